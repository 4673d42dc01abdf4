"""What the fields of events, views and moves hold, said once, in their types.

A field's type says whether a whole number is a seat, a place or a count, and whether a text is a card.
From these types come the page's types, the sentences, the general board and the docs: see ``fields_of``.
"""

from __future__ import annotations

import types
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind:
    """What one value is; ``Annotated`` carries it."""

    name: str


@dataclass(frozen=True, slots=True)
class Zone:
    """How a field of a view lies on the table, where its type alone does not say so."""

    name: str  # pile, hand, row or grid


Seat = Annotated[int, Kind("seat")]  # 0, 1, 2 … clockwise
Place = Annotated[int, Kind("place")]  # of a row, a grid or the places by rank: 1, 2, 3 …
Count = Annotated[int, Kind("count")]  # how many; a sentence chooses its plural by it
Score = Annotated[int, Kind("score")]
Card = Annotated[str, Kind("card")]  # a card's key, such as "fire"
Word = Annotated[str, Kind("word")]  # a key that is no card: an order, a cause, a phase
Secret = Annotated[T | None, Kind("secret")]  # None for those who are not told, or do not see it
BySeat = Annotated[tuple[T, ...], Kind("by_seat")]  # one for each seat, in their order

Pile = Annotated[int, Kind("count"), Zone("pile")]  # so many covered cards on each other
HandSize = Annotated[int, Kind("count"), Zone("hand")]  # so many cards that others hold
Hand = Annotated[tuple[Card, ...], Zone("hand")]
Row = Annotated[tuple[T, ...], Zone("row")]  # one entry for each place, place 1 first
Grid = Annotated[tuple[T, ...], Zone("grid")]  # the same, laid in lines below each other

KINDS: Final = (
    "seat", "place", "count", "score", "card", "word", "number", "text", "flag",
    "event", "group", "tuple",
)  # fmt: skip
ZONES: Final = ("pile", "hand", "row", "grid", "counter", "card")
PLAIN = {int: "number", str: "text", bool: "flag", float: "number"}


@dataclass(frozen=True, slots=True)
class FieldType:
    """What one field holds: its kind, and whether there are several, one a seat, or none for some."""

    kind: str  # one of KINDS
    many: int = 0  # how many lists deep
    by_seat: bool = False  # the outermost list has one entry for each seat
    optional: bool = False  # the field may be None
    gaps: bool = False  # an entry of its list may be None
    secret: bool = False  # None stands for what not everyone may know
    zone: str | None = None  # pile, hand, row or grid; None: nothing but its kind is known
    choices: tuple[str, ...] = ()  # every word there can be, where the type lists them
    group: type[Any] | None = None  # the dataclass of a "group"
    parts: tuple[FieldType, ...] = ()  # what a "tuple" holds, in order, such as a seat and its place


def fields_of(shape: type[Any]) -> dict[str, FieldType]:
    """Return what the fields of an event, a view or a part of one hold, by name."""
    if shape not in _known:
        hints = get_type_hints(shape, include_extras=True)
        _known[shape] = {field.name: field_type(hints[field.name]) for field in fields(shape)}
    return _known[shape]


_known: dict[type[Any], dict[str, FieldType]] = {}  # types are read slowly, and are asked often


def field_type(hint: Any) -> FieldType:  # noqa: ANN401 — a type hint is any object
    """Read one type hint."""
    return _read(hint, FieldType("text"))


def _read(hint: Any, found: FieldType) -> FieldType:  # noqa: ANN401
    origin = get_origin(hint)
    if origin is Annotated:
        return _annotated(hint, found)
    if origin in (Union, types.UnionType):
        return _optional(get_args(hint), found)
    if origin in (tuple, list):
        return _several(get_args(hint), found)
    if origin is Literal:
        return replace(found, kind="word", choices=get_args(hint))
    if isinstance(hint, type) and is_dataclass(hint):
        return replace(found, kind=getattr(hint, "field_kind", "group"), group=hint)
    return replace(found, kind=PLAIN.get(hint, "text"))


def _annotated(hint: Any, found: FieldType) -> FieldType:  # noqa: ANN401
    inner, marks = get_args(hint)[0], hint.__metadata__
    kinds = {mark.name for mark in marks if isinstance(mark, Kind)}
    zone = next((mark.name for mark in marks if isinstance(mark, Zone)), found.zone)
    found = replace(found, zone=zone)
    if "secret" in kinds:
        return _read(inner, replace(found, secret=True))
    if "by_seat" in kinds:
        return _read(inner, replace(found, by_seat=True))
    return replace(found, kind=kinds.pop()) if kinds else _read(inner, found)


def _optional(members: tuple[Any, ...], found: FieldType) -> FieldType:
    inner = [each for each in members if each is not type(None)]
    if len(inner) > 1 and all(each is bool or get_origin(each) is Literal for each in inner):
        return replace(found, kind="word", choices=_words(inner), optional=True)
    if len(inner) != 1:
        raise TypeError(f"a field holds one kind of value, or None: {members}")
    inside = found.many > 0
    return _read(inner[0], replace(found, gaps=inside, optional=found.optional or not inside))


def _words(members: list[Any]) -> tuple[str, ...]:
    """Return the words of a choice that is also yes or no, as options write them."""
    several = (("on", "off") if each is bool else get_args(each) for each in members)
    return tuple(word for words in several for word in words)


def _several(members: tuple[Any, ...], found: FieldType) -> FieldType:
    if found.gaps:
        raise TypeError("of lists in lists only the innermost entries may be None")
    if len(members) == 1 or members[-1] is Ellipsis:
        return _read(members[0], replace(found, many=found.many + 1))
    return replace(found, kind="tuple", parts=tuple(field_type(each) for each in members))
