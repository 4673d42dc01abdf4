"""Batches on a Ray cluster: one on this machine, or one that runs elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import kupa
from kupa.lab.batches import WorkerLostError
from kupa.lab.errors import LabError

LOCAL: Final = "ray"
HERE: Final = "local"  # without an address Ray joins a cluster that it finds on this machine


class RayCluster:
    """A cluster by its address; ``ray`` alone starts one here, with as many cores as asked for."""

    def __init__(self, address: str, cores: int | None) -> None:
        import ray  # noqa: PLC0415 — an extra, and slow to import

        self.ray = ray
        self.lost = losses()
        self.open(HERE if address == LOCAL else address, cores)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # one try each: whoever counts the batches gives a lost one out again
        self.remote = ray.remote(max_retries=0)(carry_out)
        self.check_version()

    def open(self, address: str, cores: int | None) -> None:
        """Connect; a cluster of our own needs no dashboard and sends no figures anywhere."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        if address == HERE:
            quiet |= {"num_cpus": cores, "include_dashboard": False}
        self.ray.init(address, **quiet)

    def check_version(self) -> None:
        """Refuse a cluster that has another Kupa: its games would not be the same."""
        there = self.ray.get(self.ray.remote(version).remote())
        if there != version():
            raise LabError(f"The cluster has kupa {there}, this is {version()}: install the same there.")

    def submit(self, task: Callable[[], Any]) -> Any:  # noqa: ANN401 — Ray's reference
        """Give a task to the cluster."""
        return self.remote.remote(task)

    def wait(self, handles: list[Any]) -> list[Any]:
        """Wait for the first that is done."""
        done, _ = self.ray.wait(handles, num_returns=1)
        return list(done)

    def result(self, handle: Any) -> Any:  # noqa: ANN401
        """Fetch what it gave."""
        try:
            return self.ray.get(handle)
        except self.lost as error:
            raise WorkerLostError("a worker of the cluster died") from error

    def close(self) -> None:
        """Disconnect; a cluster of our own ends."""
        self.ray.shutdown()


def losses() -> tuple[type[Exception], ...]:
    """Return what Ray raises when a batch is gone with its worker, its node or the memory it was in."""
    from ray import exceptions  # noqa: PLC0415 — an extra

    return (
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.OutOfMemoryError,
        exceptions.ObjectLostError,  # with all its kinds: its owner died, it cannot be fetched, …
        exceptions.LocalRayletDiedError,
        exceptions.RaySystemError,
    )


def carry_out(task: Callable[[], Any]) -> Any:  # noqa: ANN401
    """Do a task, wherever this runs."""
    return task()


def version() -> str:
    """Return which Kupa this is."""
    return kupa.__version__
