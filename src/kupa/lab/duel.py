"""Two levels against each other, at a table of any size.

One bot of the first level sits among bots of the second, and plays every deal once from every seat, so
that neither the cards nor the turn order favour anyone. With two seats that is: each deal both ways.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import partial
from math import sqrt
from typing import Any

from kupa.core.refused import Refused
from kupa.core.wins import share
from kupa.lab.kept import Conduct, sum_up
from kupa.lab.moments import Moments, Sketch, micro
from kupa.lab.report import Z95
from kupa.lab.simulate import Plan, Progress, run_name, seat_bots

CHUNK = 4
MS = 1000


@dataclass(slots=True)
class Thinking:
    """How long a level thought over its real choices, in milliseconds."""

    moments: Moments = field(default_factory=Moments)
    sketch: Sketch = field(default_factory=Sketch)

    def add(self, seconds: float) -> None:
        """Count a choice."""
        value = micro(MS * seconds)
        self.moments.add(value)
        self.sketch.add(value)

    def merge(self, other: Thinking) -> None:
        """Count the choices of another too."""
        self.moments.merge(other.moments)
        self.sketch.merge(other.sketch)

    def plain(self) -> list[Any]:
        """Return it as plain data."""
        return [self.moments.plain(), self.sketch.plain()]

    @classmethod
    def of(cls, plain: list[Any]) -> Thinking:
        """Read it from plain data."""
        moments, sketch = plain
        return cls(Moments(*moments), Sketch.of(sketch))

    def median(self) -> float:
        """Return the median, 0 if there were no choices."""
        return self.sketch.percentile(50) if self.moments.count else 0.0


@dataclass(slots=True)
class Score:
    """Deals summed up: the first level's part of the wins of each, and how long both levels thought."""

    deals: Moments = field(default_factory=Moments)
    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))

    def merge(self, other: Score) -> None:
        """Count other deals too."""
        self.deals.merge(other.deals)
        for mine, theirs in zip(self.thinking, other.thinking, strict=True):
            mine.merge(theirs)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"deals": self.deals.plain(), "thinking": [each.plain() for each in self.thinking]}

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Score:
        """Read it from plain data."""
        mine, theirs = plain["thinking"]
        return cls(Moments(*plain["deals"]), (Thinking.of(mine), Thinking.of(theirs)))


@dataclass(frozen=True, slots=True)
class Verdict:
    """How often the one of the first level wins, with a 95 % interval over the deals."""

    games: int  # deals; each was played once from every seat
    rate: float
    interval: tuple[float, float]
    fair: float  # what its rate would be among equals
    ms_per_move: tuple[float, float]  # the median over real choices, of each level
    ms_mean: tuple[float, float]

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        return asdict(self)


def duel(
    plan: Plan, processes: int | None = None, progress: Progress | None = None, on: str | None = None
) -> Verdict:
    """Play a plan of two levels from every seat on every deal; ``progress`` hears of deals done."""
    return fight(plan, Conduct(processes, on, heard=progress))


def fight(plan: Plan, how: Conduct) -> Verdict:
    """Do the same, as it is to be carried out: what was played before may be in a file."""
    plan = checked(plan)
    total, _ = sum_up(partial(play_chunk, plan), plan.games, CHUNK, Score(), run_name("duel", plan), how)
    return judge(total, plan.seats)


def checked(plan: Plan) -> Plan:
    """Return the plan with every option spelt out; refuse one that is not between two levels."""
    if len(plan.bots) != 2:  # noqa: PLR2004
        raise Refused(None, "core.duel_of_two", levels=len(plan.bots))
    if plan.seats < 2:  # noqa: PLR2004
        raise Refused(None, "core.duel_alone")
    spelt = replace(plan, bots=line_up(plan, 0)).checked()
    return replace(spelt, bots=plan.bots)


def line_up(plan: Plan, seat: int) -> tuple[str, ...]:
    """Return the levels by seat where the first level sits at one of them."""
    first, rival = plan.bots
    return (rival,) * seat + (first,) + (rival,) * (plan.seats - seat - 1)


def play_chunk(plan: Plan, numbers: range) -> Score:
    """Play some deals, each from every seat."""
    total = Score()
    for number in numbers:
        total.deals.add(micro(play_from_every_seat(plan, number, total.thinking)))
    return total


def play_from_every_seat(plan: Plan, number: int, thinking: tuple[Thinking, Thinking]) -> float:
    """Play a deal once for each seat of the first level; return its part of the wins."""
    score = 0.0
    for seat in range(plan.seats):
        table = seat_bots(replace(plan, bots=line_up(plan, seat)), number, f"/{seat}")
        score += share(table.play(), seat)
        for at, thought in enumerate(table.thought):
            for seconds in thought:
                thinking[at != seat].add(seconds)
    return score / plan.seats


def judge(total: Score, seats: int) -> Verdict:
    """Sum the deals up; the games of a deal are one observation, as they share its luck."""
    deals = total.deals
    rate = deals.mean()
    half = Z95 * deals.deviation() / sqrt(deals.count) if deals.count > 1 else 1
    mine, theirs = total.thinking
    return Verdict(
        games=deals.count,
        rate=round(rate, 6),
        interval=(round(max(0, rate - half), 6), round(min(1, rate + half), 6)),
        fair=round(1 / seats, 6),
        ms_per_move=(round(mine.median(), 4), round(theirs.median(), 4)),
        ms_mean=(round(mine.moments.mean(), 4), round(theirs.moments.mean(), 4)),
    )
