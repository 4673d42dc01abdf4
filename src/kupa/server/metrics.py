"""Figures for Prometheus, taken from the hall when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import get
from litestar.response import Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kupa.server.house import House, TheHouse

TEXT = "text/plain; version=0.0.4; charset=utf-8"


class HallCollector(Collector):
    """Reads a house's figures."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """Yield what there is to know."""
        hall = self.house.hall
        keepers = hall.keepers.values()
        yield GaugeMetricFamily("kupa_tables", "Tables in memory.", len(keepers))
        yield GaugeMetricFamily(
            "kupa_connections", "Pages connected.", sum(self.house.turnstile.inside.values())
        )
        playing = sum(keeper.table.phase == "playing" for keeper in keepers)
        yield GaugeMetricFamily("kupa_tables_playing", "Tables at which a game is played.", playing)
        yield CounterMetricFamily("kupa_entries", "Entries written.", hall.writer.written)
        yield CounterMetricFamily("kupa_commits", "Transactions they took.", hall.writer.commits)
        yield CounterMetricFamily(
            "kupa_conflicts", "Entries another process wrote first.", hall.conflicts
        )


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Return the figures of this process."""
    registry = CollectorRegistry()
    registry.register(HallCollector(house))
    return Response(generate_latest(registry), media_type=TEXT)
