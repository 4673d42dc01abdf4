"""The tables on which environments are tested: a short set, or with KUPA_TABLES=all every variant."""

from __future__ import annotations

import os

from kupa.core.conformance import tables
from kupa.core.options import write_options
from kupa.games import GAMES

SHORT = (
    ("reset", 4, ""),
    ("reset", 2, "draw=free turns=40"),
    ("court", 3, "magic=declared size=short"),
    ("pairs", 1, "size=small"),
    ("ushpizin", 4, "rounds=3"),
    ("ushpizin", 3, "goal=one_host style=quartets rounds=3"),
    ("ushpizin", 3, "exchange=again reorder=on exposure=seldom every=2 rounds=3"),
)


def every_table() -> tuple[tuple[str, int, str], ...]:
    """Return every variant of every game, as the conformance suite plays them."""
    return tuple(
        (game.key, seats, write_options(options))
        for game in GAMES.values()
        for options, seats in tables(game)
    )


TABLES = every_table() if os.environ.get("KUPA_TABLES") == "all" else SHORT


def identify(table: tuple[str, int, str]) -> str:
    """Return the name of a table's test: what differs from the defaults."""
    key, seats, words = table
    usual = write_options(GAMES[key].Options()).split()
    return "-".join([key, str(seats), *(word for word in words.split() if word not in usual)])
