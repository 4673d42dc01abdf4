"""One WebSocket session: a hello that names the table, then messages until it is closed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send

from kupa.core.refused import Refused
from kupa.server.app_context import NO_LIMIT, AppContext
from kupa.server.websocket_extension import EXTENSION, FastWebSocket
from kupa.service import wire
from kupa.service.bucket import Bucket
from kupa.service.outbox import Outbox, never
from kupa.service.table_connection import TableConnection, refusal
from kupa.tables.credentials import owner_key

GRACE: Final = 4.0  # seconds in which a lost connection may be restored unnoticed
PATH: Final = "/ws"
HELLO: Final = 10.0  # seconds within which a hello must come
FLUSH: Final = 1.0
GOING_AWAY, POLICY, SLOW = 1001, 1008, 4001

decode = msgspec.json.Decoder(wire.FromPage).decode


class CloseConnection(Exception):
    """Raised to close the session; ``reason`` is the key of a sentence, ``again``: reconnect."""

    def __init__(self, code: int, reason: str, *, again: bool = False) -> None:
        super().__init__(reason)
        self.code = code
        self.bye = wire.Bye(reason, again)


async def play(context: AppContext, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket; the gateway has checked host, origin and rate."""
    client = scope.get("client")
    address = client[0] if client else "?"
    fast = _fast_websocket(scope)
    await receive()
    if scope["path"] != PATH or not _enter(context, address, fast):
        await send({"type": "websocket.close", "code": POLICY, "reason": "table.too_fast"})
        return
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        _free_headers(scope)
        await SocketSession(receive, send, context, address, fast).run()
    finally:
        if fast is None:
            context.connection_limit.leave(address)


def _enter(context: AppContext, address: str, fast: FastWebSocket | None) -> bool:
    """Count the connection, unless that was done when it was accepted, until it is really gone."""
    if fast is not None and fast.counts_address:
        return True
    if not context.connection_limit.enter(address):
        return False
    if fast is not None:
        fast.when_lost(partial(context.connection_limit.leave, address))
    return True


def _fast_websocket(scope: Scope) -> FastWebSocket | None:
    extensions: Any = scope.get("extensions") or {}
    offered: FastWebSocket | None = extensions.get(EXTENSION)
    return offered


def _free_headers(scope: Scope) -> None:
    """Free the request's headers: thousands of connections may stay open for hours."""
    scope["headers"] = []
    scope["state"] = {}


class SocketSession:
    """One WebSocket from hello to close.

    Once a fast WebSocket is at its table nothing is awaited any more: its task ends, which saves much
    of a connection's memory, and callbacks do the rest.
    """

    def __init__(
        self,
        receive: Receive,
        send: Send,
        context: AppContext,
        address: str,
        fast: FastWebSocket | None,
    ) -> None:
        self.receive = receive
        self.send = send
        self.context = context
        messages = context.settings.messages or NO_LIMIT
        self.buckets = (Bucket(messages, 2 * messages), context.messages.of(address))
        self.reader = asyncio.current_task()
        self.fast = fast
        self.outbox = Outbox(send, self._overflow, fast.write if fast else never)
        self.closing: CloseConnection | None = None
        self.detached = False  # the task has ended, the connection has not
        self.connection: TableConnection | None = None
        if fast is not None:
            fast.limit(self.buckets, self._too_fast)

    def _overflow(self) -> None:
        self._end(CloseConnection(SLOW, ""))

    def _too_fast(self) -> None:
        self._end(CloseConnection(POLICY, "table.too_fast", again=True))

    def _end(self, closing: CloseConnection) -> None:
        """Close the session from outside its task."""
        if self.closing is not None:
            return
        self.closing = closing
        if self.detached:
            self.context.spawn(self._close(closing))
        elif self.reader is not None:
            self.reader.cancel()

    async def run(self) -> None:
        """Serve until the client disconnects or is disconnected, or until callbacks can."""
        self.context.pages += 1
        try:
            await self._serve()
        except CloseConnection as closing:
            await self._close(closing)
        except asyncio.CancelledError:
            if self.closing is None:  # cancelled by the server, which is shutting down
                raise
            await self._close(self.closing)
        finally:
            if not self.detached:
                self._end_session()

    def _end_session(self) -> None:
        """Give everything back."""
        self.context.pages -= 1
        if self.fast is not None:
            self.fast.listen(None)
        self.outbox.stop()
        if self.connection is not None:
            self.context.spawn(self.connection.leave(GRACE))

    async def _serve(self) -> None:
        try:
            async with asyncio.timeout(HELLO):
                first = self._decoded(await self._next_text())
        except TimeoutError:
            raise CloseConnection(POLICY, "table.no_hello") from None
        await self._join(first)
        if self.fast is not None:
            self.detached, self.reader = True, None
            self.fast.listen(self._on_text)
            self.fast.when_lost(self._end_session)
            return
        while True:
            self._on_text(await self._next_text())

    def _on_text(self, text: str | bytes) -> None:
        """Handle a message without waiting."""
        if self.fast is None and not all(bucket.take() for bucket in self.buckets):
            self._too_fast()
            return
        message = self._decoded(text)
        if message is not None and self.connection is not None:
            self.connection.take(message)

    async def _join(self, hello: wire.FromPage | None) -> None:
        if not isinstance(hello, wire.Hello):
            raise CloseConnection(POLICY, "table.no_hello")
        try:
            actor = await self.context.registry.find(hello.table)
            owner = owner_key(hello.secret, hello.table) if hello.secret else None
        except Refused as refused:
            self.outbox.put(refusal(refused))
            raise CloseConnection(POLICY, refused.reason) from None
        phrases = self.context.phrases.of(f"{hello.table}/{owner}") if owner else None
        self.connection = TableConnection(actor, owner, self.outbox, self.context.presenter, phrases)
        await actor.join(self.connection)
        self.connection.come_back()

    async def _next_text(self) -> str | bytes:
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise CloseConnection(GOING_AWAY, "")
        return event.get("text") or b""

    def _decoded(self, text: str | bytes) -> wire.FromPage | None:
        try:
            message: wire.FromPage = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.outbox.put(refusal(Refused(None, "table.not_understood")))
            return None
        return message

    async def _close(self, closing: CloseConnection) -> None:
        """Say why; but a peer that does not read must not keep the connection."""
        if closing.code == GOING_AWAY:
            return
        said = bool(closing.bye.reason) and await self._say_bye(closing)
        if self.fast is not None and not said:
            self.fast.abort()

    async def _say_bye(self, closing: CloseConnection) -> bool:
        try:
            async with asyncio.timeout(FLUSH):
                self.outbox.put(closing.bye)
                await self.outbox.flush(FLUSH)
                await self.send({"type": "websocket.close", "code": closing.code, "reason": ""})
        except (TimeoutError, RuntimeError, OSError):
            return False
        return True
