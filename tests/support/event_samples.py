"""Events of every kind a game describes: played at random, and made up where play did not reach them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from kupa.core.conformance import tables
from kupa.core.events import Event
from kupa.core.fields import FieldType, fields_of
from kupa.core.game import AnyGame
from kupa.core.match import Match

KEPT: Final = 12  # events of a kind
SEATS: Final = 2
SAMPLES: Final[dict[str, object]] = {
    "seat": 1, "place": 3, "count": 2, "score": 4, "number": 2, "text": "x", "word": "x", "flag": True,
}  # fmt: skip


def missing(game: AnyGame, found: list[Event]) -> list[Event]:
    """Make up events of the kinds that are not among these."""
    reached = {event.key for event in found}
    kinds = [kind for kind in game.events if kind.key not in reached]
    return [sample(kind, game, known=known) for kind in kinds for known in (True, False)]


def played(game: AnyGame, most: int) -> Iterator[Event]:
    """Yield some events of each kind that happens at tables with every value of every option.

    No more than ``most`` answers of a match are played.
    """
    choose, kept = Random(game.key), Counter[str]()
    for options, seats in tables(game):
        match: Match[Any, Any, Any] = Match(game, game.with_limit(options), seats, choose.randbytes(32))
        for event in told(match, choose, most):
            kept[event.key] += 1
            if kept[event.key] <= KEPT:
                yield event


def told(match: Match[Any, Any, Any], choose: Random, most: int) -> Iterator[Event]:
    """Play at random to the end, or up to a number of answers; yield all that happens."""
    yield from (notice.event for notice in match.opening)
    for _ in range(most):
        if not (asked := match.asked()):
            return
        news = match.answer(asked[0], choose.choice(match.moves(asked[0])))
        yield from (notice.event for notice in news)


def sample(kind: type[Event], game: AnyGame, *, known: bool) -> Event:
    """Make up an event by the types of its fields; what may be None is so unless it is ``known``."""
    return kind(**{name: _value(made, game, known) for name, made in fields_of(kind).items()})


def _value(made: FieldType, game: AnyGame, known: bool) -> object:
    if made.optional and not known:
        return None
    value: object = _one(made, game, known)
    for _ in range(made.many):
        value = (value,) * SEATS
    return value


def _one(made: FieldType, game: AnyGame, known: bool) -> object:
    if made.kind == "tuple":
        return tuple(_value(part, game, known) for part in made.parts)
    if made.kind == "card":
        return game.cards[0].key
    return made.choices[0] if made.choices else SAMPLES[made.kind]
