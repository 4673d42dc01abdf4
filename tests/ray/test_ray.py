"""On Ray: the same figures as here, also when a worker is killed in the middle. ``make test-ray``."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kupa.lab import Plan, duel, simulate
from kupa.lab.batches import Batches, drive
from kupa.lab.ray_cluster import RayCluster
from kupa.lab.study import read_study, run_study
from kupa.lab.study.run import Conduct

# Ray leaves sockets and processes to be collected
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
pytest.importorskip("ray", reason="kupa[ray] is not installed: make test-ray does that")

STUDY = """
game = "reset"
seats = 3
bots = "easy"
games = 400
first_look = 200
[[variant]]
name = "usual"
[[variant]]
name = "free"
options = {draw = "free"}
[[variant]]
name = "no sticking"
options = {stick = false}
[[question]]
measure = "turns"
[[question]]
measure = "beginner"
"""


@pytest.fixture
def cluster() -> Iterator[RayCluster]:
    opened = RayCluster("ray", 2)
    yield opened
    opened.close()


def who(numbers: range) -> tuple[int, int]:
    """Take a moment; say which process it was."""
    time.sleep(0.02 * len(numbers))
    return os.getpid(), sum(numbers)


def test_a_worker_that_is_killed_changes_nothing(cluster: RayCluster) -> None:
    killed: set[int] = set()
    total, batches = 0, 0
    for _, (process, result) in drive(cluster, who, Batches([range(400)], 5, 2)):
        total, batches = total + result, batches + 1
        if batches > 3 and len(killed) < 2 and process not in killed:
            killed.add(process)
            os.kill(process, signal.SIGKILL)
    assert total == sum(range(400))
    assert len(killed) == 2


def test_a_study_finds_the_same_as_here_while_workers_are_killed() -> None:
    study = read_study(STUDY)
    stop = threading.Event()
    killed = threading.Thread(target=kill_workers, args=(stop,))
    killed.start()
    try:
        there = run_study(study, Conduct(on="ray", processes=2))
    finally:
        stop.set()
        killed.join()
    assert there == run_study(study, Conduct(processes=1))


def kill_workers(stop: threading.Event) -> None:
    """Kill a worker of our own cluster every other second, three times."""
    for _ in range(3):
        if stop.wait(2):
            return
        for process in ours()[:1]:
            os.kill(process, signal.SIGKILL)


def ours() -> list[int]:
    """Return the processes among our descendants that work on batches."""
    parents, names = {}, {}
    for entry in os.listdir("/proc"):  # noqa: PTH208 — names are what is wanted
        if entry.isdecimal():
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8") as file:  # noqa: PTH123
                    after = file.read().rpartition(")")[2].split()
                with open(f"/proc/{entry}/cmdline", encoding="utf-8") as file:  # noqa: PTH123
                    names[int(entry)] = file.read()
            except OSError:
                continue
            parents[int(entry)] = int(after[1])
    found = [each for each, name in names.items() if name.startswith("ray::carry_out")]
    return [each for each in found if descends(each, parents)]


def descends(process: int, parents: dict[int, int]) -> bool:
    """Tell whether a process was started by this one, or by one that was."""
    while process in parents:
        process = parents[process]
        if process == os.getpid():
            return True
    return False


def test_simulations_and_duels_are_the_same() -> None:
    plan = Plan("pairs", 3, 300, bytes(32))
    there = simulate(plan, 2, on="ray")
    assert replace(there, seconds=0) == replace(simulate(plan, 1), seconds=0)
    fought = Plan("pairs", 2, 40, bytes(32), "", ("medium", "easy"))
    one, other = duel(fought, 2, on="ray"), duel(fought, 1)
    assert (one.games, one.rate, one.interval) == (other.games, other.rate, other.interval)
