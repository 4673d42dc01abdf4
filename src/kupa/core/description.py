"""A game's description: all that a table, a page, a translator or a test needs to know of any game.

It is derived from the types of the game's events and views and from what the game declares once (see
``declarations.py``), and turns into JSON as it is: ``asdict`` and ``json`` are enough.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from kupa.core.declarations import Argument, CardKind, Phase, Preset, Verb
from kupa.core.events import Event
from kupa.core.fields import FieldType, fields_of
from kupa.core.game import AnyGame
from kupa.core.options import Spec, option_specs


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """What one field of an event, a view or a move holds.

    ``kind`` is seat, place, count, score, card, word, number, text or flag; event; group, whose
    ``fields`` have names; or tuple, whose ``fields`` are numbered.
    """

    name: str
    kind: str
    many: int  # how many lists deep
    by_seat: bool  # the outermost list has one entry for each seat
    optional: bool  # it may be None
    gaps: bool  # an entry of its list may be None
    secret: bool  # None stands for what not everyone may know
    zone: str | None  # how it lies on the table: pile, hand, row, grid, counter or card
    choices: tuple[str, ...]  # every word there can be; empty where any may come
    fields: tuple[FieldInfo, ...]


@dataclass(frozen=True, slots=True)
class EventInfo:
    """An event by its key."""

    key: str
    fields: tuple[FieldInfo, ...]


@dataclass(frozen=True, slots=True)
class ViewInfo:
    """A view by the name of its type; most games have one."""

    name: str
    fields: tuple[FieldInfo, ...]


@dataclass(frozen=True, slots=True)
class VerbInfo:
    """A kind of move; in its ``pattern`` the names of its arguments stand in braces."""

    key: str
    pattern: str
    arguments: tuple[FieldInfo, ...]


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option of a game, as a table may settle it."""

    name: str
    ruling: str
    default: str
    words: tuple[str, ...]
    number: bool  # a whole number may be written as well
    seat: bool  # that number is a seat
    offered: tuple[str, ...]  # what a person chooses from, the usual word first


@dataclass(frozen=True, slots=True)
class Description:
    """One game, as it describes itself."""

    key: str
    edition: int
    fewest: int
    most: int
    usual_seats: int
    minutes: int  # that a game takes, roughly
    rulings: tuple[str, ...]
    ruling_prefixes: tuple[str, ...]  # the letters that its rulings begin with
    phases: tuple[Phase, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]  # ways to play, each with the options that are not the usual ones
    cards: tuple[CardKind, ...]
    verbs: tuple[VerbInfo, ...]
    events: tuple[EventInfo, ...]
    views: tuple[ViewInfo, ...]
    scores: str | None  # the view's field with the points by seat; of a list its length counts
    effort: str | None  # the view's count that whoever plays alone keeps low
    measures: tuple[str, ...]  # what a report counts


def describe(game: AnyGame) -> Description:
    """Return the description of a game."""
    views = tuple(ViewInfo(shape.__name__, _fields(shape, game)) for shape in game.views)
    return Description(
        key=game.key,
        edition=game.edition,
        fewest=game.seats[0],
        most=game.seats[-1],
        usual_seats=min(game.usual_seats, game.seats[-1]),
        minutes=game.minutes,
        rulings=game.rulings,
        ruling_prefixes=tuple(dict.fromkeys(re.sub(r"\d.*", "", ruling) for ruling in game.rulings)),
        phases=tuple(game.phases),
        options=tuple(_option(spec) for spec in option_specs(game.Options)),
        presets=tuple(game.presets),
        cards=tuple(game.cards),
        verbs=tuple(_verb(verb, game) for verb in game.verbs),
        events=tuple(_event(event, game) for event in game.events),
        views=views,
        scores=game.scores or _scores(views),
        effort=game.effort,
        measures=game.measures,
    )


def parse_move(game: AnyGame, text: str) -> tuple[Verb, dict[str, Argument]]:
    """Return the verb and the arguments of a move's notation; ``verb.write`` gives the text back."""
    cards = frozenset(card.key for card in game.cards)
    for verb in game.verbs:
        arguments = verb.read(text, cards)
        if arguments is not None:
            return verb, arguments
    raise ValueError(f"no verb of {game.key} reads {text!r}")


def zone_of(field: FieldType) -> str | None:
    """Return how a field of a view lies on the table, from its type; None: it is no thing to be seen."""
    if field.zone is not None:
        return field.zone
    if field.kind in ("count", "score"):
        return "counter"
    if field.kind == "card":
        return "row" if field.many else "card"
    return None


def _fields(shape: type[Any], game: AnyGame) -> tuple[FieldInfo, ...]:
    """Describe the fields of an event, a view or a group; the table says the options, not a view."""
    known = fields_of(shape).items()
    return tuple(_field(name, field, game) for name, field in known if field.group is not game.Options)


def _field(name: str, field: FieldType, game: AnyGame) -> FieldInfo:
    inner: tuple[FieldInfo, ...] = ()
    if field.kind == "group" and field.group is not None:
        inner = _fields(field.group, game)
    elif field.parts:
        inner = tuple(_field(str(at), part, game) for at, part in enumerate(field.parts))
    return FieldInfo(
        name=name,
        kind=field.kind,
        many=field.many,
        by_seat=field.by_seat,
        optional=field.optional,
        gaps=field.gaps,
        secret=field.secret,
        zone=zone_of(field),
        choices=field.choices,
        fields=inner,
    )


def _event(event: type[Event], game: AnyGame) -> EventInfo:
    return EventInfo(event.key, _fields(event, game))


def _verb(verb: Verb, game: AnyGame) -> VerbInfo:
    arguments = tuple(_field(name, field, game) for name, field in verb.arguments)
    return VerbInfo(verb.key, verb.pattern, arguments)


def _option(spec: Spec) -> OptionInfo:
    words, offered = spec.words, spec.offered
    return OptionInfo(spec.name, spec.ruling, spec.default, words, spec.number, spec.seat, offered)


def _scores(views: tuple[ViewInfo, ...]) -> str | None:
    """Return the name of the field that holds points by seat, if there is one."""
    found = [field for view in views for field in view.fields if field.kind == "score" and field.by_seat]
    return found[0].name if found else None
