"""Thousands of games on all cores. The same seed gives the same numbers on one core or many."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

from kupa.core import options as option_words, seeds
from kupa.core.dice import Dice
from kupa.core.playout import playout
from kupa.games import find
from kupa.lab.report import Outcome, Report, summarise

CHUNK = 250  # games a worker plays before it reports: progress moves, and little is sent
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. Options are words, so that a plan can be sent to another process."""

    game: str
    seats: int
    games: int
    seed: seeds.Seed
    options: str = ""

    def checked(self) -> Plan:
        """Return the plan with every option spelt out; refuse one that makes no sense."""
        game = find(self.game)
        options = game.bounded(option_words.read(game.Options, self.options.split()))
        game.check(options, self.seats)
        return replace(self, options=option_words.write(options))


def simulate(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Report:
    """Play every game of a plan at random and sum it up; ``progress`` hears of games done."""
    plan = plan.checked()
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for chunk in _chunks(plan, processes or os.cpu_count() or 1):
        outcomes += chunk
        if progress is not None:
            progress(len(chunk))
    return summarise(plan.seats, outcomes, time.perf_counter() - began)


def _chunks(plan: Plan, processes: int) -> Iterator[list[Outcome]]:
    """Yield the outcomes in order, whoever computed them."""
    starts = range(0, plan.games, CHUNK)
    work = partial(play_chunk, plan)
    if processes == 1 or len(starts) == 1:
        yield from map(work, starts)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy threads that are not ours
    with ProcessPoolExecutor(min(processes, len(starts)), context) as pool:
        yield from pool.map(work, starts)


def play_chunk(plan: Plan, start: int) -> list[Outcome]:
    """Play the games of a plan from one number on."""
    return [play_one(plan, number) for number in range(start, min(start + CHUNK, plan.games))]


def play_one(plan: Plan, number: int) -> Outcome:
    """Play one game: its deal and its choices hang on the plan's seed and its number alone."""
    game = find(plan.game)
    options = option_words.read(game.Options, plan.options.split())
    deal = Dice(seeds.derive(plan.seed, "deal", number))
    choices = Dice(seeds.derive(plan.seed, "choices", number))
    state = game.start(options, plan.seats, deal)
    moves = playout(state, choices)
    return Outcome(moves, state.ranks(), state.unfinished(), state.measures())
