"""Moves and their notation: a play is the list of its cards, other answers are verbs.

    7 · 7 7 · 7 7* (a joker declared 7) · 3 4 5* · fire · reverse · robber · stop stop
    rob 2 (choose that seat) · take 5 · give joker · stick 7 · stick 7* · leave · draw · pass

Every move exists once; legal moves are found in tables, never built anew, and ``is`` compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.games.reset.cards import (
    COPIES,
    FIRE,
    HIGHEST,
    JOKER,
    KIND_OF,
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


LONGEST: Final = 120  # characters; eleven of a number and five jokers still fit


def read(text: str) -> Move:
    """Read a move: letter case, spaces and the order of a play's cards do not matter."""
    words = text[: LONGEST + 1].lower().split()
    move = BY_TEXT.get(" ".join(words)) or BY_TEXT.get(" ".join(sorted(words, key=_by_card)))
    if len(text) > LONGEST:
        raise Refused("R9", "reset.unreadable", text=text[:LONGEST])
    if move is None:
        raise _refusal(words, text)
    return move


def _by_card(word: str) -> tuple[int, str]:
    number = word.removesuffix("*")
    return (int(number) if number.isdecimal() else 0), word


def _refusal(words: list[str], text: str) -> Refused:
    """Say which ruling the words break, as exactly as they allow."""
    cards = [word.removesuffix("*") for word in words]
    numbers = [int(card) for card in cards if card.isascii() and card.isdecimal()]
    specials = [card for card in cards if card in KIND_OF and not card.isdecimal()]
    if len(numbers) + len(specials) != len(words) or not words:
        return Refused("R9", "reset.unreadable", text=text)
    if "joker" in specials:
        return Refused("R20", "reset.joker_undeclared", text=text)
    if specials:
        return Refused("R13", "reset.special_alone", text=text)
    if _not_in_deck(words, numbers):
        return Refused("R2", "reset.no_such_number", text=text)
    if len(set(numbers)) == len(numbers) and len(numbers) < SHORTEST:
        return Refused("R9", "reset.short_straight", text=text)
    return Refused("R9", "reset.mixed_play", text=text)


def _not_in_deck(words: list[str], numbers: list[int]) -> bool:
    """Tell whether no deck could make this play; equal numbers are readable unless too many."""
    jokers = sum(word.endswith("*") for word in words)
    strange = any(str(number) not in KIND_OF for number in numbers)
    return strange or jokers > SPECIALS or len(set(numbers)) == 1
