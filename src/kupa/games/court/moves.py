"""Moves and their notation. Places are numbered 1 to 7, from the start of the row.

    peek 3 (look at the hat there) · swap 2 5 (the lower place first) · declare 4 (the hat fits!)

Every move exists once; legal moves are found in tables, never built anew, and ``is`` compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.games.court.cards import PLACES, shifted

PEEK: Final = 0
SWAP: Final = 1
DECLARE: Final = 2

MOST_SEATS: Final = 6


@final
class Move:
    """One turn. ``places`` has a bit for each place it touches, place 1 the lowest."""

    def __init__(self, action: i64, place: i64, other: i64, text: str, places: i64) -> None:
        self.action: i64 = action
        self.place: i64 = place
        self.other: i64 = other  # of a swap; 0 elsewhere
        self.text: str = text
        self.places: i64 = places

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return known, (self.text,)  # a move is one of a kind in every process


BY_TEXT: Final[dict[str, Move]] = {}


def known(text: str) -> Move:
    """Return the move written exactly so; KeyError if there is none."""
    return BY_TEXT[text]


def _bit(place: i64) -> i64:
    return shifted(1, place - 1)


def _new(action: i64, place: i64, other: i64, text: str) -> Move:
    places = _bit(place)
    if other:
        places |= _bit(other)
    move = Move(action, place, other, text, places)
    BY_TEXT[text] = move
    return move


def _offers(filled: int) -> list[Move]:
    """Return the moves that touch no empty place, in the engine's order."""
    return [move for move in BY_TEXT.values() if move.places & ~filled == 0]


PEEKS: Final = [_new(PEEK, place, 0, f"peek {place}") for place in range(1, PLACES + 1)]
SWAPS: Final = [
    _new(SWAP, place, other, f"swap {place} {other}")
    for place in range(1, PLACES + 1)
    for other in range(place + 1, PLACES + 1)
]
DECLARES: Final = [_new(DECLARE, place, 0, f"declare {place}") for place in range(1, PLACES + 1)]
OFFERS: Final = [_offers(filled) for filled in range(1 << PLACES)]  # by the places that hold a hat


LONGEST: Final = 40  # characters; no move is half as long
VERBS: Final = {"peek": ("C5", 1), "swap": ("C6", 2), "declare": ("C7", 1)}  # ruling, number of places


def read(text: str) -> Move:
    """Read a move: letter case, spaces and the order of a swap's places do not matter."""
    words = text[:LONGEST].lower().split()
    move = BY_TEXT.get(" ".join(words[:1] + sorted(words[1:])))
    if move is None or len(text) > LONGEST:
        raise _refusal(words, text[:LONGEST])
    return move


def _refusal(words: list[str], text: str) -> Refused:
    """Say which ruling the words break, as exactly as they allow."""
    verb, places = "".join(words[:1]), words[1:]
    ruling, wanted = VERBS.get(verb, ("C5", 0))
    numbers = all(place.isascii() and place.isdecimal() for place in places)
    if verb not in VERBS or not numbers:
        return Refused(ruling, "court.unreadable", text=text)
    if len(places) != wanted:
        return Refused(ruling, "court.pick_two" if wanted > 1 else "court.pick_one", text=text)
    if not all(place in _NUMBERS for place in places):
        return Refused("C3", "court.no_such_place", text=text, last=PLACES)
    if len(set(places)) < wanted:
        return Refused("C6", "court.same_place", text=text)
    return Refused(ruling, "court.unreadable", text=text)


_NUMBERS: Final = {str(place) for place in range(1, PLACES + 1)}
