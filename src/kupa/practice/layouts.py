"""Where every card of a game lay, answer by answer, as an onlooker could follow it, and what it was.

Which cards moved is what the game's follower says; what lies there is what the engine says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from kupa.core.events import Notice, heard
from kupa.core.match import Match
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.tracking import Follower, Place
from kupa.games import find

AnyMatch = Match[Any, Any, Any]
Token = int  # a card, whatever it is
MOST_ANSWERS: Final = 500  # of a long game, the first ones


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a row or a grid after an answer (0: after the deal)."""

    number: int
    tokens: Mapping[Place, Token]
    faces: Mapping[Place, str]  # what really lies there
    sights: Mapping[Place, str]  # what the answer showed to everybody


def layouts_of(record: Record) -> list[Layout]:
    """Return the layouts of a game that is over; nothing is told of one in play."""
    game = find(record.game)
    if Match.replay(game, record).asked():
        raise Refused(None, "core.not_over")
    match: AnyMatch = Match.reopen(game, record)
    answers = islice(record.answers, MOST_ANSWERS)
    return list(layouts(match, (match.answer(seat, move) for seat, move in answers)))


def layouts(match: AnyMatch, answers: Iterable[list[Notice]]) -> Iterator[Layout]:
    """Yield a layout for the deal and each answer; ``answers`` plays the match and yields its news."""
    follower: Follower | None = match.game.follow(match.options, match.seats, None)
    if follower is None:
        return
    before: dict[Place, Token] = {}
    for number, news in enumerate(_all_news(match, answers)):
        follower.take_in(heard(news, None), number)
        tokens = {place: follower.tracker.lying[place][0] for place in follower.places() if place.number}
        faces = _faces(match, follower, tokens)
        sights = _sights(follower, number, {**before, **tokens}, faces)
        yield Layout(number, tokens, faces, sights)
        before = tokens


def _all_news(match: AnyMatch, answers: Iterable[list[Notice]]) -> Iterator[list[Notice]]:
    yield match.opening
    yield from answers


def _faces(match: AnyMatch, follower: Follower, tokens: Iterable[Place]) -> dict[Place, str]:
    view = match.state.open_view()
    shown: Any = getattr(view, follower.zone)
    found = {}
    for place in tokens:
        row = shown if place.seat is None else shown[place.seat]
        if row[place.number - 1] is not None:
            found[place] = row[place.number - 1]
    return found


def _sights(
    follower: Follower, number: int, tokens: Mapping[Place, Token], faces: Mapping[Place, str]
) -> dict[Place, str]:
    """Return what was shown, also of cards that were taken away with it."""
    known, seen = follower.tracker.card, follower.tracker.seen
    shown = {place: token for place, token in tokens.items() if seen.get(token) == number}
    cards = {place: faces.get(place, known.get(token)) for place, token in shown.items()}
    return {place: card for place, card in cards.items() if card is not None}
