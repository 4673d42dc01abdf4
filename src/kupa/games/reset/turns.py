"""Carrying out an answer that has been checked: nothing here refuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.reset import events as ev
from kupa.games.reset.cards import FIRE, HIGHEST, JOKER, LOWEST, REVERSE, ROBBER, STOP, shifted
from kupa.games.reset.drawing import burn, draw_one, tell_refill
from kupa.games.reset.ending import end_turn
from kupa.games.reset.moves import (
    DRAW,
    GIVE,
    LEAVE,
    PASS,
    PLAY_REVERSE,
    PLAY_ROBBER,
    PLAY_STOP,
    ROB,
    SET,
    STICK,
    STRAIGHT,
    TAKE,
    Move,
)
from kupa.games.reset.position import CHOOSE, STICKING, TURN, Hand, Position, refill
from kupa.games.reset.robbery import choose_victim, give_card, take_card
from kupa.games.reset.view_builder import order, public_event

RESET_RUN: Final = 3  # equal numbers that reset the pile (R22)


def apply(p: Position, move: Move, tell: Tell | None) -> None:
    """Carry out the move of the seat that is asked."""
    p.last_seat = p.turn
    p.last_move = move
    p.last_victim = move.a if move.action == ROB else p.victim
    if tell is not None and move.action not in (ROB, TAKE, GIVE, DRAW):
        tell(Notice(EVERYONE, public_event(p, p.turn, move)))
    if move.action < ROB:
        lay(p, move, tell)
    else:
        answer(p, move, tell)


def answer(p: Position, move: Move, tell: Tell | None) -> None:
    """Carry out an answer that is not a play of cards."""
    action = move.action
    if action == LEAVE or action == PASS:  # noqa: PLR1714, SIM109 — a tuple is built each time
        end_turn(p, tell)
    elif action == STICK:
        stick(p, move, tell)
    elif action == DRAW:
        p.draws += 1
        draw_one(p, p.turn, tell)
        end_turn(p, tell)
    elif action == TAKE:
        take_card(p, move.a, tell)
    elif action == GIVE:
        give_card(p, move.a, tell)
    else:
        choose_victim(p, move.a, tell)


def lay(p: Position, move: Move, tell: Tell | None) -> None:
    """Play cards: they leave the hand, the pile changes, the hand is refilled (R8)."""
    hand = p.hands[p.turn]
    to_centre(p, hand, move)
    p.reopening = False
    p.stops = 0
    action = move.action
    if action == SET:
        lay_set(p, move.a, move.b, move.c)
    elif action == STRAIGHT:
        lay_straight(p, move)
    else:
        lay_special(p, move)
    p.fresh = 0
    draw_fresh(p, hand, tell)
    if action <= PLAY_STOP:
        settle(p, hand, tell)
    else:
        special_effect(p, hand, action, tell)


def to_centre(p: Position, hand: Hand, move: Move) -> None:
    """Move the cards of a play from hand to centre."""
    hand.kinds -= move.cost
    hand.size -= move.size
    p.centre += move.cost
    p.centre_size += move.size


def draw_fresh(p: Position, hand: Hand, tell: Tell | None) -> None:
    """Refill the hand; what comes may be stuck on what was laid (R8, R21)."""
    drawn = refill(p, hand)
    p.fresh += drawn
    if tell is not None and drawn:
        tell_refill(p.turn, drawn, tell)


def lay_set(p: Position, number: i64, naturals: i64, jokers: i64) -> None:
    """Lay equal numbers; directly on the same number the run grows (R22)."""
    if number != p.number or p.run == 0:
        p.run = 0
        p.run_jokers = 0
    p.run += naturals
    p.run_jokers |= (shifted(1, jokers) - 1) << p.run
    p.run += jokers
    p.top = number
    if jokers:
        p.top = JOKER
    p.number = number
    p.fits = number
    p.climb = 0


def lay_straight(p: Position, move: Move) -> None:
    """Lay a straight, its far end on top: a run of one (R11, R22, R23)."""
    place: i64 = 0
    p.climb = -1
    if not p.descending:
        place = move.b - 1
        p.climb = 1
    top_straight(p, move.a + place, (move.c >> place) & 1)


def top_straight(p: Position, number: i64, joker: i64) -> None:
    """Make a number the end of a straight; past the last number nothing more fits (R21)."""
    p.number = number
    p.run = 1
    p.run_jokers = joker
    p.top = number
    if joker:
        p.top = JOKER
    p.fits = number + p.climb
    if p.fits < LOWEST or p.fits > HIGHEST:
        p.fits = 0


def lay_special(p: Position, move: Move) -> None:
    """Lay a special: the pile keeps its number, the run is broken (R12, R23)."""
    p.run = 0
    p.run_jokers = 0
    p.fits = 0
    p.climb = 0
    if move.action == PLAY_STOP:
        p.top = STOP
        p.fits = STOP
        p.stops = move.a
    elif move.action == PLAY_REVERSE:
        p.top = REVERSE
    else:
        p.top = ROBBER if move.action == PLAY_ROBBER else FIRE


def settle(p: Position, hand: Hand, tell: Tell | None) -> None:
    """After numbers, stops and sticks: reset the pile, ask whether to stick, or end the turn."""
    if p.run >= RESET_RUN:
        p.resets += 1
        burn(p, "reset", tell)
        reopen(p, hand, tell)
    elif p.may_stick and p.fresh and p.fits:
        p.phase_id = STICKING
    else:
        end_turn(p, tell)


def reopen(p: Position, hand: Hand, tell: Tell | None) -> None:
    """Go on with a new pile; with no card left the turn, and the game for this seat, ends (R24)."""
    p.fresh = 0
    if hand.size == 0:
        end_turn(p, tell)
        return
    p.phase_id = TURN
    p.reopening = True


def special_effect(p: Position, hand: Hand, action: i64, tell: Tell | None) -> None:
    """Let a reverse, a robber or a fire do its work, after the refill."""
    if action == PLAY_REVERSE:
        p.descending = not p.descending
        if tell is not None:
            tell(Notice(EVERYONE, ev.Reversed(order(p))))
        end_turn(p, tell)
    elif action == PLAY_ROBBER:
        p.robberies += 1
        p.phase_id = CHOOSE
    else:
        burn(p, "fire", tell)
        if hand.size == 0:  # R19: a fire finishes nobody
            draw_one(p, p.turn, tell)
            end_turn(p, tell)
        else:
            reopen(p, hand, tell)


def stick(p: Position, move: Move, tell: Tell | None) -> None:
    """Stick one fresh card on, refill, and look again (R21)."""
    hand = p.hands[p.turn]
    p.sticks += 1
    to_centre(p, hand, move)
    p.fresh -= move.cost
    if p.fits == STOP:
        p.stops += 1
    elif p.climb:
        top_straight(p, move.a, move.b)
    else:
        lay_set(p, move.a, 1 - move.b, move.b)
    draw_fresh(p, hand, tell)
    settle(p, hand, tell)
