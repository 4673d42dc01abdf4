"""Learning from decisions: by imitation first, then by proximal policy optimization (PPO) with masks.

Only legal moves are weighed at all: the mask is in what a decision holds. Slopes are written out by
hand, which is a few lines for networks of one hidden layer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from selfplay import network
from selfplay.games import Decision
from selfplay.network import Adam, Weights

CLIP = 0.2  # how far one round of learning may change the chance of a choice
CURIOSITY = 0.01  # how much an open choice is worth, so that no move is given up too soon


@dataclass
class Lesson:
    """Decisions as arrays."""

    states: np.ndarray
    moves: np.ndarray
    row: np.ndarray
    starts: np.ndarray
    chosen: np.ndarray  # the place of each choice among all moves
    chance: np.ndarray
    better: np.ndarray  # by how much it turned out better than was thought
    target: np.ndarray


def lesson(decisions: list[Decision]) -> Lesson:
    """Lay decisions side by side."""
    counts = np.array([len(each.moves) for each in decisions])
    starts = np.concatenate([[0], counts.cumsum()[:-1]])
    better = np.array([each.target - each.worth for each in decisions], np.float32)
    return Lesson(
        states=np.stack([each.state for each in decisions]).astype(np.float32),
        moves=np.concatenate([each.moves for each in decisions]).astype(np.float32),
        row=np.repeat(np.arange(len(decisions)), counts),
        starts=starts,
        chosen=starts + np.array([each.chosen for each in decisions]),
        chance=np.array([each.chance for each in decisions], np.float32),
        better=(better - better.mean()) / (better.std() + 1e-6),
        target=np.array([each.target for each in decisions], np.float32),
    )


def parts(
    decisions: list[Decision], size: int, rounds: int, dice: np.random.Generator
) -> Iterator[Lesson]:
    """Deal the decisions into lessons, so many rounds of all of them."""
    for _ in range(rounds):
        order = dice.permutation(len(decisions))
        for start in range(0, len(order) - size // 2, size):
            yield lesson([decisions[at] for at in order[start : start + size]])


def learn(w: Weights, adam: Adam, part: Lesson, *, imitate: bool = False) -> tuple[float, float]:
    """Take one step; return how wrong the standing was, and how open the choices were."""
    hidden = network.weigh(w, part.states, part.moves, part.row)
    chance = network.chances(hidden @ w["out"], part.starts, part.row)
    pull = np.ones_like(part.target) if imitate else pulls(chance[part.chosen], part)
    openness, more_open = curiosity(chance, part)
    count = len(part.target)
    slope_of_weight = chance * pull[part.row]
    slope_of_weight[part.chosen] -= pull
    if not imitate:
        slope_of_weight -= CURIOSITY * more_open
    slopes = slopes_of_moves(w, part, hidden, (slope_of_weight / count).astype(np.float32))
    worth, hidden = network.standing(w, part.states)
    wrong = worth - part.target
    slopes |= slopes_of_standing(w, part, hidden, (wrong * (1 - worth**2) / count).astype(np.float32))
    adam.step(w, slopes)
    return float((wrong**2).mean()), openness


def pulls(now: np.ndarray, part: Lesson) -> np.ndarray:
    """Return how strongly each choice is to become likelier; none where it has changed enough."""
    ratio = now / part.chance
    enough = np.where(part.better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    found: np.ndarray = np.where(enough, 0, ratio * part.better)
    return found


def curiosity(chance: np.ndarray, part: Lesson) -> tuple[float, np.ndarray]:
    """Return the mean entropy of the choices, and its slope for each move's weight."""
    logs = np.log(chance + 1e-9)
    entropy = -np.add.reduceat(chance * logs, part.starts)
    return float(entropy.mean()), -chance * (logs + entropy[part.row])


def slopes_of_moves(w: Weights, part: Lesson, hidden: np.ndarray, slope: np.ndarray) -> Weights:
    """Carry the slope of each move's weight back to the network that weighs moves."""
    back = slope[:, None] * w["out"] * (hidden > 0)
    by_state = np.add.reduceat(back, part.starts)
    return {
        "out": slope @ hidden,
        "move": part.moves.T @ back,
        "state": part.states.T @ by_state,
        "bias": by_state.sum(0),
    }


def slopes_of_standing(w: Weights, part: Lesson, hidden: np.ndarray, slope: np.ndarray) -> Weights:
    """Carry the slope of each standing back to the network that says how the game stands."""
    back = slope[:, None] * w["stands_out"] * (hidden > 0)
    return {
        "stands_out": slope @ hidden,
        "stands_last": slope.sum(keepdims=True),
        "stands": part.states.T @ back,
        "stands_bias": back.sum(0),
    }
