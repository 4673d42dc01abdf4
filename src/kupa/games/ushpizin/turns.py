"""Carrying out an answer that has been checked: nothing here refuses."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import Tell
from kupa.games.ushpizin.draws import choose_pass, put
from kupa.games.ushpizin.missions import offer, pick, take
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
    PUT,
    READY,
    SWAP,
    TAKE,
    Move,
)
from kupa.games.ushpizin.opening import be_ready, pick_host
from kupa.games.ushpizin.position import DECLARING, DRAWING, Position
from kupa.games.ushpizin.redraws import decline_drawn, seat_drawn
from kupa.games.ushpizin.reveal import announce
from kupa.games.ushpizin.study import close, exchange, finish_reorder
from kupa.games.ushpizin.swaps import declare, keep_quiet, lift, swap


def apply(p: Position, seat: i64, move: Move, tell: Tell | None) -> None:
    """Carry out the move of a seat that is asked."""
    if p.shown or p.buried:  # whoever looks at the table sees it until the next answer
        p.shown = b""
        p.buried = b""
    action = move.action
    if action == LIFT:
        lift(p, seat, move.a, tell)
    elif action == SWAP:
        swap(p, seat, move.a, move.b, tell)
    elif action == PUT:
        if p.phase_id == DRAWING:
            put(p, seat, move.a, tell)
        else:
            seat_drawn(p, seat, move.a, tell)
    elif action == DECLARE:
        declare(p, seat, tell)
    elif action == DONE:
        if p.phase_id == DECLARING:
            keep_quiet(p, seat, tell)
        else:
            finish_reorder(p, seat, tell)
    elif action == CLOSE:
        close(p, seat, tell)
    else:
        apply_rarer(p, seat, move, tell)


def apply_rarer(p: Position, seat: i64, move: Move, tell: Tell | None) -> None:
    """Carry out what a round need not have."""
    action = move.action
    if action == EXCHANGE:
        exchange(p, seat, move.a, move.b, tell)
    elif action == ANNOUNCE:
        announce(p, seat, move.a, tell)
    elif action == PASS:
        choose_pass(p, seat, move.a, tell)
    elif action == TAKE:
        take(p, move.a, move.b, tell)
    elif action == OFFER:
        offer(p, move.a, move.b, tell)
    elif action == READY:
        be_ready(p, seat, tell)
    elif action == HOST:
        pick_host(p, seat, move.a, tell)
    elif action == OUT:
        decline_drawn(p, seat, tell)
    else:
        pick(p, move.a, move.b, tell)
