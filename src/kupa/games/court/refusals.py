"""Why a move is refused: each reason once, with the ruling that gives it."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
EMPTY_PLACE: Final = 3
EMPTY_SWAP: Final = 4

REASONS: Final = [
    (None, ""),
    ("C12", "court.over"),
    ("C4", "court.not_your_turn"),
    ("C11", "court.empty_place"),
    ("C6", "court.empty_swap"),
]
