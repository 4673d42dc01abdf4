"""Why a move is refused: each reason once, with its ruling, and when it applies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.refused import Refusal
from kupa.games.court.moves import SWAP, Move
from kupa.games.court.position import Position

IS_OVER: Final = Refusal("C12", "court.over")
NOT_YOUR_TURN: Final = Refusal("C4", "court.not_your_turn")
EMPTY_PLACE: Final = Refusal("C11", "court.empty_place")
EMPTY_SWAP: Final = Refusal("C6", "court.empty_swap")


def objection(p: Position, seat: i64, move: Move) -> Refusal | None:
    """Return the reason against a seat's move, None if it is legal."""
    if p.phase_id == OVER:
        return IS_OVER
    if seat != p.turn:
        return NOT_YOUR_TURN
    if move.places & ~p.filled:
        return EMPTY_SWAP if move.action == SWAP else EMPTY_PLACE
    return None
