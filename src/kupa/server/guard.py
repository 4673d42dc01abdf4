"""At the door: names we go by, pages that may ask, how often, and what a page may do."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kupa.server import wire
from kupa.server.house import House
from kupa.server.outbox import encode

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "script-src 'self'",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
UNLIMITED: Final = ("/assets/", "/health/")


class Guard:
    """Stands before every request."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] == ScopeType.WEBSOCKET or scope["type"] == ScopeType.HTTP:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            problem = self._objection(connection, str(scope["path"]))
            if problem is not None:
                await _answer(scope, receive, send, *problem)
                return
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
    body = encode(wire.Problem(None, reason, {}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})  # type: ignore[typeddict-item]
    await send({"type": "http.response.body", "body": body, "more_body": False})
