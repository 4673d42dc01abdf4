"""Moves and their notation: a play is the list of its cards, other answers are verbs.

    7 · 7 7 · 7 7* (a joker declared 7) · 3 4 5* · fire · reverse · robber · stop stop
    rob 2 (choose that seat) · take 5 · give joker · stick 7 · stick 7* · leave · draw · pass

Every move exists once; legal moves are found in tables, never built anew, and ``is`` compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.games.reset.cards import (
    COPIES,
    FIRE,
    HIGHEST,
    JOKER,
    KINDS,
    LOWEST,
    NAMES,
    REVERSE,
    ROBBER,
    SPECIALS,
    STOP,
    one,
)

SET: Final = 0  # number, naturals, jokers
STRAIGHT: Final = 1  # lowest number, length, one bit for each place a joker fills
PLAY_STOP: Final = 2  # how many
PLAY_REVERSE: Final = 3
PLAY_ROBBER: Final = 4
PLAY_FIRE: Final = 5
ROB: Final = 6  # seat
TAKE: Final = 7  # kind
GIVE: Final = 8  # kind
STICK: Final = 9  # number or STOP, 1 if a joker
LEAVE: Final = 10
DRAW: Final = 11
PASS: Final = 12

SHORTEST: Final = 3  # a straight (R9)
MOST_SEATS: Final = 5


@final
class Move:
    """One answer. ``cost`` is what leaves the hand, packed, and ``size`` how many cards that is."""

    def __init__(self, action: i64, a: i64, b: i64, c: i64, text: str, cost: i64, size: i64) -> None:
        self.action: i64 = action
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.text: str = text
        self.cost: i64 = cost
        self.size: i64 = size

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


def _new(action: i64, a: i64, b: i64, c: i64, text: str, cost: i64, size: i64) -> Move:
    move = Move(action, a, b, c, text, cost, size)
    BY_TEXT[text] = move
    return move


def _set(number: i64, naturals: i64, jokers: i64) -> Move:
    if naturals + jokers == 0:
        return NOTHING
    name = NAMES[number]
    text = " ".join([name] * naturals + [name + "*"] * jokers)
    cost = naturals * one(number) + jokers * one(JOKER)
    return _new(SET, number, naturals, jokers, text, cost, naturals + jokers)


def _straight(first: i64, length: i64, jokers: i64) -> Move:
    if first + length - 1 > HIGHEST or jokers >> length or bits(jokers) > SPECIALS:
        return NOTHING
    cost: i64 = 0
    cards: list[str] = []
    place: i64
    for place in range(length):
        wild = (jokers >> place) & 1
        cost += one(JOKER) if wild else one(first + place)
        cards.append(NAMES[first + place] + ("*" if wild else ""))
    return _new(STRAIGHT, first, length, jokers, " ".join(cards), cost, length)


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    total: i64 = 0
    while mask:
        total += mask & 1
        mask >>= 1
    return total


def set_index(number: i64, naturals: i64, jokers: i64) -> i64:
    """Return a set's place in its table."""
    return ((number - 1) * (COPIES + 1) + naturals) * (SPECIALS + 1) + jokers


def straight_index(first: i64, length: i64, jokers: i64) -> i64:
    """Return a straight's place in its table."""
    return ((first - 1) * (HIGHEST - SHORTEST + 1) + length - SHORTEST) * 1024 + jokers


NOTHING: Final = Move(PASS, 0, 0, 0, "", 0, 0)  # fills table places that are no move
SETS: Final = [
    _set(number, naturals, jokers)
    for number in range(LOWEST, HIGHEST + 1)
    for naturals in range(COPIES + 1)
    for jokers in range(SPECIALS + 1)
]
STRAIGHTS: Final = [
    _straight(first, length, jokers)
    for first in range(LOWEST, HIGHEST - SHORTEST + 2)
    for length in range(SHORTEST, HIGHEST + 1)
    for jokers in range(1024)
]
STOPS: Final = [
    _new(PLAY_STOP, n, 0, 0, " ".join(["stop"] * n), n * one(STOP), n) if n else NOTHING
    for n in range(SPECIALS + 1)
]
THE_REVERSE: Final = _new(PLAY_REVERSE, 0, 0, 0, "reverse", one(REVERSE), 1)
THE_ROBBER: Final = _new(PLAY_ROBBER, 0, 0, 0, "robber", one(ROBBER), 1)
THE_FIRE: Final = _new(PLAY_FIRE, 0, 0, 0, "fire", one(FIRE), 1)
ROBS: Final = [_new(ROB, seat, 0, 0, f"rob {seat}", 0, 0) for seat in range(MOST_SEATS)]
TAKES: Final = [NOTHING] + [
    _new(TAKE, kind, 0, 0, f"take {NAMES[kind]}", 0, 0) for kind in range(1, KINDS + 1)
]
GIVES: Final = [NOTHING] + [
    _new(GIVE, kind, 0, 0, f"give {NAMES[kind]}", one(kind), 1) for kind in range(1, KINDS + 1)
]
STICKS: Final = [NOTHING] + [
    _new(STICK, kind, 0, 0, f"stick {NAMES[kind]}", one(kind), 1)
    if kind <= HIGHEST or kind == STOP
    else NOTHING
    for kind in range(1, KINDS + 1)
]
WILD_STICKS: Final = [NOTHING] + [
    _new(STICK, kind, 1, 0, f"stick {NAMES[kind]}*", one(JOKER), 1)
    for kind in range(LOWEST, HIGHEST + 1)
]
THE_LEAVE: Final = _new(LEAVE, 0, 0, 0, "leave", 0, 0)
THE_DRAW: Final = _new(DRAW, 0, 0, 0, "draw", 0, 0)
THE_PASS: Final = _new(PASS, 0, 0, 0, "pass", 0, 0)
