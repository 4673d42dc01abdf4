"""Chairs, and who sits on them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from kupa.core.refused import Refused

# a colour and its fruit are one sign, so that nobody is told apart by colour alone
COLOURS: Final = ("pomegranate", "grape", "olive", "wheat", "fig", "date", "citron")
LONGEST_NAME: Final = 24
NAMELESS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
JOINERS: Final = "\u200c\u200d"  # between letters they are spelling; alone they are nothing
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # called letters and signs, but nothing is seen


@dataclass(slots=True)
class Chair:
    """A place at the table. Nobody owns a bot's chair, nor one that is free."""

    name: str = ""
    colour: str = ""
    owner: str | None = None
    level: str | None = None  # of the bot that sits here
    gone: float | None = None  # since when its owner is not connected
    piloted: bool = False  # a bot plays until the owner is back
    missed: int = 0  # how often in a row the clock had to answer
    offer: str | None = None  # the digest of a link that takes the seat over
    wins: int = 0

    @property
    def free(self) -> bool:
        """Tell whether somebody may sit down here."""
        return self.owner is None and self.level is None

    @property
    def present(self) -> bool:
        """Tell whether a person is here to act."""
        return self.owner is not None and self.gone is None and not self.piloted

    @property
    def by_bot(self) -> bool:
        """Tell whether a bot answers for this chair now."""
        return self.level is not None or self.piloted


def clean_name(text: str) -> str:
    """Return a name fit to be shown; invisible and steering characters are left out."""
    plain = unicodedata.normalize("NFC", text)
    kept = [each for each in plain if each in JOINERS or unicodedata.category(each) not in NAMELESS]
    name = " ".join("".join(kept).split())
    if not any(map(_seen, name)) or len(name) > LONGEST_NAME:
        raise Refused(None, "table.bad_name", longest=LONGEST_NAME)
    return name


def _seen(each: str) -> bool:
    """Tell whether a character shows something of its own: a mark only joins another's."""
    return unicodedata.category(each)[0] in "LNPS" and each not in BLANKS


def pick_colour(wanted: str | None, chairs: list[Chair]) -> str:
    """Return the colour asked for if nobody has it, else the first that is free."""
    taken = {chair.colour for chair in chairs}
    if wanted is not None and wanted not in COLOURS:
        raise Refused(None, "table.no_such_colour", allowed=", ".join(COLOURS))
    if wanted and wanted not in taken:
        return wanted
    return next(colour for colour in (*COLOURS, "") if colour not in taken or not colour)
