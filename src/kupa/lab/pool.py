"""Work spread over processes, its results in order, whoever finished first."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")
Work = Callable[[range], list[T]]


def in_chunks(work: Work[T], total: int, chunk: int, processes: int | None) -> Iterator[list[T]]:
    """Yield the results of ``work`` on the numbers below ``total``, some at a time."""
    parts = [range(start, min(start + chunk, total)) for start in range(0, total, chunk)]
    workers = min(processes or os.cpu_count() or 1, len(parts))
    if workers == 1:
        yield from map(work, parts)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy threads that are not ours
    with ProcessPoolExecutor(workers, context) as pool:
        yield from pool.map(work, parts)
