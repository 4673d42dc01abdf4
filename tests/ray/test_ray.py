"""On Ray: the same figures as here, also when a worker is killed in the middle. ``make test-ray``."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from kupa.lab import Plan, duel, simulate
from kupa.lab.batches import Batches, drive
from kupa.lab.dataset.plan import DataPlan
from kupa.lab.dataset.write import make
from kupa.lab.ray_cluster import RayCluster, losses
from kupa.lab.study import read_study, run_study
from kupa.lab.study.run import Conduct

# Ray leaves sockets and processes to be collected
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
ray = pytest.importorskip("ray", reason="kupa[ray] is not installed: make test-ray does that")

MOST_KILLED = 3
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
    killed: list[int] = []
    there = run_study(study, Conduct(on="ray", processes=2, heard=partial(kill_a_worker, killed)))
    assert len(set(killed)) >= 1
    assert there == run_study(study, Conduct(processes=1))


def kill_a_worker(killed: list[int], _total: int, _done: int) -> None:
    """When a batch comes back others are under way: kill who works on one, up to three times."""
    at_work = [process for process in ours() if process not in killed]
    if at_work and len(killed) < MOST_KILLED:
        os.kill(at_work[0], signal.SIGKILL)
        killed.append(at_work[0])


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


def test_what_is_lost_with_a_node_or_its_memory_is_played_again() -> None:
    for name in ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "OwnerDiedError",
                 "ObjectReconstructionFailedError", "ObjectFetchTimedOutError"):  # fmt: skip
        assert issubclass(getattr(ray.exceptions, name), losses()), name
    assert not issubclass(ray.exceptions.RayTaskError, losses())  # a fault of the work itself


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.parquet")}


def test_a_data_set_is_the_same_file_by_file(tmp_path: Path) -> None:
    options = Plan("pairs", 3, 1, bytes(32)).checked().options
    plan = DataPlan("small", "pairs", 1, 3, options, 60, bytes(32).hex(), every=5, per_file=20)
    make(plan, tmp_path / "there", ("ray", 2))
    make(plan, tmp_path / "here", (None, 1))
    assert files_of(tmp_path / "there") == files_of(tmp_path / "here")
    assert len(files_of(tmp_path / "here")) == 6


def start(*words: str) -> list[str]:
    """Return the command that starts a node of Ray and stays."""
    return [sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", *words]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A cluster that runs already, in a folder of its own; workers start in another one than we."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (tmp_path / "head").mkdir()
    words = (
        "--head", "--block", "--port=0", f"--ray-client-server-port={port}", "--num-cpus=2",
        "--include-dashboard=false", "--node-ip-address=127.0.0.1", "--disable-usage-stats",
    )  # fmt: skip
    with subprocess.Popen(start(*words), cwd=tmp_path / "head", stdout=subprocess.DEVNULL) as head:
        try:
            wait_for(port, head)
            yield f"ray://127.0.0.1:{port}"
        finally:
            head.terminate()


def wait_for(port: int, head: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens."""
    while head.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("the cluster did not start")


def test_a_cluster_by_its_address_finds_the_same_and_writes_where_it_was_asked(
    address: str, tmp_path: Path
) -> None:
    plan = Plan("pairs", 3, 300, bytes(32))
    there = simulate(plan, on=address)
    assert replace(there, seconds=0) == replace(simulate(plan, 1), seconds=0)
    words = ("dataset", "make", "pairs", "--games", "20", "--out", "data", "--on", address)
    subprocess.run([sys.executable, "-m", "kupa", *words], cwd=tmp_path, check=True, timeout=300)
    assert len(files_of(tmp_path / "data")) == 2
