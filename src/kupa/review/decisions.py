"""A seat's choices beside what a strong player would have done, in chances of winning, with an error.

Only choices on which both differ are valued. All of them are tried in a few imagined worlds; the few
that seem to matter most are then tried again in new ones, and these alone count, as they were not chosen
by their results. A difference that is not larger than its error is not claimed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from kupa.bots import levels, seat_bot
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.review.knowledge import check_seat
from kupa.review.playing import Audience, Position
from kupa.review.walk import finished, follower, moments

Progress = Callable[[float], None]
BUDGET: Final = 16_000  # answers of playouts in all: some seconds, the same for every record
FIRST: Final = 0.4  # of the budget for a first look at all choices
MOST_ROUNDS: Final = 10
FINALISTS: Final = 4
MOST_WORLDS: Final = 400
FEWEST: Final = 20  # worlds of which something may be claimed
SIGMAS: Final = 3.0  # so that four comparisons without a difference seldom show one
RARE: Final = 3.0  # what never happened in n worlds may still happen in three of n
SMALLEST: Final = 0.03  # differences that nobody would call a turning point


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice, valued; chances are shares of the wins."""

    step: int  # the answer's number
    round: int | None
    chosen: str
    other: str  # what a strong player would have done
    chance: float
    other_chance: float
    error: float  # of the difference
    worlds: int

    @property
    def difference(self) -> float:
        """Return what the choice brought, compared with the other; negative: it cost."""
        return self.chance - self.other_chance

    @property
    def turning(self) -> bool:
        """Tell whether the difference is larger than its error."""
        enough = self.worlds >= FEWEST and abs(self.difference) >= SMALLEST
        return enough and abs(self.difference) > self.error


@dataclass(slots=True)
class Trial:
    """A choice on which the strong player differs, with the results so far."""

    step: int
    round: int | None
    position: Position
    moves: tuple[Any, Any]  # the seat's and the other
    results: list[list[float]] = field(default_factory=list)

    def differences(self) -> list[float]:
        """Return the difference in each world."""
        return [mine - other for mine, other in self.results]

    def promise(self) -> float:
        """Return how much seems to hang on this choice, doubts taken off."""
        choice = self.valued()
        return abs(choice.difference) - choice.error / SIGMAS

    def valued(self) -> Choice:
        """Sum the results up."""
        found = self.differences()
        spread = SIGMAS * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
        error = max(spread, RARE / len(found))
        mine, other = (fmean(each) for each in zip(*self.results, strict=True))
        chosen, better = map(str, self.moves)
        return Choice(self.step, self.round, chosen, better, mine, other, error, len(found))


@dataclass(frozen=True, slots=True)
class Decisions:
    """The choices of one seat: how many, on how many the strong player differs, and the valued."""

    seat: Seat
    choices: int
    differing: int
    valued: tuple[Choice, ...]

    @property
    def turning_points(self) -> tuple[Choice, ...]:
        """Return what mattered, in the order of the game."""
        return tuple(choice for choice in self.valued if choice.turning)


def decisions(
    record: Record, seat: Seat, progress: Progress = lambda _: None, budget: int = BUDGET
) -> Decisions:
    """Value the choices of a seat in a finished game; ``progress`` hears shares of the work done."""
    finished(record)
    choices, trials = find_trials(record, check_seat(record, seat))
    dice = Dice(seeds.derive(record.seed, "review", seat))
    spent = try_out(trials, dice, int(budget * FIRST), MOST_ROUNDS, lambda part: progress(FIRST * part))
    trials.sort(key=lambda trial: -trial.promise())
    last = trials[:FINALISTS]
    for trial in last:
        trial.results.clear()
    try_out(last, dice, budget - spent, MOST_WORLDS, lambda part: progress(FIRST + (1 - FIRST) * part))
    progress(1.0)
    valued = sorted((trial.valued() for trial in last if trial.results), key=lambda choice: choice.step)
    return Decisions(seat, choices, len(trials), tuple(valued))


def try_out(trials: list[Trial], dice: Dice, budget: int, rounds: int, progress: Progress) -> int:
    """Try each choice in many worlds with an equal part of the budget; return what it took."""
    spent = 0
    for number, trial in enumerate(trials, 1):
        part = budget * number // len(trials)
        while len(trial.results) < rounds and (spent < part or not trial.results):
            found, answers = trial.position.compare(trial.moves, dice)
            trial.results.append(found)
            spent += answers
            progress(min(number / len(trials), max((number - 1) / len(trials), spent / budget)))
        progress(number / len(trials))
    return spent


def strong_level(game: str) -> str:
    """Return the level to compare with: hard, or hard with a memory of all that could be known."""
    return levels(game)[-1]


def find_trials(record: Record, seat: Seat) -> tuple[int, list[Trial]]:
    """Return how many choices a seat had, and those on which a strong player differs."""
    choices = 0
    trials: list[Trial] = []
    strong = seat_bot(record.game, strong_level(record.game), seat, "review/strong")
    walk = moments(record)
    moment = next(walk)
    audience, cards = Audience(moment.match, seat), follower(moment.match, seat)
    for by, text in (*record.answers, (None, "")):
        audience.observe(moment)
        told = moment.told(seat)
        for event in told:
            strong.told(event)
        if cards is not None:
            cards.take_in(told, moment.number)
        match = moment.match
        moves = match.moves(seat) if by == seat else []
        if len(moves) > 1:
            choices += 1
            view, mine = match.view(seat), match.game.read(text)
            other = strong.choose(view, moves)
            if other is not mine:
                recalled = None if cards is None else cards.recalled()
                position = Position(match, seat, view, recalled, audience.written())
                trials.append(Trial(moment.number + 1, moment.round, position, (mine, other)))
        moment = next(walk, moment)
    return choices, trials
