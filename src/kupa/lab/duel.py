"""Two levels against each other: every deal is played twice, each level once at every seat."""

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
    """One deal played both ways: the first level's part of the wins, and how long each level thought."""

    score: float
    thoughts: tuple[list[float], list[float]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How often the first level wins, with a 95 % interval over the deals."""

    games: int  # deals; each was played both ways
    rate: float
    interval: tuple[float, float]
    ms_per_move: tuple[float, float]  # the median over real choices, of each level
    ms_mean: tuple[float, float]

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        return asdict(self)


def duel(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Verdict:
    """Play a plan of two bots both ways on every deal; ``progress`` hears of deals done."""
    plan = plan.checked()
    if plan.seats != 2:  # noqa: PLR2004
        raise Refused(None, "core.duel_of_two", seats=plan.seats)
    deals: list[Deal] = []
    for done in in_chunks(partial(play_chunk, plan), plan.games, CHUNK, processes):
        deals += done
        if progress is not None:
            progress(len(done))
    return judge(deals)


def play_chunk(plan: Plan, numbers: range) -> list[Deal]:
    """Play some deals, each both ways."""
    return [play_both_ways(plan, number) for number in numbers]


def play_both_ways(plan: Plan, number: int) -> Deal:
    """Play a deal with the first level at the first seat, then at the second."""
    straight = seat_bots(plan, number)
    crossed = seat_bots(replace(plan, bots=plan.bots[::-1]), number, "/crossed")
    score = (share(straight.play(), 0) + share(crossed.play(), 1)) / 2
    mine = straight.thought[0] + crossed.thought[1]
    return Deal(score, (mine, straight.thought[1] + crossed.thought[0]))


def judge(deals: list[Deal]) -> Verdict:
    """Sum the deals up; the two games of a deal are one observation, as they share its luck."""
    scores = [deal.score for deal in deals]
    rate = fmean(scores)
    half = Z95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 1
    mine, theirs = ([1000 * each for deal in deals for each in deal.thoughts[n]] for n in (0, 1))
    return Verdict(
        games=len(deals),
        rate=round(rate, 6),
        interval=(round(max(0, rate - half), 6), round(min(1, rate + half), 6)),
        ms_per_move=(typical(median, mine), typical(median, theirs)),
        ms_mean=(typical(fmean, mine), typical(fmean, theirs)),
    )


def typical(average: Callable[[list[float]], float], times: list[float]) -> float:
    """Return an average of some times, 0 if there were none."""
    return round(average(times), 4) if times else 0
