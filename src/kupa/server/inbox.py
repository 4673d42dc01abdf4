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

    def next_message(self) -> bytes | None:
        """Return what the peer said next: nothing if it was no text, None if there is no more."""
        if not self.messages or self.messages[0]["type"] != "websocket.receive":
            return None
        text: str = self.messages.popleft().get("text", "")
        return text.encode()
