"""Sums that are exact and do not depend on their order; intervals that promise what they hold."""

from __future__ import annotations

import random
from math import inf
from statistics import fmean, stdev

import pytest

from kupa.lab.moments import Moments, Sketch, micro, rounded
from kupa.lab.study.statistics import half_width, holm, p_value


def moments(values: list[float]) -> Moments:
    found = Moments()
    for value in values:
        found.add(micro(value))
    return found


def test_means_and_deviations_are_those_of_the_values() -> None:
    values = [random.Random(number).gauss(5, 2) for number in range(300)]
    found = moments(values)
    assert found.mean() == pytest.approx(fmean(values), abs=1e-6)
    assert found.deviation() == pytest.approx(stdev(values), abs=1e-6)
    assert (Moments().mean(), moments([7]).deviation()) == (0, 0)


def test_the_order_of_merging_changes_nothing() -> None:
    parts = [moments([1 / 3, number / 7]) for number in range(50)]
    one, other = Moments(), Moments()
    for part in parts:
        one.merge(part)
    for part in reversed(parts):
        other.merge(part)
    assert one == other


def test_a_sketch_keeps_three_digits_and_does_not_grow() -> None:
    assert [rounded(value) for value in (7, 1234, -98765, 1_000_000)] == [7, 1230, -98800, 1_000_000]
    sketch = Sketch()
    for number in range(1, 20_001):
        sketch.add(micro(number))
    assert len(sketch.counts) < 3000
    assert sketch.percentile(50) == pytest.approx(10_000, rel=0.005)
    assert Sketch.of(sketch.plain()).counts == sketch.counts


def test_an_interval_holds_at_every_look() -> None:
    """Of 200 studies of nothing, looked at ever again, hardly any ever says that there is something."""
    fooled = 0
    for seed in range(200):
        luck, found = random.Random(seed), Moments()
        for number in range(1, 3001):
            found.add(micro(luck.choice((-1, 1))))
            if number >= 50 and number % 50 == 0 and abs(found.mean()) > half_width(found, 0.05):
                fooled += 1
                break
    assert fooled <= 10


def test_a_difference_that_is_there_is_found() -> None:
    luck, found = random.Random(1), Moments()
    for _ in range(2000):
        found.add(micro(luck.gauss(0.3, 1)))
    assert found.mean() - half_width(found, 0.05) > 0
    assert p_value(found, 0.05) < 0.001


def test_p_and_the_interval_agree() -> None:
    for shift in (0.02, 0.1, 0.12, 0.2):
        luck, found = random.Random(2), Moments()
        for _ in range(1000):
            found.add(micro(luck.gauss(shift, 1)))
        assert (p_value(found, 0.05) <= 0.05) == (abs(found.mean()) >= half_width(found, 0.05))


def test_nothing_is_said_of_no_values() -> None:
    assert half_width(Moments(1, 5, 25), 0.05) == inf
    assert p_value(moments([0.0, 0.0]), 0.05) == 1
    assert p_value(moments([1.0, 1.0]), 0.05) == 0


def test_holm_corrects_the_smallest_most() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []
