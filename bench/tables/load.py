"""The load: many tables of four real clients, played as fast as they go, at a pace, or thoughtfully.

``python -m bench.tables.load '{"server": "kupa", "ports": […], "pids": […], …}'`` prints a line of JSON.
It runs in the peers' environment, on a processor core of its own where there are two.
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random

from bench.tables.bare import Bare
from bench.tables.boardgameio import Boardgameio
from bench.tables.kupa import Kupa
from bench.tables.paces import Paced, Rush, Thinking
from bench.tables.players import Dialect, Table
from bench.tables.tally import Tally, rss_kb

WARM_UP = 1.5  # seconds until caches are filled and code is specialised
WARM_TABLES = 10  # opened before memory is looked at: what the first ones cost is no table's
TOGETHER = 8  # tables opened at once
SPARE_FILES = 200
DIALECTS: dict[str, Callable[[list[int], int], Dialect]] = {
    "kupa": Kupa,
    "kupa_stick": partial(Kupa, stick=True),
    "boardgameio": Boardgameio,
    "bare": Bare,
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to measure. ``half``: at half of the top load too.

    Instead of it, ``think``: people think before each move; ``rate``: so many moves a second at a table.
    """

    server: str
    ports: list[int]
    pids: list[int]
    tables: int
    seconds: float
    half: bool = False
    think: bool = False
    rate: float = 0.0
    seed: int = 1


class Load:
    """The tables, and what is counted at them."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.tally = Tally(wanted.pids)
        self.random = Random(wanted.seed)
        self.pace: Rush | Paced | Thinking = Rush()
        self.dialect = DIALECTS[wanted.server](wanted.ports, wanted.seed)
        self.tables: list[Table] = []

    async def run(self) -> dict[str, float]:
        """Measure what is wanted."""
        if self.wanted.rate:
            return await self.paced()
        return await (self.thoughtful() if self.wanted.think else self.rushed())

    async def paced(self) -> dict[str, float]:
        """Every table moves at the same rate, whatever the server does."""
        self.pace = Paced(self.wanted.rate, self.random)
        await self.open(self.wanted.tables)
        return await self.measure()

    async def rushed(self) -> dict[str, float]:
        """Every table moves on as soon as all four have seen its last move; then half as fast."""
        await self.open(self.wanted.tables)
        top = await self.measure()
        if self.wanted.half:
            rate = top["moves_per_s"] / 2
            self.pace = Paced(rate / len(self.tables), self.random)
            half = await self.measure()
            top.update({f"half_{name}": half[name] for name in ("moves_per_s", "p50_ms", "p99_ms")})
        return top

    async def thoughtful(self) -> dict[str, float]:
        """People think before each move; besides the time, memory is looked at."""
        self.pace = Thinking(self.random)
        await self.open(WARM_TABLES)
        await asyncio.sleep(WARM_UP)
        before = self.memory()
        await self.open(self.wanted.tables)
        figures = await self.measure()
        figures["table_kb"] = (self.memory() - before) / self.wanted.tables
        return figures

    async def open(self, tables: int) -> None:
        """Seat four at each of so many tables; they begin to play at once."""
        new = [Table(self.dialect, self.tally, self._ready) for _ in range(tables)]
        for at in range(0, tables, TOGETHER):
            await asyncio.gather(*(self.dialect.seat(table) for table in new[at : at + TOGETHER]))
        self.tables += new
        gc.freeze()

    def _ready(self, table: Table) -> None:
        self.pace.ready(table)

    async def measure(self) -> dict[str, float]:
        """Play on for the warm-up, then for the time that counts."""
        await asyncio.sleep(WARM_UP)
        games = sum(table.games for table in self.tables)
        self.tally.begin()
        await asyncio.sleep(self.wanted.seconds)
        figures = self.tally.end()
        figures["games_per_s"] = (
            sum(table.games for table in self.tables) - games
        ) / self.wanted.seconds
        return figures

    def memory(self) -> float:
        """Return the memory of all servers."""
        return sum(rss_kb(pid) for pid in self.wanted.pids)


def allow_files(wanted: int) -> None:
    """Let this process have so many connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + SPARE_FILES
    if soft < enough:
        most = enough if hard == resource.RLIM_INFINITY else max(hard, enough)
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def main(text: str) -> None:
    """Measure and print."""
    wanted = Wanted(**json.loads(text))
    allow_files(4 * (wanted.tables + WARM_TABLES))
    gc.set_threshold(100_000, 50, 100)  # the clients' own pauses are not the server's
    uvloop = import_module("uvloop")
    print(json.dumps(uvloop.run(Load(wanted).run())))


if __name__ == "__main__":
    main(sys.argv[1])
