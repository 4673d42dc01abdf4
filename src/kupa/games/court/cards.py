"""The cast of the court and their hats, and a row of seven packed into one number (C1, C2).

A person's card and that person's hat have the same number, so a hat fits where two numbers are equal.
A row is five bits a place: place ``n`` (1 to 7) stands at bit ``5 * (n - 1)``, and 0 is an empty one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACES: Final = 7
LAST_THREE: Final = 3  # characters left on the table end the game (C12)
MAGIC: Final = 25
MAGIC_HATS: Final = 4  # in every size (C2)

NAMES: Final = [
    "",
    "king", "queen", "prince", "princess", "jester", "knight", "wizard", "cook", "guard", "archer",
    "minstrel", "gardener", "blacksmith", "treasurer",  # the short game ends here
    "scribe", "doctor", "judge", "admiral", "shepherd", "painter",  # and the standard one here
    "messenger", "nanny", "ambassador", "beekeeper",
    "magic",
]  # fmt: skip
CARD_OF: Final = {name: card for card, name in enumerate(NAMES) if name}
SIZES: Final = {"short": 14, "standard": 20, "long": 24}  # C2: so many from the head of the cast


CASTS: Final = {size: tuple(NAMES[1 : count + 1]) for size, count in SIZES.items()}


def people_of(size: str) -> list[int]:
    """Return the characters of a game of that size."""
    return list(range(1, SIZES[size] + 1))


def hats_of(size: str) -> list[int]:
    """Return its hats: one for each character, and the magic ones."""
    return people_of(size) + [MAGIC] * MAGIC_HATS


def shifted(value: i64, by: i64) -> i64:
    """Shift a parameter: mypyc compiles a shifted literal as 32 bits wide."""
    return value << by


def card_at(row: i64, place: i64) -> i64:
    """Return the card at a place of a row, 0 if there is none."""
    return (row >> (5 * place - 5)) & 31


def laid(row: i64, place: i64, card: i64) -> i64:
    """Return the row with a card laid at an empty place."""
    return row | shifted(card, 5 * place - 5)


def lifted(row: i64, place: i64) -> i64:
    """Return the row with a place emptied."""
    return row & ~shifted(31, 5 * place - 5)


def exchanged(row: i64, one: i64, other: i64) -> i64:
    """Return the row with the cards of two places exchanged."""
    difference = card_at(row, one) ^ card_at(row, other)
    return row ^ shifted(difference, 5 * one - 5) ^ shifted(difference, 5 * other - 5)


def members(row: i64) -> i64:
    """Return which cards lie in a row: one bit a card, none for an empty place."""
    found: i64 = 0
    place: i64
    for place in range(1, PLACES + 1):
        found |= shifted(1, card_at(row, place))
    return found & ~1


def alive(people: i64, hats: i64) -> bool:
    """Tell whether some hat of the table belongs to a character there, or is magic (C10)."""
    there = members(hats)
    return there & members(people) != 0 or (there >> MAGIC) & 1 != 0


def pack(cards: list[int]) -> int:
    """Pack the cards of a row, from the first place on; 0 leaves a place empty."""
    row: i64 = 0
    for place, card in enumerate(cards, 1):
        row = laid(row, place, card)
    return row


def unpack(row: i64) -> list[int]:
    """Return the card at each of the seven places."""
    return [card_at(row, place) for place in range(1, PLACES + 1)]


def listed(mask: i64) -> list[int]:
    """Return the cards of a set, one bit a card, in the order of the cast."""
    return [card for card in range(1, MAGIC) if (mask >> card) & 1]


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    total: i64 = 0
    while mask:
        total += mask & 1
        mask >>= 1
    return total
