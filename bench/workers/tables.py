"""Measure live tables: a server on one core, its clients on another.

``python -m bench.workers.tables WAY SECONDS`` prints one line of JSON; the ways are ``sqlite``,
``boardgameio``, ``ceiling``, ``thousand``, ``searching``, ``postgres``, ``postgres_one`` and
``postgres_stick``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from bench.attack.person import Person
from bench.peers import ROOT, BenchError, peers_python
from bench.tables import servers
from bench.tables.servers import CLIENTS, Served, pinned
from bench.tables.services import Missing, postgres, redis

TABLES, MANY = 50, 1000
WATCHED, FEW = 120, 40  # tables of bots that search; beside them people
QUICK = 10  # moves a second at each of these, so that a percentile rests on more than a thousand
LONGER = 4  # a server's figures need more time than a function's
THOUGHT = 15  # moves are seconds apart
LONGEST = 100  # seconds: then something is wrong, and the servers must be stopped


@contextmanager
def sqlite() -> Iterator[list[Served]]:
    """Run one server with a database of its own."""
    with servers.folder() as folder, servers.kupa(f"sqlite:///{folder}/tables.db") as served:
        yield [served]


@contextmanager
def shared(count: int) -> Iterator[list[Served]]:
    """Run servers with PostgreSQL and Redis, all on one core."""
    with ExitStack() as stack:
        urls = stack.enter_context(postgres()), stack.enter_context(redis())
        yield [stack.enter_context(servers.kupa(*urls)) for _ in range(count)]


@contextmanager
def boardgameio() -> Iterator[list[Served]]:
    """Run the peer."""
    with servers.boardgameio() as served:
        yield [served]


@contextmanager
def bare() -> Iterator[list[Served]]:
    """Run a fan-out without a game, on the same stack."""
    with servers.bare() as served:
        yield [served]


@contextmanager
def searching() -> Iterator[list[Served]]:
    """Run one server at which tables of searching bots are watched, beside those that are measured."""
    with sqlite() as served:
        people = [Person(served[0].port, letter) for letter in "abcdefgh"]
        pages = []
        for at in range(WATCHED):
            person = people[at % len(people)]
            table = person.open(chairs=4, bots="hard", deal=True, pace="normal")
            pages.append(person.connect(table))
            person.ask("DELETE", f"/api/tables/{table}/chairs/mine")
        yield served
        for page in pages:
            page.close()


def load(served: list[Served], server: str, tables: int, seconds: float, **more: float) -> None:
    """Run the clients; they print the figures."""
    where = {"ports": [each.port for each in served], "pids": [each.pid for each in served]}
    wanted: dict[str, Any] = {"server": server, "tables": tables, "seconds": seconds, **where, **more}
    command = [str(peers_python()), "-m", "bench.tables.load", json.dumps(wanted)]
    subprocess.run(pinned(CLIENTS, command), cwd=ROOT, check=True, timeout=LONGEST)


def measure(way: str, seconds: float) -> None:
    """Measure one way."""
    if way == "sqlite":
        with sqlite() as served:
            load(served, "kupa", TABLES, seconds * LONGER, half=True)
    elif way == "boardgameio":
        with boardgameio() as served:
            load(served, "boardgameio", TABLES, seconds * LONGER)
    elif way == "ceiling":
        with bare() as served:
            load(served, "bare", TABLES, seconds * LONGER)
    elif way == "thousand":
        with sqlite() as served:
            load(served, "kupa", MANY, seconds * THOUGHT, think=True)
    elif way == "searching":
        with searching() as served:
            load(served, "kupa", FEW, seconds * LONGER, rate=QUICK)
    elif way == "postgres":
        with shared(2) as served:
            load(served, "kupa", TABLES, seconds * LONGER, half=True)
    else:
        with shared(1 if way == "postgres_one" else 2) as served:
            load(served, "kupa_stick", TABLES, seconds * LONGER)


def main(way: str, seconds: str) -> None:
    """Measure; what is missing on this machine is said in a sentence."""
    try:
        measure(way, float(seconds))
    except (BenchError, Missing) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
