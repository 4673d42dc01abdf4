"""Reviews finished deals for a server: one at a time, in a process of its own; the last ones are kept.

A page asks again and again until the review is whole, and shows what there is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from typing import Any, Final

from kupa.core.record import Record
from kupa.tables.credentials import log_label

Key = tuple[str, int, int]  # table, deal, seat
Parts = dict[str, Any]

KEPT: Final = 20
MOST_WAITING: Final = 8
MOST_ANSWERS: Final = 1_500  # of a game; more take minutes, and usual games have a tenth
LONGEST_LINE: Final = 64 * 1024 * 1024  # bytes: what could be known in a very long game
PATIENCE: Final = 300.0  # seconds, of which a usual game takes a tenth
logger = logging.getLogger("kupa.server")


class Busy(Exception):
    """So many reviews are waited for that another one is not begun."""


class ReviewFailed(Exception):
    """The process that reviews ended before it was done."""


class Reviewer:
    """Makes each review once, and says how far it is."""

    def __init__(self) -> None:
        self._parts: OrderedDict[Key, Parts] = OrderedDict()
        self._making: dict[Key, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def progress(self, key: Key, record: Record) -> Parts:
        """Return what there is of a review; begin it if there is nothing."""
        if key not in self._parts:
            if len(self._making) >= MOST_WAITING:
                raise Busy
            self._keep(key)
            task = asyncio.create_task(self._make(key, record))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        found = self._parts[key]
        if found.get("failed"):
            del self._parts[key]
            raise ReviewFailed
        return found

    def _keep(self, key: Key) -> None:
        self._parts[key] = {"part": "card", "progress": 0.0, "steps": [], "choices": [], "story": []}
        for old in [each for each in self._parts if each not in self._making and each != key]:
            if len(self._parts) > KEPT:
                del self._parts[old]

    async def _make(self, key: Key, record: Record) -> None:
        parts = self._parts[key]
        try:
            async with self._one_at_a_time:
                await asyncio.wait_for(run(record, key[2], parts), PATIENCE)
        except Exception:
            table_id, deal, seat = key
            label = log_label(table_id, record.game)
            logger.exception("%s: reviewing deal %d for seat %d failed", label, deal, seat)
            parts["failed"] = True

    async def close(self) -> None:
        """Stop what is being made, and wait until its processes are gone."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run(record: Record, seat: int, parts: Parts) -> None:
    """Run the process that reviews, and take in its lines; it does not outlive the wait for it."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "kupa.review", str(seat)]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(str(record).encode())
        process.stdin.close()
        async for line in process.stdout:
            parts.update(json.loads(line))
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()  # its pipes are closed with it
    if process.returncode != 0 or parts["progress"] < 1:
        raise ReviewFailed
