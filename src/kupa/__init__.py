"""Kupa: three card games of hidden information, as rules, as a table and as a laboratory."""

from __future__ import annotations

from typing import Any

from kupa.core import seeds, state as _state
from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, Seat, heard
from kupa.core.game import Game
from kupa.core.match import Match
from kupa.core.options import read_options as _read_options, value_text as _value_text
from kupa.core.record import Record, parse
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.games import GAMES, all_games, find

__version__ = "0.1.0"
__all__ = [
    "GAMES", "Dice", "Event", "Game", "Match", "Notice", "Record", "Refused", "Seat", "State",
    "all_games", "compiled",
    "deal", "find", "heard", "parse", "replay",
]  # fmt: skip


def deal(
    game: str, seats: int = 4, seed: int | str | bytes | None = None, **options: object
) -> Match[Any, Any, Any]:
    """Start a match: ``deal("reset", seats=3, seed=7, draw="free")``. No seed: a fresh one."""
    rules = find(game)
    chosen = _read_options(rules.Options, [f"{name}={_value_text(v)}" for name, v in options.items()])
    return Match(rules, chosen, seats, _seed(seed))


def replay(record: Record | str) -> Match[Any, Any, Any]:
    """Play a record, or the text of one, again."""
    told = parse(record) if isinstance(record, str) else record
    return Match.replay(find(told.game), told)


def _seed(seed: int | str | bytes | None) -> seeds.Seed:
    if seed is None:
        return seeds.fresh()
    if isinstance(seed, bytes):
        return seed
    return seeds.from_number(seed) if isinstance(seed, int) else seeds.from_text(seed)


def compiled() -> bool:
    """Tell whether the rules run as compiled code here, or as plain Python."""
    return not _state.__file__.endswith(".py")
