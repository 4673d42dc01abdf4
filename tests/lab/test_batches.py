"""Batches: whoever carries them out, in whatever order, each counts once."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kupa.lab.batches import MOST_TRIES, Batches, WorkerLostError, drive, run_batches
from kupa.lab.pool import Pool


def add_up(numbers: range) -> int:
    return sum(numbers)


def die_once(mark: Path, numbers: range) -> int:
    """Be killed, as by a lack of memory, the first time a certain number comes by."""
    if 50 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return sum(numbers)


class Fragile:
    """A backend whose every other task is lost, and which hands results back in the wrong order."""

    workers = 3

    def __init__(self, losses: int) -> None:
        self.losses = losses

    def submit(self, task: Callable[[], Any]) -> Callable[[], Any]:
        return task

    def wait(self, handles: list[Any]) -> list[Any]:
        return handles[-1:]

    def result(self, handle: Callable[[], Any]) -> Any:  # noqa: ANN401
        if self.losses > 0:
            self.losses -= 1
            raise WorkerLostError
        return handle()

    def close(self) -> None:
        pass


def test_every_number_is_given_out_once_whatever_the_size_of_batches() -> None:
    batches = Batches([range(7), range(0), range(10, 300)], 5, 2)
    seen: list[int] = []
    while (batch := batches.take()) is not None:
        seen += batch
        batches.timed(batch, 0.001 * len(seen))
    assert seen == [*range(7), *range(10, 300)]


def test_batches_grow_until_they_take_a_second() -> None:
    batches = Batches([range(10**9)], 4, 2)
    for _ in range(40):
        batch = batches.take()
        assert batch is not None
        batches.timed(batch, len(batch) / 1000)
    assert batches.size == 1000
    batches.timed(range(1000), 5.0)
    assert batches.size == 200


def test_a_lost_batch_is_played_again_and_counts_once() -> None:
    found = dict(drive(Fragile(4), add_up, Batches([range(100)], 9, 3)))
    assert sum(found.values()) == sum(range(100))
    assert sorted(number for batch in found for number in batch) == list(range(100))


def test_a_batch_that_kills_every_worker_is_an_error() -> None:
    with pytest.raises(WorkerLostError):
        list(drive(Fragile(10 * MOST_TRIES), add_up, Batches([range(9)], 9, 3)))


def test_a_process_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path / "died")
    found = list(run_batches(work, [range(100)], 10, None, 2))
    assert (tmp_path / "died").exists()
    assert sum(result for _, result in found) == sum(range(100))


def test_a_pool_is_opened_again_when_it_broke() -> None:
    pool = Pool(1)
    lost = pool.submit(partial(os._exit, 3))
    pool.wait([lost])
    with pytest.raises(WorkerLostError):
        pool.result(lost)
    good = pool.submit(partial(add_up, range(4)))
    pool.wait([good])
    assert pool.result(good) == 6
    pool.close()
