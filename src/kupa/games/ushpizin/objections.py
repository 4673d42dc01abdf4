"""The objection to a move, if there is one: a reason for each way to be wrong."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.games.ushpizin import refusals as no
from kupa.games.ushpizin.cards import ELIJAH, bit, place_of
from kupa.games.ushpizin.moves import (
    ANNOUNCE,
    CLOSE,
    DECLARE,
    DONE,
    EXCHANGE,
    HOST,
    LIFT,
    OFFER,
    PASS,
    PICK,
    PUT,
    READY,
    SWAP,
    TAKE,
    Move,
)
from kupa.games.ushpizin.position import (
    ANNOUNCING,
    CLOSING,
    DECLARING,
    DRAWING,
    HOSTS,
    IN_ORDER,
    LIFTING,
    OFFERING,
    OPENING,
    PASSING,
    PICKING,
    REORDERING,
    SWAPPING,
    TAKING,
    Position,
)
from kupa.games.ushpizin.swaps import bars_at


def objection(p: Position, seat: i64, move: Move) -> i64:
    """Return the reason against a seat's move, FINE if there is none."""
    if seat < 0 or seat >= len(p.rows) or p.pending & bit(seat) == 0:
        return not_asked(p, seat)
    phase = p.phase
    action = move.action
    if phase == LIFTING and action == LIFT:
        return lift_objection(p, seat, move.a)
    if phase == SWAPPING and action == SWAP:
        return swap_objection(p, seat, move.a, move.b)
    if phase == DECLARING and (action == DECLARE or action == DONE):  # noqa: PLR1714, SIM109
        return no.FINE
    if phase == DRAWING and action == PUT:
        return no.FINE
    if phase == CLOSING and action == CLOSE:
        return no.FINE
    return rarer_objection(p, seat, move)


def not_asked(p: Position, seat: i64) -> i64:
    """Return why a seat is not asked."""
    rests = p.resting() == seat and (p.phase == DRAWING or p.phase == REORDERING)  # noqa: PLR1714
    if rests:
        return no.YOU_REST
    return no.WAIT + p.phase


def rarer_objection(p: Position, seat: i64, move: Move) -> i64:
    """Object to the answers that a round need not have."""
    phase = p.phase
    action = move.action
    if phase == OPENING and action == READY:
        return no.FINE
    if phase == HOSTS and action == HOST:
        return host_objection(p, move.a)
    if phase == ANNOUNCING and action == ANNOUNCE:
        held = place_of(p.rows[seat].cards, ELIJAH + move.a)
        return no.FINE if held else no.MISSION_NOT_HELD
    if phase == REORDERING and action == EXCHANGE:
        return no.FINE
    if phase == REORDERING and action == DONE:
        return no.SAME_ORDER if p.rows[seat].order == IN_ORDER else no.FINE
    return mission_objection(p, seat, move)


def mission_objection(p: Position, seat: i64, move: Move) -> i64:
    """Object to what a mission asks for (M1, M3, M6)."""
    phase = p.phase
    action = move.action
    if phase == PASSING and action == PASS:
        return no.FINE
    if phase == PICKING and action == PICK:
        return no.FINE
    if phase == TAKING and action == TAKE:
        return other_objection(p, seat, move.b, no.TAKE_SELF)
    if phase == OFFERING and action == OFFER:
        if move.a == p.gap:
            return no.OFFER_GAP
        return other_objection(p, seat, move.b, no.OFFER_SELF)
    return no.NOW + phase


def lift_objection(p: Position, seat: i64, place: i64) -> i64:
    """Object to giving away a card just received (U10)."""
    return no.JUST_RECEIVED if bars_at(p.rows[seat].bars, place) & bit(seat) else no.FINE


def swap_objection(p: Position, seat: i64, place: i64, other: i64) -> i64:
    """Object to nobody's, one's own or a resting row, and to taking back (U7, U9, M2)."""
    reason = other_objection(p, seat, other, no.SWAP_SELF)
    if reason != no.FINE:
        return reason
    if other == p.resting():
        return no.RESTING
    return no.TAKEN_FROM_YOU if bars_at(p.rows[other].bars, place) & bit(seat) else no.FINE


def other_objection(p: Position, seat: i64, other: i64, itself: i64) -> i64:
    """Object to a seat that is not there, or that is one's own."""
    if other >= len(p.rows):
        return no.NO_SUCH_SEAT
    if other == seat:
        return itself
    return no.FINE


def host_objection(p: Position, kind: i64) -> i64:
    """Object to an ushpiz not in play or, openly, to another's (U24)."""
    if p.kinds & bit(kind) == 0:
        return no.HOST_NOT_IN_PLAY
    if not p.terms.secret:
        for row in p.rows:
            if row.host == kind:
                return no.HOST_TAKEN
    return no.FINE
