"""A deal that is over, step by step: through the eyes of a seat, of an onlooker, or with open eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.core.told import Event, Seat, Told, heard
from kupa.games import find
from kupa.server import drawing, forms, wire
from kupa.tables.chairs import Chair
from kupa.tables.records import Kept
from kupa.tables.table import AnyMatch

OPEN, ONLOOKER = "open", "onlooker"
STEPS: Final = 100  # at once


def replay(kept: Kept, deal: int, eyes: str, start: int) -> forms.Replay:
    """Return some steps of a deal, from ``start`` on."""
    record = kept.record
    looker = Looker(eyes, record.seats)
    match: AnyMatch = Match.reopen(find(record.game), record)
    steps = list(_steps(match, kept, looker, range(start, start + STEPS)))
    return forms.Replay(
        game=record.game,
        options=drawing.option_facts(record.options),
        deal=deal,
        eyes=eyes,
        chairs=[_chair(chair) for chair in kept.chairs],
        ranks=list(match.ranks()),
        total=len(record.answers) + 1,
        steps=steps,
    )


def _steps(match: AnyMatch, kept: Kept, looker: Looker, wanted: range) -> Iterator[forms.ReplayStep]:
    """Play every answer again, to the end; draw those that are wanted."""
    if 0 in wanted:
        yield looker.step(match, match.opening, 0)
    for n, ((seat, move), who) in enumerate(zip(kept.record.answers, kept.who, strict=True), 1):
        news = match.answer(seat, move)
        if n in wanted:
            yield looker.step(match, news, n, (seat, move), who)


class Looker:
    """Somebody who looks at a replay, and what they are shown."""

    def __init__(self, eyes: str, seats: int) -> None:
        self.open = eyes == OPEN
        self.seat: Seat | None = None if eyes in {OPEN, ONLOOKER} else int(eyes)
        if self.seat is not None and self.seat >= seats:
            raise Refused(None, "core.no_such_seat", seat=self.seat, last=seats - 1)

    def step(
        self,
        match: AnyMatch,
        news: list[Told],
        n: int,
        answer: tuple[Seat, str] | None = None,
        who: Any = None,  # noqa: ANN401 — a person, a bot or the clock
    ) -> forms.ReplayStep:
        """Draw one step."""
        seat, move = answer or (None, None)
        shown = move if self.open or seat == self.seat else None
        events = [drawing.event(each) for each in self._events(news)]
        return forms.ReplayStep(n, seat, who, shown, events, self._views(match))

    def _events(self, news: list[Told]) -> list[Event]:
        return fullest([told.event for told in news]) if self.open else heard(news, self.seat)

    def _views(self, match: AnyMatch) -> list[wire.Picture]:
        eyes = list(range(match.seats)) if self.open else [self.seat]
        return [drawing.view(match.view(seat)) for seat in eyes]


def fullest(events: list[Event]) -> list[Event]:
    """Leave out an event that another one tells with more in it."""
    return [each for each in events if not any(_says_more(other, each) for other in events)]


def _says_more(other: Event, event: Event) -> bool:
    if type(other) is not type(event) or other == event:
        return False
    pairs = [(getattr(event, made.name), getattr(other, made.name)) for made in fields(event)]
    return all(less is None or less == more for less, more in pairs)


def _chair(chair: Chair) -> forms.ReplayChair:
    kind: Any = "bot" if chair.owner is None else "person"
    return forms.ReplayChair(kind, chair.name, chair.colour, chair.level)
