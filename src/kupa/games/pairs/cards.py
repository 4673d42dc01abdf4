"""The kinds of card laid out in Pairs, and how many of each (U28)."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "", "abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david",
    "grandfather", "friends", "guest", "neighbour", "uncle", "beggar", "elijah",
]  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES) if name}
USHPIZIN: Final = 7
KINDS: Final = 14
MOST_CARDS: Final = 56


def layout(size: str) -> list[int]:
    """Return the cards of a grid, unshuffled: one pair of seven or of all kinds, or two of all."""
    if size == "small":
        return list(range(1, USHPIZIN + 1)) * 2
    return list(range(1, KINDS + 1)) * (2 if size == "medium" else 4)
