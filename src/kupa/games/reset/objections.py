"""The objection to a move, if there is one: a reason for each way to be wrong."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.refused import Refusal
from kupa.games.reset import refusals
from kupa.games.reset.cards import FIRE, HIGHEST, JOKER, LOWEST, REVERSE, ROBBER, STOP, count
from kupa.games.reset.moves import (
    DRAW,
    GIVE,
    LEAVE,
    PASS,
    PLAY_FIRE,
    PLAY_REVERSE,
    ROB,
    SET,
    STICK,
    STRAIGHT,
    TAKE,
    Move,
)
from kupa.games.reset.position import CHOOSE, STICKING, TAKE_ONE, TURN, Position, holds


def lowest(p: Position) -> i64:
    """Return the smallest number that may be laid (R10)."""
    if p.descending or p.number == 0:
        return LOWEST
    return p.number


def highest(p: Position) -> i64:
    """Return the largest number that may be laid (R10)."""
    if p.descending and p.number:
        return p.number
    return HIGHEST


def could_play(p: Position) -> bool:
    """Tell whether the hand has any legal play."""
    hand = p.hands[p.turn].kinds
    kind: i64
    for kind in range(lowest(p), highest(p) + 1):
        if count(hand, kind):
            return True
    anything = count(hand, JOKER) + count(hand, STOP) + count(hand, ROBBER) + count(hand, FIRE)
    return anything > 0 or (count(hand, REVERSE) > 0 and p.centre_size > 0)


def objection(p: Position, seat: i64, move: Move) -> Refusal | None:
    """Return the reason against a seat's move, None if it is legal."""
    if p.phase_id == OVER:
        return refusals.OVER
    if seat != p.turn:
        outside = seat < 0 or seat >= len(p.hands)
        return refusals.FINISHED if not outside and p.hands[seat].place else refusals.NOT_YOUR_TURN
    if p.phase_id == TURN:
        return turn_objection(p, move)
    if p.phase_id == STICKING:
        return stick_objection(p, move)
    return robbery_objection(p, move)


def turn_objection(p: Position, move: Move) -> Refusal | None:
    """Object to a play, a draw or a pass."""
    action = move.action
    if action <= PLAY_FIRE:
        return play_objection(p, move)
    if action == DRAW:
        return draw_objection(p, could_play(p))
    if action == PASS:
        return pass_objection(p, could_play(p))
    return refusals.PLAY_NOW


def play_objection(p: Position, move: Move) -> Refusal | None:
    """Object to a play: cards not held, a wrong number, a reverse that would open."""
    if not holds(p.hands[p.turn], move):
        return refusals.NOT_HELD
    if move.action <= STRAIGHT:
        if move.a < lowest(p):
            return refusals.TOO_LOW
        top = move.a if move.action == SET else move.a + move.b - 1
        return refusals.TOO_HIGH if top > highest(p) else None
    if move.action == PLAY_REVERSE and p.centre_size == 0:
        return refusals.REVERSE_OPENS
    return None


def draw_objection(p: Position, playable: bool) -> Refusal | None:
    """Object to a draw (R6, R7)."""
    if not playable:
        return None if p.draw_size() + p.used_size + p.centre_size else refusals.NOTHING_TO_DRAW
    if not p.free_draw:
        return refusals.COULD_PLAY
    if p.reopening:
        return refusals.MUST_OPEN
    hand = p.hands[p.turn]
    if hand.size == 1 and count(hand.kinds, ROBBER) and p.pile_size(p.turn) == 0:
        return refusals.ROBBER_LAST
    return None if p.draw_size() + p.used_size else refusals.PILES_EMPTY


def pass_objection(p: Position, playable: bool) -> Refusal | None:
    """Object to a pass (R26)."""
    if playable:
        return refusals.COULD_PLAY
    return refusals.CAN_DRAW if p.draw_size() + p.used_size + p.centre_size else None


def stick_objection(p: Position, move: Move) -> Refusal | None:
    """Object to anything but sticking what fits, or letting it be (R21)."""
    if move.action == LEAVE:
        return None
    if move.action != STICK:
        return refusals.STICK_NOW
    if move.a != p.fits:
        return refusals.DOES_NOT_FIT
    held = count(p.fresh, JOKER) if move.b else count(p.fresh, move.a)
    return None if held else refusals.NOT_FRESH


def robbery_objection(p: Position, move: Move) -> Refusal | None:
    """Object to anything but the step of the robbery that is due (R17)."""
    if p.phase_id == CHOOSE:
        return victim_objection(p, move.a) if move.action == ROB else refusals.CHOOSE_NOW
    if p.phase_id == TAKE_ONE:
        if move.action != TAKE:
            return refusals.TAKE_NOW
        return None if count(p.hands[p.victim].kinds, move.a) else refusals.VICTIM_LACKS
    return give_objection(p, move.a) if move.action == GIVE else refusals.GIVE_NOW


def victim_objection(p: Position, seat: i64) -> Refusal | None:
    """Object to robbing a seat (R17, R29)."""
    if seat >= len(p.hands):
        return refusals.NO_SUCH_SEAT
    if seat == p.turn:
        return refusals.ROB_SELF
    return refusals.ROB_FINISHED if p.hands[seat].place else None


def give_objection(p: Position, kind: i64) -> Refusal | None:
    """Object to giving a card not held, or the very card just taken (R17)."""
    held = count(p.hands[p.turn].kinds, kind)
    if held == 0:
        return refusals.NOT_HELD
    return refusals.GIVE_BACK if kind == p.taken and held == 1 else None
