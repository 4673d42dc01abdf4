"""Simulation: reproducible on any number of processes, and honest in its figures."""

from __future__ import annotations

import pickle
import sys
from dataclasses import replace

import pytest

from kupa.core.refused import Refused
from kupa.core.wins import share
from kupa.lab import Plan, simulate
from kupa.lab.moments import percentile
from kupa.lab.report import Outcome, Report, Tally, interval

PLAN = Plan("reset", 3, 600, bytes(32))


def test_the_same_seed_gives_the_same_numbers_on_one_process_or_two() -> None:
    done: list[int] = []
    one = simulate(PLAN, processes=1)
    two = simulate(PLAN, processes=2, progress=done.append)
    assert replace(two, seconds=0) == replace(one, seconds=0)
    assert sum(done) == 600


def test_another_seed_gives_other_numbers() -> None:
    other = replace(PLAN, games=50, seed=b"\1" * 32)
    assert simulate(other, processes=1).moves != simulate(replace(PLAN, games=50), processes=1).moves


def test_more_games_begin_with_the_same_games() -> None:
    few, more = replace(PLAN, games=20), replace(PLAN, games=40)
    assert simulate(more, processes=1).moves > simulate(few, processes=1).moves
    assert simulate(few, processes=1).length.max <= simulate(more, processes=1).length.max


def test_options_reach_the_game() -> None:
    cut = simulate(replace(PLAN, games=30, options="turns=5"), processes=1)
    assert cut.unfinished == 30
    assert cut.measures["turns"].max == 5


def test_nonsense_is_refused_before_anything_is_played() -> None:
    for plan in (replace(PLAN, seats=9), replace(PLAN, options="turns=0"), replace(PLAN, game="x")):
        with pytest.raises(Refused):
            simulate(plan)


def summarise(seats: int, outcomes: list[Outcome]) -> Report:
    """Sum up some games, in two parts."""
    total, rest = Tally(seats), Tally(seats)
    for number, outcome in enumerate(outcomes):
        (rest if number % 2 else total).add(outcome)
    total.merge(rest)
    return total.report(1.0)


def test_a_shared_win_counts_in_parts_and_all_wins_add_up() -> None:
    outcomes = [Outcome(9, (1, 1, 3), True, {}), Outcome(5, (2, 1, 2), False, {})]
    report = summarise(3, outcomes)
    assert report.wins == (0.5, 1.5, 0)
    assert (report.games, report.unfinished, report.moves) == (2, 1, 14)
    assert share((1, 1, 1), 2) == pytest.approx(1 / 3)
    thirds = summarise(3, [Outcome(1, (1, 1, 1), False, {})] * 3)
    assert thirds.wins == (1, 1, 1)


def test_intervals_are_wilsons() -> None:
    """10 of 100: 5.5 % to 17.4 %, as textbooks have it; at 0 the interval does not vanish."""
    ten = interval(0, 10, 100)
    assert (round(ten.low, 4), round(ten.high, 4)) == (0.0552, 0.1744)
    assert interval(0, 0, 100).low == 0
    assert interval(0, 0, 100).high > 0.03


def test_percentiles_are_values_that_occurred() -> None:
    values = dict.fromkeys(range(1, 11), 1)
    assert [percentile(values, part) for part in (1, 10, 50, 90, 100)] == [1, 1, 5, 9, 10]


def test_a_game_that_is_cut_is_unfinished_and_nobody_has_won_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[simulate.__module__], "MAX_ANSWERS", 10)
    report = simulate(replace(PLAN, games=20), processes=1)
    assert (report.games, report.unfinished, sum(report.wins)) == (20, 20, 0)
    assert report.length.max == 10


def test_a_tally_does_not_grow_with_the_number_of_games() -> None:
    """A year of games is as large as a day of them: what is kept are counts."""
    few, many = Tally(2), Tally(2)
    for number in range(100):
        few.add(Outcome(number % 10, (1, 2), unfinished=False, measures={"turns": number % 7}))
    for _ in range(1000):
        many.merge(few)
    assert many.games == 100_000
    assert len(pickle.dumps(many)) < 2 * len(pickle.dumps(few))
    assert many.report(1.0).length == few.report(1.0).length
