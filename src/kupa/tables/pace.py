"""How long people have. The engine knows no time; this is the table's clock."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from kupa.core.refused import Refused

SHORT: Final = frozenset({"stick", "declare", "announce"})  # windows in which most have nothing to say
STUDY: Final = frozenset({"opening", "close"})  # all look at what lies open (U5, U21)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: for a turn, for a short window, to look at least and at most, and of a bot's thought."""

    turn: float
    short: float
    look: float
    study: float
    thought: float
    away: float  # after which a seat whose owner is gone is played by a bot

    def hurried(self, haste: float) -> Pace:
        """Return the same pace with every time divided, for tests and demonstrations."""
        return Pace(*(time / haste for time in astuple(self)))

    def limit(self, phase: str) -> float:
        """Return how long a seat may take in a phase of its game."""
        if phase in SHORT:
            return self.short
        return self.study if phase in STUDY else self.turn


PACES: Final = {
    "relaxed": Pace(turn=120, short=25, look=10, study=120, thought=1.8, away=60),
    "normal": Pace(turn=60, short=12, look=6, study=60, thought=1.2, away=30),
    "quick": Pace(turn=20, short=6, look=3, study=25, thought=0.6, away=15),
    "untimed": Pace(turn=7200, short=7200, look=3, study=7200, thought=1.2, away=60),
}
WARNING: Final = 0.25  # the part of its time at whose beginning a seat is warned
FORGIVEN: Final = 1  # times in a row the clock answers before a bot takes over


def find_pace(name: str) -> Pace:
    """Return a pace by its name."""
    if name not in PACES:
        raise Refused(None, "table.no_such_pace", pace=name, allowed=", ".join(PACES))
    return PACES[name]
