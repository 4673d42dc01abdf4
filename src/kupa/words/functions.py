"""The functions of messages: SEAT, NAME, CARD, LIST, BYSEAT; for selectors PERSON, KNOWN, WORD.

The page has the same functions in ``web/src/lib/words/functions.ts``; a test compares what both say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from fluent.runtime.types import FluentType

from kupa.words.values import (
    FIRST_STRONG,
    NOTHING,
    Many,
    Marking,
    Text,
    Unseen,
    figures,
    isolate,
    numbers_in,
)

NO_BREAK: Final = "\u00a0"
Value = FluentType | str


class Messages(Protocol):
    """Where functions find what the language itself says: “seat 2”, “ and ”, the names of cards."""

    def find(self, ids: Sequence[str], form: str, **facts: object) -> str | None:
        """Return the first message there is of these, in a form (an attribute) if it has it."""


@dataclass(frozen=True, slots=True)
class Functions:
    """The functions for one reader: who sits where, and which seat is the reader's own."""

    messages: Messages
    names: tuple[str, ...]
    own: int | None
    marking: Marking

    def table(self) -> dict[str, Callable[..., Any]]:
        """Return the functions by the names that messages call them by."""
        return {
            "SEAT": self.seat,
            "NAME": self.name,
            "CARD": self.card,
            "LIST": self.list_of,
            "BYSEAT": self.by_seat,
            "PERSON": self.person,
            "KNOWN": known,
            "WORD": word,
        }

    def seat(self, value: Value, form: str = "") -> str:
        """Return a seat, or several, by name, the reader's own as “you”; without names by number."""
        seats = numbers_in(value)
        if not seats:
            return NOTHING
        if seats == [self.own] or all(seat < len(self.names) for seat in seats):
            return self.join([self.person_at(seat, form) for seat in seats])
        return self.numbered(seats, form)

    def person_at(self, seat: int, form: str) -> str:
        """Return who sits at a seat that has a name, in the form a sentence needs: “Noa's”, “your”."""
        if seat == self.own:
            return self.messages.find(["seat-you"], form) or NOTHING
        name = self.names[seat]
        said = self.messages.find(["seat-name"], form, name=Text(name, (), self.marking))
        return said or self.text(name)

    def numbered(self, seats: Sequence[int], form: str = "") -> str:
        """Return “seat 2”, “seats 0 and 2”."""
        numbers = self.join([str(seat) for seat in seats])
        said = self.messages.find(["seat-number"], form, count=len(seats), numbers=numbers)
        return said or numbers

    def name(self, value: Value, joint: str = "") -> str:
        """Return a name with what clings to it."""
        return cling(joint, self.text(word(value)), name=True)

    def card(self, value: Value, form: str = "", joint: str = "") -> str:
        """Return a card, or several, as the language calls them."""
        if isinstance(value, Many):
            cards = [self.one_card(each, value.scopes, form) for each in value.values]
            return cling(joint, self.join(cards)) if cards else NOTHING
        scopes = value.scopes if isinstance(value, Text) else ()
        return cling(joint, self.one_card(word(value), scopes, form))

    def one_card(self, card: object, scopes: Sequence[str], form: str) -> str:
        """Return one card: its name, a joker with what it stands for, or what is printed on it."""
        if card is None:
            return NOTHING
        key = str(card)
        if key.endswith("*"):
            return self.messages.find(["card-joker_as"], form, number=key[:-1]) or self.text(key)
        ids = [*(f"{scope}-card-{key}" for scope in scopes), f"card-{key}"]
        return self.messages.find(ids, form) or (key if is_number(key) else self.text(key))

    def list_of(self, value: Value) -> str:
        """Return numbers or texts, one after the other."""
        values = value.values if isinstance(value, Many) else (word(value),)
        return self.join([self.plain(each) for each in values]) or NOTHING

    def by_seat(self, value: Value, of: str = "") -> str:
        """Return what each seat has, with its name before it."""
        if not isinstance(value, Many):
            return NOTHING
        shown = [
            self.one_card(each, value.scopes, "") if of == "card" else self.plain(each)
            for each in value.values
        ]
        each_seat = [f"{self.who(seat)}:{NO_BREAK}{text}" for seat, text in enumerate(shown)]
        return str(self.messages.find(["list-comma"], "")).join(each_seat) or NOTHING

    def who(self, seat: int) -> str:
        """Return whose value follows."""
        named = seat == self.own or seat < len(self.names)
        return self.person_at(seat, "each") if named else self.numbered([seat], "each")

    def person(self, value: Value) -> str:
        """Return ``you`` for the reader's own seat, else ``other``: for selectors."""
        return "you" if self.own is not None and numbers_in(value) == [self.own] else "other"

    def plain(self, value: object) -> str:
        """Return a value that is neither seat nor card."""
        if value is None:
            return NOTHING
        return figures(value, self.marking) if isinstance(value, int) else self.text(str(value))

    def text(self, text: str) -> str:
        """Return text of people."""
        return isolate(text, self.marking)

    def join(self, items: Sequence[str]) -> str:
        """Return items with the commas of the language, and its “and” before the last."""
        if len(items) < 2:  # noqa: PLR2004
            return "".join(items)
        comma = str(self.messages.find(["list-comma"], ""))
        before = str(self.messages.find(["list-and"], ""))
        space = before[: len(before) - len(before.lstrip())]
        last = before + items[-1] if before.endswith(" ") else space + cling(before.lstrip(), items[-1])
        return comma.join(items[:-1]) + last


def known(value: Value) -> str:
    """Return ``no`` for what the reader is not told, else ``yes``: for selectors."""
    return "no" if isinstance(value, Unseen) else "yes"


def word(value: Value) -> str:
    """Return a key as it is: for selectors."""
    return str(value.text) if isinstance(value, Text) else str(value)


def cling(joint: str, text: str, *, name: bool = False) -> str:
    """Return text with a prefix joined to it as its script does.

    Hebrew joins directly to Hebrew, quoted or not, and with a maqaf to all else. Arabic joins to its own
    words (ل + ال is لل) and reaches a name or a number with a tatweel, where its letter joins at all.
    """
    first = text.lstrip(FIRST_STRONG)[:1]
    if not joint:
        return text
    if is_hebrew(joint):
        return joint + text if is_hebrew(text.lstrip(FIRST_STRONG + "״")) else f"{joint}־{text}"
    if not is_arabic(joint) or joint[-1] in "اأدذرزو":
        return joint + text
    if name or not is_arabic(first):
        return f"{joint}ـ{text}"
    return f"لل{text[2:]}" if joint == "ل" and text.startswith("ال") else joint + text


def is_number(text: str) -> bool:
    """Tell whether text is nothing but figures."""
    return text.isascii() and text.isdecimal()


def is_hebrew(text: str) -> bool:
    """Tell whether text begins with a Hebrew letter."""
    return "א" <= text[:1] <= "ת"


def is_arabic(text: str) -> bool:
    """Tell whether text begins with an Arabic letter."""
    return "\u0621" <= text[:1] <= "\u064a"
