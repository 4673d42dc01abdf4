"""Group commit: entries of one turn of the event loop are written in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from kupa.tables.credentials import log_label
from kupa.tables.log import Conflict, Line, Log

logger = logging.getLogger("kupa.tables")

PATIENCE = 8  # turns of the event loop by which a commit may be delayed
Written = Callable[[Exception | None], None]  # called with None once it is on disk


class Writer:
    """Writes the entries of all tables of a process."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.waiting: list[tuple[Line, Written]] = []
        self.busy = False
        self.commits = 0
        self.written = 0
        self.idle = asyncio.Event()
        self.idle.set()

    def append(self, line: Line, written: Written) -> None:
        """Write an entry; call ``written`` with None once it is on disk, or with the exception."""
        self.waiting.append((line, written))
        if not self.busy:
            self.busy = True
            self.idle.clear()
            asyncio.get_running_loop().call_soon(self._gather, 0, PATIENCE)

    def _gather(self, before: int, patience: int) -> None:
        """Wait while every turn of the event loop adds entries: one commit for all costs least."""
        if patience and len(self.waiting) > before:
            now = len(self.waiting)
            asyncio.get_running_loop().call_soon(self._gather, now, patience - 1)
        else:
            self._begin()

    def _begin(self) -> None:
        """Write what is waiting: directly where the disk is fast, else in a task."""
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
        for at, (line, written) in enumerate(batch):
            try:
                written(self._outcome_of(outcome, at))
            except Exception:
                label = log_label(line.table_id, line.game)
                logger.exception("%s: callback of entry %d failed", label, line.number)
        if self.waiting:
            asyncio.get_running_loop().call_soon(self._gather, 0, PATIENCE)
        else:
            self.busy = False
            self.idle.set()

    def _outcome_of(self, outcome: list[bool] | BaseException, at: int) -> Exception | None:
        """Return the outcome for one entry of a batch: None, Conflict, or the batch's exception."""
        if isinstance(outcome, BaseException):
            return outcome if isinstance(outcome, Exception) else RuntimeError("writing was cancelled")
        self.written += outcome[at]
        return None if outcome[at] else Conflict()

    async def drain(self) -> None:
        """Wait until everything is written."""
        await self.idle.wait()


def _outcome(task: asyncio.Future[list[bool]]) -> list[bool] | BaseException:
    """Return the result of a task, or its exception."""
    if task.cancelled():
        return RuntimeError("writing was cancelled")
    return task.exception() or task.result()
