"""The objection to a move, if there is one: a reason for each way to be wrong."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.refused import Refusal
from kupa.games.ushpizin import refusals
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
    OUT,
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
    REDRAWING,
    REORDERING,
    SWAPPING,
    TAKING,
    Position,
)
from kupa.games.ushpizin.swaps import bars_at


def objection(p: Position, seat: i64, move: Move) -> Refusal | None:
    """Return the reason against a seat's move, None if it is legal."""
    if seat < 0 or seat >= len(p.rows) or p.pending & bit(seat) == 0:
        return not_asked(p, seat)
    phase = p.phase_id
    action = move.action
    if phase == LIFTING and action == LIFT:
        return lift_objection(p, seat, move.a)
    if phase == SWAPPING and action == SWAP:
        return swap_objection(p, seat, move.a, move.b)
    if phase == DECLARING and (action == DECLARE or action == DONE):  # noqa: PLR1714, SIM109
        return None
    if phase == DRAWING and action == PUT:
        return None
    if phase == CLOSING and action == CLOSE:
        return None
    return rarer_objection(p, seat, move)


def not_asked(p: Position, seat: i64) -> Refusal | None:
    """Return why a seat is not asked."""
    rests = p.resting() == seat and (p.phase_id == DRAWING or p.phase_id == REORDERING)  # noqa: PLR1714
    if rests:
        return refusals.YOU_REST
    return refusals.WAIT[p.phase_id]


def rarer_objection(p: Position, seat: i64, move: Move) -> Refusal | None:
    """Object to the answers that a round need not have."""
    phase = p.phase_id
    action = move.action
    if phase == OPENING and action == READY:
        return None
    if phase == HOSTS and action == HOST:
        return host_objection(p, move.a)
    if phase == ANNOUNCING and action == ANNOUNCE:
        held = place_of(p.rows[seat].cards, ELIJAH + move.a)
        return None if held else refusals.MISSION_NOT_HELD
    if phase == REORDERING and action == EXCHANGE:
        return None
    if phase == REORDERING and action == DONE:
        return refusals.SAME_ORDER if p.rows[seat].order == IN_ORDER else None
    if phase == REDRAWING and action == PUT:
        return None
    if phase == REDRAWING and action == OUT:
        return None if move.a == p.drawn else refusals.NOT_DRAWN
    return mission_objection(p, seat, move)


def mission_objection(p: Position, seat: i64, move: Move) -> Refusal | None:
    """Object to what a mission asks for (M1, M3, M6)."""
    phase = p.phase_id
    action = move.action
    if phase == PASSING and action == PASS:
        return None
    if phase == PICKING and action == PICK:
        return None
    if phase == TAKING and action == TAKE:
        return other_objection(p, seat, move.b, refusals.TAKE_SELF)
    if phase == OFFERING and action == OFFER:
        if move.a == p.gap:
            return refusals.OFFER_GAP
        return other_objection(p, seat, move.b, refusals.OFFER_SELF)
    return wrong_answer(phase, action)


def wrong_answer(phase: i64, action: i64) -> Refusal:
    """Say what is asked instead; of the two calls, when their time is."""
    swapping = phase == LIFTING or phase == SWAPPING  # noqa: PLR1714 — compares two numbers
    if action == DECLARE and (swapping or phase == CLOSING):
        return refusals.DECLARE_LATER
    if action == CLOSE and swapping:
        return refusals.CLOSE_LATER
    return refusals.NOW[phase]


def lift_objection(p: Position, seat: i64, place: i64) -> Refusal | None:
    """Object to giving away a card just received (U10)."""
    return refusals.JUST_RECEIVED if bars_at(p.rows[seat].bars, place) & bit(seat) else None


def swap_objection(p: Position, seat: i64, place: i64, other: i64) -> Refusal | None:
    """Object to nobody's, one's own or a resting row, and to taking back (U7, U9, M2)."""
    reason = other_objection(p, seat, other, refusals.SWAP_SELF)
    if reason is not None:
        return reason
    if other == p.resting():
        return refusals.RESTING
    return refusals.TAKEN_FROM_YOU if bars_at(p.rows[other].bars, place) & bit(seat) else None


def other_objection(p: Position, seat: i64, other: i64, itself: Refusal) -> Refusal | None:
    """Object to a seat that is not there, or that is one's own."""
    if other >= len(p.rows):
        return refusals.NO_SUCH_SEAT
    if other == seat:
        return itself
    return None


def host_objection(p: Position, kind: i64) -> Refusal | None:
    """Object to an ushpiz not in play or, openly, to another's (U24)."""
    if p.kinds & bit(kind) == 0:
        return refusals.HOST_NOT_IN_PLAY
    if not p.resolved.secret:
        for row in p.rows:
            if row.host == kind:
                return refusals.HOST_TAKEN
    return None
