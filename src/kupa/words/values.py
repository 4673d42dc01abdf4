"""What fills a sentence: numbers, text of people, cards, lists, and what is not known.

A sentence may run in another direction than a name in it, so text of people is isolated (FSI … PDI)
where it is shown on a page; a terminal gets it as it is.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

FIRST_STRONG: Final = "\u2068"
LEFT_TO_RIGHT: Final = "\u2066"
POP: Final = "\u2069"
LONGEST: Final = 1000  # characters of one fact: a sentence is read by people
NOTHING: Final = "–"
Marking = Literal["isolates", "rtl", "ltr"]  # a page; a terminal, by its language


class Text(FluentType):
    """Text of somebody, or the key of a card or a word; ``scopes`` say whose key it is."""

    def __init__(self, text: str, scopes: tuple[str, ...], marking: Marking) -> None:
        self.text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
        self.scopes = scopes
        self.marking = marking

    def format(self, locale: Locale) -> str:  # noqa: ARG002 — Fluent's signature
        """Return the text with its own direction."""
        return isolate(self.text, self.marking)


class Written(FluentType):
    """Text that is finished: it is shown as it is."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Return the text."""
        return self.text


class Many(FluentType):
    """Several values; a function of the message says what they are."""

    def __init__(self, values: tuple[object, ...], scopes: tuple[str, ...]) -> None:
        self.values = values
        self.scopes = scopes

    def format(self, locale: Locale) -> str:
        """Refuse: how a list is written depends on what is in it."""
        raise TypeError(f"a list needs LIST, CARD, SEAT or BYSEAT (in {locale})")


class Unseen(FluentType):
    """What the reader is not told."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Return a dash; a sentence asks KNOWN first."""
        return NOTHING


def isolate(text: str, marking: Marking) -> str:
    """Return text that keeps its own direction inside a sentence of another one."""
    return f"{FIRST_STRONG}{text}{POP}" if text and marking == "isolates" else text


def figures(number: int, marking: Marking) -> str:
    """Return a whole number; a minus stays before it whatever the direction of the sentence."""
    if number >= 0 or marking == "ltr":
        return str(number)
    return f"{LEFT_TO_RIGHT}{number}{POP}" if marking == "isolates" else f"\u200e{number}"


def fill(fact: object, scopes: tuple[str, ...], marking: Marking) -> FluentType:
    """Return a fact as Fluent takes it. A negative number chooses no plural but ``other``."""
    if isinstance(fact, FluentType):
        return fact
    if fact is None:
        return Unseen()
    if isinstance(fact, (tuple, list)):
        return Many(tuple(fact), scopes)
    if isinstance(fact, int):
        return FluentInt(fact, useGrouping=False) if fact >= 0 else Written(figures(fact, marking))
    return Text(str(fact), scopes, marking)


def numbers_in(value: FluentType | str) -> list[int]:
    """Return the seats or places of a value: one, several, or as a refusal writes them (``"0, 2"``)."""
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, Many):
        return [int(str(each)) for each in value.values]
    text = value.text if isinstance(value, (Text, Written)) else str(value)
    return [int(each) for each in re.findall(r"\d+", text)]
