"""Thousands of games on all cores. The same seed gives the same numbers on one core or many."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from kupa.bots import seat_bot
from kupa.core import options as option_words, seeds
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.playout import playout
from kupa.core.refused import Refused
from kupa.games import find
from kupa.lab.pool import in_chunks
from kupa.lab.report import Outcome, Report, summarise
from kupa.lab.seated import Table

CHUNK = 250  # games a worker plays before it reports: progress moves, and little is sent
BOTS_CHUNK = 5  # bots think
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. Options are words, so that a plan can be sent to another process."""

    game: str
    seats: int
    games: int
    seed: seeds.Seed
    options: str = ""
    bots: tuple[str, ...] = ()  # a level for each seat; none: random play inside compiled code

    def checked(self) -> Plan:
        """Return the plan with every option spelt out; refuse one that makes no sense."""
        game = find(self.game)
        options = game.bounded(option_words.read(game.Options, self.options.split()))
        game.check(options, self.seats)
        if self.bots and len(self.bots) != self.seats:
            raise Refused(None, "core.bots_and_seats", bots=len(self.bots), seats=self.seats)
        for seat, level in enumerate(self.bots):
            seat_bot(self.game, level, seat, "")
        return replace(self, options=option_words.write(options))


def simulate(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Report:
    """Play every game of a plan and sum it up; ``progress`` hears of games done."""
    plan = plan.checked()
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    chunk = BOTS_CHUNK if plan.bots else CHUNK
    for done in in_chunks(partial(play_chunk, plan), plan.games, chunk, processes):
        outcomes += done
        if progress is not None:
            progress(len(done))
    return summarise(plan.seats, outcomes, time.perf_counter() - began)


def play_chunk(plan: Plan, numbers: range) -> list[Outcome]:
    """Play some games of a plan."""
    play = play_bots if plan.bots else play_random
    return [play(plan, number) for number in numbers]


def play_random(plan: Plan, number: int) -> Outcome:
    """Play one game: its deal and its choices hang on the plan's seed and its number alone."""
    game = find(plan.game)
    options = option_words.read(game.Options, plan.options.split())
    deal = Dice(seeds.derive(plan.seed, "deal", number))
    choices = Dice(seeds.derive(plan.seed, "choices", number))
    state = game.start(options, plan.seats, deal)
    moves = playout(state, choices)
    return Outcome(moves, state.ranks(), state.unfinished(), state.measures())


def play_bots(plan: Plan, number: int) -> Outcome:
    """Play one game with a bot at each seat, on the same deal that random play would get."""
    table = seat_bots(plan, number)
    ranks = table.play()
    state = table.match.state
    return Outcome(len(table.match.answers), ranks, state.unfinished(), state.measures())


def seat_bots(plan: Plan, number: int, luck: str = "") -> Table:
    """Deal a game of the plan and seat its bots; ``luck`` gives them other dice of their own."""
    game = find(plan.game)
    options = option_words.read(game.Options, plan.options.split())
    deal = seeds.derive(plan.seed, "deal", number)
    name = f"{deal.hex()}{luck}"
    bots = [seat_bot(plan.game, level, n, f"{name}/{n}") for n, level in enumerate(plan.bots)]
    return Table(Match(game, options, plan.seats, deal), bots, name)
