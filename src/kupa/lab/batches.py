"""Work on numbered games, cut into batches: on one core, on all of them, or on a Ray cluster.

A batch is a range of numbers. What a number gives depends on nothing but itself, results are sums, so
neither the size of the batches nor the order in which they come back changes what is found. That is why
batches may be as large as takes about a second, and why one whose worker died is simply played again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
Work = Callable[[range], T]
SECONDS: Final = 1.0  # what a batch should take: longer ones waste work when a process dies
AHEAD: Final = 2  # batches given out for each worker: none waits, and few results wait to be merged
MOST_TRIES: Final = 5  # of one batch whose workers die


class WorkerLostError(Exception):
    """The process that worked on a batch died; whatever it had done is gone."""


class Backend(Protocol):
    """Whoever carries out batches."""

    workers: int

    def submit(self, task: Callable[[], Any]) -> Any:  # noqa: ANN401 — a handle of the backend's own
        """Give a task out and return its handle."""

    def wait(self, handles: list[Any]) -> list[Any]:
        """Wait until at least one of some tasks is done; return those that are."""

    def result(self, handle: Any) -> Any:  # noqa: ANN401
        """Return what a task that is done gave; WorkerLostError if its process died."""

    def close(self) -> None:
        """Let go of the workers; nothing is waited for."""


class Batches:
    """Numbers still to be given out, in batches whose size follows how long they take."""

    def __init__(self, spans: Iterable[range], size: int, workers: int) -> None:
        self.spans = [span for span in spans if len(span)]
        total = sum(map(len, self.spans))
        self.size = max(1, min(size, -(-total // workers)))

    def take(self) -> range | None:
        """Return the next batch; None: all have been given out."""
        if not self.spans:
            return None
        span = self.spans.pop(0)
        if len(span) > self.size:
            self.spans.insert(0, span[self.size :])
        return span[: self.size]

    def timed(self, batch: range, seconds: float) -> None:
        """Learn from a batch how large the next ones should be."""
        fitting = round(SECONDS * len(batch) / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size))


def run_batches(
    work: Work[T], spans: Iterable[range], size: int, on: str | None, processes: int | None
) -> Iterator[tuple[range, T]]:
    """Yield each batch of some ranges with its result, in whatever order they come."""
    wanted = list(spans)
    most = sum(-(-len(span) // max(1, size)) for span in wanted)
    with backend(on, processes, most) as used:
        yield from drive(used, work, Batches(wanted, size, used.workers))


def drive(used: Backend, work: Work[T], batches: Batches) -> Iterator[tuple[range, T]]:
    """Keep every worker busy; a batch whose worker died is given out again."""
    waiting: dict[Any, tuple[range, int]] = {}
    again: list[tuple[range, int]] = []
    while fill(used, work, batches, waiting, again):
        for handle in used.wait(list(waiting)):
            batch, tries = waiting.pop(handle)
            try:
                result, seconds = used.result(handle)
            except WorkerLostError:
                if tries == MOST_TRIES:
                    raise
                again.append((batch, tries + 1))
                continue
            batches.timed(batch, seconds)
            yield batch, result


def fill(
    used: Backend,
    work: Work[T],
    batches: Batches,
    waiting: dict[Any, tuple[range, int]],
    again: list[tuple[range, int]],
) -> bool:
    """Give out batches until the workers have enough; tell whether any is under way."""
    while len(waiting) < AHEAD * used.workers:
        batch, tries = again.pop() if again else (batches.take(), 1)
        if batch is None:
            break
        waiting[used.submit(partial(timed, work, batch))] = batch, tries
    return bool(waiting)


def timed(work: Work[T], batch: range) -> tuple[T, float]:
    """Work on a batch; return the result and how long it took."""
    began = time.perf_counter()
    return work(batch), time.perf_counter() - began


@contextmanager
def backend(on: str | None, processes: int | None, most: int) -> Iterator[Backend]:
    """Open what carries out batches: ``ray``, ``ray://…``, or else this machine's cores."""
    used = open_backend(on, processes, most)
    try:
        yield used
    finally:
        used.close()


def open_backend(on: str | None, processes: int | None, most: int) -> Backend:
    """Choose the backend; for a single worker this process does."""
    if on not in (None, "cores"):
        from kupa.lab.ray_cluster import RayCluster  # noqa: PLC0415 — an extra

        return RayCluster(on, processes)
    from kupa.lab.pool import Here, Pool, cores  # noqa: PLC0415 — they need the exception above

    workers = min(processes or cores(), max(1, most))
    return Here() if workers == 1 else Pool(workers)
