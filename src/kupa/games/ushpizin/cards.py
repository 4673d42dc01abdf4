"""The cards of Ushpizin, and a row of seven places packed into one number (U1).

A row holds one card a place: eight bits each, place 1 lowest, 0 where the place is empty. Cards of one
kind look alike; which of them may not be moved is a matter of places and is kept beside the row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = 0
DAVID: Final = 7
GUEST_LOW: Final = 8  # grandfather
GUEST_HIGH: Final = 13  # beggar
ELIJAH: Final = 14  # mission number n is the kind ELIJAH + n
KINDS: Final = 20
MISSIONS: Final = 6
PASS_IT_ON: Final = 1  # M1
REST: Final = 2  # M2
DEAR_GUEST: Final = 3  # M3
GUST: Final = 4  # M4
OPEN_DOOR: Final = 5  # M5
OPEN_HANDED: Final = 6  # M6
PLACES: Final = 7
MOST_SEATS: Final = 7

SERIES: Final = 9  # of the seven ushpizin (U1)
GUESTS: Final = 4  # of each guest (U1)

NAMES: Final = [
    "", "abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david",
    "grandfather", "friends", "guest", "neighbour", "uncle", "beggar", "elijah",
    "mission1", "mission2", "mission3", "mission4", "mission5", "mission6",
]  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES) if name}


def shifted(value: i64, by: i64) -> i64:
    """Shift a parameter: mypyc compiles a shifted literal as 32 bits wide."""
    return value << by


def bit(seat: i64) -> i64:
    """Return the mask of one seat."""
    return shifted(1, seat)


def card_at(cards: i64, place: i64) -> i64:
    """Return the card at a place of a packed row."""
    return (cards >> (8 * place - 8)) & 255


def with_card(cards: i64, place: i64, card: i64) -> i64:
    """Return the packed row with another card at a place."""
    return (cards & ~shifted(255, 8 * place - 8)) | shifted(card, 8 * place - 8)


def names(cards: i64) -> tuple[str, ...]:
    """Return the cards of a full packed row by name, place 1 first."""
    return tuple([NAMES[card_at(cards, place)] for place in range(1, PLACES + 1)])


def names_or_gaps(cards: i64) -> tuple[str | None, ...]:
    """Return the cards of a packed row by name, None for an empty place."""
    return tuple([NAMES[card_at(cards, place)] or None for place in range(1, PLACES + 1)])


def pack(kinds: list[int]) -> int:
    """Pack up to seven cards into a row."""
    cards: i64 = 0
    place: i64
    for place in range(len(kinds)):
        cards = with_card(cards, place + 1, kinds[place])
    return cards


def tally(cards: list[int]) -> dict[str, int]:
    """Return how many cards of each kind there are; empty places do not count."""
    counts = [0] * (KINDS + 1)
    for card in cards:
        counts[card] += 1
    return {NAMES[kind]: counts[kind] for kind in range(1, KINDS + 1)}


def place_of(cards: i64, card: i64) -> i64:
    """Return the first place that holds a card; 0 if none does."""
    place: i64
    for place in range(1, PLACES + 1):
        if card_at(cards, place) == card:
            return place
    return 0


def missions_in(cards: i64) -> i64:
    """Return how many missions lie in a packed row."""
    found: i64 = 0
    while cards:
        if cards & 255 > ELIJAH:
            found += 1
        cards >>= 8
    return found
