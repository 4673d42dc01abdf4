"""The cards of Reset, and hands of them packed into one number (R1, R2).

Cards of one kind are interchangeable, so a hand, a burnt pile or the centre is a count of each kind:
four bits a kind, kind ``k`` at bit ``4 * (k - 1)``. No kind has more than eleven cards, so no count
runs over into its neighbour and the sum stays inside 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

LOWEST: Final = 1
HIGHEST: Final = 10
FIRE: Final = 11
REVERSE: Final = 12
ROBBER: Final = 13
STOP: Final = 14
JOKER: Final = 15
KINDS: Final = 15

COPIES: Final = 11  # of each number (R2)
SPECIALS: Final = 5  # of each special (R2)
PILE_SIZE: Final = 25  # dealt to each player (R3)
HAND_SIZE: Final = 6  # refilled to (R8)

NAMES: Final = [
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "fire", "reverse", "robber", "stop", "joker",
]  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES) if name}


def shifted(value: i64, by: i64) -> i64:
    """Shift a parameter: mypyc compiles a shifted literal as 32 bits wide."""
    return value << by


def one(kind: i64) -> i64:
    """Return the packed hand of one card."""
    return shifted(1, 4 * kind - 4)


def count(hand: i64, kind: i64) -> i64:
    """Return how many cards of a kind a packed hand holds."""
    return (hand >> (4 * kind - 4)) & 15


def size(hand: i64) -> i64:
    """Return how many cards a packed hand holds."""
    total: i64 = 0
    kind: i64
    for kind in range(1, KINDS + 1):
        total += count(hand, kind)
    return total


def pack(names: Iterable[str]) -> int:
    """Pack cards given by name."""
    hand: i64 = 0
    for name in names:
        kind: i64 = KIND_OF[name]
        hand += one(kind)
    return hand


def kinds(hand: i64) -> list[int]:
    """Return the kinds of a packed hand, one entry a card, lowest first."""
    found: list[int] = []
    kind: i64
    for kind in range(1, KINDS + 1):
        found += [kind] * count(hand, kind)
    return found


def names(hand: i64) -> tuple[str, ...]:
    """Return the cards of a packed hand by name, in the order of a sorted hand."""
    found: list[str] = []
    kind: i64 = 1
    while hand:
        left = hand & 15
        while left:
            found.append(NAMES[kind])
            left -= 1
        hand >>= 4
        kind += 1
    return tuple(found)


def whole_deck() -> list[int]:
    """Return the 135 cards (R1, R2)."""
    deck: list[int] = []
    kind: i64
    for kind in range(1, KINDS + 1):
        deck += [kind] * (COPIES if kind <= HIGHEST else SPECIALS)
    return deck


WHOLE_DECK: Final = whole_deck()
WHOLE: Final = pack([NAMES[kind] for kind in WHOLE_DECK])
