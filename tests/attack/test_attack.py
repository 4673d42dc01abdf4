"""One stranger, whatever they send, is not noticed by others: the worst of ``make attack``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bench.attack.bystanders import Bystanders
from bench.attack.judging import FLOOR, Row, Try, Waits
from bench.attack.strangers import ATTACKS, SHORT

ROOT = Path(__file__).parents[2]


def test_the_worst_attacks_end() -> None:
    command = [sys.executable, "-m", "bench.attack", "--short", "--only-end"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    rows = done.stdout.splitlines()[1:-1]
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(rows) == len(SHORT)
    assert all(", ended, 0 lost" in row for row in rows)
    assert ATTACKS.keys() >= set(SHORT)


def one_try(calm: float = 1, under: float = 1, longest: float = 1, **more: float) -> Try:
    """A try at which nothing happened, but for what is given."""
    ended, lost = bool(more.get("ended", 1)), int(more.get("lost", 0))
    waits = Waits(calm, calm), Waits(under, longest)
    return Try(ended, *waits, more.get("megabytes", 0.0), lost)


def held(*tries: Try) -> bool:
    return Row("x", tries).held


@pytest.mark.parametrize(
    ("tried", "is_held"),
    [
        (one_try(calm=20, under=39, megabytes=9), True),
        (one_try(calm=20, under=41), False),
        (one_try(calm=1, under=1 + FLOOR - 0.1), True),
        (one_try(calm=1, under=9), False),
        (one_try(longest=249), True),
        (one_try(longest=251), False),
        (one_try(ended=0), False),
        (one_try(megabytes=11), False),
        (one_try(lost=1), False),
    ],
)
def test_the_harness_can_tell_what_broke(tried: Try, is_held: bool) -> None:
    assert held(tried) is is_held


def test_times_are_judged_by_the_median_of_the_tries_and_the_rest_by_all() -> None:
    fine, slow = one_try(), one_try(under=1000)
    assert held(fine, slow, fine)
    assert not held(slow, fine, slow)
    for broken in (one_try(ended=0), one_try(megabytes=11), one_try(lost=1)):
        assert not held(fine, broken, fine)


def test_another_try_is_made_until_it_is_clear() -> None:
    fine, slow = one_try(), one_try(under=1000)
    assert not Row("x", []).is_clear
    assert not Row("x", [fine]).is_clear
    assert not Row("x", [slow, fine]).is_clear
    assert Row("x", [fine, fine]).is_clear
    assert Row("x", [slow, fine, slow]).is_clear
    assert Row("x", [one_try(ended=0)]).is_clear


def test_an_answer_that_does_not_come_counts_as_long_as_it_was_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Bystanders, "_run", lambda _self: _nothing())
    others = Bystanders(0)
    others.times += [0.001] * 3
    others.asked[0] = -1e9
    assert Waits.of(others.waits()).longest > 1e9
    assert Waits.of([0.001] * 99 + [0.5]) == Waits(500, 500)
    assert Waits.of([0.001] * 300 + [0.5]) == Waits(1, 500)
    assert Waits.of([]).p99 == float("inf")


async def _nothing() -> None:
    """Ask nobody."""
