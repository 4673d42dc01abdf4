"""Rounds and turns: who may swap, who is next, when the draws begin (U6, U11, U13)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import OPEN_DOOR, REST, bit
from kupa.games.ushpizin.piles import renew
from kupa.games.ushpizin.position import DRAWING, LIFTING, NOBODY, Position
from kupa.games.ushpizin.resolved_options import PAIR
from kupa.games.ushpizin.winning import seats_in


def begin_round(p: Position, tell: Tell | None) -> None:
    """Cover the rows that are to be covered and ask the first player (U6, U21, U22)."""
    p.open = 0
    if p.resolved.open_round(p.round):
        p.open = p.everyone()
    if p.mission == OPEN_DOOR:  # M5: an open door
        p.open |= bit(p.holder)
    if p.mission == REST:  # M2 covers even an open round
        p.open &= ~bit(p.holder)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Began(p.round, p.first, seats_in(p.open))))
    p.turn = p.first
    p.turns = 0
    ask_turn(p, tell)


def next_round(p: Position, tell: Tell | None) -> None:
    """Go on to the next round, begun one seat to the right (U6)."""
    p.round += 1
    p.first -= 1
    if p.first < 0:
        p.first = len(p.rows) - 1
    begin_round(p, tell)


def ask_turn(p: Position, tell: Tell | None) -> None:
    """Ask the seat whose turn it is, past those with nobody to swap with (U11)."""
    while p.turns < len(p.rows) and not can_swap(p, p.turn):
        if tell is not None:
            tell(Notice(EVERYONE, ev.Skipped(p.turn)))
        p.turns += 1
        p.turn = p.next_seat(p.turn)
    if p.turns == len(p.rows):
        begin_draws(p, tell)
        return
    p.phase_id = LIFTING
    p.pending = bit(p.turn)


def can_swap(p: Position, seat: i64) -> bool:
    """Tell whether a seat has anybody to swap with (U11, M2)."""
    resting = p.resting()
    return resting == NOBODY or (seat != resting and len(p.rows) > PAIR)


def next_turn(p: Position, tell: Tell | None) -> None:
    """Pass the turn on (U6)."""
    p.turns += 1
    p.turn = p.next_seat(p.turn)
    ask_turn(p, tell)


def begin_draws(p: Position, tell: Tell | None) -> None:
    """Ask everyone at once what to put out; the kupa must have a card for each (U13, U14)."""
    for row in p.rows:
        row.bars = 0
    if len(p.kupa) < len(p.rows):
        renew(p, tell)
    p.phase_id = DRAWING
    p.pending = p.everyone()
    if p.mission == REST:  # M2: not asked, though drawing
        p.pending &= ~bit(p.holder)
