"""Two levels against each other, at a table of any size.

One bot of the first level sits among bots of the second, and plays every deal once from every seat, so
that neither the cards nor the turn order favour anyone. With two seats that is: each deal both ways.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any

from kupa.core.refused import Refused
from kupa.lab.pool import in_chunks
from kupa.lab.report import Z95, share
from kupa.lab.simulate import Plan, Progress, seat_bots

CHUNK = 4


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal played from every seat: the first level's part of the wins, and how long each thought."""

    score: float
    thoughts: tuple[list[float], list[float]]


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


def duel(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Verdict:
    """Play a plan of two levels from every seat on every deal; ``progress`` hears of deals done."""
    plan = checked(plan)
    deals: list[Deal] = []
    for done in in_chunks(partial(play_chunk, plan), plan.games, CHUNK, processes):
        deals += done
        if progress is not None:
            progress(len(done))
    return judge(deals, plan.seats)


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


def play_chunk(plan: Plan, numbers: range) -> list[Deal]:
    """Play some deals, each from every seat."""
    return [play_from_every_seat(plan, number) for number in numbers]


def play_from_every_seat(plan: Plan, number: int) -> Deal:
    """Play a deal once for each seat of the first level."""
    score = 0.0
    mine: list[float] = []
    theirs: list[float] = []
    for seat in range(plan.seats):
        table = seat_bots(replace(plan, bots=line_up(plan, seat)), number, f"/{seat}")
        score += share(table.play(), seat)
        for at, thought in enumerate(table.thought):
            (mine if at == seat else theirs).extend(thought)
    return Deal(score / plan.seats, (mine, theirs))


def judge(deals: list[Deal], seats: int) -> Verdict:
    """Sum the deals up; the games of a deal are one observation, as they share its luck."""
    scores = [deal.score for deal in deals]
    rate = fmean(scores)
    half = Z95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 1
    mine, theirs = ([1000 * each for deal in deals for each in deal.thoughts[n]] for n in (0, 1))
    return Verdict(
        games=len(deals),
        rate=round(rate, 6),
        interval=(round(max(0, rate - half), 6), round(min(1, rate + half), 6)),
        fair=round(1 / seats, 6),
        ms_per_move=(typical(median, mine), typical(median, theirs)),
        ms_mean=(typical(fmean, mine), typical(fmean, theirs)),
    )


def typical(average: Callable[[list[float]], float], times: list[float]) -> float:
    """Return an average of some times, 0 if there were none."""
    return round(average(times), 4) if times else 0
