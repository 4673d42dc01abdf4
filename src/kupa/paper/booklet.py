"""What is printed beside the cards, as data for the templates: leaflet, lid, quick cards, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kupa import words
from kupa.paper import layout
from kupa.paper.deck import deck, game_name
from kupa.paper.faces import Data, Faces, said
from kupa.paper.qr import qr_code
from kupa.paper.rules_text import Block, Section, rules_text, spans
from kupa.paper.terms import with_terms

FAN: Final = 5  # pictures on the cover
SCORE_ROWS: Final = 22
GROUND: Final = {"full": "#efe2c9", "save": "#ffffff"}


class Booklet:
    """Pages in one language."""

    def __init__(self, faces: Faces, language: str) -> None:
        self.faces, self.language = faces, language
        self.game = faces.game
        self.width, self.height = layout.PAPERS[faces.order.paper]

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence in this language."""
        return words.say(self.language, key, **facts)

    def leaflet(self) -> list[Data]:
        """Return the rules, to be folded; nothing if there are none."""
        page = rules_text(self.game.key, self.language)
        if page is None:
            return []
        pieces = [self._piece(block, folded=False) for block in page.intro]
        for section in page.sections:
            if not _is_for_screens(section):
                blocks = [Block("heading", section.heading), *section.blocks]
                pieces += [self._piece(block, folded=section.folded) for block in blocks]
        return [
            {
                **self._page("leaflet"),
                **self._cover(),
                "width": self.height,
                "height": self.width,
                "pieces": pieces,
                "glance": self.say("paper.quick"),
                "quick": self._quick(),
            }
        ]

    def lid(self) -> list[Data]:
        """Return the label for the box, with what the game is called in every language."""
        names = [said(each, game_name(each, self.game.key)) for each in self.faces.order.languages]
        page = {**self._page("lid"), **self._cover(), "names": names, "foot": self._foot("")}
        return [{**page, "ground": GROUND[self.faces.order.ink]}]

    def quick(self) -> list[Data]:
        """Return the quick cards, if the game has any."""
        told = self._quick()
        title = {"title": game_name(self.language, self.game.key), "quick": told}
        about = self.say("paper.quick")
        return [{**self._page("quick"), **title, "foot": self._foot(about)}] if told else []

    def scores(self) -> list[Data]:
        """Return a sheet to write points on, with a column for each player there can be."""
        labels = {key: self.say(f"paper.{key}") for key in ("date", "name", "deal", "total")}
        table = {"players": self.game.seats[-1], "rows": SCORE_ROWS if self.height > 290 else 20}  # noqa: PLR2004
        return [{**self._page("scores"), **self._title("paper.scores"), **labels, **table}]

    def record(self) -> list[Data]:
        """Return a sheet to write a whole game on, move by move, as a table reads it."""
        labels = {key: self.say(f"paper.{key}") for key in ("date", "options", "seats")}
        notation = [[list(span) for span in spans(each)] for each in self._notation()]
        return [
            {
                **self._page("record"),
                **self._title("paper.record"),
                **labels,
                "about": self.say("paper.record_about"),
                "most": self.game.seats[-1],
                "notation": notation,
                "notation-title": self.say("paper.notation"),
            }
        ]

    def _page(self, kind: str) -> Data:
        return {"kind": kind, "width": self.width, "height": self.height, **said(self.language, "")}

    def _title(self, key: str) -> Data:
        return {"title": self.say(key), "game": game_name(self.language, self.game.key)}

    def _foot(self, about: str) -> Data:
        ruler, game = self.say("paper.ruler"), game_name(self.language, self.game.key)
        return {**said(self.language, ""), "game": game, "what": about, "ruler": ruler}

    def _cover(self) -> Data:
        key, language = self.game.key, self.language
        others = [each for each in self.faces.order.languages if each != language]
        about = f"game.{key}.about"
        return {
            "title": game_name(language, key),
            "others": [said(each, game_name(each, key)) for each in others],
            "about": self.say(about) if words.has(language, about) else "",
            "facts": self._facts(),
            "fan": self._fan(),
            "qr": self._code(),
        }

    def _facts(self) -> list[str]:
        fewest, most = self.game.seats[0], self.game.seats[-1]
        cards = len(deck(self.game, self.faces.order.languages))
        return [
            self.say("paper.players", fewest=fewest, most=most),
            self.say("paper.minutes", count=self.game.minutes),
            self.say("paper.cards", count=cards),
        ]

    def _fan(self) -> list[Data]:
        """Return some cards from all over the deck."""
        fronts = list(self.faces.drawings.part("card")["fronts"])
        keys = [card.drawn for card in deck(self.game, (self.language,)) if card.part == "card"]
        kinds = [key for key in dict.fromkeys(keys) if key in fronts]
        step = max(1, len(kinds) // FAN)
        return [self.faces.little(key) for key in kinds[step // 2 :: step][:FAN]]

    def _code(self) -> Data | None:
        address = self.faces.order.address
        if address is None:
            return None
        page = rules_text(self.game.key, self.language)
        url = address.rstrip("/") + (f"/rules/{self.game.key}" if page else "")
        shown = url.partition("://")[2]
        art = self.faces.picture(qr_code(url))
        return {"art": art, "url": url, "shown": shown, "text": self.say("paper.scan")}

    def _quick(self) -> list[Data]:
        found = []
        for name, scenes in self.faces.drawings.quick:
            drawn = [self._scene(scene) for scene in scenes]
            count = sum(len(item) for scene in drawn for item in scene if not isinstance(item, str))
            text = self.say(f"quick.{self.game.key}.{name}")
            found.append({"runs": [["plain", text]], "scenes": drawn, "count": count})
        return found

    def _piece(self, block: Block, *, folded: bool) -> Data:
        """Return a block with its pictures."""
        scenes = self.faces.drawings.pictures.get(block.ruling or "", [])
        return {
            "kind": block.kind,
            "runs": self._runs(block.text),
            "ruling": block.ruling,
            "depth": block.depth,
            "folded": folded,
            "number": block.number,
            "rows": [[self._runs(cell) for cell in row] for row in block.rows],
            "scenes": [self._scene(scene) for scene in scenes],
        }

    def _runs(self, text: str) -> list[list[str]]:
        return [list(span) for span in with_terms(spans(text), self.game, self.language)]

    def _scene(self, scene: dict[str, Any]) -> list[Any]:
        """Return a scene's items: signs by name, and rows of cards."""
        return [item if isinstance(item, str) else self._cards(item) for item in scene["items"]]

    def _cards(self, pictures: Sequence[dict[str, Any]]) -> list[Data]:
        drawn = [
            {**self.faces.little(each["face"], each.get("part", "card")), "joined": "joined" in each}
            for each in pictures
        ]
        for each in drawn:
            each["alt"] = each["alt"] or "…"
        return drawn

    def _notation(self) -> list[str]:
        """Return how moves are written, from where the rules quote it."""
        page = rules_text(self.game.key, self.language)
        blocks = [block for section in page.sections for block in section.blocks] if page else []
        return [block.text for block in blocks if block.kind == "quote"]


def _is_for_screens(section: Section) -> bool:
    """Tell whether a section is about records or a table's options: others have room for those."""
    kinds = {block.kind for block in section.blocks}
    return bool(kinds & {"quote", "table"})
