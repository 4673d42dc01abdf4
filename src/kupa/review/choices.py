"""One choice beside another, tried in imagined worlds, with the error of the difference."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from kupa.core.dice import Dice
from kupa.review.playing import Position

FEWEST: Final = 30  # worlds of which something may be claimed
DOUBT: Final = 0.02  # how often a whole review may claim something where nothing differs
RARE: Final = 3.0  # what never happened in n worlds may still happen in three of n
SMALLEST: Final = 0.03  # differences that nobody would call a turning point


def sigmas(comparisons: int) -> float:
    """Return how many standard errors a difference must have, if so many are looked at (Bonferroni)."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, comparisons))


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice; chances are shares of the wins. Where both agree there is nothing to compare."""

    step: int  # the answer's number
    round: int | None
    chosen: str
    other: str  # what a strong player would have done
    chance: float = 0.0
    other_chance: float = 0.0
    error: float = 0.0  # of the difference
    worlds: int = 0  # in which both were tried; none, if both are the same
    finalist: bool = False  # tried thoroughly, in worlds that did not help to pick it

    @property
    def alike(self) -> bool:
        """Tell whether the strong player would have done the same."""
        return not self.worlds

    @property
    def difference(self) -> float:
        """Return what the choice brought, compared with the other; negative: it cost."""
        return self.chance - self.other_chance

    @property
    def turning(self) -> bool:
        """Tell whether the difference is larger than its error."""
        enough = self.finalist and self.worlds >= FEWEST and abs(self.difference) >= SMALLEST
        return enough and abs(self.difference) > self.error


@dataclass(slots=True)
class Trial:
    """A choice on which the strong player differs, with the results so far."""

    step: int
    round: int | None
    position: Position
    moves: tuple[Any, Any]  # the seat's and the other
    results: list[list[float]] = field(default_factory=list)
    answers: int = 0  # that its playouts took

    def try_once(self, dice: Dice) -> int:
        """Play both moves out in one more world; return how many answers it took."""
        found, spent = self.position.compare(self.moves, dice)
        self.results.append(found)
        self.answers += spent
        return spent

    def begin_anew(self) -> None:
        """Forget the results that helped to pick it."""
        self.results.clear()

    def promise(self) -> float:
        """Return how much seems to hang on this choice, one standard error taken off."""
        choice = self.valued(1.0)
        return abs(choice.difference) - choice.error

    def valued(self, wide: float, *, finalist: bool = False) -> Choice:
        """Sum the results up; the error is so many standard errors wide."""
        found = [mine - other for mine, other in self.results]
        spread = wide * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
        error = min(1.0, max(spread, RARE / len(found)))
        mine, other = (fmean(each) for each in zip(*self.results, strict=True))
        chosen, better = map(str, self.moves)
        return Choice(self.step, self.round, chosen, better, mine, other, error, len(found), finalist)
