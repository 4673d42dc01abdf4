"""At the door: names we go by, pages that may ask, how often, and what a page may do."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from kupa.server import forms
from kupa.server.house import House
from kupa.server.outbox import encode
from kupa.server.sockets import play

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
UNLIMITED: Final = ("/assets/", "/health/")


class Door:
    """Stands before every request.

    Pages that play go straight to their table: the framework's layers around a WebSocket would cost as
    much for every message as the message itself.
    """

    def __init__(self, app: Litestar, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if str(scope["type"]) not in {"websocket", "http"}:  # the server's own beginning and end
            await self.app(scope, receive, send)
            return
        problem = self._objection(ASGIConnection(scope), str(scope["path"]))
        if problem is not None:
            await _answer(scope, receive, _with_headers(send), *problem)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await play(self.house, scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))

    def _objection(
        self, connection: ASGIConnection[Any, Any, Any, Any], path: str
    ) -> tuple[int, str] | None:
        if not self.house.known_host(connection.headers.get("host", "")):
            return 421, "table.strange_host"
        if not self.house.welcome_from(connection):
            return 403, "table.strange_origin"
        address = connection.client.host if connection.client else "?"
        if not path.startswith(UNLIMITED) and not self.house.requests.take(address):
            return 429, "table.too_fast"
        return None


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, reason: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": reason})
        return
    body = encode(forms.Problem(None, reason, {}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
