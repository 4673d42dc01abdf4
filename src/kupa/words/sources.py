"""Where sentences are kept: a folder a language, a file a part, and what other packages bring."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

from fluent.runtime import FluentResource
from fluent.syntax import ast

from kupa.core.game import AnyGame
from kupa.games import all_games

FIRST: Final = "en"  # the language that every game has


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are: each folder beside this file that has a core."""
    here = files("kupa.words")
    found = {each.name for each in here.iterdir() if each.is_dir() and (each / "core.ftl").is_file()}
    return (FIRST, *sorted(found - {FIRST}))


@cache
def parts(language: str) -> tuple[str, ...]:
    """Return the parts of a language: its own files, then the games of other packages."""
    folder = files("kupa.words") / language
    own = sorted(each.name[: -len(".ftl")] for each in folder.iterdir() if each.name.endswith(".ftl"))
    brought = [key for key, game in all_games().items() if key not in own and _brought(game, language)]
    return (*own, *brought)


@cache
def text(language: str, part: str) -> str:
    """Return the messages of a part as they are written."""
    file = files("kupa.words") / language / f"{part}.ftl"
    if not file.is_file():
        found = _brought(all_games()[part], language)
        if found is None:
            raise FileNotFoundError(f"no sentences for {part} in {language}")
        file = found
    return file.read_text(encoding="utf-8")


@cache
def resource(language: str, part: str) -> ast.Resource:
    """Return a part, parsed."""
    return FluentResource(text(language, part))


def direction(language: str) -> Literal["ltr", "rtl"]:
    """Return which way a language runs."""
    return "rtl" if "language-direction = rtl" in text(language, "core") else "ltr"


def _brought(game: AnyGame, language: str) -> Traversable | None:
    """Return the file a game's own package has for a language, or else for the first one."""
    if game.words is None:
        return None
    for each in (language, FIRST):
        file = files(game.words) / "words" / f"{each}.ftl"
        if file.is_file():
            return file
    return None
