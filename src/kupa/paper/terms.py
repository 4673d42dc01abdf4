"""Options as people call them: the rules write ``draw=free``, a leaflet says what a lobby says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kupa import words
from kupa.core.game import AnyGame
from kupa.core.options import option_specs

# What values that many options have are called, by what the lobby says.
SHARED: Final[Mapping[str, str]] = {
    "on": "lobby.on",
    "off": "lobby.off",
    "none": "lobby.nobody",
    "usual": "lobby.auto",
}


def with_terms(
    spans: Iterable[tuple[str, str]], game: AnyGame, language: str
) -> Iterator[tuple[str, str]]:
    """Return pieces of a text with options called by their names; what one types stays as it is."""
    for style, text in spans:
        yield style, (_term(text, game, language) or text) if style == "code" else text


def _term(code: str, game: AnyGame, language: str) -> str | None:
    name, _, value = code.partition("=")
    title = _title(name, game, language)
    if value:
        chosen = _value_of(name, value, game, language)
        return f"{title}: {chosen}" if title and chosen else None
    return title or _value(code, game, language)


def _title(name: str, game: AnyGame, language: str) -> str | None:
    return _said(language, f"option.{game.key}.{name}") or _said(language, f"option.{name}")


def _value_of(name: str, value: str, game: AnyGame, language: str) -> str | None:
    """Return what a value of an option is called."""
    if value.isdecimal():
        return value
    own = _said(language, f"option.{game.key}.{name}.{value}")
    return own or _said(language, SHARED.get(value, ""))


def _value(value: str, game: AnyGame, language: str) -> str | None:
    """Return what a value is called that only one option has."""
    keys = [f"option.{game.key}.{spec.name}.{value}" for spec in option_specs(game.Options)]
    found = [key for key in keys if words.has(language, key)]
    return words.say(language, found[0]) if len(found) == 1 else None


def _said(language: str, key: str) -> str | None:
    return words.say(language, key) if words.has(language, key) else None
