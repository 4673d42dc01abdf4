"""Batches on this machine: in this process, or in a pool of others."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from kupa.lab.batches import WorkerLostError

# where the limits of a container show
AFFINITY: Final[Callable[[int], set[int]] | None] = getattr(os, "sched_getaffinity", None)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(AFFINITY(0)) if AFFINITY else os.cpu_count() or 1


class Here:
    """In this process: a task is done when its result is asked for."""

    workers = 1

    def submit(self, task: Callable[[], Any]) -> Callable[[], Any]:
        """Keep the task for later."""
        return task

    def wait(self, handles: list[Any]) -> list[Any]:
        """Return the oldest task."""
        return handles[:1]

    def result(self, handle: Callable[[], Any]) -> Any:  # noqa: ANN401
        """Do it."""
        return handle()

    def close(self) -> None:
        """Nothing is held open."""


class Pool:
    """Processes of this machine. One that dies takes the pool with it: it is opened again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = open_pool(workers)

    def submit(self, task: Callable[[], Any]) -> Future[Any]:
        """Give a task to whichever process is free."""
        try:
            return self.pool.submit(task)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = open_pool(self.workers)
            return self.pool.submit(task)

    def wait(self, handles: list[Future[Any]]) -> list[Future[Any]]:
        """Wait for the first that is done."""
        return list(wait(handles, return_when=FIRST_COMPLETED).done)

    def result(self, handle: Future[Any]) -> Any:  # noqa: ANN401
        """Return what it gave."""
        try:
            return handle.result()
        except BrokenProcessPool as error:
            raise WorkerLostError("a process of the pool died") from error

    def close(self) -> None:
        """Let the processes end after what they are at."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def open_pool(workers: int) -> ProcessPoolExecutor:
    """Open a pool whose processes leave Ctrl-C to this one."""
    context = multiprocessing.get_context("spawn")  # a fork would copy threads that are not ours
    return ProcessPoolExecutor(workers, context, initializer=ignore_interrupts)


def ignore_interrupts() -> None:
    """Go on at Ctrl-C: what was done is asked for before the pool is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
