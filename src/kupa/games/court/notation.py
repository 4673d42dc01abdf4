"""Reading what a person typed. What is no move is refused with the ruling that says so."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.court.cards import PLACES
from kupa.games.court.moves import BY_TEXT, Move

LONGEST = 40  # characters; no move is half as long
VERBS = {"peek": ("C5", 1), "swap": ("C6", 2), "declare": ("C7", 1)}  # ruling, number of places


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
    if verb not in VERBS or len(places) != wanted or not numbers:
        return Refused(ruling, "court.unreadable", text=text)
    if not all(place in _NUMBERS for place in places):
        return Refused("C3", "court.no_such_place", text=text, last=PLACES)
    if len(set(places)) < wanted:
        return Refused("C6", "court.same_place", text=text)
    return Refused(ruling, "court.unreadable", text=text)


_NUMBERS = {str(place) for place in range(1, PLACES + 1)}
