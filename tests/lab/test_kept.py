"""Simulations and duels that are interrupted go on, play nothing twice and find the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kupa.lab import Plan, duel, simulate
from kupa.lab.duel import fight
from kupa.lab.errors import LabError
from kupa.lab.kept import Conduct
from kupa.lab.report import Outcome, Tally
from kupa.lab.simulate import sum_games

RANDOM = Plan("pairs", 3, 900, bytes(32), "size=small")
LEVELS = Plan("pairs", 2, 30, bytes(32), "size=small", ("medium", "easy"))


def interrupted(run: Callable[[Plan, Conduct], Any], plan: Plan, file: Path) -> tuple[int, int]:
    """Interrupt a run after a third; return how many games were heard of, and how many are kept."""
    heard: list[int] = []

    def interrupt(done: int) -> None:
        heard.append(done)
        if sum(heard) >= plan.games // 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, Conduct(1, kept=file, heard=interrupt))
    kept = json.loads(file.read_text(encoding="utf-8"))
    return sum(heard), sum(stop - start for start, stop in kept["done"])


def test_a_simulation_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    before, kept = interrupted(sum_games, RANDOM, file)
    assert 0 < before == kept < RANDOM.games
    later: list[int] = []
    found = sum_games(RANDOM, Conduct(2, kept=file, resume=True, heard=later.append))
    assert (later[0], sum(later), file.exists()) == (before, RANDOM.games, False)
    assert replace(found, seconds=0) == replace(simulate(RANDOM, 1), seconds=0)


def test_a_duel_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    before, kept = interrupted(fight, LEVELS, file)
    assert 0 < before == kept < LEVELS.games
    found = fight(LEVELS, Conduct(1, kept=file, resume=True))
    whole = duel(LEVELS, 1)
    assert (found.games, found.rate, found.interval) == (whole.games, whole.rate, whole.interval)
    assert found.ms_mean[0] > 0


def test_without_resume_it_begins_anew_and_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    interrupted(sum_games, RANDOM, file)
    later: list[int] = []
    sum_games(RANDOM, Conduct(1, kept=file, heard=later.append))
    assert (sum(later), file.exists()) == (RANDOM.games, False)


def test_games_of_another_command_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    interrupted(sum_games, RANDOM, file)
    with pytest.raises(LabError, match="another command"):
        sum_games(replace(RANDOM, games=901), Conduct(1, kept=file, resume=True))
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(LabError, match="cannot be read"):
        sum_games(RANDOM, Conduct(1, kept=file, resume=True))


def test_a_tally_is_read_as_it_was_written() -> None:
    tally = Tally(3)
    tally.add(Outcome(9, (1, 1, 3), unfinished=True, measures={"turns": 4}))
    tally.add(Outcome(5, (2, 1, 2), unfinished=False, measures={"turns": 2}))
    again = Tally.of(json.loads(json.dumps(tally.plain())))
    assert again.report(1.0) == tally.report(1.0)
