"""Work spread over processes, its results in order, whoever finished first."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
Work = Callable[[range], T]
AHEAD = 4  # chunks given out for each process: none waits, and few results wait for their turn


def in_chunks(work: Work[T], total: int, chunk: int, processes: int | None) -> Iterator[T]:
    """Yield the results of ``work`` on the numbers below ``total``, some at a time."""
    parts = (range(start, min(start + chunk, total)) for start in range(0, total, chunk))
    workers = min(processes or os.cpu_count() or 1, -(-total // chunk))
    if workers == 1:
        yield from map(work, parts)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy threads that are not ours
    with ProcessPoolExecutor(workers, context) as pool:
        waiting = deque(pool.submit(work, part) for part in islice(parts, AHEAD * workers))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(pool.submit(work, part) for part in islice(parts, 1))
            yield result
