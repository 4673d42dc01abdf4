"""uvicorn's WebSocket protocol, with a fast path for text messages in a single frame, and with limits.

Through ASGI each message costs coroutines, queues, dictionaries and the protocol's state machine, and a
table of four is sent four messages for every move. Everything but plain text takes the usual path.

Every frame counts, also those the application never sees. A connection that sends too many, or does not
read, is aborted: a polite close would wait for a peer that may never take what is sent to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from kupa.server.transports import abort
from kupa.service.bucket import Bucket

if TYPE_CHECKING:
    from kupa.server.connection_guard import GuardedPeer

EXTENSION: Final = "kupa.fast_websocket"  # the key in the extensions of the ASGI scope
TEXT: Final = b"\x81"  # a whole text message in one frame
SHORT, MEDIUM = 126, 1 << 16
SLICE: Final = 1024  # bytes that are parsed at once: at most so many frames are looked at in vain
MOST_FRAGMENTS: Final = 16  # of one message
BUFFERED: Final = 16 * 1024  # bytes a slow reader may be behind before its messages queue up
MOST_BUFFERED: Final = 256 * 1024
LINGER: Final = 2.0  # seconds in which a peer may still read why it is closed

Listener = Callable[[bytes], None]


class FastWebSocket(Protocol):
    """What this protocol offers beside ASGI."""

    counts_address: bool

    def write(self, text: bytes) -> bool:
        """Write a message now; False if it has to be sent through ASGI."""

    def listen(self, listener: Listener | None) -> None:
        """Call the listener with every text message, instead of queueing it for ASGI."""

    def limit(self, frames: tuple[Bucket, ...], exceeded: Callable[[], None]) -> None:
        """Count every frame in these buckets; call ``exceeded`` once if there are too many."""

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Call a function when the connection is gone, however it ended."""

    def abort(self) -> None:
        """Close the connection now; what was not sent is dropped."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Puts itself into the scope as a ``FastWebSocket``."""

    listener: Listener | None = None
    peer: GuardedPeer | None = None
    lost: Callable[[], None] | None = None
    frames_allowed: tuple[Bucket, ...] = ()
    exceeded: Callable[[], None] | None = None
    deaf = False  # too much was received: nothing more is looked at

    # What the session asks for

    def write(self, text: bytes) -> bool:
        """Write a frame to the transport, if the connection is open and not congested."""
        closing = self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN
        if closing or not self.writable.is_set():
            return False
        self.transport.write(frame_header(len(text)) + text)
        return True

    def listen(self, listener: Listener | None) -> None:
        """Set the listener; the headers of the handshake are not needed any more."""
        self.listener = listener
        self.response.headers.clear()

    def limit(self, frames: tuple[Bucket, ...], exceeded: Callable[[], None]) -> None:
        """Count every frame in these buckets; call ``exceeded`` once if there are too many."""
        self.frames_allowed, self.exceeded = frames, exceeded

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Call a function when the connection is gone, however it ended."""
        if self.disconnected:
            lost()
        else:
            self.lost = lost

    def abort(self) -> None:
        """Close the connection now; what was not sent is dropped."""
        if not self.disconnected:
            abort(self.transport)

    @property
    def counts_address(self) -> bool:
        """Tell whether the connection was counted for its address when it was accepted."""
        return self.peer is not None and self.peer.address is not None

    # What arrives

    def handle_connect(self, event: Request) -> None:
        """Accept a connection and add the extension to its scope."""
        self.transport.set_write_buffer_limits(high=BUFFERED)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: dict[str, Any] = self.scope["extensions"]
            offered[EXTENSION] = self
            event.headers.clear()  # the scope has them; here they would stay in memory
        else:
            self._abort_soon()

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, as a thousand empty frames fit into a few kilobytes."""
        if len(data) <= SLICE:
            if not self.deaf:
                super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Count every frame before any is processed."""
        count = len(self.conn.events)
        for bucket in self.frames_allowed:
            if not bucket.take(count):
                self._too_many()
                return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Add a fragment to its message, if there are not too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._too_many()

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer does not read."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.transport.is_closing():
            self.transport.write(answer)

    def send_receive_event_to_app(self) -> None:
        """Pass a text message to the listener if there is one, anything else to ASGI."""
        if self.listener is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(text)

    # What ends it

    def _too_many(self) -> None:
        if self.deaf:
            return
        self.deaf = True
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self.exceeded is not None:
            self.exceeded()
        self._abort_soon()

    def pause_writing(self) -> None:
        """The peer reads too slowly; nothing more is written until it does."""
        super().pause_writing()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.abort()

    def keepalive_timeout(self) -> None:
        """Close a connection whose peer is silent, and do not wait for it to agree."""
        super().keepalive_timeout()
        self._abort_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """End the connection soon after its session has ended."""
        super().on_task_complete(task)
        self._abort_soon()

    def eof_received(self) -> None:
        """Close, also if the peer never reads what is still to be written."""
        self._abort_soon()

    def shutdown(self) -> None:
        """Close when the server stops; a peer that does not read must not delay that."""
        super().shutdown()
        self._abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place of the connection back."""
        super().connection_lost(exc)
        self.listener = self.exceeded = None
        if self.peer is not None:
            self.peer.leave()
        if self.lost is not None:
            self.lost()

    def _abort_soon(self) -> None:
        if not self.disconnected:
            self.loop.call_later(LINGER, self.abort)


def frame_header(length: int) -> bytes:
    """Return the header of an unmasked text frame of so many bytes (RFC 6455, 5.2)."""
    if length < SHORT:
        return TEXT + length.to_bytes(1, "big")
    if length < MEDIUM:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")
