"""Sentences for people, in Hebrew, Arabic and English. The engine speaks keys; this is where they end.

A sentence is a template filled with facts. Where a number decides the form, it is a table of the
language's plural forms, chosen by the fact named ``count``.
"""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Final

from kupa.core.refused import Refused
from kupa.core.told import Event

LANGUAGES: Final = ("en", "he", "ar")
Sentence = str | dict[str, str]


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """Return every sentence of a language."""
    text = (files(__name__) / f"{language}.json").read_text(encoding="utf-8")
    found: dict[str, Sentence] = json.loads(text)
    return found


def plural(language: str, count: int) -> str:
    """Return the plural form a language uses for a whole number (the CLDR's names and rules)."""
    if language == "en":
        return "one" if count == 1 else "other"
    if language == "he":
        return {1: "one", 2: "two"}.get(count, "other")
    few = 3 <= count % 100 <= 10  # noqa: PLR2004
    many = 11 <= count % 100 <= 99  # noqa: PLR2004
    return {0: "zero", 1: "one", 2: "two"}.get(count, "few" if few else "many" if many else "other")


def say(language: str, key: str, **facts: object) -> str:
    """Return the sentence of a key, filled with its facts."""
    sentence = sentences(language)[key]
    if isinstance(sentence, dict):
        sentence = sentence[plural(language, int(str(facts["count"])))]
    return sentence.format(**facts)


def fact(language: str, value: object) -> object:
    """Write one fact of an event as people do: cards by name, several things with commas."""
    if isinstance(value, tuple):
        comma = "، " if language == "ar" else ", "
        return comma.join(str(fact(language, each)) for each in value) or "–"
    text = str(value)
    if text.startswith("-") and language != "en":
        return f"\u200e{text}"  # else its minus would stand on the other side of it
    if text.endswith("*"):
        return say(language, "word.joker_as", number=text[:-1])
    return sentences(language).get(f"word.{text}", value)


def tell(language: str, event: Event) -> str:
    """Return the sentence of an event; what was not told has a sentence of its own."""
    facts = {made.name: getattr(event, made.name) for made in fields(event)}
    unseen = any(value is None for value in facts.values())
    key = event.key + (".unseen" if unseen else "")
    return say(language, key, **{name: fact(language, value) for name, value in facts.items()})


def explain(language: str, refused: Refused) -> str:
    """Return why something was refused, with the ruling that says so; notation stays as it is typed."""
    sentence = say(language, refused.reason, **refused.facts)
    return f"{sentence} ({refused.ruling})" if refused.ruling else sentence
