"""The send queue of one connection: a slow client fills its own queue and delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]  # writes now, or returns False
MOST: Final = 100  # messages that may wait

encode = msgspec.json.Encoder().encode


def never(_text: bytes) -> bool:
    """Refuse to write now: for servers without ``fast_websocket``."""
    return False


class Outbox:
    """Messages in order: written directly while the connection accepts them, else sent by a task."""

    def __init__(self, send: Send, overflow: Callable[[], object], write: Write = never) -> None:
        self.send = send
        self.overflow = overflow
        self.write = write
        self.waiting: deque[bytes] = deque()
        self.task: asyncio.Task[None] | None = None

    def put(self, message: msgspec.Struct) -> None:
        """Encode a message and send it after those before it."""
        self.put_text(encode(message))

    def put_text(self, message: bytes) -> None:
        """Send an encoded message after those before it."""
        if self.task is None and self.write(message):
            return
        if len(self.waiting) >= MOST:
            self.overflow()
            return
        self.waiting.append(message)
        if self.task is None:
            self.task = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.waiting:
                text = self.waiting.popleft().decode()
                await self.send({"type": "websocket.send", "text": text})
        except (RuntimeError, OSError):  # disconnected; the receiving side will notice
            self.waiting.clear()
        finally:
            self.task = None

    async def flush(self, seconds: float) -> None:
        """Wait at most so many seconds until everything is sent."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=seconds)

    def stop(self) -> None:
        """Drop what is waiting and stop sending."""
        self.waiting.clear()
        if self.task is not None:
            self.task.cancel()
