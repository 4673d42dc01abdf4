"""What is to be printed, as one asks for it; what cannot be is refused in one sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from kupa import words
from kupa.games import all_games

ALL: Final = "all"
PAPERS: Final = ("a4", "letter")
DUPLEX: Final = ("long", "short", "fold")
SIZES: Final = ("poker", "mini")
INKS: Final = ("full", "save")
#: What a print holds; ``all`` is everything for a box, without the pages one only reads.
SECTIONS: Final = ("cards", "lid", "quick", "rules", "scores", "record")
MOST_BLEED: Final = {"poker": 5.0, "mini": 3.5}  # the drawings reach so many millimetres over the edge
LONGEST_ADDRESS: Final = 200


class BadOrder(Exception):
    """Something that cannot be printed; its text says why, and what can be."""


@dataclass(frozen=True, slots=True)
class Order:
    """One print. ``bleed`` is None for sheets, else the millimetres around each single card."""

    game: str
    languages: tuple[str, ...]
    sections: tuple[str, ...] = SECTIONS
    paper: str = "a4"
    duplex: str = "long"
    bleed: float | None = None
    size: str = "poker"
    ink: str = "full"
    address: str | None = None

    def checked(self) -> Order:
        """Return the order, or raise BadOrder."""
        _check_one_of("game", self.game, tuple(all_games()))
        for value, known, name in (
            (self.paper, PAPERS, "--paper"),
            (self.duplex, DUPLEX, "--duplex"),
            (self.size, SIZES, "--size"),
            (self.ink, INKS, "--ink"),
        ):
            _check_one_of(name, value, known)
        _check_bleed(self.bleed, self.size)
        _check_address(self.address)
        if self.bleed is not None and self.sections != ("cards",):
            raise BadOrder("--bleed makes single cards for a print shop: choose it with --what cards.")
        return self


def read_languages(text: str) -> tuple[str, ...]:
    """Return languages from “he”, “he,ar” or “all”; sheets are labelled in the first."""
    if text == ALL:
        return tuple(sorted(words.LANGUAGES, key=_place))
    chosen = tuple(dict.fromkeys(each.strip() for each in text.split(",")))
    for each in chosen:
        _check_one_of("--lang", each, (*words.LANGUAGES, ALL))
        if each == ALL:
            raise BadOrder("--lang all stands alone; else name languages, such as he,ar.")
    return chosen


def read_sections(text: str) -> tuple[str, ...]:
    """Return what a print holds from “cards”, “rules,scores” or “all”."""
    if text == ALL:
        return SECTIONS
    chosen = {each.strip() for each in text.split(",")}
    for each in sorted(chosen):
        _check_one_of("--what", each, (*SECTIONS, ALL))
    return tuple(each for each in SECTIONS if each in chosen)


def _place(language: str) -> int:
    return int(words.say(language, "language.order"))


def _check_one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadOrder(f"{name} {value!r} is not known. Choose one of: {', '.join(known)}.")


def _check_bleed(bleed: float | None, size: str) -> None:
    most = MOST_BLEED[size]
    if bleed is not None and not 0 < bleed <= most:
        raise BadOrder(f"--bleed is a number of millimetres up to {most}; print shops ask for 3.")


def _check_address(address: str | None) -> None:
    """Refuse what no phone would open: a code is printed once and looked at for years."""
    if address is None:
        return
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        good = False
    if not good or re.search(r"[\s\x00-\x1f]", address) or len(address) > LONGEST_ADDRESS:
        raise BadOrder("--address is a web address such as https://kupa.example, without spaces.")
