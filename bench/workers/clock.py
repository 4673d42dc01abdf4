"""The clock that every worker measures by: warm up, then run until the time is up.

It is the processor's time of the worker alone, so that what else the computer does is not counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time

WARM_UP = 0.1  # of the measured time: first calls fill caches and specialise Python's own code

Task = Callable[[], int]  # does a piece of work and returns how much it was: moves, or copies


def report_rate(play: Task, seconds: float) -> None:
    """Print how many moves and games a second; each call of ``play`` is a whole game."""
    games, moves, passed = spend(play, seconds)
    print(json.dumps({"moves_per_s": moves / passed, "games_per_s": games / passed}))


def report_cost(copy: Task, seconds: float) -> None:
    """Print the nanoseconds of one copy; each call of ``copy`` makes a batch of them."""
    _, copies, passed = spend(copy, seconds)
    print(json.dumps({"ns": passed / copies * 1e9}))


def spend(task: Task, seconds: float) -> tuple[int, int, float]:
    """Warm up, then run until the time is up; return the calls, their work and the seconds passed."""
    until(task, seconds * WARM_UP)
    return until(task, seconds)


def until(task: Task, seconds: float) -> tuple[int, int, float]:
    """Run at least once and until the time is up; the last call is finished and counted."""
    calls = work = 0
    began = process_time()
    while True:
        work += task()
        calls += 1
        passed = process_time() - began
        if passed >= seconds:
            return calls, work, passed
