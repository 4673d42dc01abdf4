"""Bots that search think in processes of their own: the event loop has people to serve meanwhile.

``python -m kupa.tables.thinker`` is such a process. It is sent what a bot knows, its view and its moves,
and answers with the place of the one it chooses. It ends when its input ends, however the server ended.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import pickle
import signal
import sys
from contextlib import suppress
from itertools import count
from typing import Any, BinaryIO, Final

from kupa.bots import AnyBot

logger = logging.getLogger("kupa.tables")

LENGTH: Final = 4  # bytes that say how long a question is
PATIENCE: Final = 10.0  # seconds for one answer; the first waits for the process to start
NICE: Final = 10  # by how much people go first
MOST: Final = 4  # processes
PAUSES: Final = (0.0, 1.0, 60.0)  # seconds without them after the first failure, the second; at most


class Resting(Exception):
    """The processes have failed again and again: none is asked for a while."""


class Thinker:
    """Asks the processes, whichever is free; what is due first is asked first.

    One is started when it is first needed, more while all are busy. After a failure another one is
    started, at once at first, after pauses that grow if that fails too.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most or min(MOST, max(1, _cores() - 1))
        self._idle: list[ThinkingProcess] = []
        self._busy: set[ThinkingProcess] = set()
        self._waiting: list[tuple[float, int, asyncio.Future[ThinkingProcess]]] = []
        self._serial = count()
        self._asking: set[asyncio.Future[int]] = set()
        self._failures = 0  # in a row
        self._rests_until = 0.0
        self._closed = False

    @property
    def ready(self) -> bool:
        """Tell whether it can be asked: it may have failed a moment ago."""
        if self._closed:
            return False
        return not self._failures or asyncio.get_running_loop().time() >= self._rests_until

    async def choose(self, bot: AnyBot, view: Any, moves: list[Any], at: float = 0.0) -> int:  # noqa: ANN401
        """Return the place of the move that a bot chooses, to be played at a time; an error if it fails.

        Who waits no longer leaves a question that was asked to its process: the next one starts afresh.
        """
        question = pickle.dumps((bot, view, moves))
        process = await self._free(at)
        asking = asyncio.ensure_future(self._ask(process, question))
        self._asking.add(asking)
        asking.add_done_callback(self._asked)
        return await asyncio.shield(asking)

    async def _free(self, at: float) -> ThinkingProcess:
        """Return a process that has nothing to do."""
        if not self.ready:
            raise Resting
        if self._idle:
            process = self._idle.pop()
        elif len(self._busy) < self.most:
            process = ThinkingProcess()
        else:
            process = await self._wait_for_one(at)
        self._busy.add(process)
        return process

    async def _wait_for_one(self, at: float) -> ThinkingProcess:
        free: asyncio.Future[ThinkingProcess] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (at, next(self._serial), free))
        try:
            return await free
        except asyncio.CancelledError:
            if free.done() and not free.cancelled() and free.exception() is None:
                self._release(free.result())  # it was given away at the same moment
            raise

    async def _ask(self, process: ThinkingProcess, question: bytes) -> int:
        try:
            async with asyncio.timeout(PATIENCE):
                place = await process.ask(question)
        except BaseException as error:
            process.drop()  # its answer must not be another's
            self._note_failure(error)
            raise
        finally:
            self._release(process)
        self._failures = 0
        return place

    def _asked(self, asking: asyncio.Future[int]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # perhaps nobody waits for it any more

    def _note_failure(self, error: BaseException) -> None:
        if self._closed or isinstance(error, asyncio.CancelledError):
            return
        first, second, most = PAUSES
        pause = min(second * 2 ** (self._failures - 1), most) if self._failures else first
        self._failures = min(self._failures + 1, 10)
        self._rests_until = asyncio.get_running_loop().time() + pause
        logger.error("a process in which bots think failed (%r), the next one in %g s", error, pause)

    def _release(self, process: ThinkingProcess) -> None:
        """Give a process to whoever is due first, or keep it."""
        self._busy.discard(process)
        while self._waiting:
            _, _, free = heapq.heappop(self._waiting)
            if free.done():
                continue
            if self.ready:
                self._busy.add(process)
                free.set_result(process)
                return
            free.set_exception(Resting())
        self._idle.append(process)

    async def close(self) -> None:
        """Stop the processes, and wait until they have ended."""
        self._closed = True
        known = [*self._idle, *self._busy]
        for process in known:
            process.drop()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for process in known:
            await process.end()


class ThinkingProcess:
    """One process, which is started when it is asked, and again after it was dropped."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._started: asyncio.Future[asyncio.subprocess.Process] | None = None
        self._dropped: list[asyncio.Future[asyncio.subprocess.Process]] = []

    async def ask(self, question: bytes) -> int:
        """Send a question, and return the answer."""
        process = self.process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process that thinks has no pipes")
        process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
        await process.stdin.drain()
        told = await process.stdout.readline()
        if not told:
            raise EOFError("it has ended")
        return int(told)

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process; who no longer waits for its start leaves it to ``end``."""
        if self._started is None:
            self._started = asyncio.ensure_future(_start())
        return await asyncio.shield(self._started)

    def drop(self) -> None:
        """Stop the process; another one is started if need be."""
        started, self._started, self.process = self._started, None, None
        if started is not None:
            self._dropped = [each for each in self._dropped if not _has_ended(each)]
            self._dropped.append(started)
            started.add_done_callback(_kill)

    async def end(self) -> None:
        """Stop it, and wait until it has ended."""
        self.drop()
        while self._dropped:
            with suppress(OSError):  # it could not be started
                process = await self._dropped.pop()
                await process.wait()


async def _start() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "kupa.tables.thinker"]
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)


def _kill(started: asyncio.Future[asyncio.subprocess.Process]) -> None:
    if not started.cancelled() and started.exception() is None:
        with suppress(ProcessLookupError):
            started.result().kill()


def _has_ended(started: asyncio.Future[asyncio.subprocess.Process]) -> bool:
    if not started.done() or started.cancelled():
        return started.done()
    return started.exception() is not None or started.result().returncode is not None


def _cores() -> int:
    """Return how many cores this process may use: it may be bound to one."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def answer(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more, or nobody is there to be answered."""
    while length := questions.read(LENGTH):
        size = int.from_bytes(length, "big")
        question = questions.read(size)
        if len(length) < LENGTH or len(question) < size:  # the server ended while it asked
            return
        bot, view, moves = pickle.loads(question)  # noqa: S301 — our own
        chosen = bot.choose(view, moves)
        place = next(at for at, move in enumerate(moves) if move is chosen or move == chosen)
        try:
            answers.write(b"%d\n" % place)
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    if hasattr(os, "nice"):
        os.nice(NICE)
    answer(sys.stdin.buffer, sys.stdout.buffer)
