"""What waits to be sent on a connection. A slow reader fills its own outbox and takes nobody's time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]  # writes at once, or tells that it cannot
MOST: Final = 100  # messages that may wait

encode = msgspec.json.Encoder().encode


def never(_text: bytes) -> bool:
    """Write nothing at once: what a server offers that has no short way."""
    return False


class Outbox:
    """Messages in order, written at once while the connection takes them, else sent by a task."""

    def __init__(self, send: Send, overflow: Callable[[], object], write: Write = never) -> None:
        self.send = send
        self.overflow = overflow
        self.write = write
        self.waiting: deque[bytes] = deque()
        self.task: asyncio.Task[None] | None = None

    def put(self, message: msgspec.Struct) -> None:
        """Send a message after those before it."""
        self.put_text(encode(message))

    def put_text(self, message: bytes) -> None:
        """Send what is written already."""
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
        except (RuntimeError, OSError):  # the page is gone; its reader will notice
            self.waiting.clear()
        finally:
            self.task = None

    async def flush(self, seconds: float) -> None:
        """Wait a little until all is sent."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=seconds)

    def stop(self) -> None:
        """Send nothing more."""
        self.waiting.clear()
        if self.task is not None:
            self.task.cancel()
