"""What listeners of a table are told: entries that were written, and the game's events about them."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Raw

from kupa.core.events import Notice, Seat
from kupa.tables import entries as e
from kupa.tables.table import Table


class RenderCache:
    """What listeners have encoded for an update, so that none encodes the same again.

    ``messages`` by owner and seat (None: nothing is sent to it), ``events`` by their place in the
    update, and ``clocks`` as the server shows them.
    """

    __slots__ = ("clocks", "events", "messages")

    def __init__(self) -> None:
        self.messages: dict[tuple[str | None, Seat | None], bytes | None] = {}
        self.events: dict[int, Raw] = {}
        self.clocks: list[Any] | None = None


class Update:
    """An entry that was written, and the game's events about it."""

    __slots__ = ("entry", "news", "number", "render_cache", "table")

    def __init__(self, table: Table, entry: e.AnyEntry, news: list[Notice]) -> None:
        self.table = table
        self.number = table.number
        self.entry = entry
        self.news = news
        self.render_cache = RenderCache()


class Listener(Protocol):
    """A connection to a table. None of its methods may block; ``owner`` is None for an onlooker."""

    owner: str | None
    seat: Seat | None
    looking: bool  # False: its page is hidden, as in a pocket or behind another

    def on_join(self, table: Table) -> None:
        """Called once, with the table as it is."""

    def on_entry(self, update: Update) -> None:
        """Called after every entry that was written."""

    def on_warning(self, seat: Seat, left: float) -> None:
        """Called when the time of a seat is running out."""

    def on_chat(self, seat: Seat, phrase: str) -> None:
        """Called with a seat's phrase; these are not stored."""
