"""The objection to a move, if there is one: a reason for each way to be wrong."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.games.court import refusals as no
from kupa.games.court.moves import SWAP, Move
from kupa.games.court.position import OVER, Position


def objection(p: Position, seat: i64, move: Move) -> i64:
    """Return the reason against a seat's move, FINE if there is none."""
    if p.phase == OVER:
        return no.OVER
    if seat != p.turn:
        return no.NOT_YOUR_TURN
    if move.places & ~p.filled:
        return no.EMPTY_SWAP if move.action == SWAP else no.EMPTY_PLACE
    return no.FINE
