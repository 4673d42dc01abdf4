"""Games for the learner: it plays all seats of many tables, or one seat against a fixed opponent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import kupa.env
from selfplay import moving, network, seeing

Chooser = Callable[[Any], int]  # a fixed opponent: from an episode to the index of its move


@dataclass
class Decision:
    """One choice of the learner, with what is needed to learn from it."""

    state: np.ndarray
    moves: np.ndarray  # a row of features for each legal move
    chosen: int
    chance: float  # with which it was chosen
    worth: float  # what the learner thought the position was worth
    target: float = 0.0  # what it turned out to be worth


@dataclass
class Asked:
    """What a step of the batch asks of the learner."""

    tables: np.ndarray
    states: np.ndarray
    moves: np.ndarray
    row: np.ndarray  # of which table a move is
    starts: np.ndarray  # the first move of each table
    actions: np.ndarray  # the index of each move


@dataclass
class Result:
    """What a number of games came to."""

    decisions: list[Decision] = field(default_factory=list)
    games: int = 0
    points: float = 0.0  # of the learner against an opponent: a win 1, a shared one less


class Tables:
    """Many tables of one size; the learner sits everywhere, or at one seat if there is an opponent."""

    def __init__(
        self,
        seats: int,
        tables: int,
        seed: int,
        opponent: Chooser | None = None,
        teacher: Chooser | None = None,
    ) -> None:
        # Bots are told events, which a batch keeps only for somebody who recalls them.
        told = int(opponent is not None or teacher is not None)
        self.batch = kupa.env.batch("reset", seats, tables=tables, seed=seed, recall=told)
        self.eyes = seeing.Eyes(seats)
        self.known = moving.moves_of(seats)
        self.dice = np.random.default_rng(seed)
        self.opponent = opponent
        self.teacher = teacher
        self.learner: np.ndarray = np.arange(tables) % seats  # its seat, where there is an opponent
        self.open: list[list[list[Decision]]] = [[[] for _ in range(seats)] for _ in range(tables)]
        self.finished = Result()

    def play(self, w: network.Weights, decisions: int, *, greedy: bool = False) -> Result:
        """Play until so many decisions of finished games are there."""
        while len(self.finished.decisions) < decisions:
            self.step(w, greedy=greedy)
        result, self.finished = self.finished, Result()
        return result

    def step(self, w: network.Weights, *, greedy: bool) -> None:
        """Let everybody who is asked answer once."""
        actions = self.batch.masks.argmax(1)  # where there is one legal move
        mine = self.batch.masks.sum(1) > 1
        if self.opponent is not None:
            theirs = mine & (self.batch.seats != self.learner)
            mine &= ~theirs
            for table in theirs.nonzero()[0]:
                actions[table] = self.opponent(self.batch.many.tables[table])
        if mine.any():
            asked = self.ask(mine.nonzero()[0])
            actions[asked.tables] = self.choose(w, asked, greedy=greedy)
        over, gains = self.batch.step(actions)
        for table in over.nonzero()[0]:
            self.finish(int(table), gains[table])

    def ask(self, tables: np.ndarray) -> Asked:
        """Return what the learner is asked at these tables."""
        seen = self.eyes.read(self.batch.observations[tables], self.batch.seats[tables])
        row, actions = self.batch.masks[tables].nonzero()
        moves = moving.features(self.known, seen, row, actions)
        starts: np.ndarray = np.asarray(np.searchsorted(row, np.arange(len(tables))))
        return Asked(tables, seeing.features(seen), moves, row, starts, actions)

    def choose(self, w: network.Weights, asked: Asked, *, greedy: bool) -> np.ndarray:
        """Choose by chance, or the best move, and note the decision."""
        states: np.ndarray = asked.states.astype(np.float32)
        hidden = network.weigh(w, states, asked.moves.astype(np.float32), asked.row)
        weights = hidden @ w["out"]
        chance = network.chances(weights, asked.starts, asked.row)
        luck = 0 if greedy else self.dice.gumbel(size=len(weights))
        best = top_of_each(weights + luck, asked.starts, asked.row)
        if self.teacher is not None:
            best = self.taught(asked, self.teacher)
        worth = network.standing(w, states)[0]
        self.note(asked, best, chance, worth)
        chosen: np.ndarray = asked.actions[best]
        return chosen

    def taught(self, asked: Asked, teacher: Chooser) -> np.ndarray:
        """Return what the teacher chooses."""
        chosen = np.array([teacher(self.batch.many.tables[table]) for table in asked.tables])
        found: np.ndarray = (asked.actions == chosen[asked.row]).nonzero()[0]
        return found

    def note(self, asked: Asked, best: np.ndarray, chance: np.ndarray, worth: np.ndarray) -> None:
        """Keep each decision until its game is over."""
        ends: np.ndarray = np.append(asked.starts[1:], len(asked.row))
        for number, table in enumerate(asked.tables):
            start = asked.starts[number]
            moves = asked.moves[start : ends[number]]
            at = best[number]
            decision = Decision(
                asked.states[number], moves, int(at - start), float(chance[at]), float(worth[number])
            )
            self.open[table][self.batch.seats[table]].append(decision)

    def finish(self, table: int, gains: np.ndarray) -> None:
        """Take in a game that is over."""
        self.finished.games += 1
        for seat, decisions in enumerate(self.open[table]):
            look_back(decisions, float(gains[seat]))
            self.finished.decisions += decisions
            self.open[table][seat] = []
        mine = self.learner[table]
        self.finished.points += (float(gains[mine]) * (len(gains) - 1) + 1) / len(gains)
        self.learner[table] = (mine + 1) % len(gains)


KEPT = 0.95  # how much of what comes later counts in judging a decision, one decision after another


def look_back(decisions: list[Decision], gain: float) -> None:
    """Say what each position turned out to be worth: partly by what was thought of the next ones."""
    for decision in reversed(decisions):
        decision.target = gain
        gain = KEPT * gain + (1 - KEPT) * decision.worth


def top_of_each(values: np.ndarray, starts: np.ndarray, row: np.ndarray) -> np.ndarray:
    """Return where the greatest value of each group stands."""
    top = np.maximum.reduceat(values, starts)
    at = (values == top[row]).nonzero()[0]
    found: np.ndarray = at[np.unique(row[at], return_index=True)[1]]
    return found
