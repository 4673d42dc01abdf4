"""Hands of quartets, packed into one number: four bits a kind, kind ``k`` at bit ``4 * (k - 1)``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.games.ushpizin.cards import ELIJAH, NAMES, bit, shifted

HAND_SIZE: Final = 7


def one(kind: i64) -> i64:
    """Return the packed hand of one card."""
    return shifted(1, 4 * kind - 4)


def count(hand: i64, kind: i64) -> i64:
    """Return how many cards of a kind a packed hand holds."""
    return (hand >> (4 * kind - 4)) & 15


def pack(kinds: list[int]) -> int:
    """Pack cards into a hand."""
    hand: i64 = 0
    for kind in kinds:
        hand += one(kind)
    return hand


def kinds_of(hand: i64) -> list[int]:
    """Return the kinds of a packed hand, one entry a card, in the order of a sorted hand."""
    found: list[int] = []
    kind: i64
    for kind in range(1, ELIJAH + 1):
        found += [kind] * count(hand, kind)
    return found


def hand_names(hand: i64) -> tuple[str, ...]:
    """Return the cards of a packed hand by name."""
    return tuple([NAMES[kind] for kind in kinds_of(hand)])


def held(hand: i64) -> i64:
    """Return a mask with a bit for each kind held."""
    mask: i64 = 0
    kind: i64
    for kind in range(1, ELIJAH + 1):
        if count(hand, kind):
            mask |= bit(kind)
    return mask
