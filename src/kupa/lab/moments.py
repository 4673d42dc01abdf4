"""Many values as sums: exact, the same in whatever order they are added, a few numbers in all.

Values are held in millionths, as whole numbers: their sums do not depend on their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from math import ceil, sqrt
from typing import Any, Final

MICRO: Final = 1_000_000
DIGITS: Final = 3  # that a sketch keeps of a value


def micro(value: float) -> int:
    """Return a value in millionths."""
    return round(value * MICRO)


@dataclass(slots=True)
class Moments:
    """How many values there are, their sum and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count a value, given in millionths."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Moments) -> None:
        """Count the values of another too."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        """Return the mean; 0 of no values."""
        return self.total / (self.count * MICRO) if self.count else 0.0

    def deviation(self) -> float:
        """Return the standard deviation of the values; 0 of fewer than two."""
        if self.count < 2:  # noqa: PLR2004
            return 0.0
        spread = self.squares * self.count - self.total * self.total  # exact: no cancellation
        return sqrt(max(0, spread) / (self.count * (self.count - 1))) / MICRO

    def plain(self) -> list[int]:
        """Return it as plain data."""
        return [self.count, self.total, self.squares]


@dataclass(slots=True)
class Sketch:
    """How values are spread, each rounded to three digits: as many entries as there are such numbers."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """Count a value, given in millionths."""
        self.counts[rounded(value)] += 1

    def merge(self, other: Sketch) -> None:
        """Count the values of another too."""
        self.counts.update(other.counts)

    def percentile(self, part: int) -> float:
        """Return the value that so many per cent of the values do not exceed."""
        return percentile(self.counts, part) / MICRO

    def plain(self) -> list[list[int]]:
        """Return it as plain data, the smallest value first."""
        return [list(each) for each in sorted(self.counts.items())]

    @classmethod
    def of(cls, plain: list[Any]) -> Sketch:
        """Read it from plain data."""
        return cls(Counter(dict(plain)))


def rounded(value: int) -> int:
    """Round to three digits; what has no more stays as it is."""
    more = len(str(abs(value))) - DIGITS
    return round(value, -more) if more > 0 else value


def percentile(counts: Mapping[int, int], part: int) -> int:
    """Return the smallest value that at least ``part`` per cent of the values do not exceed."""
    ordered = sorted(counts)
    wanted = max(1, ceil(sum(counts.values()) * part / 100))
    reached = accumulate(counts[value] for value in ordered)
    return next(value for value, sofar in zip(ordered, reached, strict=True) if sofar >= wanted)
