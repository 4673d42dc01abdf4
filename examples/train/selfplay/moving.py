"""What the learner sees of each legal move: its cards, and what hand and pile are left after it.

A move is known by what it is, not by its number: so few weights serve four thousand moves.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kupa.games import find
from kupa.games.reset import moves as of
from kupa.games.reset.cards import HIGHEST, JOKER, count
from selfplay.seeing import KINDS, PILE_TOPS, Sight, at_least, is_one, others, playable

ACTIONS = 13
RESET = 3  # equal numbers reset the pile
REST = 3  # one, two, three or more of a kind are left
SIZES = 6
FITTING = 5
VICTIMS = 4
SIZE = ACTIONS + KINDS * REST + PILE_TOPS + 2 + SIZES + 2 + KINDS + FITTING + 1 + VICTIMS + 1


class Moves:
    """Every move of a table, as columns."""

    def __init__(self, seats: int) -> None:
        known = find("reset").vocabulary(seats)
        self.action = np.array([move.action for move in known])
        self.a = np.array([move.a for move in known])
        self.b = np.array([move.b for move in known])
        self.size = np.array([move.size for move in known])
        self.cost = np.array(
            [[count(move.cost, kind) for kind in range(1, KINDS + 1)] for move in known]
        )
        named = np.isin(self.action, (of.TAKE, of.GIVE, of.STICK))
        self.kind = np.where(named, self.a, 0)


@lru_cache
def moves_of(seats: int) -> Moves:
    """Return the moves of a table for so many."""
    return Moves(seats)


def features(known: Moves, seen: Sight, row: np.ndarray, move: np.ndarray) -> np.ndarray:
    """Return a row of features for each legal ``move``, at the table ``row``."""
    action, size = known.action[move], known.size[move]
    rest = seen.hand[row] - known.cost[move]
    number, descending, run = pile_after(known, seen, row, move)
    last = (rest.sum(1) == 0) & (seen.piles[row, 0] == 0) & (size > 0)
    blocks = (
        is_one(action, ACTIONS),
        (rest[:, :, None] >= np.arange(1, REST + 1)).reshape(len(row), -1),
        is_one(number * 2 + descending, PILE_TOPS),
        np.stack([run >= RESET, run == RESET - 1], 1),
        is_one(np.minimum(size, SIZES) - 1, SIZES),
        at_least(known.cost[move, JOKER - 1], 2),
        is_one(known.kind[move] - 1, KINDS),
        at_least(playable(rest, number, descending), FITTING),
        last[:, None],
        victims(known, seen, row, move),
    )
    found: np.ndarray = np.concatenate(blocks, 1).astype(np.uint8)
    return found


def pile_after(
    known: Moves, seen: Sight, row: np.ndarray, move: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the number, the order and the run that a move leaves on the pile."""
    action, a, size = known.action[move], known.a[move], known.size[move]
    number, descending, run = seen.number[row], seen.descending[row], seen.run[row]
    end = np.where(descending > 0, a, a + known.b[move] - 1)
    sticks = (action == of.STICK) & (a <= HIGHEST)
    after = np.select([(action == of.SET) | sticks, action == of.STRAIGHT], [a, end], number)
    longer = np.where(after == number, run, 0) + size
    straight = (action == of.STRAIGHT) | (sticks & (after != number))
    longer = np.select([straight, (action == of.SET) | sticks], [1, longer], 0)
    cleared = (longer >= RESET) | (action == of.PLAY_FIRE)
    turned = np.where(action == of.PLAY_REVERSE, 1 - descending, descending)
    return np.where(cleared, 0, after), np.where(cleared, 0, turned), longer


def victims(known: Moves, seen: Sight, row: np.ndarray, move: np.ndarray) -> np.ndarray:
    """Return who would be robbed, counted from one's own seat, and whether nobody has fewer cards."""
    seats = seen.hands.shape[1]
    robs = known.action[move] == of.ROB
    away = np.where(robs, (known.a[move] - seen.seat[row]) % seats, 0)
    cards = seen.hands[row] + seen.piles[row]
    fewest = cards[np.arange(len(row)), away] == others(cards)[1]
    found: np.ndarray = np.concatenate([is_one(away - 1, VICTIMS), (robs & fewest)[:, None]], 1)
    return found
