"""Five sentences about a game, as keys of messages and the facts that fill them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.core.tracking import Place
from kupa.review.decisions import Decisions
from kupa.review.knowledge import Knowledge, KnownPlace
from kupa.review.near import NearMiss, near_misses
from kupa.review.walk import follower, moments

SENTENCES: Final = 5
SURE: Final = 0.999


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence; the facts ``card``, ``seat`` and ``seats`` are a card's key and numbers of seats."""

    key: str
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reach:
    """Somebody went for the card of a place; ``step`` is the answer."""

    step: int
    seat: Seat
    place: Place
    card: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, and for what cards everybody went."""

    round: int | None
    winners: tuple[Seat, ...]
    reaches: tuple[Reach, ...]
    near: tuple[NearMiss, ...]


def ending(record: Record, known: Sequence[Knowledge]) -> Ending:
    """Return how a finished game ended."""
    reaches: list[Reach] = []
    for moment in moments(record):
        each = follower(moment.match, None)
        aims = [each.aim(event) for event in moment.told(None)] if each and moment.answer else []
        for place in aims:
            there = None if place is None else known[0].at(moment.number - 1, place)
            if moment.answer and place is not None and there is not None and there.cards:
                reaches.append(Reach(moment.number, moment.answer[0], place, there.cards[0]))
    ranks = moment.match.ranks()
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    winners = first if len(first) < record.seats else ()
    return Ending(moment.round, winners, tuple(reaches), tuple(near_misses(record, winners)))


def story(record: Record, known: Sequence[Knowledge], found: Decisions) -> tuple[Sentence, ...]:
    """Return the story of a game as one seat may tell it, at most five sentences."""
    end = ending(record, known)
    return tuple([*_sentences(end, known, found)][:SENTENCES])


def _sentences(end: Ending, known: Sequence[Knowledge], found: Decisions) -> Iterator[Sentence]:
    yield _won(end)
    yield from _deciding(end, known)
    yield from _near(end)
    yield _turning(found)
    yield from _memory(end, known)
    if found.all:
        same = len(found.all) - len(found.differing)
        yield Sentence("review.alike", {"same": same, "choices": len(found.all)})
    yield from _certain(known[found.seat])


def _near(end: Ending) -> Iterator[Sentence]:
    """Name who was last within one turn of winning, and did not win."""
    if end.near:
        last = end.near[-1]
        yield Sentence("review.near", {"seat": last.seat, "round": last.round or 0, "step": last.step})


def _won(end: Ending) -> Sentence:
    facts = {"round": end.round or 0}
    if not end.winners:
        return Sentence("review.nobody_won", facts)
    return Sentence("review.won", {"seats": end.winners, **facts})


def _deciding(end: Ending, known: Sequence[Knowledge]) -> Iterator[Sentence]:
    """Say who could know the card that the winner went for last."""
    last = next((reach for reach in reversed(end.reaches) if reach.seat in end.winners), None)
    if last is None:
        return
    knew = who_knew(known, last)
    if knew:
        yield Sentence("review.could_know", {"card": last.card, "seats": knew})
    else:
        yield Sentence("review.nobody_knew", {"card": last.card})


def who_knew(known: Sequence[Knowledge], reach: Reach) -> tuple[Seat, ...]:
    """Return the seats that could be sure of a card before somebody went for it."""
    before = [each.at(reach.step - 1, reach.place) for each in known]
    return tuple(
        seat for seat, there in enumerate(before) if there and chance_of(there, reach.card) > SURE
    )


def chance_of(there: KnownPlace, card: str) -> float:
    """Return how likely a card lies at a place."""
    return dict(there.chances).get(card, 0.0)


def _turning(found: Decisions) -> Sentence:
    """Name the choice that cost most; if none did, the one that brought most; else say so."""
    points = sorted(found.turning_points, key=lambda choice: choice.difference)
    if not points:
        return Sentence("review.steady", {})
    choice = points[0] if points[0].difference < 0 else points[-1]
    return Sentence(
        "review.cost" if choice.difference < 0 else "review.brought",
        {
            "round": choice.round or 0,
            "step": choice.step,
            "chances": round(100 * abs(choice.difference)),
            "error": max(1, round(100 * choice.error)),
        },
    )


def _memory(end: Ending, known: Sequence[Knowledge]) -> Iterator[Sentence]:
    """Name who went for a card that was sure to them, and had been seen longest ago."""
    best: tuple[int, Reach] | None = None
    for reach in end.reaches:
        there = known[reach.seat].at(reach.step - 1, reach.place)
        if there is None or there.seen is None or chance_of(there, reach.card) <= SURE:
            continue
        ago = reach.step - 1 - there.seen
        if ago > 0 and (best is None or ago > best[0]):
            best = (ago, reach)
    if best is not None:
        ago, reach = best
        yield Sentence("review.memory", {"seat": reach.seat, "card": reach.card, "answers": ago})


def _certain(mine: Knowledge) -> Iterator[Sentence]:
    """Say how many covered places could be known, on average."""
    counts = [
        (sum(each.chances[0][1] > SURE for each in step.places if each.chances), len(step.places))
        for step in mine.steps
        if step.places and step.places[0].place.number
    ]
    if counts:
        facts = {
            "known": round(fmean(n for n, _ in counts)),
            "places": round(fmean(n for _, n in counts)),
        }
        yield Sentence("review.certain", facts)
