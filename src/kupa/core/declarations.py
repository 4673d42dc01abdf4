"""What a game declares of itself beside its types: its phases, its cards and the notation of its moves.

``describe`` in ``description.py`` puts these together with what the types of its fields say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from kupa.core.fields import FieldType, field_type

Time = Literal["turn", "short", "study", "over"]
# What is for one's own eyes: a glance now and then, or cards that are held all along.
Privacy = Literal["glances", "hands"]
Argument = int | str | list[int] | list[str]
WORDS_OF: Final = {"card": r"\S+", "word": r"\S+", "text": r"\S+"}  # every other kind is a whole number


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of a game, by the name its views give it.

    Its ``time`` is how long a table lets people think: a ``turn``, a ``short`` window in which most
    have nothing to say, or a ``study`` of what lies open, in which nobody may hurry the others; at the
    end, ``over``, nobody is asked. The ``ruling`` is the one that says so.
    """

    name: str
    time: Time = "turn"
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class CardKind:
    """Cards that look alike, by their key; ``copies`` is the most there are at any table."""

    key: str
    copies: int = 1
    group: str = ""  # cards of one group are told apart from others by it, such as "guests"
    alias_of: str | None = None  # the card that really lies there: "7*" is a joker laid as a 7


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """Cards of a deck on paper; ``part`` is their deck, and a reference card ``shows`` others."""

    key: str
    copies: int = 1
    part: str = "card"
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play that is chosen as a whole: the options in which it differs from the usual ones.

    Its name and a sentence about it are the messages ``preset.<game>.<key>`` and ``….about``. One that
    is ``easy`` is for those who play for the first time.
    """

    key: str
    options: dict[str, str]
    easy: bool = False


def preset(key: str, options: str = "", *, easy: bool = False) -> Preset:
    """Declare a preset, such as ``preset("open", "exposure=always", easy=True)``."""
    return Preset(key, dict(word.split("=", 1) for word in options.split()), easy)


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of move: its key, the pattern of its notation, and what stands in the pattern's braces."""

    key: str
    pattern: str
    arguments: tuple[tuple[str, FieldType], ...]

    def read(self, text: str, cards: frozenset[str]) -> dict[str, Argument] | None:
        """Return the arguments of a move by name; None if the move is of another verb."""
        found = _expression(self).fullmatch(text)
        if found is None:
            return None
        given = {name: _value(field, found[name]) for name, field in self.arguments}
        known = all(_known(field, given[name], cards) for name, field in self.arguments)
        return given if known else None

    def write(self, arguments: dict[str, Argument]) -> str:
        """Return the notation of a move: ``read`` the other way round."""
        return self.pattern.format(**{name: _text(value) for name, value in arguments.items()})


def verb(key: str, pattern: str | None = None, **arguments: Any) -> Verb:  # noqa: ANN401
    """Declare a verb, such as ``verb("swap", "swap {seat}.{place}", seat=Seat, place=Place)``.

    Without a pattern it is its key and its arguments with spaces between: ``lift {place}``.
    """
    usual = " ".join([key, *(f"{{{name}}}" for name in arguments)])
    return Verb(
        key, pattern or usual, tuple((name, field_type(hint)) for name, hint in arguments.items())
    )


@lru_cache(maxsize=1000)
def _expression(kind: Verb) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", kind.pattern)  # text and names take turns
    fields = dict(kind.arguments)
    named = [f"(?P<{name}>{_argument(fields[name])})" for name in parts[1::2]]
    texts = [re.escape(text) for text in parts[::2]]
    return re.compile("".join(a + b for a, b in zip(texts, [*named, ""], strict=True)))


def _argument(field: FieldType) -> str:
    one = WORDS_OF.get(field.kind, r"\d+")
    return f"{one}(?: {one})*" if field.many else one


def _value(field: FieldType, text: str) -> Argument:
    if field.kind in WORDS_OF:
        return text.split() if field.many else text
    return [int(each) for each in text.split()] if field.many else int(text)


def _known(field: FieldType, value: Argument, cards: frozenset[str]) -> bool:
    named = value if isinstance(value, list) else [value]
    return field.kind != "card" or all(each in cards for each in named)


def _text(value: Argument) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
