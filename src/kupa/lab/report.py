"""Summing up many games: wins with confidence intervals, lengths, and each game's own measures."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import ceil, sqrt
from statistics import fmean
from typing import Any

Z95 = 1.959964  # the normal quantile of a 95 % interval


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went."""

    moves: int
    ranks: tuple[int, ...]
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


def summarise(seats: int, outcomes: list[Outcome], seconds: float) -> Report:
    """Sum up the outcomes of at least one game."""
    wins = tuple(tidy(sum(share(each.ranks, seat) for each in outcomes)) for seat in range(seats))
    names = outcomes[0].measures
    return Report(
        games=len(outcomes),
        unfinished=sum(each.unfinished for each in outcomes),
        wins=wins,
        intervals=tuple(interval(seat, won, len(outcomes)) for seat, won in enumerate(wins)),
        length=spread([each.moves for each in outcomes]),
        measures={name: spread([each.measures[name] for each in outcomes]) for name in names},
        moves=sum(each.moves for each in outcomes),
        seconds=round(seconds, 3),
    )


def share(ranks: tuple[int, ...], seat: int) -> float:
    """Return a seat's part of the win: all of it, or equal parts if several came first."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0


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


def spread(values: list[int]) -> Spread:
    """Return mean, percentiles and the largest of some numbers."""
    ordered = sorted(values)
    p10, p50, p90 = (percentile(ordered, part) for part in (10, 50, 90))
    return Spread(round(fmean(ordered), 3), p10, p50, p90, ordered[-1])


def percentile(ordered: list[int], part: int) -> int:
    """Return the smallest value that at least ``part`` per cent of the values do not exceed."""
    return ordered[max(0, ceil(len(ordered) * part / 100) - 1)]
