"""What waits to be sent on a connection. A slow reader fills its own outbox and takes nobody's time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from kupa.server.eager import begin

Send = Callable[[Any], Awaitable[None]]
MOST: Final = 100  # messages that may wait

encode = msgspec.json.Encoder().encode


class Outbox:
    """Messages in order, sent at once while the connection takes them, else by a task."""

    def __init__(self, send: Send, overflow: Callable[[], object]) -> None:
        self.send = send
        self.overflow = overflow
        self.waiting: deque[str] = deque()
        self.task: asyncio.Task[None] | None = None
        self.sending = False

    def put(self, message: msgspec.Struct) -> None:
        """Send a message after those before it."""
        self.put_text(encode(message).decode())

    def put_text(self, message: str) -> None:
        """Send what is written already."""
        if len(self.waiting) >= MOST:
            self.overflow()
            return
        self.waiting.append(message)
        if not self.sending:
            self.sending = True
            self.task = begin(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.waiting:
                await self.send({"type": "websocket.send", "text": self.waiting.popleft()})
        except (RuntimeError, OSError):  # the page is gone; its reader will notice
            self.waiting.clear()
        finally:
            self.sending = False

    async def flush(self, seconds: float) -> None:
        """Wait a little until all is sent."""
        if self.sending and self.task is not None:
            await asyncio.wait([self.task], timeout=seconds)

    def stop(self) -> None:
        """Send nothing more."""
        self.waiting.clear()
        if self.task is not None:
            self.task.cancel()
