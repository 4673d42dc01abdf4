"""Players that see only what a seat sees. ``seat_bot("reset", "hard", seat=1, seed="x")`` makes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kupa.bots.bot import Bot, RandomBot
from kupa.bots.court.players import PLAYERS as COURT, with_memory as court_with_memory
from kupa.bots.pairs.players import PLAYERS as PAIRS, with_memory as pairs_with_memory
from kupa.bots.reset.players import PLAYERS as RESET, with_memory as reset_with_memory
from kupa.bots.ushpizin.players import PLAYERS as USHPIZIN, with_memory as ushpizin_with_memory
from kupa.core.events import Seat
from kupa.core.refused import Refused

AnyBot = Bot[Any, Any]
Maker = Callable[[Seat, str], AnyBot]

PLAYERS: Final[dict[str, dict[str, Maker]]] = {
    "ushpizin": {"random": RandomBot, **USHPIZIN},
    "court": {"random": RandomBot, **COURT},
    "reset": {"random": RandomBot, **RESET},
    "pairs": {"random": RandomBot, **PAIRS},
}

# Players of one level with the memory of another; KeyError where there are none.
WITH_MEMORY: Final[dict[str, Callable[[str, str], Maker]]] = {
    "ushpizin": ushpizin_with_memory,
    "court": court_with_memory,
    "reset": reset_with_memory,
    "pairs": pairs_with_memory,
}

NO_PLAYERS: Final[dict[str, Maker]] = {"random": RandomBot}  # for a game without bots of its own

__all__ = ["PLAYERS", "AnyBot", "Bot", "RandomBot", "levels", "seat_bot", "stand_in"]


def levels(game: str) -> tuple[str, ...]:
    """Return the levels there are for a game, from weakest to strongest; at least ``random``."""
    return tuple(PLAYERS.get(game, NO_PLAYERS))


def stand_in(game: str) -> str:
    """Return the level that plays for an absent person: medium, or the middle one there is."""
    found = levels(game)
    return "medium" if "medium" in found else found[len(found) // 2]


def seat_bot(game: str, level: str, seat: Seat, seed: str) -> AnyBot:
    """Return a bot for a seat; equal seeds and equal events make equal choices.

    ``hard/easy`` plays like hard and remembers like easy: studies ask by it what memory is worth.
    """
    known = PLAYERS.get(game, NO_PLAYERS)
    style, slash, memory = level.partition("/")
    try:
        maker = WITH_MEMORY[game](style, memory) if slash else known[level]
    except KeyError:
        raise Refused(None, "core.no_such_level", level=level, allowed=", ".join(known)) from None
    return maker(seat, seed)
