"""The WebSocket of the server: RFC 6455 without extensions, for text messages, with limits.

The HTTP protocol hands a connection over when its request asks for a WebSocket. The application is
called through ASGI; once it listens, messages reach and leave it without coroutines and queues.

Every frame counts before it is processed, also those the application never sees. Whoever sends too
many, or does not read, is aborted: a polite close would wait for a peer that may never take it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kupa.server import frames, handshake
from kupa.server.inbox import Inbox, Message
from kupa.server.transports import abort
from kupa.server.websocket_extension import EXTENSION, Listener
from kupa.service.bucket import Bucket, take_from_all

if TYPE_CHECKING:
    from kupa.server.connection_guard import GuardedPeer

logger = logging.getLogger("kupa.server")

MOST_WAITING: Final = 16  # messages that come before the application listens
BUFFERED: Final = 16 * 1024  # bytes a slow reader may be behind before its messages queue up
MOST_BUFFERED: Final = 256 * 1024
LINGER = 2.0  # seconds in which a peer may still read why it is closed


class FastWebSocketProtocol:
    """One connection, from its handshake to its end, in the scope as a ``FastWebSocket``.

    It has the methods of asyncio's protocols; compiled classes cannot inherit from one.
    """

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:  # noqa: ANN401
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.loop: asyncio.AbstractEventLoop = asyncio.get_event_loop()
        self.transport: Any = None
        self.peer: GuardedPeer | None = None
        self.reader = frames.FrameReader(config.ws_max_size)
        self.message = frames.MessageReader(config.ws_max_size)
        self.inbox = Inbox()  # for the application
        self.unblocked: asyncio.Future[None] | None = None  # while the peer reads too slowly
        self.listener: Listener | None = None
        self.when_gone: list[Callable[[], None]] = []
        self.buckets: tuple[Bucket, ...] = ()
        self.exceeded: Callable[[], None] | None = None
        self.accept_key = b""
        self.accepted = False
        self.closing = False  # a close was sent, or nothing more may be
        self.is_lost = False
        self.deaf = False  # nothing more is looked at
        self.timer: asyncio.TimerHandle | None = None
        self.awaits_pong = False

    # The handshake

    def take_over(self, transport: Any, scope: Message, peer: GuardedPeer | None) -> None:  # noqa: ANN401
        """Begin with the request that asked for a WebSocket."""
        self.transport, self.peer = transport, peer
        transport.set_write_buffer_limits(high=BUFFERED)
        self.server_state.connections.add(self)
        key = handshake.accept_key(scope)
        if key is None:
            self._refuse(b"400 Bad Request", b"Sec-WebSocket-Version: 13\r\n")
            return
        self.accept_key = key
        self._run(scope)

    def _run(self, scope: Message) -> None:
        changed = {"type": "websocket", "subprotocols": [], "extensions": {EXTENSION: self}}
        changed["scheme"] = "wss" if scope["scheme"] == "https" else "ws"
        self.inbox.put({"type": "websocket.connect"})
        task = self.loop.create_task(self._run_app({**scope, **changed}))
        task.add_done_callback(self._app_ended)
        self.server_state.tasks.add(task)

    async def _run_app(self, scope: Message) -> None:
        try:
            await self.config.loaded_app(scope, self.inbox.get, self.send)
        except Exception:
            logger.exception("a WebSocket's session failed")
            self._end(frames.FAILED)

    def _app_ended(self, task: asyncio.Task[None]) -> None:
        """Close, unless the session goes on by callbacks."""
        self.server_state.tasks.discard(task)
        if self.listener is None:
            self._end(frames.NORMAL)

    def _refuse(self, status: bytes, headers: bytes = b"") -> None:
        """Refuse to become a WebSocket."""
        self.closing = self.deaf = True
        if not self.transport.is_closing():
            self.transport.write(handshake.refused(status, headers))
            self.transport.close()
        self._abort_soon()

    # What the application asks for, through ASGI

    async def send(self, message: Message) -> None:
        """Accept, send a text, or close."""
        while self.unblocked is not None:
            await self.unblocked
        if message["type"] == "websocket.accept":
            self._accept()
        elif message["type"] == "websocket.close":
            self._end(message.get("code", frames.NORMAL))
        elif not self.closing:
            self.transport.write(frames.frame(frames.TEXT, message["text"].encode()))

    def _accept(self) -> None:
        if self.closing:
            return
        self.transport.write(handshake.switched(self.accept_key))
        self.accepted = True
        self._wait_for_ping()

    # What the session asks for, past ASGI

    def write(self, text: bytes) -> bool:
        """Write a frame to the transport, if the connection is open and not congested."""
        if self.closing or self.unblocked is not None or self.transport.is_closing():
            return False
        self.transport.write(frames.frame(frames.TEXT, text))
        return True

    def listen(self, listener: Listener | None) -> None:
        """Set the listener, and pass on what came before it."""
        self.listener = listener
        while listener is not None and (message := self.inbox.next_message()) is not None:
            listener(message)

    def limit(self, buckets: tuple[Bucket, ...], exceeded: Callable[[], None]) -> None:
        """Count every frame in these buckets; call ``exceeded`` once if there are too many."""
        self.buckets, self.exceeded = buckets, exceeded

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Call a function when the connection is gone, however it ended."""
        if self.is_lost:
            lost()
        else:
            self.when_gone.append(lost)

    def abort(self) -> None:
        """Close the connection now; what was not sent is dropped."""
        self.closing = self.deaf = True
        if not self.is_lost:
            abort(self.transport)

    @property
    def counts_address(self) -> bool:
        """Tell whether the connection was counted for its address when it was accepted."""
        return self.peer is not None and self.peer.address is not None

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Find the frames in what was received; each counts before it is processed."""
        if self.deaf:
            return
        self.reader.feed(data)
        while not self.deaf:
            found = self.reader.next()
            if found == frames.MORE:
                return
            if not take_from_all(self.buckets):
                self._too_many()
            elif found == frames.FOUND:
                self._take(self.reader.opcode, self.reader.payload)
            else:
                self._fail(found)

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode <= frames.BINARY:
            self._take_part(opcode, payload)
        elif opcode == frames.PING:
            self._pong(payload)
        elif opcode == frames.PONG:
            self.awaits_pong = False
        else:
            self._closed(payload)

    def _take_part(self, opcode: int, payload: bytes) -> None:
        found = self.message.take(opcode, payload, self.reader.fin)
        if found == frames.FOUND:
            self._deliver(self.message.whole)
        elif found == frames.TOO_MANY:
            self._too_many()
        elif found != frames.MORE:
            self._fail(found)

    def _deliver(self, message: bytes) -> None:
        """Pass a message to the listener if there is one, else to ASGI; what is no text is nothing."""
        if self.closing:
            return
        if self.listener is not None:
            self.listener(message if self.message.opcode == frames.TEXT else b"")
        elif len(self.inbox.messages) >= MOST_WAITING:
            self._too_many()
        else:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if self.message.opcode == frames.BINARY:
            self.inbox.put({"type": "websocket.receive", "bytes": message})
            return
        try:
            self.inbox.put({"type": "websocket.receive", "text": message.decode()})
        except UnicodeDecodeError:
            self._fail(frames.NOT_TEXT)

    def _fail(self, code: int) -> None:
        """What was received makes no sense: say so, and look at nothing more."""
        self._end(code)
        self.deaf = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _pong(self, payload: bytes) -> None:
        """Answer a ping, unless the peer does not read."""
        if not self.closing and self.unblocked is None and not self.transport.is_closing():
            self.transport.write(frames.frame(frames.PONG, payload))

    def _closed(self, payload: bytes) -> None:
        """The peer closes, or agrees to be closed."""
        self.deaf = True
        if not self.closing:
            self._end(int.from_bytes(payload[:2], "big") if len(payload) > 1 else frames.NORMAL)
        self.transport.close()

    # Whether the peer is there

    def _wait_for_ping(self) -> None:
        if self.config.ws_ping_interval:
            self.timer = self.loop.call_later(self.config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        """Ask whether the peer is still there; whoever has not answered the last time is not."""
        if self.closing:
            return
        if self.awaits_pong:
            self._end(frames.FAILED)
            return
        self.awaits_pong = True
        if self.unblocked is None:
            self.transport.write(frames.frame(frames.PING, b""))
        self._wait_for_ping()

    def pause_writing(self) -> None:
        """The peer reads too slowly; nothing more is written until it does."""
        if self.unblocked is None:
            self.unblocked = self.loop.create_future()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.abort()

    def resume_writing(self) -> None:
        """The peer has caught up."""
        unblocked, self.unblocked = self.unblocked, None
        if unblocked is not None and not unblocked.done():
            unblocked.set_result(None)

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

    def _end(self, code: int) -> None:
        """Close from this side, whether the peer agrees or not; before the handshake: refuse."""
        if self.closing:
            return
        if not self.accepted:
            self._refuse(b"403 Forbidden")
        else:
            self.closing = True
            told = frames.valid_code(code)
            self.inbox.put({"type": "websocket.disconnect", "code": told})
            if not self.transport.is_closing():
                self.transport.write(frames.frame(frames.CLOSE, told.to_bytes(2, "big")))
            self._abort_soon()

    def eof_received(self) -> None:
        """Close, also if the peer never reads what is still to be written."""
        self._abort_soon()

    def shutdown(self) -> None:
        """Close when the server stops; a peer that does not read must not delay that."""
        self._end(frames.RESTARTING)

    def connection_lost(self, _error: Exception | None) -> None:
        """Give the place of the connection back."""
        self.is_lost = self.closing = self.deaf = True
        self.server_state.connections.discard(self)
        if self.timer is not None:
            self.timer.cancel()
        self.resume_writing()
        self.inbox.put({"type": "websocket.disconnect", "code": frames.LOST})
        self.listener = self.exceeded = None
        if self.peer is not None:
            self.peer.leave()
        for lost in self.when_gone:
            lost()

    def _abort_soon(self) -> None:
        if not self.is_lost:
            self.loop.call_later(LINGER, self.abort)
