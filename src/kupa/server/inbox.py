"""What the application is to know of a connection, in order, for whoever awaits it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

Message = dict[str, Any]  # of ASGI


class Inbox:
    """A queue for one reader; it is smaller than asyncio's, and thousands of connections have one."""

    __slots__ = ("messages", "waiter")

    def __init__(self) -> None:
        self.messages: deque[Message] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put(self, message: Message) -> None:
        """Add a message, and wake the reader."""
        self.messages.append(message)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Message:
        """Wait for a message."""
        while not self.messages:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.messages.popleft()

    def next_text(self) -> bytes | None:
        """Return the next message at once, if it is a text."""
        if not self.messages or "text" not in self.messages[0]:
            return None
        text: str = self.messages.popleft()["text"]
        return text.encode()
