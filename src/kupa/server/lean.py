"""uvicorn's WebSocket, with a short way out for what is said most: a text that can be written at once.

The way through ASGI costs two coroutines, a dictionary and a walk through the protocol's states for each
message, and a table of four sends four for every move. Whatever is not plain goes the usual way.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "kupa.write"  # where an application finds the short way in its scope
TEXT: Final = b"\x81"  # a whole text message in one frame
SHORT, MEDIUM = 126, 1 << 16


class LeanProtocol(WebSocketsSansIOProtocol):
    """Offers ``write`` to the application."""

    def handle_connect(self, event: Request) -> None:
        """Take a new connection and show the application the short way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: dict[str, Any] = self.scope["extensions"]
            offered[EXTENSION] = self.write

    def write(self, text: bytes) -> bool:
        """Write a message at once; False: it must go the usual way, or nowhere any more."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(length: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2); a server masks nothing."""
    if length < SHORT:
        return TEXT + length.to_bytes(1, "big")
    if length < MEDIUM:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")
