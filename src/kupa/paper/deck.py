"""The deck of a game: what a game declares, drawn by its own drawings or by the general ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kupa import words
from kupa.core.declarations import PrintedCard
from kupa.core.game import AnyGame
from kupa.words.sources import direction
from kupa.words.translator import translator

GENERAL: Final = "general"
Drawing = dict[str, Any]  # as web/src/lib/cards/paper.ts writes a face


class NotDrawn(Exception):
    """The drawings are not there: the page was not built."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card to print: one of its kind, the drawing of its face, and what it is called."""

    key: str
    part: str
    drawn: str  # its key among the drawings
    names: tuple[str, ...]  # in each language that is printed
    shows: tuple[str, ...] = ()


def printed_cards(game: AnyGame) -> tuple[PrintedCard, ...]:
    """Return the deck as the game declares it; without a declaration, its cards as they are."""
    if game.printed:
        return tuple(game.printed)
    return tuple(PrintedCard(card.key, card.copies) for card in game.cards if card.copies)


def deck(game: AnyGame, languages: tuple[str, ...]) -> list[Card]:
    """Return every card of a game's deck, those of one part together."""
    drawings = Drawings(game)
    kinds = printed_cards(game)
    made: list[Card] = []
    for part in dict.fromkeys(kind.part for kind in kinds):
        for at, kind in enumerate(kinds):
            if kind.part == part:
                names = tuple(card_name(language, game.key, kind.key) for language in languages)
                one = Card(kind.key, part, drawings.key_of(kind.key, at), names, kind.shows)
                made += [one] * kind.copies
    return made


@cache
def card_name(language: str, game: str, key: str) -> str:
    """Return what is printed on a card: its title; a number is its own name."""
    speaker = translator(language, isolating=False)
    keys = (f"{game}.card.{key}", f"card.{key}", f"paper.{key}")
    found = next((each for each in keys if speaker.has(each)), None)
    name = key if found is None else speaker.say(found, form="title")
    return name[:1].upper() + name[1:]


def game_name(language: str, key: str) -> str:
    """Return what a game is called, or its key where nobody has said."""
    return words.say(language, f"game.{key}") if words.has(language, f"game.{key}") else key


class Drawings:
    """The drawings of a game's cards, or the general ones."""

    def __init__(self, game: AnyGame) -> None:
        self.own = _file(game.key).is_file()
        self._all = _read(game.key if self.own else GENERAL)

    @property
    def parts(self) -> dict[str, Any]:
        """Every part of the deck, by name."""
        found: dict[str, Any] = self._all["parts"]
        return found

    @property
    def pictures(self) -> dict[str, Any]:
        """The scenes that illustrate rulings."""
        found: dict[str, Any] = self._all["pictures"]
        return found

    @property
    def quick(self) -> list[tuple[str, list[Any]]]:
        """The lines of the quick card: what is said, and its pictures."""
        return [(name, scenes) for name, scenes in self._all["quick"]]

    def key_of(self, key: str, at: int) -> str:
        """Return the key of a card's drawing; the general ones are counted."""
        return key if self.own else str(at % len(self.parts["card"]["fronts"]))

    def part(self, name: str) -> dict[str, Any]:
        """Return a part of the deck; a game without drawings has only one."""
        found: dict[str, Any] = self.parts.get(name) or self.parts["card"]
        return found

    def front(self, card: Card, ink: str, language: str) -> Drawing | None:
        """Return the face of a card; None: it has no drawing of its own, but shows others."""
        drawn = self.part(card.part)["fronts"].get(card.drawn)
        return None if drawn is None else _look(drawn["faces"], ink, language)

    def back(self, part: str, ink: str, language: str) -> Drawing:
        """Return the back of a part's cards."""
        return _look(self.part(part)["back"]["faces"], ink, language)

    def little(self, key: str | None, part: str = "card") -> str:
        """Return the picture of a card alone, to illustrate a text; None is covered."""
        drawn = self.part(part)
        chosen = drawn["back"] if key is None else drawn["fronts"][key.removesuffix("*")]
        found: str = chosen["little"]
        return found


def _look(faces: dict[str, Drawing], ink: str, language: str) -> Drawing:
    """Return a face in the wanted look; what does not depend on a direction is drawn once."""
    name = "save" if ink == "save" else "colour"
    return faces.get(f"{name}-{direction(language)}") or faces[f"{name}-ltr"]


def _file(key: str) -> Any:  # noqa: ANN401 — a Traversable
    return files("kupa.paper") / "drawings" / f"{key}.json"


@cache
def _read(key: str) -> dict[str, Any]:
    file = _file(key)
    if not file.is_file():
        raise NotDrawn("The drawings of the cards are not there: build the page first (make page).")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
