"""Two small networks in NumPy: one weighs moves, one says how the game stands.

Each has one hidden layer. The weight of a move is ``out · relu(state · features + move · features of the
move + bias)``; how the game stands is ``tanh(stands_out · relu(stands · features + stands_bias) +
stands_last)``, from -1 to 1.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from selfplay import moving, seeing

Weights = dict[str, np.ndarray]
HIDDEN = 64
NAMES = ("state", "move", "bias", "out", "stands", "stands_bias", "stands_out", "stands_last")


def fresh(dice: np.random.Generator, hidden: int = HIDDEN) -> Weights:
    """Return weights to begin with: small, and nothing on the way out, so that all moves are equal."""

    def some(*shape: int) -> np.ndarray:
        found: np.ndarray = (dice.standard_normal(shape) * 0.15).astype(np.float32)
        return found

    return {
        "state": some(seeing.SIZE, hidden),
        "move": some(moving.SIZE, hidden),
        "bias": np.zeros(hidden, np.float32),
        "out": np.zeros(hidden, np.float32),
        "stands": some(seeing.SIZE, hidden),
        "stands_bias": np.zeros(hidden, np.float32),
        "stands_out": np.zeros(hidden, np.float32),
        "stands_last": np.zeros(1, np.float32),
    }


def weigh(w: Weights, states: np.ndarray, moves: np.ndarray, row: np.ndarray) -> np.ndarray:
    """Return the hidden layer for each move of each state."""
    hidden: np.ndarray = (states @ w["state"] + w["bias"])[row] + moves @ w["move"]
    np.maximum(hidden, 0, out=hidden)
    return hidden


def chances(weights: np.ndarray, starts: np.ndarray, row: np.ndarray) -> np.ndarray:
    """Return the chance of each move: a softmax over the moves of each state."""
    top = np.maximum.reduceat(weights, starts)
    powers = np.exp(weights - top[row])
    found: np.ndarray = powers / np.add.reduceat(powers, starts)[row]
    return found


def standing(w: Weights, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return what each state is worth, from -1 to 1, and the hidden layer."""
    hidden = np.maximum(states @ w["stands"] + w["stands_bias"], 0)
    return np.tanh(hidden @ w["stands_out"] + w["stands_last"]), hidden


class Adam:
    """The usual step: each weight by its own mean gradient over its own spread."""

    def __init__(self, w: Weights, rate: float) -> None:
        self.rate = rate
        self.made = 0
        self.mean = {name: np.zeros_like(array) for name, array in w.items()}
        self.spread = {name: np.zeros_like(array) for name, array in w.items()}

    def step(self, w: Weights, slope: Weights) -> None:
        """Change the weights against the slope."""
        self.made += 1
        size = np.sqrt(sum(float((each**2).sum()) for each in slope.values()))
        scale = min(1.0, 1.0 / (size + 1e-9))
        rate = self.rate * np.sqrt(1 - 0.999**self.made) / (1 - 0.9**self.made)
        for name, each in slope.items():
            self.mean[name] += 0.1 * (scale * each - self.mean[name])
            self.spread[name] += 0.001 * ((scale * each) ** 2 - self.spread[name])
            w[name] -= (rate * self.mean[name] / (np.sqrt(self.spread[name]) + 1e-8)).astype(np.float32)


def save(path: Path, w: Weights, **more: np.ndarray) -> None:
    """Write the weights and whatever is kept with them, all or nothing."""
    half = path.with_suffix(".half.npz")
    np.savez_compressed(half, allow_pickle=False, **w, **more)
    half.replace(path)
