"""The options of a table as the rules read them: every default filled in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import Part
from kupa.games.ushpizin.cards import SERIES
from kupa.games.ushpizin.options import Options

ALL_SEVEN: Final = 0
ONE_HOST: Final = 1
COMBINATIONS: Final = 2

OPEN_ROUND: Final = 7  # U22
USUAL_EVERY: Final = 7  # U22
FEW: Final = 2  # kinds beside one for each player (U24)
SERIES_MORE: Final = 2  # U2
PAIR: Final = 2  # players
SMALL_TABLE: Final = 4  # players: with more, the whole deck plays well for one host (U24)


@final
class ResolvedOptions(Part):
    """What was agreed on before the deal; it never changes."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        one_host = options.goal == "one_host"
        quartets = options.style == "quartets"
        two = options.goal == "combinations" and seats == PAIR  # U27
        small = one_host and (seats <= SMALL_TABLE or options.kinds is None)
        sparse = one_host and (seats <= SMALL_TABLE or options.guests is None)
        self.seats: i64 = seats
        self.always: bool = options.exposure == "always"
        self.open_seventh: bool = options.exposure == "open_seventh"
        self.seldom: bool = options.exposure == "seldom"
        self.every: i64 = (options.every or USUAL_EVERY) if self.seldom else 1
        self.reorder: bool = options.reorder
        self.goal: i64 = ONE_HOST if one_host else ALL_SEVEN
        if options.goal == "combinations":
            self.goal = COMBINATIONS
        self.three_groups: bool = options.combination == "two_two_three"
        self.secret: bool = options.hosts == "secret"
        self.free: bool = options.hosts == "free"  # nobody picks an ushpiz (U24)
        self.guests: bool = options.guests if isinstance(options.guests, bool) else not (sparse or two)
        self.few: bool = options.kinds == "few" or (small and options.kinds != "all")
        self.missions: bool = not quartets if options.missions is None else options.missions
        self.elijah: i64 = options.elijah
        self.again: bool = options.exchange == "again"  # U13a
        self.close_all: bool = options.close == "all"
        self.limit: i64 = options.rounds or 0  # 0: none (U29)

    def values(self) -> tuple[object, ...]:
        """Return what the constructor takes: all else follows from it."""
        return self.options, self.seats

    def picks_hosts(self) -> bool:
        """Tell whether each player picks the one ushpiz it wants (U24)."""
        return self.goal == ONE_HOST and not self.free

    def open_round(self, number: i64) -> bool:
        """Tell whether a round is played with open rows (U22)."""
        return self.always or (self.open_seventh and number % OPEN_ROUND == 0)

    def reveals(self, number: i64) -> bool:
        """Tell whether rows are revealed after a round (U22)."""
        return number % self.every == 0

    def series(self) -> i64:
        """Return how many series of the ushpizin are in play (U2, U24)."""
        if self.goal == ONE_HOST:
            return SERIES
        return self.seats + SERIES_MORE
