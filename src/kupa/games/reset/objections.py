"""The objection to a move, if there is one: a reason for each way to be wrong."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.games.reset import refusals as no
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
from kupa.games.reset.position import CHOOSE, OVER, STICKING, TAKE_ONE, TURN, Position, holds


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


def objection(p: Position, seat: i64, move: Move) -> i64:
    """Return the reason against a seat's move, FINE if there is none."""
    if p.phase == OVER:
        return no.OVER
    if seat != p.turn:
        outside = seat < 0 or seat >= len(p.hands)
        return no.FINISHED if not outside and p.hands[seat].place else no.NOT_YOUR_TURN
    if p.phase == TURN:
        return turn_objection(p, move)
    if p.phase == STICKING:
        return stick_objection(p, move)
    return robbery_objection(p, move)


def turn_objection(p: Position, move: Move) -> i64:
    """Object to a play, a draw or a pass."""
    action = move.action
    if action <= PLAY_FIRE:
        return play_objection(p, move)
    if action == DRAW:
        return draw_objection(p, could_play(p))
    if action == PASS:
        return pass_objection(p, could_play(p))
    return no.PLAY_NOW


def play_objection(p: Position, move: Move) -> i64:
    """Object to a play: cards not held, a wrong number, a reverse that would open."""
    if not holds(p.hands[p.turn], move):
        return no.NOT_HELD
    if move.action <= STRAIGHT:
        if move.a < lowest(p):
            return no.TOO_LOW
        top = move.a if move.action == SET else move.a + move.b - 1
        return no.TOO_HIGH if top > highest(p) else no.FINE
    if move.action == PLAY_REVERSE and p.centre_size == 0:
        return no.REVERSE_OPENS
    return no.FINE


def draw_objection(p: Position, playable: bool) -> i64:
    """Object to a draw (R6, R7)."""
    if not playable:
        return no.FINE if p.draw_size() + p.used_size + p.centre_size else no.NOTHING_TO_DRAW
    if not p.free_draw:
        return no.COULD_PLAY
    if p.reopening:
        return no.MUST_OPEN
    hand = p.hands[p.turn]
    if hand.size == 1 and count(hand.kinds, ROBBER) and p.pile_size(p.turn) == 0:
        return no.ROBBER_LAST
    return no.FINE if p.draw_size() + p.used_size else no.PILES_EMPTY


def pass_objection(p: Position, playable: bool) -> i64:
    """Object to a pass (R26)."""
    if playable:
        return no.COULD_PLAY
    return no.CAN_DRAW if p.draw_size() + p.used_size + p.centre_size else no.FINE


def stick_objection(p: Position, move: Move) -> i64:
    """Object to anything but sticking what fits, or letting it be (R21)."""
    if move.action == LEAVE:
        return no.FINE
    if move.action != STICK:
        return no.STICK_NOW
    if move.a != p.fits:
        return no.DOES_NOT_FIT
    held = count(p.fresh, JOKER) if move.b else count(p.fresh, move.a)
    return no.FINE if held else no.NOT_FRESH


def robbery_objection(p: Position, move: Move) -> i64:
    """Object to anything but the step of the robbery that is due (R17)."""
    if p.phase == CHOOSE:
        return victim_objection(p, move.a) if move.action == ROB else no.CHOOSE_NOW
    if p.phase == TAKE_ONE:
        if move.action != TAKE:
            return no.TAKE_NOW
        return no.FINE if count(p.hands[p.victim].kinds, move.a) else no.VICTIM_LACKS
    return give_objection(p, move.a) if move.action == GIVE else no.GIVE_NOW


def victim_objection(p: Position, seat: i64) -> i64:
    """Object to robbing a seat (R17, R29)."""
    if seat >= len(p.hands):
        return no.NO_SUCH_SEAT
    if seat == p.turn:
        return no.ROB_SELF
    return no.ROB_FINISHED if p.hands[seat].place else no.FINE


def give_objection(p: Position, kind: i64) -> i64:
    """Object to giving a card not held, or the very card just taken (R17)."""
    held = count(p.hands[p.turn].kinds, kind)
    if held == 0:
        return no.NOT_HELD
    return no.GIVE_BACK if kind == p.taken and held == 1 else no.FINE
