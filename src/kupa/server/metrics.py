"""Metrics for Prometheus, read from the registry on each request."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import get
from litestar.response import Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kupa.server.app_context import AppContext, ContextDependency

TEXT = "text/plain; version=0.0.4; charset=utf-8"


class RegistryCollector(Collector):
    """Reads the metrics of this process."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    def collect(self) -> Iterator[Metric]:
        """Yield every metric; docs/hosting.md explains them."""
        registry = self.context.registry
        actors = registry.actors.values()
        yield GaugeMetricFamily("kupa_tables", "Tables in memory.", len(actors))
        yield GaugeMetricFamily("kupa_connections", "Pages connected.", self.context.pages)
        playing = sum(actor.table.stage == "playing" for actor in actors)
        yield GaugeMetricFamily("kupa_tables_playing", "Tables at which a game is played.", playing)
        yield CounterMetricFamily("kupa_entries", "Entries written.", registry.writer.written)
        yield CounterMetricFamily("kupa_commits", "Transactions they took.", registry.writer.commits)
        yield CounterMetricFamily(
            "kupa_conflicts", "Entries another process wrote first.", registry.conflicts
        )


@get("/metrics", include_in_schema=False)
async def metrics(context: ContextDependency) -> Response[bytes]:
    """Return the metrics of this process, not of others that serve the same database."""
    registry = CollectorRegistry()
    registry.register(RegistryCollector(context))
    return Response(generate_latest(registry), media_type=TEXT)
