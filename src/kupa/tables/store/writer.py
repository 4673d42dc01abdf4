"""Group commit: whatever came in during one turn of the event loop is written in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from kupa.tables.store.appending import Conflict
from kupa.tables.store.log import Line, Log

logger = logging.getLogger("kupa.tables")

PATIENCE = 8  # turns of the event loop that a commit may be put off
Written = Callable[[Exception | None], None]  # called with None when it is safe


class Writer:
    """The one writer of a process."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.waiting: list[tuple[Line, Written]] = []
        self.busy = False
        self.commits = 0
        self.written = 0
        self.idle = asyncio.Event()
        self.idle.set()

    def append(self, line: Line, written: Written) -> None:
        """Write an entry and call back: with None when it is safe, with Conflict if it came late."""
        self.waiting.append((line, written))
        if not self.busy:
            self.busy = True
            self.idle.clear()
            asyncio.get_running_loop().call_soon(self._gather, 0, PATIENCE)

    def _gather(self, before: int, patience: int) -> None:
        """Wait while every turn of the event loop brings more: one commit for all of it costs least."""
        if patience and len(self.waiting) > before:
            now = len(self.waiting)
            asyncio.get_running_loop().call_soon(self._gather, now, patience - 1)
        else:
            self._begin()

    def _begin(self) -> None:
        """Write what waits: at once where the disk is quick, else in a task."""
        batch, self.waiting = self.waiting, []
        lines = [line for line, _ in batch]
        try:
            outcome = self.log.append_now(lines)
        except Exception as error:  # noqa: BLE001 — every table of the batch must learn of it
            self._end(batch, error)
            return
        if outcome is None:
            task = asyncio.ensure_future(self.log.append(lines))
            task.add_done_callback(lambda done: self._end(batch, _outcome(done)))
        else:
            self._end(batch, outcome)

    def _end(self, batch: list[tuple[Line, Written]], outcome: list[bool] | BaseException) -> None:
        self.commits += 1
        for at, (_, written) in enumerate(batch):
            try:
                written(self._said(outcome, at))
            except Exception:
                logger.exception("what follows an entry was cut short")  # for the others it goes on
        if self.waiting:
            asyncio.get_running_loop().call_soon(self._gather, 0, PATIENCE)
        else:
            self.busy = False
            self.idle.set()

    def _said(self, outcome: list[bool] | BaseException, at: int) -> Exception | None:
        """Return what the outcome of a batch means for one of its entries."""
        if isinstance(outcome, BaseException):
            return outcome if isinstance(outcome, Exception) else RuntimeError("cut short")
        self.written += outcome[at]
        return None if outcome[at] else Conflict()

    async def drain(self) -> None:
        """Wait until nothing is left to write."""
        await self.idle.wait()


def _outcome(task: asyncio.Future[list[bool]]) -> list[bool] | BaseException:
    """Return what a task came to: one that was cut short has written nothing we know of."""
    if task.cancelled():
        return RuntimeError("cut short")
    return task.exception() or task.result()
