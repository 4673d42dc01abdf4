"""The script that trains a player of Reset: what it sees, that it learns, that it can be interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duel
import numpy as np
import pytest
import train
from selfplay import learning, moving, network, seeing
from selfplay.games import Tables, look_back
from selfplay.opponents import Level

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
def test_the_learner_sees_what_lies_before_its_own_seat(seats: int) -> None:
    tables = Tables(seats, 32, 1)
    dice = np.random.default_rng(1)
    for _ in range(60):
        asked = tables.ask(np.arange(32))
        seen = tables.eyes.read(tables.batch.observations, tables.batch.seats)
        for table in range(32):
            state: Any = tables.batch.many.tables[table].state
            me = int(tables.batch.seats[table])  # compiled rules know no numbers of NumPy
            view = state.view(me)
            turned = [(me + away) % seats for away in range(seats)]
            assert seen.hand[table].sum() == len(view.hand)
            assert seen.hands[table].tolist() == [view.hands[seat] for seat in turned]
            assert seen.piles[table].tolist() == [view.piles[seat] for seat in turned]
            assert seen.number[table] == (view.centre.number or 0)
        ends: np.ndarray = np.append(asked.starts[1:], len(asked.row))
        tables.batch.step(asked.actions[dice.integers(asked.starts, ends)])


def test_a_move_is_described_by_what_it_leaves() -> None:
    """What is said of hand and pile after each move is what they are, before any card is drawn."""
    tables = Tables(2, 64, 2)
    dice = np.random.default_rng(2)
    lit = moving.ACTIONS + 15 * moving.REST
    for _ in range(40):
        asked = tables.ask(np.arange(64))
        ends: np.ndarray = np.append(asked.starts[1:], len(asked.row))
        chosen = dice.integers(asked.starts, ends)
        before = [episode.state.copy() for episode in tables.batch.many.tables]
        for table, at in enumerate(chosen):
            state: Any = before[table]
            state.play(state.turn, tables.batch.many.tables[table].vocabulary[asked.actions[at]])
            told = asked.moves[at, lit : lit + seeing.PILE_TOPS].nonzero()[0].tolist()
            assert told == [2 * state.number + state.descending]
        tables.batch.step(asked.actions[chosen])


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


def test_a_duel_is_played_both_ways_and_is_the_same_by_its_seed(tmp_path: Path) -> None:
    quick(tmp_path, "--imitate", "2", "--rounds", "2", "--epochs", "4", "--rate", "3e-3")
    words = [str(tmp_path), "--against", "random", "--deals", "8", "--seed", "4"]
    assert duel.run(duel.arguments(words)) == duel.run(duel.arguments(words))
    mean, low, high = duel.run(duel.arguments([*words, "--playouts", "24"]))
    assert mean > 0.7
    assert low < mean < high


def test_ctrl_c_keeps_every_whole_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one_round = train.Training.one_round

    def interrupted(training: train.Training) -> None:
        if training.round == 1:
            raise KeyboardInterrupt
        one_round(training)

    monkeypatch.setattr(train.Training, "one_round", interrupted)
    kept = quick(tmp_path, "--imitate", "1", "--rounds", "3")
    assert kept.round == len(kept.curve.rows) == 1
    assert "interrupted" in capsys.readouterr().out
