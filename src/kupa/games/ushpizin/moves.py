"""Moves and their notation. Seats count from 0, places from 1 to 7.

    host david · ready                      before the first round (U24, U5)
    lift 3 · swap 2.5 · declare · done      a turn: lift place 3, take place 5 of seat 2 (U8, U12)
    put 4                                   put place 4 out for the card drawn (U13)
    announce 3                              announce mission 3 (U17)
    pass 2 · take 1.4                       missions 1 and 3: pass place 2 on; take place 4 of seat 1
    offer 4 to 2 · pick 1 6                 mission 6: offer place 4 to seat 2, who picks two in return
    exchange 2 5 · done · close             change the order (U23); close the sukkah (U21)
    ask 2 moses · give abraham · out isaac  quartets (U25)

Every move exists once; legal moves are found in tables, never built anew, and ``is`` compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.games.ushpizin.cards import DAVID, ELIJAH, MISSIONS, MOST_SEATS, NAMES, PLACES

HOST: Final = 0  # kind
READY: Final = 1
LIFT: Final = 2  # place
SWAP: Final = 3  # place, seat
DECLARE: Final = 4
DONE: Final = 5
PUT: Final = 6  # place
ANNOUNCE: Final = 7  # number
PASS: Final = 8  # place
TAKE: Final = 9  # place, seat
OFFER: Final = 10  # place, seat
PICK: Final = 11  # place, place
EXCHANGE: Final = 12  # place, place
CLOSE: Final = 13
ASK: Final = 14  # kind, seat
GIVE: Final = 15  # kind
OUT: Final = 16  # kind


@final
class Move:
    """One answer: what ``a`` and ``b`` mean stands beside the actions."""

    def __init__(self, action: i64, a: i64, b: i64, text: str) -> None:
        self.action: i64 = action
        self.a: i64 = a
        self.b: i64 = b
        self.text: str = text

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


def _new(action: i64, a: i64, b: i64, text: str) -> Move:
    move = Move(action, a, b, text)
    BY_TEXT[text] = move
    return move


def spot(seat: i64, place: i64) -> i64:
    """Return where a place of a seat stands in a table of moves."""
    return seat * PLACES + place - 1


HOSTS: Final = [_new(HOST, kind, 0, f"host {NAMES[kind]}") for kind in range(1, DAVID + 1)]
THE_READY: Final = _new(READY, 0, 0, "ready")
LIFTS: Final = [_new(LIFT, place, 0, f"lift {place}") for place in range(1, PLACES + 1)]
SWAPS: Final = [
    _new(SWAP, place, seat, f"swap {seat}.{place}")
    for seat in range(MOST_SEATS)
    for place in range(1, PLACES + 1)
]
THE_DECLARE: Final = _new(DECLARE, 0, 0, "declare")
THE_DONE: Final = _new(DONE, 0, 0, "done")
PUTS: Final = [_new(PUT, place, 0, f"put {place}") for place in range(1, PLACES + 1)]
ANNOUNCES: Final = [_new(ANNOUNCE, n, 0, f"announce {n}") for n in range(1, MISSIONS + 1)]
PASSES: Final = [_new(PASS, place, 0, f"pass {place}") for place in range(1, PLACES + 1)]
TAKES: Final = [
    _new(TAKE, place, seat, f"take {seat}.{place}")
    for seat in range(MOST_SEATS)
    for place in range(1, PLACES + 1)
]
OFFERS: Final = [
    _new(OFFER, place, seat, f"offer {place} to {seat}")
    for seat in range(MOST_SEATS)
    for place in range(1, PLACES + 1)
]
PICKS: Final = [
    _new(PICK, first, second, f"pick {first} {second}")
    for first in range(1, PLACES + 1)
    for second in range(1, PLACES + 1)
    if first != second
]
EXCHANGES: Final = [
    _new(EXCHANGE, first, second, f"exchange {first} {second}")
    for first in range(1, PLACES + 1)
    for second in range(first + 1, PLACES + 1)
]
THE_CLOSE: Final = _new(CLOSE, 0, 0, "close")
ASKS: Final = [
    _new(ASK, kind, seat, f"ask {seat} {NAMES[kind]}")
    for seat in range(MOST_SEATS)
    for kind in range(1, DAVID + 1)
]
GIVES: Final = [_new(GIVE, kind, 0, f"give {NAMES[kind]}") for kind in range(1, ELIJAH + 1)]
OUTS: Final = [_new(OUT, kind, 0, f"out {NAMES[kind]}") for kind in range(1, ELIJAH + 1)]


LONGEST: Final = 40  # characters; the longest move has 18


def read(text: str) -> Move:
    """Read a move; the two places of an exchange may stand in either order."""
    words = text[: LONGEST + 1].lower().split()
    move = BY_TEXT.get(" ".join(words))
    if move is None and words[:1] == ["exchange"]:
        move = BY_TEXT.get(" ".join([words[0], *sorted(words[1:])]))
    if move is None or len(text) > LONGEST:
        raise Refused("U7", "ushpizin.unreadable", text=text[:LONGEST])
    return move
