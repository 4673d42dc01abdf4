"""uvicorn's WebSocket, with a short way in and out for what is said most: whole texts.

The way through ASGI costs coroutines, queues, dictionaries and a walk through the protocol's states for
each message, and a table of four is sent four for every move. Whatever is not plain goes the usual way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "kupa.short_way"  # where an application finds it in its scope
TEXT: Final = b"\x81"  # a whole text message in one frame
SHORT, MEDIUM = 126, 1 << 16

Listener = Callable[[bytes], None]


class ShortWay(Protocol):
    """What a server may offer beside ASGI."""

    def write(self, text: bytes) -> bool:
        """Write a message at once; False: it must go the usual way, or nowhere any more."""

    def listen(self, listener: Listener | None) -> None:
        """Call the listener with every text from now on, instead of queueing it."""


class LeanProtocol(WebSocketsSansIOProtocol):
    """Offers itself as a short way."""

    listener: Listener | None = None

    def handle_connect(self, event: Request) -> None:
        """Take a new connection and show the application the short way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: dict[str, Any] = self.scope["extensions"]
            offered[EXTENSION] = self
            event.headers.clear()  # they are in the scope; here they would stay as long as the page

    def write(self, text: bytes) -> bool:
        """Write a message at once, if the connection takes it."""
        closing = self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN
        if closing or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True

    def listen(self, listener: Listener | None) -> None:
        """Let texts go to a listener; what was said at the door is of no use any more."""
        self.listener = listener
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message: to the listener if it is a text and there is one."""
        if self.listener is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(text)


def head(length: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2); a server masks nothing."""
    if length < SHORT:
        return TEXT + length.to_bytes(1, "big")
    if length < MEDIUM:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")
