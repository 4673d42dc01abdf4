"""Tells the other pages of this browser that something has happened at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Receive = Callable[[str, bytes], None]


class ChannelBus:
    """A bus over the worker's broadcast channel, which carries text."""

    def __init__(self, post: Callable[[str], object]) -> None:
        self.post = post
        self.receive: Receive | None = None

    def publish(self, table_id: str, told: bytes) -> None:
        """Tell all other pages."""
        self.post(f"{table_id} {told.decode()}")

    def on_message(self, message: str) -> None:
        """Take what another page tells."""
        table_id, _, told = message.partition(" ")
        if self.receive is not None:
            self.receive(table_id, told.encode())

    async def run(self, receive: Receive) -> None:
        """Pass on what other pages tell until cancelled."""
        self.receive = receive
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Do nothing: the worker ends with its page."""
