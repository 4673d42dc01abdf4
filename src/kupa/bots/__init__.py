"""Players that see only what a seat sees. ``seat_bot("reset", "hard", seat=1, seed="x")`` makes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kupa.bots.bot import Bot, RandomBot
from kupa.bots.court.players import PLAYERS as COURT
from kupa.bots.pairs.players import PLAYERS as PAIRS
from kupa.bots.reset.players import PLAYERS as RESET
from kupa.bots.ushpizin.players import PLAYERS as USHPIZIN
from kupa.core.refused import Refused
from kupa.core.told import Seat

AnyBot = Bot[Any, Any]
Maker = Callable[[Seat, str], AnyBot]

PLAYERS: Final[dict[str, dict[str, Maker]]] = {
    "ushpizin": {"random": RandomBot, **USHPIZIN},
    "court": {"random": RandomBot, **COURT},
    "reset": {"random": RandomBot, **RESET},
    "pairs": {"random": RandomBot, **PAIRS},
}

__all__ = ["PLAYERS", "AnyBot", "Bot", "RandomBot", "levels", "seat_bot"]


def levels(game: str) -> tuple[str, ...]:
    """Return the levels there are for a game, from weakest to strongest."""
    return tuple(PLAYERS[game])


def seat_bot(game: str, level: str, seat: Seat, seed: str) -> AnyBot:
    """Return a bot for a seat; equal seeds and equal events make equal choices."""
    if level not in PLAYERS[game]:
        raise Refused(None, "core.no_such_level", level=level, allowed=", ".join(levels(game)))
    return PLAYERS[game][level](seat, seed)
