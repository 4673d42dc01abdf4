"""A view written as numbers straight from the position, without building it: for learners, compiled.

What is written is what ``kupa.env`` would write of the view, field by field; its tests compare the two
in every position they meet. ``ENTRIES`` are the fields, in the order in which their places are given.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.features import Sink
from kupa.games.court.cards import MAGIC, PLACES, SIZES, card_at
from kupa.games.court.ending import score
from kupa.games.court.moves import PEEK, Move
from kupa.games.court.position import FITTED, MISSED, PEEKED, SWAPPED, TOOK, Position

ENTRIES: Final = (
    "seat", "phase", "asked", "first", "turns", "cast", "row", "hats", "people_pile", "hat_pile",
    "pairs", "magic", "penalties", "scores", "seen.place", "seen.hat", "shown", "redealt", "last",
    "last.seat", "last.place", "last.card", "last.place_2", "last.way",
)  # fmt: skip
SEAT: Final = 0
PHASE: Final = 1
ASKED: Final = 2
FIRST: Final = 3
TURNS: Final = 4
CAST: Final = 5
ROW: Final = 6
HATS: Final = 7
PEOPLE_PILE: Final = 8
HAT_PILE: Final = 9
PAIRS: Final = 10
MAGIC_HATS: Final = 11
PENALTIES: Final = 12
SCORES: Final = 13
SEEN_PLACE: Final = 14
SEEN_HAT: Final = 15
SHOWN: Final = 16
REDEALT: Final = 17
LAST: Final = 18
BY: Final = 19
PLACE: Final = 20
CARD: Final = 21
OTHER: Final = 22
WAY: Final = 23

# Which event tells of a result, by its place among the events of the game.
EVENT_OF: Final = {PEEKED: 1, SWAPPED: 2, FITTED: 3, MISSED: 4, TOOK: 5}


def write_view(p: Position, seat: int | None, out: Sink, at: i64, starts: list[int]) -> None:
    """Write what a seat, or an onlooker, sees; ``starts`` says where each of ``ENTRIES`` begins."""
    if seat is not None:
        out.put(at + starts[SEAT] + seat, 1)
    write_turn(p, out, at, starts)
    write_table(p, out, at, starts)
    write_players(p, out, at, starts)
    if p.last_move is not None:
        write_last(p, p.last_move, out, at, starts)
        write_seen(p, seat, p.last_move.place, out, at, starts)


def write_turn(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write who is asked."""
    out.put(at + starts[PHASE] + p.phase_id, 1)
    if p.phase_id != OVER:
        out.put(at + starts[ASKED] + p.turn, 1)
    out.put(at + starts[FIRST] + p.first, 1)
    put_number(p.turns, out, at + starts[TURNS])
    if p.redealt:
        out.put(at + starts[REDEALT], 1)


def put_number(number: i64, out: Sink, at: i64) -> None:
    """Write a number, unless it is none."""
    if number > 0:
        out.put(at, number)


def write_table(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write the cast, the row and the piles; the hats once the game is over."""
    card: i64
    for card in range(SIZES[p.options.size]):
        out.put(at + starts[CAST] + card, 1)
    write_row(p.people, out, at + starts[ROW])
    place: i64
    for place in range(PLACES):
        if (p.filled >> place) & 1:
            out.put(at + starts[HATS] + place, 1)
    put_number(p.people_left(), out, at + starts[PEOPLE_PILE])
    put_number(p.hats_left(), out, at + starts[HAT_PILE])
    if p.phase_id == OVER:
        write_row(p.hats, out, at + starts[SHOWN])


def write_row(row: i64, out: Sink, at: i64) -> None:
    """Write the card at each place of a row."""
    while row:
        card = row & 31
        if card:
            out.put(at + card - 1, 1)
        row >>= 5
        at += MAGIC


def write_players(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write what lies in front of each seat."""
    seat: i64
    for seat in range(len(p.players)):
        player = p.players[seat]
        card: i64 = 1
        left = player.pairs >> 1
        while left:
            if left & 1:
                out.put(at + starts[PAIRS] + MAGIC * seat + card - 1, 1)
            left >>= 1
            card += 1
        put_number(player.magic, out, at + starts[MAGIC_HATS] + seat)
        put_number(player.penalties, out, at + starts[PENALTIES] + seat)
        points = score(player)
        put_number(points, out, at + starts[SCORES] + 2 * seat)
        put_number(-points, out, at + starts[SCORES] + 2 * seat + 1)


def write_last(p: Position, move: Move, out: Sink, at: i64, starts: list[int]) -> None:
    """Write the last answer, as everyone may know it."""
    result = p.last_result
    out.put(at + starts[LAST] + EVENT_OF[result], 1)
    out.put(at + starts[BY] + p.last_seat, 1)
    out.put(at + starts[PLACE] + move.place - 1, 1)
    if result == SWAPPED:
        out.put(at + starts[OTHER] + move.other - 1, 1)
    elif result == FITTED:
        out.put(at + starts[CARD] + p.last_person - 1, 1)
    elif result == MISSED:
        out.put(at + starts[CARD] + card_at(p.hats, move.place) - 1, 1)
    elif result == TOOK:
        way: i64 = 1
        if move.action == PEEK:
            way = 0
        out.put(at + starts[WAY] + way, 1)


def write_seen(p: Position, seat: int | None, place: i64, out: Sink, at: i64, starts: list[int]) -> None:
    """Write the hat of the last answer, if it still lies there and this seat was shown it."""
    peeked = p.last_result == PEEKED and seat is not None and seat == p.last_seat
    if peeked or p.last_result == MISSED:
        out.put(at + starts[SEEN_PLACE] + place - 1, 1)
        out.put(at + starts[SEEN_HAT] + card_at(p.hats, place) - 1, 1)
