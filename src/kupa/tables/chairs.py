"""The chairs of a table: who owns each seat, display names and colours."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from kupa.core.refused import Refused

# Symbols, by the keys that logs have had from the beginning. Each is a drawing with a colour, so that
# nobody is told apart by colour alone. New ones come last: bots are called by the first that are free.
COLOURS: Final = (
    "pomegranate", "grape", "olive", "wheat", "fig", "date", "citron",
    "lamp", "fish", "bird", "boat", "star", "jug", "turtle",
)  # fmt: skip
LONGEST_NAME: Final = 24
REMOVED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})  # Unicode categories
JOINERS: Final = "\u200c\u200d"  # part of the spelling in some scripts and emoji
JOINING: Final = ("\u0600", "\u1fff")  # Arabic, the scripts of India and others whose letters join
MOST_MARKS: Final = 3  # upon one letter: vowels and accents of Hebrew and Arabic
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols by category, but invisible


@dataclass(slots=True)
class Chair:
    """A seat and who has it: a person (``owner``), a bot (``level``), or nobody."""

    name: str = ""
    colour: str = ""
    owner: str | None = None
    level: str | None = None  # of the bot that has this seat
    disconnected_at: float | None = None  # when the owner's last connection was lost
    autopilot: bool = False  # a bot plays until the owner returns
    missed: int = 0  # deadlines missed in a row
    offer: str | None = None  # the digest of a token that takes the seat over
    wins: int = 0
    expected: bool = False  # kept for a member of the family who has not come yet
    late: bool = False  # the owner came after the deal: what a bot was told at it is not theirs

    @property
    def free(self) -> bool:
        """Neither a person's nor a bot's."""
        return self.owner is None and self.level is None

    @property
    def connected(self) -> bool:
        """Owned by a person who is connected, whoever plays for them."""
        return self.owner is not None and self.disconnected_at is None

    @property
    def present(self) -> bool:
        """Owned by a person who is connected and plays."""
        return self.owner is not None and self.disconnected_at is None and not self.autopilot

    @property
    def by_bot(self) -> bool:
        """Played by a bot now, on its own account or for an absent person."""
        return self.level is not None or self.autopilot


def clean_name(text: str) -> str:
    """Return a display name without control, invisible and direction-changing characters."""
    plain = unicodedata.normalize("NFC", text)
    kept = [each for each in plain if each in JOINERS or unicodedata.category(each) not in REMOVED]
    name = " ".join(_without_stacks(_without_idle_joiners("".join(kept))).split())
    if not any(map(_visible, name)) or len(name) > LONGEST_NAME:
        raise Refused(None, "table.bad_name", longest=LONGEST_NAME)
    return name


def _without_idle_joiners(text: str) -> str:
    """Drop joiners that join nothing: between other letters they are invisible, and make look-alikes."""
    return "".join(
        each
        for at, each in enumerate(text)
        if each not in JOINERS or (_joins(text[at - 1 : at]) and _joins(text[at + 1 : at + 2]))
    )


def _joins(character: str) -> bool:
    """Tell whether a joiner beside a character can show: emoji, their modifiers, joining scripts."""
    if not character:
        return False
    first, last = JOINING
    return unicodedata.category(character) in {"So", "Sk", "Mn"} or first <= character <= last


def _without_stacks(text: str) -> str:
    """Drop enclosing marks, and marks piled upon others: they reach into the lines above and below."""
    kept, piled = "", 0
    for each in text:
        category = unicodedata.category(each)
        piled = piled + 1 if category.startswith("M") else 0
        if category != "Me" and piled <= MOST_MARKS:
            kept += each
    return kept


def distinct_name(name: str, chairs: list[Chair]) -> str:
    """Return a name that nobody here could take for another's: a number tells equal ones apart."""
    taken = {_skeleton(chair.name) for chair in chairs if chair.name}
    numbered, count = name, 1
    while _skeleton(numbered) in taken:
        count += 1
        mark = f" {count}"
        numbered = name[: LONGEST_NAME - len(mark)] + mark
    return numbered


def _skeleton(name: str) -> str:
    """Return what is left of a name at a glance: no marks, joiners, widths or cases."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(each for each in plain if unicodedata.category(each)[0] in "LNPS")


def _visible(character: str) -> bool:
    """Letters, numbers, punctuation and symbols; a combining mark alone shows nothing."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def pick_colour(wanted: str | None, chairs: list[Chair]) -> str:
    """Return the colour asked for if nobody has it, else the first free one, else none."""
    taken = {chair.colour for chair in chairs}
    if wanted is not None and wanted not in COLOURS:
        raise Refused(None, "table.no_such_colour", allowed=", ".join(COLOURS))
    if wanted and wanted not in taken:
        return wanted
    return next(colour for colour in (*COLOURS, "") if colour not in taken or not colour)
