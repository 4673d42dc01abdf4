"""The WebSocket: hello first, then whatever the page sends, one message after the other."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send

from kupa.core.refused import Refused
from kupa.server import wire
from kupa.server.guest import Guest, refusal
from kupa.server.house import House
from kupa.server.lean import EXTENSION, ShortWay
from kupa.server.limits import Bucket
from kupa.server.outbox import Outbox, never
from kupa.tables.names import owner_key

GRACE: Final = 4.0  # seconds in which a lost connection may come back before anyone is told
PATH: Final = "/ws"
HELLO: Final = 10.0  # seconds a page has to say hello
FLUSH: Final = 1.0
NO_LIMIT: Final = 1_000_000_000
GOING_AWAY, POLICY, SLOW = 1001, 1008, 4001

decode = msgspec.json.Decoder(wire.FromPage).decode


class Goodbye(Exception):
    """The connection ends here; ``reason`` is a key, ``again`` whether to come back."""

    def __init__(self, code: int, reason: str, *, again: bool = False) -> None:
        super().__init__(reason)
        self.code = code
        self.bye = wire.Bye(reason, again)


async def play(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Let one page play, or look on. The door has looked at who asks."""
    client = scope.get("client")
    address = client[0] if client else "?"
    await receive()
    if scope["path"] != PATH or not house.turnstile.enter(address):
        await send({"type": "websocket.close", "code": POLICY, "reason": "table.too_fast"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    _forget(scope)
    try:
        await Visit(scope, receive, send, house).run()
    finally:
        house.turnstile.leave(address)


def _short_way(scope: Scope) -> ShortWay | None:
    extensions: Any = scope.get("extensions") or {}
    offered: ShortWay | None = extensions.get(EXTENSION)
    return offered


def _forget(scope: Scope) -> None:
    """Let go of what was asked for: a page stays for hours, and thousands may be connected."""
    scope["headers"] = []
    scope["state"] = {}


class Visit:
    """One connection, from hello to goodbye."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, house: House) -> None:
        self.receive = receive
        self.send = send
        self.house = house
        messages = house.settings.messages or NO_LIMIT
        self.bucket = Bucket(messages, 2 * messages)
        self.reader = asyncio.current_task()
        self.short = _short_way(scope)
        self.outbox = Outbox(send, self._overflow, self.short.write if self.short else never)
        self.goodbye: Goodbye | None = None
        self.guest: Guest | None = None

    def _overflow(self) -> None:
        self._end(Goodbye(SLOW, ""))

    def _end(self, goodbye: Goodbye) -> None:
        """End the visit from outside its task."""
        if self.reader is not None and self.goodbye is None:
            self.goodbye = goodbye
            self.reader.cancel()

    async def run(self) -> None:
        """Serve the page until it goes or must go."""
        try:
            await self._serve()
        except Goodbye as goodbye:
            await self._close(goodbye)
        except asyncio.CancelledError:
            if self.goodbye is None:  # not by ourselves: the server ends
                raise
            await self._close(self.goodbye)
        finally:
            if self.short is not None:
                self.short.listen(None)
            self.outbox.stop()
            if self.guest is not None:
                self.house.later(self.guest.leave(GRACE))

    async def _serve(self) -> None:
        try:
            async with asyncio.timeout(HELLO):
                first = self._understood(await self._next_text())
        except TimeoutError:
            raise Goodbye(POLICY, "table.no_hello") from None
        await self._greet(first)
        if self.short is not None:
            self.short.listen(self._hear)
        while True:
            self._hear(await self._next_text())

    def _hear(self, text: str | bytes) -> None:
        """Take a message in; it never waits."""
        if not self.bucket.take():
            self._end(Goodbye(POLICY, "table.too_fast", again=True))
            return
        message = self._understood(text)
        if message is not None and self.guest is not None:
            self.guest.take(message)

    async def _greet(self, hello: wire.FromPage | None) -> None:
        if not isinstance(hello, wire.Hello):
            raise Goodbye(POLICY, "table.no_hello")
        try:
            keeper = await self.house.hall.find(hello.table)
            owner = owner_key(hello.secret, hello.table) if hello.secret else None
        except Refused as no:
            self.outbox.put(refusal(no))
            raise Goodbye(POLICY, no.reason) from None
        self.guest = Guest(keeper, owner, self.outbox, self.house.artist)
        await keeper.join(self.guest)
        self.guest.come_back()

    async def _next_text(self) -> str | bytes:
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Goodbye(GOING_AWAY, "")
        return event.get("text") or b""

    def _understood(self, text: str | bytes) -> wire.FromPage | None:
        try:
            message: wire.FromPage = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.outbox.put(refusal(Refused(None, "table.not_understood")))
            return None
        return message

    async def _close(self, goodbye: Goodbye) -> None:
        if not goodbye.bye.reason:
            return
        self.outbox.put(goodbye.bye)
        await self.outbox.flush(FLUSH)
        try:
            await self.send({"type": "websocket.close", "code": goodbye.code, "reason": ""})
        except (RuntimeError, OSError):
            return
