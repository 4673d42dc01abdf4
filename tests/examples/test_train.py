"""The script that trains a player of Reset: what it sees, that it learns, that it can be interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import train
from selfplay import learning, moving, network
from selfplay.games import Tables, look_back
from selfplay.opponents import Level

from kupa.bots.reset import moved, sight

QUICK = (
    *("--tables", "32", "--decisions", "1500", "--lesson", "500"),
    *("--hidden", "16", "--measure", "1000", "--seed", "3"),
)


def quick(out: Path, *words: str) -> train.Training:
    """A training of a few seconds."""
    given = train.arguments(["--out", str(out), *QUICK, *words])
    train.run(given)
    return train.Training(given)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_learner_sees_in_a_batch_what_the_player_sees_in_a_position(seats: int) -> None:
    tables = Tables(seats, 32, 1)
    dice = np.random.default_rng(1)
    phases: set[str] = set()
    for _ in range(200):
        asked = tables.ask(np.arange(32))
        for table, state in enumerate(asked.states):
            position: Any = tables.batch.many.tables[table].state
            phases.add(position.phase())
            assert sorted(sight.see(position)) == np.flatnonzero(state).tolist()
        ends: np.ndarray = np.append(asked.starts[1:], len(asked.row))
        chosen = asked.actions[dice.integers(asked.starts, ends)]
        for at, action in enumerate(asked.actions):
            episode: Any = tables.batch.many.tables[asked.row[at]]
            described = moved.describe(episode.state, episode.vocabulary[action])
            assert sorted(described) == np.flatnonzero(asked.moves[at]).tolist()
        tables.batch.step(chosen)
    assert phases == {"turn", "choose", "take", "give", "stick"}


def test_a_move_is_described_by_what_it_leaves() -> None:
    tables = Tables(2, 64, 2)
    asked = tables.ask(np.arange(64))
    known = moving.moves_of(2)
    rest = asked.moves[:, moved.ACTIONS : moved.ACTIONS + 15 * moved.REST].sum(1)
    held = asked.states[:, : sight.PILE_AT].sum(1)[asked.row]
    one = known.size[asked.actions] == 1
    assert asked.moves.shape[1] == moved.SIZE
    assert (rest[one] < held[one] + 1).all()
    assert (asked.moves[:, : moved.ACTIONS].sum(1) == 1).all()


def test_what_came_of_a_game_is_told_to_every_decision() -> None:
    decisions = Tables(2, 4, 3).play(network.fresh(np.random.default_rng(1)), 200).decisions
    look_back(decisions[:3], 1.0)
    assert decisions[2].target == 1.0
    assert 0.9 < decisions[0].target <= 1.0


def test_it_learns_to_beat_random_moves(tmp_path: Path) -> None:
    """From nothing, by playing against itself alone: no level is imitated."""
    before = train.share_against(network.fresh(np.random.default_rng(3), 16), "random", 200, 5)
    words = ("--imitate", "0", "--rounds", "8", "--rate", "4e-3", "--measure", "4", "--trial", "30")
    training = quick(tmp_path, *words)
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    after = train.share_against(training.w, "random", 200, 5)
    assert after > max(0.7, before + 0.1)


def test_by_imitation_it_comes_to_choose_as_its_teacher_does(tmp_path: Path) -> None:
    tables = Tables(2, 32, 9, teacher=Level("medium", 9))
    lesson = learning.lesson(tables.play(network.fresh(np.random.default_rng(1), 16), 1000).decisions)

    def agreement(w: network.Weights) -> float:
        hidden = network.weigh(w, lesson.states, lesson.moves, lesson.row)
        return float(network.chances(hidden @ w["out"], lesson.starts, lesson.row)[lesson.chosen].mean())

    taught = quick(tmp_path, "--imitate", "4", "--rounds", "4", "--epochs", "4", "--rate", "3e-3")
    assert agreement(network.fresh(np.random.default_rng(1), 16)) < 0.4
    assert agreement(taught.w) > 0.45


def test_interrupted_between_rounds_it_comes_to_the_same(tmp_path: Path) -> None:
    whole = quick(tmp_path / "whole", "--imitate", "1", "--rounds", "3")
    quick(tmp_path / "parts", "--imitate", "1", "--rounds", "1")
    parts = quick(tmp_path / "parts", "--imitate", "1", "--rounds", "3")
    for name, array in whole.w.items():
        assert np.array_equal(array, parts.w[name])
    assert (tmp_path / "whole" / "curve.csv").read_text() == (
        tmp_path / "parts" / "curve.csv"
    ).read_text()
    assert len(whole.curve.rows) == 3
