"""The legal moves, listed for speed: in the engine's order, from tables built once.

The objection to any other move is written apart, for its reasons; the conformance suite holds the two
to each other in every position it meets.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.games.ushpizin.cards import (
    DAVID,
    ELIJAH,
    MISSIONS,
    MOST_SEATS,
    PLACES,
    bit,
    place_of,
    shifted,
)
from kupa.games.ushpizin.moves import (
    ANNOUNCES,
    EXCHANGES,
    HOSTS as HOST_MOVES,
    LIFTS,
    OFFERS,
    OUTS,
    PASSES,
    PICKS,
    PUTS,
    SWAPS,
    TAKES,
    THE_CLOSE,
    THE_DECLARE,
    THE_DONE,
    THE_READY,
    Move,
    spot,
)
from kupa.games.ushpizin.position import (
    ANNOUNCING,
    CLOSING,
    DECLARING,
    DRAWING,
    HOSTS,
    IN_ORDER,
    LIFTING,
    NOBODY,
    OFFERING,
    OPENING,
    PASSING,
    PICKING,
    REDRAWING,
    SWAPPING,
    TAKING,
    Position,
)
from kupa.games.ushpizin.swaps import EACH_PLACE, bars_at


def _from_others(moves: list[Move], seats: int, seat: int, without: int) -> list[Move]:
    """Return the moves of a table that name another seat's place, save one seat's."""
    return [move for move in moves if move.b < seats and move.b not in (seat, without)]


def table_index(seats: i64, seat: i64, without: i64) -> i64:
    """Return where the moves of a seat stand in a table; ``without`` may be NOBODY."""
    return (seats * MOST_SEATS + seat) * (MOST_SEATS + 1) + without + 1


SWAP_TABLE: Final = [
    _from_others(SWAPS, seats, seat, without)
    for seats in range(MOST_SEATS + 1)
    for seat in range(MOST_SEATS)
    for without in range(-1, MOST_SEATS)
]
TAKE_TABLE: Final = [
    _from_others(TAKES, seats, seat, NOBODY)
    for seats in range(MOST_SEATS + 1)
    for seat in range(MOST_SEATS)
]


def legal_moves(p: Position, seat: i64) -> list[Move]:
    """Return the legal answers of a seat that is asked."""
    if p.phase_id == LIFTING:
        return legal_lifts(p, seat)
    if p.phase_id == SWAPPING:
        return legal_swaps(p, seat)
    if p.phase_id == DECLARING:
        return [THE_DECLARE, THE_DONE]
    if p.phase_id == DRAWING:
        return PUTS.copy()
    if p.phase_id == CLOSING:
        return [THE_CLOSE]
    if p.phase_id == OPENING:
        return [THE_READY]
    if p.phase_id == HOSTS:
        return legal_hosts(p)
    return legal_later(p, seat)


def legal_later(p: Position, seat: i64) -> list[Move]:
    """Return the legal answers to a mission, or while reordering."""
    if p.phase_id == ANNOUNCING:
        return legal_announcements(p, seat)
    if p.phase_id == PASSING:
        return PASSES.copy()
    if p.phase_id == TAKING:
        return TAKE_TABLE[len(p.rows) * MOST_SEATS + seat].copy()
    if p.phase_id == OFFERING:
        return legal_offers(p, seat)
    if p.phase_id == PICKING:
        return PICKS.copy()
    if p.phase_id == REDRAWING:
        return [OUTS[p.drawn - 1], *PUTS]
    if p.rows[seat].order != IN_ORDER:
        return [THE_DONE, *EXCHANGES]
    return EXCHANGES.copy()


def legal_lifts(p: Position, seat: i64) -> list[Move]:
    """Return the places whose card did not come by a swap of this round (U10)."""
    bars = p.rows[seat].bars
    if bars & shifted(EACH_PLACE, seat) == 0:
        return LIFTS.copy()
    moves: list[Move] = []
    place: i64
    for place in range(1, PLACES + 1):
        if bars_at(bars, place) & bit(seat) == 0:
            moves.append(LIFTS[place - 1])
    return moves


def legal_swaps(p: Position, seat: i64) -> list[Move]:
    """Return the places of others, save a resting one's and cards taken from this seat (U9, M2)."""
    barred: i64 = 0
    mask = shifted(EACH_PLACE, seat)
    for row in p.rows:
        barred |= row.bars & mask
    listed = SWAP_TABLE[table_index(len(p.rows), seat, p.resting())]
    if barred == 0:
        return listed.copy()
    moves: list[Move] = []
    for move in listed:
        if bars_at(p.rows[move.b].bars, move.a) & bit(seat) == 0:
            moves.append(move)
    return moves


def legal_hosts(p: Position) -> list[Move]:
    """Return the ushpizin in play that nobody has picked openly (U24)."""
    taken: i64 = 0
    if not p.resolved.secret:
        for row in p.rows:
            taken |= bit(row.host)
    moves: list[Move] = []
    kind: i64
    for kind in range(1, DAVID + 1):
        if p.kinds & ~taken & bit(kind):
            moves.append(HOST_MOVES[kind - 1])
    return moves


def legal_announcements(p: Position, seat: i64) -> list[Move]:
    """Return the missions in a seat's row (U17)."""
    moves: list[Move] = []
    number: i64
    for number in range(1, MISSIONS + 1):
        if place_of(p.rows[seat].cards, ELIJAH + number):
            moves.append(ANNOUNCES[number - 1])
    return moves


def legal_offers(p: Position, seat: i64) -> list[Move]:
    """Return every card of the holder with every other player (M6)."""
    moves: list[Move] = []
    other: i64
    place: i64
    for other in range(len(p.rows)):
        for place in range(1, PLACES + 1):
            if other != seat and place != p.gap:
                moves.append(OFFERS[spot(other, place)])
    return moves
