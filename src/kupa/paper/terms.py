"""Options as people call them: the rules write ``draw=free``, a leaflet says what a lobby says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kupa import words
from kupa.core.game import AnyGame
from kupa.core.options import option_specs


def with_terms(
    spans: Iterable[tuple[str, str]], game: AnyGame, language: str
) -> Iterator[tuple[str, str]]:
    """Return pieces of a text with options called by their names; what one types stays as it is."""
    for style, text in spans:
        yield style, (_term(text, game, language) or text) if style == "code" else text


def _term(code: str, game: AnyGame, language: str) -> str | None:
    name, _, value = code.partition("=")
    title = _said(language, f"option.{game.key}.{name}") or _said(language, f"option.{name}")
    if value:
        chosen = value if value.isdecimal() else _said(language, f"option.{game.key}.{name}.{value}")
        return f"{title}: {chosen}" if title and chosen else None
    return title or _value(code, game, language)


def _value(value: str, game: AnyGame, language: str) -> str | None:
    """Return what a value is called that only one option has."""
    keys = [f"option.{game.key}.{spec.name}.{value}" for spec in option_specs(game.Options)]
    found = [key for key in keys if words.has(language, key)]
    return words.say(language, found[0]) if len(found) == 1 else None


def _said(language: str, key: str) -> str | None:
    return words.say(language, key) if words.has(language, key) else None
