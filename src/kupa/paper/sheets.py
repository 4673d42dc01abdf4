"""Pages of cards as data for the templates: which face lies where, and what is written at the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kupa import words
from kupa.paper import layout
from kupa.paper.deck import Card, deck, game_name
from kupa.paper.faces import Data, Faces, said

FLIPS: Final = {"long": "paper.flip_long", "short": "paper.flip_short", "fold": "paper.fold"}


def card_pages(faces: Faces) -> list[Data]:
    """Return all pages of a deck: sheets with their backs, or single cards with theirs."""
    cards = deck(faces.game, faces.order.languages)
    parts = [(part, list(found)) for part, found in groupby(cards, key=lambda card: card.part)]
    if faces.order.bleed is not None:
        return [page for part, found in parts for page in _singles(faces, part, found)]
    sheets = [one for part, found in parts for one in _filled(faces, part, found)]
    return [page for at, one in enumerate(sheets, 1) for page in one.pages(at, len(sheets))]


def card_size(faces: Faces, part: str) -> tuple[float, float]:
    """Return the size of a part's cards."""
    return layout.card_size(faces.order.size, faces.drawings.part(part)["height"])


def _singles(faces: Faces, part: str, cards: Sequence[Card]) -> Iterator[Data]:
    """Return each card as print shops want it: a face, its back, the next face."""
    width, height = card_size(faces, part)
    page = {"kind": "single", "width": width, "height": height, "bleed": faces.order.bleed}
    back = faces.back(part)
    for card in cards:
        yield {**page, "face": faces.front(card), "back": False}
        yield {**page, "face": back, "back": True}


class FilledSheet:
    """Some cards of one part on one sheet."""

    def __init__(self, faces: Faces, part: str, paper: layout.Sheet, cards: Sequence[Card]) -> None:
        self.faces, self.part, self.paper, self.cards = faces, part, paper, cards

    def pages(self, number: int, count: int) -> list[Data]:
        """Return the pages of the sheet: front and back, or one to be folded."""
        slots = self.paper.slots[: len(self.cards)]
        back = self.faces.back(self.part)
        fronts = [
            _placed(slot, self.faces.front(card)) for slot, card in zip(slots, self.cards, strict=True)
        ]
        behind = [self.paper.behind(slot) for slot in slots]
        turned = self.paper.turned
        backs = [{**_placed(slot, back), "back": True, "turned": turned} for slot in behind]
        flip = words.say(self.faces.language, FLIPS[self.paper.duplex])
        if self.paper.duplex == "fold":
            foot = self._foot("paper.fronts_and_backs", flip, number, count)
            return [self._page(fronts + backs, [*slots, *behind], foot)]
        return [
            self._page(fronts, slots, self._foot("paper.fronts", self._size(), number, count)),
            self._page(backs, behind, self._foot("paper.backs", flip, number, count)),
        ]

    def _page(self, cards: list[Data], slots: Sequence[layout.Slot], foot: Data) -> Data:
        return {
            "kind": "sheet",
            "width": self.paper.width,
            "height": self.paper.height,
            "cards": cards,
            "marks": _marks(slots),
            "fold": self.paper.duplex == "fold",
            "foot": foot,
        }

    def _foot(self, side: str, about: str, number: int, count: int) -> Data:
        language = self.faces.language
        sheet = words.say(language, "paper.sheet", number=number, count=count)
        return {
            **said(language, about),
            "game": game_name(language, self.faces.game.key),
            "what": f"{words.say(language, side)} · {sheet}",
            "ruler": words.say(language, "paper.ruler"),
        }

    def _size(self) -> str:
        width, height = (_figure(each) for each in card_size(self.faces, self.part))
        return words.say(self.faces.language, "paper.actual_size", width=width, height=height)


def _filled(faces: Faces, part: str, cards: Sequence[Card]) -> list[FilledSheet]:
    paper = layout.sheet(faces.order.paper, faces.order.duplex, card_size(faces, part))
    many = len(paper.slots)
    return [
        FilledSheet(faces, part, paper, cards[first : first + many])
        for first in range(0, len(cards), many)
    ]


def _placed(slot: layout.Slot, face: int) -> Data:
    place = {"x": slot.x, "y": slot.y, "width": slot.width, "height": slot.height}
    return {**place, "face": face, "back": False, "turned": False}


def _marks(slots: Sequence[layout.Slot]) -> Data:
    """Return where the cuts run, and the edges of all cards together: marks stand outside them."""
    xs = {round(edge, 3) for slot in slots for edge in (slot.x, slot.x + slot.width)}
    ys = {round(edge, 3) for slot in slots for edge in (slot.y, slot.y + slot.height)}
    edges = {"left": min(xs), "right": max(xs), "top": min(ys), "bottom": max(ys)}
    return {"xs": sorted(xs), "ys": sorted(ys), **edges}


def _figure(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
