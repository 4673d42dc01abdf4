"""Whole games inside compiled code: every answer chosen evenly among the legal ones."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from kupa.core.base_states import TurnState
from kupa.core.dice import Dice
from kupa.core.state import State


def playout(state: State[Any, Any], dice: Dice, most: int = 1_000_000) -> int:
    """Play at random until the game is over, or ``most`` answers; return how many were given."""
    if isinstance(state, TurnState):
        return state.play_on(dice, most)
    limit: i64 = most
    made: i64 = 0
    while made < limit:
        asked = state.asked()
        if not asked:
            break
        # nobody has a head start in a race; elsewhere the order of answers does not matter
        seat = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        moves: list[Any] = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], None)
        made += 1
    return made
