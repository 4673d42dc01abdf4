"""Why a move of Pairs is refused."""

from __future__ import annotations

from typing import Final

from kupa.core.refused import Refusal

OVER: Final = Refusal("U28", "pairs.over")
NOT_YOUR_TURN: Final = Refusal("U28", "pairs.not_your_turn")
NO_SUCH_PLACE: Final = Refusal("U28", "pairs.no_such_place")
GONE: Final = Refusal("U28", "pairs.gone")
STILL_UP: Final = Refusal("U28", "pairs.still_up")
