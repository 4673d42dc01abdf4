"""uvicorn's HTTP protocol with limits below the application, where a stranger's bytes arrive.

The application limits what was asked. Here is limited what comes before that: connections, bytes that
never become a request, and senders or readers that take for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kupa.server.connection_guard import ConnectionGuard, GuardedPeer
from kupa.server.fast_websocket import FastWebSocketProtocol
from kupa.server.transports import abort

HEADERS_SECONDS: Final = 10.0  # in which the headers of a request must be here
BODY_SECONDS: Final = 10.0
STALLED_SECONDS: Final = 20.0  # after which a reader that takes nothing is given up
HEADER_BYTES: Final = 16 * 1024  # request line and headers
MOST_HEADERS: Final = 100
BODY_BYTES: Final = 64 * 1024  # the application takes less; what it leaves unread must end too
MOST_PIPELINED: Final = 4  # requests that wait for the answer to one before them: browsers send none
MOST_HELD: Final = 64 * 1024  # bytes of one connection that wait for their turn
LINGER: Final = 1.0  # seconds in which a refusal may still be read
GET_COST, POST_COST = 1.0, 5.0  # beside the piece it came in; what changes something takes longer

REFUSALS: Final = {
    408: (b"Request Timeout", b"table.not_understood"),
    413: (b"Content Too Large", b"table.too_big"),
    429: (b"Too Many Requests", b"table.too_fast"),
    431: (b"Request Header Fields Too Large", b"table.too_big"),
    503: (b"Service Unavailable", b"table.hall_full"),
}


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, from accepting it until it is closed or becomes a WebSocket."""

    peer: GuardedPeer | None = None
    refused = False
    is_lost = False
    timer: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 — uvicorn's own
        super().__init__(*given, **named)
        self.guard = ConnectionGuard.of(self.app_state, self.config)
        self.reading_headers = True
        self.answering = False
        self.told = False  # the newest request has its answer
        self.too_many = False
        self.counted = 0  # bytes of the headers, then of the body
        self.held = bytearray()  # received, to be processed later

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        if self.guard is None:
            return
        self.peer = self.guard.accept(self.client, len(self.connections))
        if self.peer.refused:
            self._refuse(self.peer.refused)
        else:
            self._expect(HEADERS_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.is_lost = True
        self._stop_timers()
        self._forget()
        if self.peer is not None:
            self.peer.leave()
        super().connection_lost(exc)

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Process what was received, or hold it back if its sender is too fast."""
        if self.refused:
            return
        if self.timer is None and not self.answering:
            self._expect(HEADERS_SECONDS)
        wait = self.peer.wait() if self.peer is not None else 0.0
        if wait <= 0 and not self.held:
            self._feed(data)
            return
        if len(self.held) + len(data) > MOST_HELD:
            self._refuse(413)
            return
        if not self.held:
            self.loop.call_later(wait, self._feed_held)
        self.held += data
        self.transport.pause_reading()

    def _feed_held(self) -> None:
        if self.refused or self.transport.is_closing():
            return
        data, self.held = bytes(self.held), bytearray()
        self._feed(data)
        if not self.transport.is_closing() and not self.flow.read_paused:
            self.transport.resume_reading()  # for the WebSocket, if it has become one

    def _feed(self, data: bytes) -> None:
        """Process in pieces, so that the headers cannot be much larger than allowed."""
        for start in range(0, len(data), HEADER_BYTES):
            if self.refused or not self._is_http():
                return
            piece = data[start : start + HEADER_BYTES]
            super().data_received(piece)
            self._count(len(piece))

    def _is_http(self) -> bool:
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _count(self, received: int) -> None:
        self.counted += received
        if self.refused or self.guard is None:
            return
        if self.reading_headers and self.counted > HEADER_BYTES:
            self._refuse(431)
        elif self.counted > BODY_BYTES:
            self._refuse(413)

    # What the parser finds

    def on_message_begin(self) -> None:
        """Begin to count a request."""
        if self.refused:  # the parser goes on to the end of the piece
            return
        super().on_message_begin()
        self.reading_headers, self.told = True, False
        self.counted, self.too_many = 0, False

    def on_url(self, url: bytes) -> None:
        """Keep the address of a request."""
        if not self.refused:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header, if there are not too many."""
        if self.refused:
            return
        if len(self.headers) < MOST_HEADERS:
            super().on_header(name, value)
        else:
            self.too_many = True

    def on_headers_complete(self) -> None:
        """Let the application answer; the body must follow soon."""
        self.reading_headers, self.counted = False, 0
        if self.refused:
            return
        if self.too_many:
            self._refuse(431)
            return
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(429)
            return
        if self.peer is not None and not self.peer.may_ask(self.url):
            self._refuse_later(429)
            return
        if self.peer is not None:
            self.peer.charge(POST_COST if self.parser.get_method() == b"POST" else GET_COST)
        self.answering = True
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Pass the body on."""
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here; nothing more is expected of its sender."""
        if not self.refused:
            self._stop_timer()
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request may begin; what was written last must be read some time."""
        self.answering, self.told = False, not self.reading_headers
        super().on_response_complete()
        if self.transport.is_closing():
            self.loop.call_later(STALLED_SECONDS, self._abort)
        elif self.reading_headers:  # the next request has begun already
            self._expect(HEADERS_SECONDS)

    def eof_received(self) -> None:
        """Close, also if the peer never reads what is still to be written."""
        self.loop.call_later(STALLED_SECONDS, self._abort)

    def handle_websocket_upgrade(self) -> None:
        """Hand the place over to the WebSocket."""
        if self.refused:
            return
        self._stop_timers()
        self.connections.discard(self)
        peer, self.peer = self.peer, None
        successor = FastWebSocketProtocol(self.config, self.server_state, self.app_state)
        self.transport.set_protocol(cast("asyncio.Protocol", successor))
        successor.take_over(self.transport, {**self.scope, **self._address()}, peer)

    def _address(self) -> dict[str, Any]:
        """Return what the scope lacks so far: uvicorn reads the address of ordinary requests only."""
        path, _, query = self.url.partition(b"?")
        return {"path": unquote(path.decode("latin-1")), "raw_path": path, "query_string": query}

    # What ends it

    def pause_writing(self) -> None:
        """The peer reads too slowly: wait for it, but not for ever."""
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(STALLED_SECONDS, self._abort)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, whether its peer reads or not."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER, self._abort)

    def _expect(self, seconds: float) -> None:
        self._stop_timer()
        if self.guard is not None:
            self.timer = self.loop.call_later(seconds, self._refuse, 408)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def _refuse_later(self, status: int) -> None:
        """Let a sender that is far too fast wait for its refusal, which so costs little."""
        self.refused = True
        self._stop_timer()
        self.flow.pause_reading()
        self.loop.call_later(LINGER, self._end, status)

    def _forget(self) -> None:
        """Free what will not be answered; the objects themselves wait for the garbage collector."""
        self.held = bytearray()
        self.pipeline.clear()

    def _refuse(self, status: int) -> None:
        self.refused = True
        self._forget()
        self._stop_timer()
        self._end(status)

    def _end(self, status: int) -> None:
        """Send a refusal if nothing was sent yet; then close, and do not wait for the peer to agree."""
        if self.transport.is_closing():
            return
        if not self._is_told() and (self.counted or status != 408):  # noqa: PLR2004 — idle: nothing asked
            self.transport.write(_refusal(status))
        self.transport.close()
        self.loop.call_later(LINGER, self._abort)

    def _abort(self) -> None:
        """End the connection, unless it has ended or has become a WebSocket."""
        if not self.is_lost and self.transport.get_protocol() is self:
            abort(self.transport)

    def _is_told(self) -> bool:
        """Tell whether the newest request has been answered, or an answer is on its way."""
        return self.told or (self.answering and self.cycle.response_started)


def _refusal(status: int) -> bytes:
    phrase, reason = REFUSALS[status]
    body = b'{"ruling":null,"reason":"%s","facts":{}}' % reason
    return b"\r\n".join(
        (
            b"HTTP/1.1 %d %s" % (status, phrase),
            b"content-type: application/json",
            b"content-length: %d" % len(body),
            b"connection: close\r\n",
            body,
        )
    )
