"""One connection of the page to a table in its worker: the messages of a WebSocket, without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from kupa.core.refused import Refused
from kupa.service import wire
from kupa.service.outbox import Outbox
from kupa.service.presenter import Presenter
from kupa.service.table_connection import TableConnection, refusal
from kupa.tables.credentials import owner_key
from kupa.tables.registry import TableRegistry

GRACE: Final = 4.0  # seconds in which a page that was left may come back unnoticed

decode = msgspec.json.Decoder(wire.FromPage).decode


class LocalSession:
    """From the hello to the end; ``post`` sends the page a message."""

    def __init__(
        self, registry: TableRegistry, presenter: Presenter, post: Callable[[str], object]
    ) -> None:
        self.registry = registry
        self.presenter = presenter
        self.post = post
        self.outbox = Outbox(_nothing_waits, self.close, self._write)
        self.connection: TableConnection | None = None
        self.joining: asyncio.Future[None] | None = None
        self.leaving: asyncio.Future[None] | None = None

    def _write(self, message: bytes) -> bool:
        self.post(message.decode())
        return True

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        try:
            message: wire.FromPage = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.outbox.put(refusal(Refused(None, "table.not_understood")))
            return
        if self.connection is not None:
            self.connection.take(message)
        elif isinstance(message, wire.Hello) and self.joining is None:
            self.joining = asyncio.ensure_future(self._join(message))

    async def _join(self, hello: wire.Hello) -> None:
        try:
            actor = await self.registry.find(hello.table)
            owner = owner_key(hello.secret, hello.table) if hello.secret else None
        except Refused as refused:
            self.outbox.put(refusal(refused))
            self.outbox.put(wire.Bye(refused.reason, again=False))
            return
        self.connection = TableConnection(actor, owner, self.outbox, self.presenter)
        await actor.join(self.connection)
        self.connection.come_back()

    def close(self) -> None:
        """Leave the table: the page went elsewhere."""
        if self.connection is not None and self.leaving is None:
            self.leaving = asyncio.ensure_future(self.connection.leave(GRACE))


async def _nothing_waits(_message: Any) -> None:  # noqa: ANN401 — the signature of ASGI
    """Send nothing: every message is written at once."""
