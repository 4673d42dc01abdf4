"""The gateway in front of the application: host, origin, rate limits and security headers."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from kupa.server import connection_guard
from kupa.server.app_context import AppContext
from kupa.server.socket_session import play
from kupa.service import http_types
from kupa.service.outbox import encode

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'{sockets}; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]+")
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
UNLIMITED: Final = ("/assets/", "/health")


class Gateway:
    """An ASGI application around the HTTP application.

    WebSockets go past the framework: its layers would cost as much for every message as the message
    itself.
    """

    def __init__(self, app: Litestar, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer with a refusal."""
        if str(scope["type"]) not in {"websocket", "http"}:  # the lifespan
            state: dict[str, Any] = scope.setdefault("state", {})
            state[connection_guard.STATE] = self.context.connection_guard
            await self.app(scope, receive, send)
            return
        problem = self._objection(ASGIConnection(scope), str(scope["path"]))
        if problem is not None:
            await _answer(scope, receive, _with_headers(send, scope), *problem)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await play(self.context, scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send, scope))

    def _objection(
        self, connection: ASGIConnection[Any, Any, Any, Any], path: str
    ) -> tuple[int, str] | None:
        if not self.context.is_allowed_host(connection.headers.get("host", "")):
            return 421, "table.strange_host"
        if not self.context.is_allowed_origin(connection):
            return 403, "table.strange_origin"
        address = connection.client.host if connection.client else "?"
        if not path.startswith(UNLIMITED) and not self.context.requests.take(address):
            return 429, "table.too_fast"
        return None


def _policy(scope: Scope) -> str:
    """Name the server's own WebSockets: not every browser takes them to be ``'self'``."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
    named = HOST.fullmatch(host)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if named else "")


def _with_headers(send: Send, scope: Scope) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            headers.setdefault("content-security-policy", _policy(scope))
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, reason: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": reason})
        return
    body = encode(http_types.Problem(None, reason, {}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
