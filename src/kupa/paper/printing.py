"""An order becomes a PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kupa.games import find
from kupa.paper.booklet import Booklet
from kupa.paper.deck import game_name
from kupa.paper.faces import Data, Faces
from kupa.paper.order import Order
from kupa.paper.sheets import card_pages
from kupa.paper.typeset import typeset
from kupa.words.sources import direction

MAKERS: Final[dict[str, Callable[[Booklet], list[Data]]]] = {
    "lid": Booklet.lid,
    "quick": Booklet.quick,
    "rules": Booklet.leaflet,
    "scores": Booklet.scores,
    "record": Booklet.record,
}


def print_order(order: Order) -> bytes:
    """Return the PDF of an order; raise BadOrder or NotDrawn if it cannot be made."""
    faces = Faces(find(order.checked().game), order)
    pages = [page for section in order.sections for page in _pages(section, faces)]
    language = order.languages[0]
    data = {
        "title": game_name(language, order.game),
        "lang": language,
        "dir": direction(language),
        "pages": pages,
        "faces": faces.faces,
    }
    return typeset(data, faces.files)


def _pages(section: str, faces: Faces) -> list[Data]:
    """Return the pages of a section; rules and quick cards in every language, the rest in the first."""
    if section == "cards":
        return card_pages(faces)
    spoken = faces.order.languages if section in ("quick", "rules") else faces.order.languages[:1]
    return [page for language in spoken for page in MAKERS[section](Booklet(faces, language))]
