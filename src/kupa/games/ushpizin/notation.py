"""Reading what a person typed: letter case and spaces do not matter."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.ushpizin.moves import BY_TEXT, Move

LONGEST = 40  # characters; the longest move has 18


def read(text: str) -> Move:
    """Read a move; the two places of an exchange may stand in either order."""
    words = text[: LONGEST + 1].lower().split()
    move = BY_TEXT.get(" ".join(words))
    if move is None and words[:1] == ["exchange"]:
        move = BY_TEXT.get(" ".join([words[0], *sorted(words[1:])]))
    if move is None or len(text) > LONGEST:
        raise Refused("U7", "ushpizin.unreadable", text=text[:LONGEST])
    return move
