"""Monte Carlo search: moves are played out by heuristics in imagined deals and compared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.bots.reset.heuristics import Weights, play_out
from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.games.reset.cards import FIRE, JOKER, STOP, count
from kupa.games.reset.moves import Move
from kupa.games.reset.position import Position
from kupa.games.reset.state import ResetState
from kupa.games.reset.turns import apply

WON: Final = 1500  # in hundredths of a card: what winning is worth over leading by some cards
SPECIAL: Final = 60  # what a joker, a fire or a stop in hand is worth at the horizon


def try_moves(world: ResetState, moves: list[Move], w: Weights, dice: Dice, horizon: int) -> list[int]:
    """Return the outcome of each move in one imagined deal, the same chances for all of them."""
    seat = world.turn
    found: list[int] = []
    for move in moves:
        twin = world.copy()
        apply(twin, move, None)
        play_out(twin, w, dice.copy(), horizon)
        found.append(outcome(twin, seat))
    return found


def outcome(p: Position, seat: i64) -> int:
    """Return how a seat stands: cards fewer than the best opponent, much more for a win."""
    mine = burden(p, seat)
    fewest: i64 = 100_000
    other: i64
    for other in range(len(p.hands)):
        if other != seat:
            theirs = burden(p, other)
            fewest = min(fewest, theirs)
    total = fewest - mine
    if p.phase_id == OVER:
        total += WON if p.hands[seat].place == 1 else -WON
    return total


def burden(p: Position, seat: i64) -> i64:
    """Return what a seat still has to get rid of; a useful special weighs less than a card."""
    hand = p.hands[seat]
    useful = count(hand.kinds, JOKER) + count(hand.kinds, FIRE) + count(hand.kinds, STOP)
    return 100 * (hand.size + p.pile_size(seat)) - SPECIAL * useful
