"""A seat's choices beside what a strong player would have done, in chances of winning, with an error.

Choices on which both differ are tried in imagined worlds; the few that seem to matter most are tried
again in new ones, and these alone count, as they were not chosen by their results. A difference that is
not larger than its error is not claimed.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.bots import levels, seat_bot
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.review.choices import Choice, Trial, sigmas
from kupa.review.knowledge import check_seat
from kupa.review.playing import Audience, Position
from kupa.review.trying import USUAL, Effort, Progress, try_out
from kupa.review.walk import AnyMatch, Moment, finished, follower, moments


@dataclass(frozen=True, slots=True)
class Decisions:
    """The choices of one seat, in the order of the game."""

    seat: Seat
    all: tuple[Choice, ...]

    @property
    def differing(self) -> tuple[Choice, ...]:
        """Return those that a strong player would have made otherwise."""
        return tuple(choice for choice in self.all if not choice.alike)

    @property
    def turning_points(self) -> tuple[Choice, ...]:
        """Return what mattered."""
        return tuple(choice for choice in self.all if choice.turning)


def decisions(
    record: Record, seat: Seat, progress: Progress = lambda _: None, effort: Effort = USUAL
) -> Decisions:
    """Value the choices of a seat in a finished game; ``progress`` hears shares of the work done."""
    finished(record)
    alike, trials = find_trials(record, check_seat(record, seat))
    dice = Dice(seeds.derive(record.seed, "review", seat))
    best = try_out(trials, dice, effort, progress)
    wide, last = sigmas(len(best)), {trial.step for trial in best}
    valued = [trial.valued(wide, finalist=trial.step in last) for trial in trials]
    return Decisions(seat, tuple(sorted([*alike, *valued], key=lambda choice: choice.step)))


def strong_level(game: str) -> str:
    """Return the level to compare with: hard, or hard with a memory of all that could be known."""
    return levels(game)[-1]


class Adviser:
    """Hears what a seat is told, and says what a strong player would do in its place."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.strong = seat_bot(match.game.key, strong_level(match.game.key), seat, "review/strong")
        self.audience = Audience(match, seat)
        self.cards = follower(match, seat)

    def observe(self, moment: Moment) -> None:
        """Take in what was told after an answer."""
        self.audience.observe(moment)
        told = moment.told(self.seat)
        for event in told:
            self.strong.told(event)
        if self.cards is not None:
            self.cards.take_in(told, moment.number)

    def compare(self, moment: Moment, text: str) -> Choice | Trial | None:
        """Set a choice beside that of the strong player; None where there is only one move."""
        moves = self.match.moves(self.seat)
        if len(moves) < 2:  # noqa: PLR2004 — one is no choice
            return None
        step, view = moment.number + 1, self.match.view(self.seat)
        mine, other = self.match.game.read(text), self.strong.choose(view, moves)
        if str(other) == str(mine):
            return Choice(step, moment.round, str(mine), str(mine))
        recalled = None if self.cards is None else self.cards.recalled()
        position = Position(self.match, self.seat, view, recalled, self.audience.written())
        return Trial(step, moment.round, position, (mine, other))


def find_trials(record: Record, seat: Seat) -> tuple[list[Choice], list[Trial]]:
    """Return the choices on which a strong player agrees, and those on which it differs."""
    walk = moments(record)
    moment = next(walk)
    adviser = Adviser(moment.match, seat)
    found: list[Choice | Trial | None] = []
    for by, text in record.answers:
        adviser.observe(moment)
        if by == seat:
            found.append(adviser.compare(moment, text))
        moment = next(walk)
    alike = [each for each in found if isinstance(each, Choice)]
    return alike, [each for each in found if isinstance(each, Trial)]
