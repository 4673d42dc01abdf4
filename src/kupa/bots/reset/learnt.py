"""What a learnt player thinks: how good a move looks, how the game stands, and a search that asks it.

Compiled. The networks have one hidden layer and yes-or-no features (``sight.py``, ``moved.py``), so that
thinking is adding up some columns of weights. ``examples/train`` made them.
"""

from __future__ import annotations

from math import tanh
from typing import final

from mypy_extensions import i64

from kupa.bots.reset.heuristics import Weights, best
from kupa.bots.reset.moved import describe
from kupa.bots.reset.sight import see
from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.games.reset.legal import legal_moves
from kupa.games.reset.moves import Move
from kupa.games.reset.position import Position
from kupa.games.reset.state import ResetState
from kupa.games.reset.turns import apply


@final
class Layer:
    """A hidden layer of yes-or-no features and its way out; ``rows`` has the weights of each unit."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.rows: list[list[float]] = rows
        self.bias: list[float] = bias
        self.out: list[float] = out

    def sums(self, active: list[i64], before: list[float]) -> list[float]:
        """Return what each unit holds: what it held before and the weights of the active features."""
        found: list[float] = []
        unit: i64
        for unit in range(len(before)):
            row = self.rows[unit]
            value = before[unit]
            for feature in active:
                value += row[feature]
            found.append(value)
        return found

    def leads_to(self, sums: list[float]) -> float:
        """Return what the units come to that hold more than nothing."""
        total = 0.0
        unit: i64
        for unit in range(len(sums)):
            if sums[unit] > 0.0:
                total += self.out[unit] * sums[unit]
        return total


@final
class Mind:
    """Three layers of weights: of a position and of a move, for choosing; of a position, for judging."""

    def __init__(self, state: Layer, move: Layer, stands: Layer, last: float) -> None:
        self.state: Layer = state
        self.move: Layer = move
        self.stands: Layer = stands
        self.last: float = last

    def weigh(self, p: Position, moves: list[Move]) -> list[float]:
        """Return how good each move looks to the seat that is asked."""
        before = self.state.sums(see(p), self.state.bias)
        found: list[float] = []
        for move in moves:
            found.append(self.state.leads_to(self.move.sums(describe(p, move), before)))
        return found

    def judge(self, p: Position) -> float:
        """Return from -1 to 1 how the game stands for the seat that is asked."""
        return tanh(self.last + self.stands.leads_to(self.stands.sums(see(p), self.stands.bias)))


def try_moves(
    world: ResetState, moves: list[Move], w: Weights, mind: Mind, dice: Dice, turns: int
) -> list[float]:
    """Return what each move is worth in one imagined deal, the same chances for all of them."""
    seat = world.turn
    found: list[float] = []
    for move in moves:
        twin = world.copy()
        apply(twin, move, None)
        found.append(worth(twin, seat, w, mind, dice.copy(), turns))
    return found


def worth(p: Position, seat: i64, w: Weights, mind: Mind, dice: Dice, turns: i64) -> float:
    """Play on by rule of thumb until the seat has had so many choices; judge what it has then."""
    left: i64 = turns
    while p.phase_id != OVER:
        moves = legal_moves(p)
        move = moves[0]
        if len(moves) > 1:
            if p.turn == seat:
                left -= 1
                if left <= 0:
                    return mind.judge(p)
            move = best(p, moves, w, dice)
        apply(p, move, None)
    if p.hands[seat].place == 1:
        return 1.0
    return -1.0 / (len(p.hands) - 1)
