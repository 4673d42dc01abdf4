"""A table turned by some seats: views, events and moves as they would be had everybody sat further on.

What is a seat, and what lists something for every seat, is read from the declared types of fields.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from kupa.core.declarations import Verb
from kupa.core.fields import FieldType, fields_of


class Turn:
    """Turns what belongs to a table of some seats."""

    def __init__(self, seats: int, by: int, verbs: list[Verb], cards: frozenset[str]) -> None:
        self.seats = seats
        self.by = by
        self.verbs = verbs
        self.cards = cards

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats

    def whole(self, thing: Any) -> Any:  # noqa: ANN401 — a view, an event or a part of one
        """Turn every field of an event, a view or a part of one; a table's options stay as they are."""
        if any(each.metadata for each in fields(thing)):
            return thing
        types = fields_of(type(thing))
        names = [each.name for each in fields(thing) if each.init and each.name in types]
        return replace(thing, **{name: self.value(getattr(thing, name), types[name]) for name in names})

    def value(self, value: Any, made: FieldType) -> Any:  # noqa: ANN401
        """Turn what a field holds."""
        if value is None or not made.by_seat:
            return self.entry(value, made, made.many)
        inner = [self.entry(each, made, made.many - 1) for each in value]
        return tuple(inner[(at - self.by) % self.seats] for at in range(len(inner)))

    def entry(self, value: Any, made: FieldType, deep: int) -> Any:  # noqa: ANN401
        """Turn a value that is still so many lists deep."""
        if value is None:
            return None
        if deep:
            return type(value)(self.entry(each, made, deep - 1) for each in value)
        if made.kind == "tuple":
            return tuple(self.value(part, kind) for part, kind in zip(value, made.parts, strict=True))
        if is_dataclass(value):
            return self.whole(value)
        return self.seat(value) if made.kind == "seat" else value

    def text(self, move: str) -> str:
        """Turn a move's notation."""
        for verb in self.verbs:
            found = verb.read(move, self.cards)
            if found is not None:
                kinds = dict(verb.arguments)
                turned = {name: self.value(given, kinds[name]) for name, given in found.items()}
                return verb.write(turned)
        raise AssertionError(f"no verb reads {move}")
