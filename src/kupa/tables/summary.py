"""What can be said of a table without its log: for lists, and to find what is due."""

from __future__ import annotations

import msgspec

from kupa.tables.store.log import Head
from kupa.tables.table import Table


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    options: str
    pace: str
    chairs: int
    people: list[str]
    bots: int


def head_of(table: Table, due: float | None) -> Head:
    """Return the head of a table as it is now."""
    people = [chair.name for chair in table.chairs if chair.owner is not None]
    bots = sum(chair.level is not None for chair in table.chairs)
    summary = Summary(table.options, table.pace, len(table.chairs), people, bots)
    text = msgspec.json.encode(summary).decode()
    game, touched = table.game.key, table.touched
    return Head(table.id, game, table.phase, table.listed, touched, due, table.deal, text)
