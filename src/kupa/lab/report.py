"""Summing up many games: wins with confidence intervals, lengths, and each game's own measures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from kupa.lab.moments import percentile

Z95 = 1.959964  # the normal quantile of a 95 % interval


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went."""

    moves: int
    ranks: tuple[int, ...]  # none, if it was cut before its end
    unfinished: bool
    measures: dict[str, int]


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: float
    p10: int
    p50: int
    p90: int
    max: int


@dataclass(frozen=True, slots=True)
class Wins:
    """How often a seat came first (a shared first place counts in parts), with a 95 % interval."""

    seat: int
    wins: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """What many games showed. ``length`` is in answers given; ``moves`` is their sum."""

    games: int
    unfinished: int
    wins: tuple[float, ...]
    intervals: tuple[Wins, ...]
    length: Spread
    measures: dict[str, Spread]
    moves: int
    seconds: float

    def plain(self) -> dict[str, Any]:
        """Return the report as plain data, for JSON."""
        return asdict(self)


class Tally:
    """Games summed up as they are played: it grows with their variety, not their number."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.unfinished = 0
        self.wins: Counter[tuple[int, int]] = Counter()  # by seat and by how many shared the first place
        self.lengths: Counter[int] = Counter()
        self.measures: dict[str, Counter[int]] = {}

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.unfinished += outcome.unfinished
        self.lengths[outcome.moves] += 1
        for name, value in outcome.measures.items():
            self.measures.setdefault(name, Counter())[value] += 1
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        self.wins.update((seat, len(winners)) for seat in winners)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.wins.update(other.wins)
        self.lengths.update(other.lengths)
        for name, values in other.measures.items():
            self.measures.setdefault(name, Counter()).update(values)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "seats": self.seats,
            "games": self.games,
            "unfinished": self.unfinished,
            "wins": [[*key, count] for key, count in sorted(self.wins.items())],
            "lengths": sorted(self.lengths.items()),
            "measures": {name: sorted(values.items()) for name, values in self.measures.items()},
        }

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Tally:
        """Read it from plain data."""
        found = cls(plain["seats"])
        found.games, found.unfinished = plain["games"], plain["unfinished"]
        found.wins = Counter({(seat, sharing): count for seat, sharing, count in plain["wins"]})
        found.lengths = Counter(dict(plain["lengths"]))
        found.measures = {name: Counter(dict(values)) for name, values in plain["measures"].items()}
        return found

    def won(self, seat: int) -> float:
        """Return a seat's wins; a shared one counts in parts."""
        return tidy(sum(self.wins[seat, sharing] / sharing for sharing in range(1, self.seats + 1)))

    def report(self, seconds: float) -> Report:
        """Return the report of at least one game."""
        wins = tuple(self.won(seat) for seat in range(self.seats))
        return Report(
            games=self.games,
            unfinished=self.unfinished,
            wins=wins,
            intervals=tuple(interval(seat, won, self.games) for seat, won in enumerate(wins)),
            length=spread(self.lengths),
            measures={name: spread(values) for name, values in self.measures.items()},
            moves=sum(value * count for value, count in self.lengths.items()),
            seconds=round(seconds, 3),
        )


def tidy(wins: float) -> float:
    """Round away what adding thirds leaves; a whole number of wins is an int."""
    rounded = round(wins, 6)
    return int(rounded) if rounded == int(rounded) else rounded


def interval(seat: int, wins: float, games: int) -> Wins:
    """Return a seat's rate of wins with Wilson's interval, which also holds near 0 and 1."""
    rate = wins / games
    weight = 1 + Z95**2 / games
    centre = (rate + Z95**2 / (2 * games)) / weight
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2)) / weight
    return Wins(
        seat, wins, round(rate, 6), round(max(0, centre - half), 6), round(min(1, centre + half), 6)
    )


def spread(counts: Mapping[int, int]) -> Spread:
    """Return mean, percentiles and the largest of some numbers, each with how often it occurred."""
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    p10, p50, p90 = (percentile(counts, part) for part in (10, 50, 90))
    return Spread(round(mean, 3), p10, p50, p90, max(counts))
