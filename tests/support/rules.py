"""What tests of every game's rules do: count lines of play, and ask why a move is refused."""

from __future__ import annotations

from typing import Any

from kupa.core.events import Seat
from kupa.core.game import AnyGame
from kupa.core.refused import Refused
from kupa.core.state import State


def count_lines(state: State[Any, Any], depth: int) -> int:
    """Count the sequences of answers of a length, or shorter where the game ends before."""
    if depth == 0 or not state.asked():
        return 1
    total = 0
    for seat in state.asked():
        for move in state.moves(seat):
            twin = state.copy()
            twin.play(seat, move)
            total += count_lines(twin, depth - 1)
    return total


def why_not(game: AnyGame, state: State[Any, Any], text: str, seat: Seat) -> str:
    """Return ruling and reason for refusing a move; make sure that nothing changed."""
    before = state.snapshot()
    try:
        state.play(seat, game.read(text))
    except Refused as refused:
        assert state.snapshot() == before
        return _short(game, refused)
    raise AssertionError(f"{text} was accepted")


def unreadable(game: AnyGame, text: str) -> str:
    """Return ruling and reason for a text that is no move."""
    try:
        game.read(text)
    except Refused as refused:
        return _short(game, refused)
    raise AssertionError(f"{text} was read")


def _short(game: AnyGame, refused: Refused) -> str:
    return f"{refused.ruling} {refused.reason.removeprefix(f'{game.key}.')}"
