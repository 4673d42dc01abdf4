"""Bots that search think in a process of their own: the event loop has people to serve meanwhile.

``python -m kupa.tables.thinker`` is that process. It is sent what a bot knows, its view and its moves,
and answers with the place of the one it chooses. It ends when its input ends, however the server ended.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

from kupa.bots import AnyBot

LENGTH: Final = 4  # bytes that say how long a question is
PATIENCE: Final = 10.0  # seconds for one answer; the first waits for the process to start
NICE: Final = 10  # by how much people go first


class Thinker:
    """Asks the process one question after the other; it is started when it is first needed."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._started: asyncio.Future[asyncio.subprocess.Process] | None = None
        self._dropped: list[asyncio.Future[asyncio.subprocess.Process]] = []

    async def choose(self, bot: AnyBot, view: Any, moves: list[Any]) -> int:  # noqa: ANN401 — any game's
        """Return the place of the move that a bot chooses; an error if the process has ended."""
        question = pickle.dumps((bot, view, moves))
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._ask(question)
            except BaseException:  # also if nobody waits any more: the answer must not be another's
                self._drop()
                raise

    async def _ask(self, question: bytes) -> int:
        process = self._process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process that thinks has no pipes")
        process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
        await process.stdin.drain()
        return int(await process.stdout.readline())

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process; who no longer waits for its start leaves it to ``close``."""
        if self._started is None:
            self._started = asyncio.ensure_future(_start())
        return await asyncio.shield(self._started)

    def _drop(self) -> None:
        """Stop the process; another one is started if need be."""
        started, self._started, self._process = self._started, None, None
        if started is not None:
            self._dropped.append(started)
            started.add_done_callback(_kill)

    async def close(self) -> None:
        """Stop the process, and wait until it has ended."""
        self._drop()
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


def answer(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while length := questions.read(LENGTH):
        bot, view, moves = pickle.loads(questions.read(int.from_bytes(length, "big")))  # noqa: S301 — our own
        chosen = bot.choose(view, moves)
        place = next(at for at, move in enumerate(moves) if move is chosen or move == chosen)
        answers.write(b"%d\n" % place)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    if hasattr(os, "nice"):
        os.nice(NICE)
    answer(sys.stdin.buffer, sys.stdout.buffer)
