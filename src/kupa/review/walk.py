"""A record played again, answer by answer, with what each seat can know of the covered cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kupa.core.events import Event, Notice, Seat, heard
from kupa.core.match import Match
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.tracking import Follower, Place
from kupa.games import find

AnyMatch = Match[Any, Any, Any]


@dataclass(slots=True)
class Moment:
    """The table after an answer (0: after the deal)."""

    number: int
    match: AnyMatch
    news: list[Notice]
    answer: tuple[Seat, str] | None

    def told(self, seat: Seat | None) -> list[Event]:
        """Return what a seat was told."""
        return heard(self.news, seat)

    @property
    def round(self) -> int | None:
        """Return the round, where the game has any."""
        return self.match.game.round(self.match.view(None), self.match.seats)


def reopen(record: Record) -> AnyMatch:
    """Deal a record's match again."""
    return Match.reopen(find(record.game), record)


def finished(record: Record) -> Record:
    """Return the record of a game that is over; nothing is told of a game in play."""
    if Match.replay(find(record.game), record).asked():
        raise Refused(None, "core.not_over")
    return record


def moments(record: Record) -> Iterator[Moment]:
    """Yield every moment of a game; the match is the same one, played on."""
    match = reopen(record)
    yield Moment(0, match, match.opening, None)
    for number, (seat, move) in enumerate(record.answers, 1):
        yield Moment(number, match, match.answer(seat, move), (seat, move))


def follower(match: AnyMatch, seat: Seat | None) -> Follower | None:
    """Return what follows the cards for a seat, if the game has it."""
    found: Follower | None = match.game.follow(match.options, match.seats, seat)
    return found


def truth(match: AnyMatch, place: Place) -> tuple[str, ...]:
    """Return the cards that really lie at a place."""
    found = getattr(match.state.open_view(), place.zone)
    return cards_at(found, place)


def cards_at(field: Any, place: Place) -> tuple[str, ...]:  # noqa: ANN401 — a field of any view
    """Return the cards that a field of an open view shows at a place."""
    lying = field if place.seat is None else field[place.seat]
    if not place.number:
        return tuple(lying)
    card = lying[place.number - 1]
    return () if card is None else (card,)
