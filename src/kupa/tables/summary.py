"""The row of a table in the database: enough to list tables and to find those with something due."""

from __future__ import annotations

import msgspec

from kupa.tables.log import Head
from kupa.tables.table import Table


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables shows beside the game."""

    options: str
    pace: str
    chairs: int
    people: list[str]
    bots: int


def head_of(table: Table, due: float | None) -> Head:
    """Return the row for a table as it is now."""
    people = [chair.name for chair in table.chairs if chair.owner is not None]
    bots = sum(chair.level is not None for chair in table.chairs)
    summary = Summary(table.options, table.pace, len(table.chairs), people, bots)
    text = msgspec.json.encode(summary).decode()
    game, touched = table.game.key, table.touched
    return Head(table.id, game, table.stage, table.listed, touched, due, table.deal, text)
