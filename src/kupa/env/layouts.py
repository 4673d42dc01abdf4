"""What an observation holds, by name: read from the game's own description, so that any game has one.

One feature is one byte. A seat, a place, a card and a word are a 1 among zeros; cards without an order
are counted by kind; a row has its places one after another; a number is itself, at most 255.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kupa.core import seeds
from kupa.core.description import parse_move
from kupa.core.dice import Dice
from kupa.core.events import Event as GameEvent
from kupa.core.fields import FieldType, fields_of
from kupa.core.game import AnyGame
from kupa.core.options import write_options
from kupa.env.encoders import (
    Bag,
    Encoder,
    Event,
    Group,
    Indexed,
    Keyed,
    Maybe,
    Number,
    Overlay,
    Pair,
    Parts,
    Score,
    Several,
)
from kupa.env.entries import Axis, Entry, Layout

ORDERED = ("row", "grid")
NUMBERS = ("count", "score", "number")
INDEXED = 2  # parts of a tuple that can be one feature together


@dataclass(frozen=True, slots=True)
class _Shaped:
    """An encoder with what its features mean."""

    encoder: Encoder
    axes: tuple[Axis, ...]
    meaning: str


def layout_of(game: AnyGame, options: object, seats: int) -> Layout:
    """Return what the observations of a table hold."""
    return _table(game, write_options(options), options, seats)[0]


def encoder_of(game: AnyGame, options: object, seats: int) -> Encoder:
    """Return what writes the views of a table."""
    return _table(game, write_options(options), options, seats)[1]


@lru_cache(maxsize=256)
def _table(game: AnyGame, words: str, options: object, seats: int) -> tuple[Layout, Encoder]:
    """Return layout and encoder; the view of a table is of one type from its first deal on."""
    view = game.start(options, seats, Dice(seeds.from_number(0))).view(0)
    builder = Builder(game, seats)
    encoder = builder.group(type(view), "")
    actions = tuple(str(move) for move in game.vocabulary(seats))
    entries, left_out = tuple(builder.entries), tuple(builder.left_out)
    return Layout(game.key, words, seats, builder.size, entries, actions, left_out), encoder


def starts_of(layout: Layout, written: tuple[str, ...]) -> list[int]:
    """Return where the entries begin that a game writes itself; none: it writes none."""
    return [layout.find(name).start for name in written]


@lru_cache(maxsize=64)
def event_encoder(game: AnyGame, seats: int) -> tuple[Encoder, tuple[Entry, ...]]:
    """Return what writes the events that a seat is told, and what it writes."""
    builder = Builder(game, seats)
    return builder.event("event"), tuple(builder.entries)


@lru_cache(maxsize=64)
def highest_place(game: AnyGame, seats: int) -> int:
    """Return the highest place a move names, or a seat can come in at."""
    found = seats
    for move in game.vocabulary(seats):
        verb, given = parse_move(game, str(move))
        named = [given[name] for name, field in verb.arguments if field.kind == "place"]
        found = max([found, *(place for place in named if isinstance(place, int))])
    return found


class Builder:
    """Builds the encoders of one table, and notes what they write where."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.left_out: list[str] = []
        self.size = 0
        self.seats: Axis = tuple(f"seat {seat}" for seat in range(seats))
        places = highest_place(game, seats)
        self.places: Axis = tuple(f"place {place}" for place in range(1, places + 1))
        self.cards: Axis = tuple(card.key for card in game.cards)

    def group(self, shape: type[Any], path: str) -> Encoder:
        """Lay out the fields of a view or of a part of one, in their order."""
        began = self.size
        placed: list[tuple[str, int, Encoder]] = []
        for name, field in fields_of(shape).items():
            if field.group is self.game.Options:
                continue  # the same from the first move to the last
            start = self.size
            encoder = self.field(field, f"{path}{name}")
            if encoder is not None:
                placed.append((name, start - began, encoder))
        return Group(placed, self.size - began)

    def field(self, field: FieldType, name: str) -> Encoder | None:
        """Lay out one field; None: numbers cannot say it."""
        if field.kind == "event":
            return self.event(name)
        if field.kind == "group" and not field.many and field.group is not None:
            return self.group(field.group, f"{name}.")
        shaped = self.shaped(field, name.rpartition(".")[2])
        if shaped is None:
            self.left_out.append(name)
            return None
        self.note(name, shaped)
        return shaped.encoder

    def note(self, name: str, shaped: _Shaped) -> None:
        """Take the next features for a field."""
        self.entries.append(Entry(name, self.size, shaped.axes, shaped.meaning))
        self.size += int(shaped.encoder.size)

    def shaped(self, field: FieldType, name: str) -> _Shaped | None:
        """Return how a field is written: its innermost value, then the lists around it."""
        one = self.one(field, name)
        if one is None:
            return None
        if field.many == 0:
            return maybe(one) if field.optional and field.kind in (*NUMBERS, "flag") else one
        inner = one if field.by_seat and field.many == 1 else self.innermost(field, one)
        for _ in range(field.many - (2 if field.by_seat and field.many > 1 else 1)):
            inner = _Shaped(Overlay(inner.encoder), inner.axes, f"{inner.meaning}, laid over each other")
        if not field.by_seat:
            return inner
        axes = (self.seats, *inner.axes)
        return _Shaped(Several(inner.encoder, len(self.seats)), axes, f"for each seat: {inner.meaning}")

    def innermost(self, field: FieldType, one: _Shaped) -> _Shaped:
        """Return a list of values: by place, or counted."""
        if field.zone in ORDERED:
            axes = (self.places, *one.axes)
            return _Shaped(
                Several(one.encoder, len(self.places)), axes, f"for each place: {one.meaning}"
            )
        if field.kind in (*NUMBERS, "flag", "group"):
            return _Shaped(Overlay(one.encoder), one.axes, f"{one.meaning}, laid over each other")
        if field.kind == "tuple" and not isinstance(one.encoder, Pair):
            return _Shaped(Overlay(one.encoder), one.axes, f"{one.meaning}, laid over each other")
        return _Shaped(Bag(one.encoder), one.axes, f"how many, by {one.meaning}")

    def one(self, field: FieldType, name: str) -> _Shaped | None:
        """Return how one value is written; None: it is free text."""
        numbers = {
            "score": _Shaped(Score(), (("above zero", "below zero"),), "points"),
            "flag": _Shaped(Number(), (), "yes or no"),
            "seat": _Shaped(Indexed(len(self.seats), 0), (self.seats,), "seat"),
            "place": _Shaped(Indexed(len(self.places), 1), (self.places,), "place"),
            "count": _Shaped(Number(), (), "count"),
            "number": _Shaped(Number(), (), "number"),
        }
        if field.kind in numbers:
            return numbers[field.kind]
        if field.kind == "tuple":
            return self.parts(field)
        if field.kind == "group" and field.group is not None:
            return self.inner_group(field.group)
        words = self.words(field, name)
        return _Shaped(Keyed(words), (words,), field.kind) if words else None

    def words(self, field: FieldType, name: str) -> Axis:
        """Return every word or card a field can hold, as far as the description says."""
        if field.kind == "card":
            return self.cards
        if name == "phase":
            return tuple(phase.name for phase in self.game.phases)
        return field.choices

    def parts(self, field: FieldType) -> _Shaped | None:
        """Return how numbered parts are written: two of seat and place as one feature."""
        found = [self.shaped(part, str(at)) for at, part in enumerate(field.parts)]
        known = [each for each in found if each is not None]
        if len(known) < len(found):
            return None
        if all(part.kind in ("seat", "place") for part in field.parts[:INDEXED]) and len(known) > 1:
            first, second = known[0], known[1]
            axes = (*first.axes, *second.axes)
            meaning = " and ".join(each.meaning for each in known[:INDEXED])
            return _Shaped(Pair(first.encoder, second.encoder), axes, meaning)
        encoder = Parts([each.encoder for each in known])
        return _Shaped(encoder, (numbered(int(encoder.size)),), ", then ".join(e.meaning for e in known))

    def inner_group(self, shape: type[Any]) -> _Shaped:
        """Return how a group inside a list is written: as one axis."""
        inner = Builder.__new__(Builder)
        inner.__dict__.update(self.__dict__ | {"entries": [], "left_out": [], "size": 0})
        encoder = inner.group(shape, "")
        return _Shaped(encoder, (numbered(inner.size),), shape.__name__)

    def event(self, name: str) -> Encoder:
        """Lay out an event: its kind, then blocks that all kinds of events share."""
        keys = tuple(event.key for event in self.game.events)
        began, start = self.size, self.size
        self.note(name, _Shaped(Keyed(keys), (keys,), "the event"))
        blocks: dict[tuple[object, ...], tuple[int, Encoder]] = {}
        kinds = {event.key: self.kind_of_event(event, name, began, blocks) for event in self.game.events}
        size = self.size - start
        return Event({key: Group(placed, size) for key, placed in kinds.items()}, size)

    def kind_of_event(
        self,
        event: type[GameEvent],
        name: str,
        began: int,
        blocks: dict[tuple[object, ...], tuple[int, Encoder]],
    ) -> list[tuple[str, int, Encoder]]:
        """Place the fields of one kind of event in blocks; a field unlike all before opens a new one."""
        placed: list[tuple[str, int, Encoder]] = []
        used: list[tuple[object, ...]] = []
        for key, field in fields_of(event).items():
            if field.by_seat or field.kind in ("group", "event"):
                continue  # the view shows it
            optional = field.optional and field.kind in NUMBERS
            look = (field.kind, field.many, field.zone in ORDERED, field.choices, field.parts, optional)
            alike = (*look, used.count(look))  # the second seat of an event is another block
            used.append(look)
            if alike not in blocks:
                shaped = self.shaped(field, key)
                if shaped is None:
                    self.left_out.append(f"{name}.{key}")
                    continue
                blocks[alike] = (self.size, shaped.encoder)
                self.note(self.block_name(name, key, field), shaped)
            start, encoder = blocks[alike]
            placed.append((key, start - began, encoder))
        return placed

    def block_name(self, name: str, key: str, field: FieldType) -> str:
        """Name a block by its kind, with a number where there are several."""
        base = f"{field.kind}s" if field.many else field.kind
        base = f"{name}.{key if field.kind in ('word', 'count', 'number') else base}"
        names = {each.name for each in self.entries}
        several = (f"{base}_{number}" for number in range(2, len(names) + 3))
        return next(each for each in (base, *several) if each not in names)


def maybe(one: _Shaped) -> _Shaped:
    """Return how a number that may be missing is written."""
    return _Shaped(
        Maybe(one.encoder), (("there", "value"),), f"whether there is one, then {one.meaning}"
    )


def numbered(size: int) -> Axis:
    """Return the labels of features that have no names of their own."""
    return tuple(str(at) for at in range(size))
