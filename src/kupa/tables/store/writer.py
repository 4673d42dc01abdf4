"""Group commit: whatever is waiting is written in one transaction, then all are told that it is safe."""

from __future__ import annotations

import asyncio

from kupa.tables.store.log import Conflict, Line, Log


class Writer:
    """The one writer of a process."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    def append(self, line: Line) -> asyncio.Future[None]:
        """Write an entry; the future is done when it is safe, and fails with Conflict if it came late."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        if self.task is None:
            self.task = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self._commit(batch)
        finally:
            self.task = None

    async def _commit(self, batch: list[tuple[Line, asyncio.Future[None]]]) -> None:
        try:
            written = await self.log.append([line for line, _ in batch])
        except Exception as error:  # noqa: BLE001 — every table of the batch must learn of it
            for _, done in batch:
                _fail(done, error)
            return
        self.commits += 1
        self.written += sum(written)
        for (_, done), fresh in zip(batch, written, strict=True):
            if not fresh:
                _fail(done, Conflict())
            elif not done.done():
                done.set_result(None)

    async def drain(self) -> None:
        """Wait until nothing is left to write."""
        while self.task is not None:
            await asyncio.wait([self.task])


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
