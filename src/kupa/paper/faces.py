"""The faces of a print as data for the templates: each drawing once, with what is written over it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from kupa.core.game import AnyGame
from kupa.paper.deck import Card, Drawing, Drawings, card_name
from kupa.paper.order import Order
from kupa.paper.rules_text import card_text
from kupa.words.sources import direction

Data = dict[str, Any]  # as the templates read it


def said(language: str, text: str) -> Data:
    """Return a text with its language and direction."""
    return {"text": text, "lang": language, "dir": direction(language)}


class Faces:
    """Collects faces and pictures; what is used twice is kept once."""

    def __init__(self, game: AnyGame, order: Order) -> None:
        self.game, self.order = game, order
        self.drawings = Drawings(game)
        self.files: dict[str, bytes] = {}
        self.faces: list[Data] = []
        self._numbers: dict[Hashable, int] = {}
        self._pictures: dict[str, str] = {}

    @property
    def language(self) -> str:
        """The language that what is not a card's name is written in."""
        return self.order.languages[0]

    def picture(self, svg: str) -> str:
        """Return the file name of a picture."""
        name = self._pictures.setdefault(svg, f"picture{len(self._pictures)}.svg")
        self.files[name] = svg.encode()
        return name

    def little(self, key: str | None, part: str = "card") -> Data:
        """Return a card's picture alone, with what it is called."""
        drawn = self.drawings.little(key, part)
        alt = "" if key is None else self.name(key.removesuffix("*"))
        return {"art": self.picture(drawn), "alt": alt}

    def name(self, key: str) -> str:
        """Return what a card is called in the first language."""
        return card_name(self.language, self.game.key, key)

    def front(self, card: Card) -> int:
        """Return the number of a card's face."""
        return self._number(("front", card.part, card.key), lambda: self._front(card))

    def back(self, part: str) -> int:
        """Return the number of the back of a part's cards."""
        drawn = self.drawings.back(part, self.order.ink, self.language)
        return self._number(("back", part), lambda: self._face(drawn, part, ()))

    def _number(self, key: Hashable, make: Callable[[], Data]) -> int:
        if key not in self._numbers:
            made = make()
            self._numbers[key] = len(self.faces)
            self.faces.append(made)
        return self._numbers[key]

    def _front(self, card: Card) -> Data:
        drawn = self.drawings.front(card, self.order.ink, self.language)
        if drawn is None:
            return self._reference(card)
        face = self._face(drawn, card.part, card.names)
        if "rule" in drawn:
            face["says"] = self._says(drawn["rule"]["ruling"])
        return face

    def _face(self, drawn: Drawing, part: str, names: tuple[str, ...]) -> Data:
        about = self.drawings.part(part)
        shape = {key: about[key] for key in ("height", "seam", "over")}
        return {
            **drawn,
            **shape,
            "art": self.picture(drawn["art"]),
            "marks": drawn.get("marks", []),
            "names": self._names(names),
            "alt": names[0] if names else "",
            "says": [],
        }

    def _names(self, names: tuple[str, ...]) -> list[Data]:
        """Return the names of a card; one that is the same in two languages is written once."""
        by_text = dict(zip(reversed(names), reversed(self.order.languages), strict=False))
        return [said(by_text[name], name) for name in dict.fromkeys(names)]

    def _says(self, ruling: str) -> list[Data]:
        texts = ((each, card_text(self.game.key, ruling, each)) for each in self.order.languages)
        return [said(language, text) for language, text in texts if text]

    def _reference(self, card: Card) -> Data:
        paper = self.drawings.back(card.part, self.order.ink, self.language)["ground"]
        shows = [{"pictures": self._stacked(key), "alt": self.name(key)} for key in card.shows]
        return {"ground": paper, "shows": shows, "names": self._names(card.names)}

    def _stacked(self, key: str) -> list[Data]:
        """Return the pictures of a key in every part whose edges meet, the upper one first."""
        parts = self.drawings.parts
        meeting = [name for seam in ("bottom", "top") for name in parts if parts[name]["seam"] == seam]
        found = [name for name in meeting if key in parts[name]["fronts"]] or ["card"]
        return [self.little(key, part) for part in found]
