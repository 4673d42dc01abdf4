"""Why a move of Pairs is refused."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_PLACE: Final = 3
GONE: Final = 4
STILL_UP: Final = 5

REASONS: Final = [
    (None, ""),
    ("U28", "pairs.over"),
    ("U28", "pairs.not_your_turn"),
    ("U28", "pairs.no_such_place"),
    ("U28", "pairs.gone"),
    ("U28", "pairs.still_up"),
]
