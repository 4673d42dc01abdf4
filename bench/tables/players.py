"""Four clients at a table, each with a WebSocket of its own. They know one another only to count.

A move counts when the last of the four has been told of it; then the table is ready for the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from bench.tables.tally import Tally, now

picows: Any = import_module("picows")
SEATS = 4


class News:
    """What a message says: up to which number its reader has seen the table."""

    __slots__ = ("number", "over")

    def __init__(self, number: int, *, over: bool) -> None:
        self.number = number
        self.over = over


class Dialect(Protocol):
    """How one server is spoken to."""

    async def seat(self, table: Table) -> None:
        """Open a table, connect its four clients and deal."""

    async def again(self, table: Table) -> None:
        """Begin another game with the same four."""

    def read(self, player: Player, message: bytes) -> News | None:
        """Take in a message; None: no news of the game."""

    def answer(self, table: Table) -> tuple[Player, bytes, int]:
        """Return whose turn it is, what they send, and the number it will be told under."""


class Player(picows.WSListener):  # type: ignore[misc]
    """One client."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.secret = ""
        self.sight: Any = None  # what the dialect keeps of what this client was told
        self.socket: Any = None

    def on_ws_connected(self, transport: Any) -> None:  # noqa: ANN401, D102
        self.socket = transport

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:  # noqa: ANN401, D102
        if frame.msg_type == picows.WSMsgType.TEXT:
            self.table.told(self, frame.get_payload_as_bytes())

    def send(self, message: bytes) -> None:
        """Send a text."""
        self.socket.send(picows.WSMsgType.TEXT, message)

    async def connect(self, url: str) -> None:
        """Open the WebSocket."""
        await picows.ws_connect(lambda: self, url)


class Table:
    """A table and the one move that is on its way there."""

    def __init__(self, dialect: Dialect, tally: Tally, ready: Callable[[Table], None]) -> None:
        self.dialect = dialect
        self.tally = tally
        self.ready = ready  # called when all four have seen the last move
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.id = ""
        self.place: int | None = None  # in the order of opening, for dialects that need it
        self.awaited = 0  # the number of the move on its way
        self.blind = SEATS  # how many have not seen it yet
        self.sent = 0.0
        self.due = 0.0  # when its next move is to be sent, for whoever paces it
        self.games = 0
        self.task: asyncio.Task[None] | None = None

    def expect(self, number: int) -> None:
        """Wait until all have seen the table at a number."""
        self.awaited, self.blind, self.sent = number, SEATS, 0.0

    def move(self, sent: float | None = None) -> None:
        """Send a move; it counts from now, or from when it ought to have been sent."""
        player, message, number = self.dialect.answer(self)
        self.awaited, self.blind = number, SEATS
        self.sent = now() if sent is None else sent
        player.send(message)

    def told(self, player: Player, message: bytes) -> None:
        """Somebody was told something."""
        news = self.dialect.read(player, message)
        if news is None or news.number != self.awaited:
            return
        self.blind -= 1
        if self.blind == 0:
            self._seen(over=news.over)

    def _seen(self, *, over: bool) -> None:
        if self.sent:
            self.tally.seen(self.sent)
        if over:
            self.games += 1
            self.task = asyncio.ensure_future(self.dialect.again(self))
            self.task.add_done_callback(_complain)
        else:
            self.ready(self)


def _complain(task: asyncio.Task[None]) -> None:
    """A table that does not go on must not go unnoticed."""
    if not task.cancelled():
        task.result()
