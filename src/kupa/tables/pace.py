"""Time limits of a table. The engine knows no time; these are the table's clocks."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from kupa.core.declarations import Phase
from kupa.core.refused import Refused


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for a turn, for a short window, to study at least and at most, and for a bot's pause."""

    turn: float
    short: float
    look: float
    study: float
    thought: float
    away: float  # after which a bot takes over for a disconnected person

    def scaled(self, time_scale: float) -> Pace:
        """Return the same pace, so many times faster: for tests and demonstrations."""
        return Pace(*(time / time_scale for time in astuple(self)))

    @property
    def slow(self) -> bool:
        """Whether people come and go between two turns: the game goes on while nobody is there."""
        return self.away > self.turn

    def limit(self, phase: Phase) -> float:
        """Return how long a seat may take in a phase of its game."""
        if phase.time == "short":
            return self.short
        return self.study if phase.time == "study" else self.turn


HOUR: Final = 3600
PACES: Final = {
    "relaxed": Pace(turn=120, short=25, look=10, study=120, thought=1.8, away=60),
    "normal": Pace(turn=60, short=12, look=6, study=60, thought=1.2, away=30),
    "quick": Pace(turn=20, short=6, look=3, study=25, thought=0.6, away=15),
    "untimed": Pace(turn=7200, short=7200, look=3, study=7200, thought=1.2, away=60),
    "day": Pace(turn=24 * HOUR, short=6 * HOUR, look=3, study=24 * HOUR, thought=1.2, away=720 * HOUR),
    "days": Pace(turn=72 * HOUR, short=12 * HOUR, look=3, study=72 * HOUR, thought=1.2, away=720 * HOUR),
}
WARNING: Final = 0.25  # the last part of its time, of which a seat is warned
FORGIVEN: Final = 1  # deadlines missed in a row before a bot takes over


def find_pace(name: str) -> Pace:
    """Return a pace by its name."""
    if name not in PACES:
        raise Refused(None, "table.no_such_pace", pace=name, allowed=", ".join(PACES))
    return PACES[name]
