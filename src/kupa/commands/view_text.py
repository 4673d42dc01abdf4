"""A view in words: what lies where and how much each seat has, derived from the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kupa import words
from kupa.core.fields import FieldType, fields_of
from kupa.words.values import Many

SHOWN: Final = ("card", "count", "score")  # kinds of fields; whose turn it is has a line of its own


def view_lines(language: str, game: str, view: object) -> list[str]:
    """Return the lines of a view, in the order of its fields; what it does not know is left out."""
    return list(_Writer(language, game).lines(view))


@dataclass(frozen=True, slots=True)
class _Writer:
    language: str
    game: str

    def lines(self, shape: object, path: str = "") -> Iterator[str]:
        for name, field in fields_of(type(shape)).items():
            value = getattr(shape, name)
            if _is_empty(value):
                continue
            if field.kind == "group" and not field.many:
                yield from self.lines(value, f"{path}{name}.")
            elif field.kind in SHOWN:
                yield from self.field(self.label(f"{path}{name}"), field, value)

    def label(self, path: str) -> str:
        """Return what a field is called; a game without words for it has the name in the code."""
        key = f"view.{self.game}.{path}"
        return words.say(self.language, key) if words.has(self.language, key) else path.replace("_", " ")

    def field(self, label: str, field: FieldType, value: Any) -> Iterator[str]:  # noqa: ANN401
        cards = field.kind == "card"
        if field.by_seat and field.many > 1:
            for seat, each in enumerate(value):
                yield self.say("view.line.seat_cards", label=label, seat=seat, cards=self.many(each))
        elif field.by_seat:
            key = "view.line.cards_by_seat" if cards else "view.line.by_seat"
            yield self.say(key, label=label, values=self.many(value))
        elif cards:
            several = value if field.many else (value,)
            yield self.say("view.line.cards", label=label, cards=self.many(several))
        else:
            several = value if field.many else (value,)
            yield self.say("view.line.numbers", label=label, numbers=self.many(several))

    def many(self, values: tuple[Any, ...]) -> Many:
        """Return values whose cards are called as this game calls them."""
        return Many(values, (self.game,))

    def say(self, key: str, **facts: object) -> str:
        return words.say(self.language, key, **facts)


def _is_empty(value: object) -> bool:
    """Tell whether there is nothing to show: nothing known, no cards, or covered ones alone."""
    if isinstance(value, tuple):
        return all(_is_empty(each) for each in value)
    return value is None
