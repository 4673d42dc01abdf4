"""Train a player of Reset by playing against itself; ``--help`` says how.

    python examples/train/train.py --out build/train --minutes 60
    python examples/train/train.py --out build/best-response --from build/train --opponent hard

It first imitates a level, then plays and learns in rounds. After each round everything is written to
``--out``: the same command goes on from there, Ctrl-C ends a round early and saves. ``curve.csv`` and
``curve.svg`` show how it went. The same seed gives the same player, however often it was interrupted
between rounds: dice are made from the seed and the number of the round.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from selfplay import learning, network
from selfplay.curve import Curve
from selfplay.games import Tables
from selfplay.opponents import Level

RIVAL = "medium"  # the yardstick of the curve


class Training:
    """The weights, how far training has come, and one round of it after another."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.out: Path = given.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.curve = Curve(self.out)
        self.round = 0
        self.w = network.fresh(np.random.default_rng(given.seed), given.hidden)
        self.adam = network.Adam(self.w, given.rate)
        if (self.out / "weights.npz").exists():
            self.load(self.out / "weights.npz")
        elif given.source is not None:
            self.w = read(given.source / "weights.npz")

    def load(self, path: Path) -> None:
        """Go on where training was left."""
        with np.load(path) as held:
            self.w = {name: held[name] for name in network.NAMES}
            self.adam.mean = {name: held[f"mean_{name}"] for name in network.NAMES}
            self.adam.spread = {name: held[f"spread_{name}"] for name in network.NAMES}
            self.round, self.adam.made = int(held["round"]), int(held["steps"])

    def save(self) -> None:
        """Write everything that going on needs."""
        mean = {f"mean_{name}": array for name, array in self.adam.mean.items()}
        spread = {f"spread_{name}": array for name, array in self.adam.spread.items()}
        steps = {"round": np.array(self.round), "steps": np.array(self.adam.made)}
        network.save(self.out / "weights.npz", self.w, **mean, **spread, **steps)

    def one_round(self) -> None:
        """Play, learn, and every so often measure."""
        given, seed = self.given, self.given.seed * 100_003 + self.round
        imitates = self.round < given.imitate and given.source is None
        seats = given.seats[self.round % len(given.seats)]
        opponent = None if given.opponent is None or imitates else Level(given.opponent, seed)
        teacher = Level(given.teacher, seed) if imitates else None
        tables = Tables(seats, given.tables, seed, opponent, teacher)
        played = tables.play(self.w, given.decisions)
        dice = np.random.default_rng(seed)
        self.adam.rate = given.rate * (3 if imitates else 1)
        lessons = learning.parts(played.decisions, given.lesson, given.epochs, dice)
        errors = [learning.learn(self.w, self.adam, part, imitate=imitates) for part in lessons]
        self.round += 1
        figures = np.mean(errors, 0)
        share = played.points / played.games if opponent else self.measured()
        self.curve.add(self.round, seats, played.games, float(figures[0]), float(figures[1]), share)

    def measured(self) -> float | None:
        """Return the share of wins against the yardstick, every so many rounds."""
        if self.round % self.given.measure:
            return None
        return share_against(self.w, RIVAL, self.given.trial, self.given.seed + self.round)


def share_against(w: network.Weights, level: str, games: int, seed: int, seats: int = 2) -> float:
    """Return which share of so many games the learner wins against a level, playing its best moves."""
    tables = Tables(seats, min(games, 128), seed, Level(level, seed))
    while tables.finished.games < games:
        tables.step(w, greedy=True)
    return tables.finished.points / tables.finished.games


def read(path: Path) -> network.Weights:
    """Return weights that were written."""
    with np.load(path) as held:
        return {name: held[name] for name in network.NAMES}


def run(given: argparse.Namespace) -> None:
    """Train until the time or the rounds are over, or Ctrl-C."""
    training, began = Training(given), time.monotonic()
    first = training.round
    try:
        while training.round < given.rounds and time.monotonic() - began < given.minutes * 60:
            training.one_round()
            training.save()
            report(training, first, time.monotonic() - began)
    except KeyboardInterrupt:
        print("interrupted: everything up to the last whole round is saved")
    training.curve.draw(given.opponent or RIVAL)


def report(training: Training, first: int, passed: float) -> None:
    """Say how far it is, and how long it still takes."""
    given = training.given
    made = training.round - first
    left = min(passed / made * (given.rounds - training.round), given.minutes * 60 - passed)
    print(f"{training.curve.last()}  {left / 60:.1f} minutes left", flush=True)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Train a player of Reset by playing against itself.")
    add = parser.add_argument
    add("--out", type=Path, default=Path("build/train"), help="folder of weights and curve")
    add("--from", dest="source", type=Path, help="folder of weights to begin with")
    add("--seed", type=int, default=1)
    add("--minutes", type=float, default=60, help="stop after so long")
    add("--rounds", type=int, default=100_000, help="stop after so many rounds")
    add("--seats", type=sizes, default=(2,), help="table sizes, one a round in turn: 2,2,4")
    add("--imitate", type=int, default=12, help="rounds of imitation at the start")
    add("--teacher", default="medium", help="the level that is imitated")
    add("--opponent", help="a level to learn to beat, instead of oneself")
    add("--tables", type=int, default=256, help="tables played at once")
    add("--decisions", type=int, default=16_000, help="decisions in a round")
    add("--lesson", type=int, default=2_000, help="decisions in one step of learning")
    add("--epochs", type=int, default=2, help="how often each decision is learnt from")
    add("--rate", type=float, default=1e-3, help="how large a step is")
    add("--hidden", type=int, default=network.HIDDEN, help="width of the networks")
    add("--measure", type=int, default=10, help="play against medium every so many rounds")
    add("--trial", type=int, default=400, help="games of such a measurement")
    return parser.parse_args(words)


def sizes(text: str) -> tuple[int, ...]:
    """Read table sizes."""
    return tuple(int(word) for word in text.split(","))


if __name__ == "__main__":
    run(arguments())
