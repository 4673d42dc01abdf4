"""Thousands of games on all cores. The same seed gives the same numbers on one core or many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import kupa
from kupa.bots import seat_bot
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.options import read_options, write_options
from kupa.core.playout import playout
from kupa.core.refused import Refused
from kupa.games import find
from kupa.lab.bot_match import BotMatch
from kupa.lab.kept import Conduct, digest, sum_up
from kupa.lab.report import Outcome, Report, Tally

CHUNK = 250  # games of the first batches; how long they take says how large the next are
MAX_ANSWERS = 1_000_000  # of one game; a longer one counts as unfinished
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
        options = game.with_limit(read_options(game.Options, self.options.split()))
        game.check(options, self.seats)
        if self.bots and len(self.bots) != self.seats:
            raise Refused(None, "core.bots_and_seats", bots=len(self.bots), seats=self.seats)
        for seat, level in enumerate(self.bots):
            seat_bot(self.game, level, seat, "")
        return replace(self, options=write_options(options))


def simulate(
    plan: Plan, processes: int | None = None, progress: Progress | None = None, on: str | None = None
) -> Report:
    """Play every game of a plan and sum it up; ``progress`` hears of games done, ``on`` says where."""
    return sum_games(plan, Conduct(processes, on, heard=progress))


def sum_games(plan: Plan, how: Conduct) -> Report:
    """Do the same, as it is to be carried out: what was played before may be in a file."""
    plan = plan.checked()
    chunk = BOTS_CHUNK if plan.bots else CHUNK
    work, start = partial(play_chunk, plan), Tally(plan.seats)
    total, seconds = sum_up(work, plan.games, chunk, start, run_name("simulate", plan), how)
    return total.report(seconds)


def run_name(command: str, plan: Plan) -> str:
    """Return what tells the games of a command from those of others."""
    return digest(command, plan, find(plan.game).edition, kupa.__version__)


def play_chunk(plan: Plan, numbers: range) -> Tally:
    """Play some games of a plan and sum them up: a result is small however many there were."""
    play = play_bots if plan.bots else play_random
    tally = Tally(plan.seats)
    for number in numbers:
        tally.add(play(plan, number))
    return tally


def play_random(plan: Plan, number: int) -> Outcome:
    """Play one game: its deal and its choices depend on the plan's seed and its number alone."""
    game = find(plan.game)
    options = read_options(game.Options, plan.options.split())
    deal = Dice(seeds.derive(plan.seed, "deal", number))
    choices = Dice(seeds.derive(plan.seed, "choices", number))
    state = game.start(options, plan.seats, deal)
    moves = playout(state, choices, MAX_ANSWERS)
    if state.asked():  # it was cut: nobody has won
        return Outcome(moves, (), unfinished=True, measures=state.measures())
    return Outcome(moves, state.ranks(), state.unfinished(), state.measures())


def play_bots(plan: Plan, number: int) -> Outcome:
    """Play one game with a bot at each seat, on the same deal that random play would get."""
    table = seat_bots(plan, number)
    ranks = table.play()
    state = table.match.state
    return Outcome(len(table.match.answers), ranks, state.unfinished(), state.measures())


def seat_bots(plan: Plan, number: int, luck: str = "") -> BotMatch:
    """Deal a game of the plan and seat its bots; ``luck`` gives them other dice of their own."""
    game = find(plan.game)
    options = read_options(game.Options, plan.options.split())
    deal = seeds.derive(plan.seed, "deal", number)
    name = f"{deal.hex()}{luck}"
    bots = [seat_bot(plan.game, level, n, f"{name}/{n}") for n, level in enumerate(plan.bots)]
    return BotMatch(Match(game, options, plan.seats, deal), bots, name)
