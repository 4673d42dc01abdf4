"""What a seat could have known, answer by answer: which card may lie where, and how likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.tracking import Follower, Place
from kupa.core.tracking.matching import TooManyWays
from kupa.review.walk import AnyMatch, Moment, cards_at, finished, follower, moments

How = Literal["exact", "nearly", "sampled"]  # counted; counted, but something told was dropped; sampled
WORLDS: Final = 40  # imagined where counting would take too long


@dataclass(frozen=True, slots=True)
class KnownPlace:
    """What could be known of one place; a hand is one place with several cards."""

    place: Place
    chances: tuple[tuple[str, float], ...]  # or, in a hand, how many; the likeliest first
    seen: int | None  # the step in which its card was last seen
    cards: tuple[str, ...]  # what really lay there


@dataclass(frozen=True, slots=True)
class Step:
    """What could be known after one answer (0: after the deal)."""

    number: int
    round: int | None
    how: How
    places: tuple[KnownPlace, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat could have known in the whole game."""

    seat: Seat
    steps: tuple[Step, ...]

    def at(self, step: int, place: Place) -> KnownPlace | None:
        """Return what could be known of a place after a step."""
        return next((known for known in self.steps[step].places if known.place == place), None)

    def round_of(self, step: int | None) -> int | None:
        """Return the round of a step."""
        return None if step is None else self.steps[step].round


def knowledge(record: Record, seat: Seat) -> Knowledge:
    """Return what a seat could have known in a finished game."""
    return knowledge_of_all(record)[check_seat(record, seat)]


def check_seat(record: Record, seat: Seat) -> Seat:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < record.seats:
        raise Refused(None, "core.no_such_seat", seat=seat, last=record.seats - 1)
    return seat


def knowledge_of_all(record: Record) -> list[Knowledge]:
    """Return what each seat could have known; a game that follows no cards has steps without places."""
    steps: list[list[Step]] = [[] for _ in range(record.seats)]
    followers: list[Follower | None] = []
    for moment in moments(finished(record)):
        followers = followers or [follower(moment.match, seat) for seat in range(record.seats)]
        for found, each in zip(_steps(moment, followers), steps, strict=True):
            each.append(found)
    return [Knowledge(seat, tuple(each)) for seat, each in enumerate(steps)]


def _steps(moment: Moment, followers: list[Follower | None]) -> Iterator[Step]:
    view, number = moment.match.state.open_view(), moment.round
    for seat, each in enumerate(followers):
        if each is None:
            yield Step(moment.number, number, "exact", ())
            continue
        each.take_in(moment.told(seat), moment.number)
        shown = getattr(view, each.zone)
        how, places = _places(moment.match, each)
        known = tuple(
            KnownPlace(place, chances, each.tracker.last_seen(place), cards_at(shown, place))
            for place, chances in places
        )
        yield Step(moment.number, number, how, known)


Found = list[tuple[Place, tuple[tuple[str, float], ...]]]


def _places(match: AnyMatch, each: Follower) -> tuple[How, Found]:
    """Count; if that takes too long, sample."""
    try:
        counted = [(place, _sorted(each.tracker.chances(place))) for place in each.places()]
    except TooManyWays:
        return "sampled", _sampled(match, each)
    return "exact" if each.tracker.complete else "nearly", counted


def _sorted(chances: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    return tuple(sorted(chances.items(), key=lambda each: (-each[1], each[0])))


def _sampled(match: AnyMatch, each: Follower) -> Found:
    """Imagine worlds that fit what is certain and what is seen, and count what lies where."""
    dice = Dice(seeds.derive(match.seed, "worlds", len(match.answers)))
    view, recalled = match.view(each.seat), each.recalled()
    found: dict[Place, Counter[str]] = {place: Counter() for place in each.places()}
    for _ in range(WORLDS):
        shown = getattr(match.game.imagine(view, recalled, dice).open_view(), each.zone)
        for place, counts in found.items():
            counts.update(cards_at(shown, place))
    shares = {place: {card: n / WORLDS for card, n in counts.items()} for place, counts in found.items()}
    return [(place, _sorted(chances)) for place, chances in shares.items()]
