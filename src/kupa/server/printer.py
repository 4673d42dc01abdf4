"""Prints decks for a server: one at a time, in a process of its own; the last ones are kept."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from dataclasses import asdict
from typing import Final

from kupa.paper.order import Order

KEPT: Final = 32 * 1024 * 1024  # bytes of finished prints
MOST_WAITING: Final = 8
PATIENCE: Final = 120.0  # seconds; a print takes two or three
logger = logging.getLogger("kupa.server")


class Busy(Exception):
    """So many prints are waited for that another one is not begun."""


class PrintFailed(Exception):
    """The process that prints ended without a PDF."""


class Printer:
    """Makes each order once at a time, and keeps the PDFs while there is room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self._making: dict[Order, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def make(self, order: Order) -> bytes:
        """Return the PDF of an order that was checked."""
        if order in self._kept:
            self._kept.move_to_end(order)
            return self._kept[order]
        if order not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Busy
            task = asyncio.create_task(self._make(order))
            self._making[order] = task
            task.add_done_callback(lambda _: self._making.pop(order, None))
        # whoever goes away does not take the print from the others
        return await asyncio.shield(self._making[order])

    async def _make(self, order: Order) -> bytes:
        async with self._one_at_a_time:
            made = await asyncio.wait_for(run(order), PATIENCE)
        self._keep(order, made)
        return made

    def _keep(self, order: Order, made: bytes) -> None:
        self._kept[order] = made
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Stop what is being printed."""
        for task in self._making.values():
            task.cancel()


async def run(order: Order) -> bytes:
    """Run the process that prints; it does not outlive the wait for it."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "kupa.paper", json.dumps(asdict(order))]
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    try:
        made, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines()
        logger.error("printing %s failed: %s", order.game, lines[-1] if lines else process.returncode)
        raise PrintFailed
    return made
