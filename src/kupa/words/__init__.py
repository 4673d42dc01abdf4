"""Sentences for people, in the languages that have a folder here. The engine speaks keys; they end here.

A sentence is a message of Project Fluent, in ``<language>/<part>.ftl``; ``reset.laid`` is the message
``reset-laid``. The functions here are for terminals: they isolate no names. A page gets sentences with
isolated names from a ``Translator``, and so does the page's own implementation, which says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kupa.core.events import Event
from kupa.core.refused import Refused
from kupa.words.sources import languages, parts, text
from kupa.words.translator import Translator, message_id, translator

LANGUAGES: Final = languages()

__all__ = [
    "LANGUAGES",
    "Translator",
    "explain",
    "has",
    "message_id",
    "option",
    "parts",
    "say",
    "tell",
    "text",
]


def has(language: str, key: str) -> bool:
    """Tell whether a language has a sentence for a key."""
    return translator(language, isolating=False).has(key)


def say(language: str, key: str, **facts: object) -> str:
    """Return the sentence of a key, filled with its facts."""
    return translator(language, isolating=False).say(key, facts)


def option(language: str, game: str, name: str, values: Sequence[str]) -> str:
    """Return what is said of an option and its values; “who begins” is the same in every game."""
    speaker = translator(language, isolating=False)
    keys = [key for key in (f"option.{game}.{name}", f"option.{name}") if speaker.has(key)]
    if not keys:
        return ""
    called = [
        f"{value}: {speaker.say(f'{keys[0]}.{value}')}"
        for value in values
        if speaker.has(f"{keys[0]}.{value}")
    ]
    return " ".join([speaker.say(f"{keys[0]}.about"), "; ".join(called)]).strip()


def tell(language: str, event: Event, names: Sequence[str] = (), own: int | None = None) -> str:
    """Return the sentence of an event."""
    return translator(language, tuple(names), own, isolating=False).tell(event)


def explain(language: str, refused: Refused, names: Sequence[str] = (), own: int | None = None) -> str:
    """Return why something was refused, how it is typed, and the ruling that says so."""
    sentence = translator(language, tuple(names), own, isolating=False).explain(refused, form="typed")
    return f"{sentence} ({refused.ruling})" if refused.ruling else sentence
