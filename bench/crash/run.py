"""Shoot at servers under load, and see whether anything is lost. ``make crash`` runs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from random import Random

from bench.crash.company import Company
from bench.crash.judge import Logs, Verdict, judge
from bench.crash.notes import Notes
from bench.crash.targets import Target
from bench.tables.servers import folder
from bench.tables.services import postgres, redis
from rich.console import Console
from rich.progress import track
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kupa.tables.store.database import connect
from kupa.tables.store.schema import entries

PEACE = (0.05, 1.5)  # seconds between a server's first answer and the next shot
GOES_ON = 40.0  # seconds at most until every table has gone on after the last shot
LOOK = 0.5  # seconds between two looks whether they have


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much to shoot, at what."""

    kills: int
    tables: int
    postgres: bool
    seed: int


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it."""

    wanted: Wanted
    verdict: Verdict
    notes: Notes
    answers: int


@contextmanager
def targets(wanted: Wanted) -> Iterator[tuple[str, list[Target]]]:
    """Lay out a database and its servers: one with SQLite, or two with PostgreSQL and Redis."""
    with ExitStack() as stack:
        home = stack.enter_context(folder())
        url, bus = f"sqlite:///{home}/tables.db", ""
        if wanted.postgres:
            url, bus = stack.enter_context(postgres()), stack.enter_context(redis())
        shot = [Target(url, bus, home / f"{at}.log") for at in range(2 if wanted.postgres else 1)]
        for target in shot:
            stack.callback(target.stop)
        yield url, shot


async def shoot(wanted: Wanted) -> Report:
    """Play, shoot, restart; then let everybody play on, and judge."""
    notes, random = Notes(), Random(wanted.seed)
    with targets(wanted) as (url, shot):
        for target in shot:
            await target.start()
        company = Company([target.port for target in shot], notes, random)
        await company.gather(wanted.tables)
        await _kill_all(wanted, shot, random)
        last_crash = await numbers(url)
        await _go_on(url, last_crash)
        await company.go_home()
        for target in shot:
            target.stop()
        logs = await read(url)
        verdict = judge(logs, notes, last_crash, sum(target.complaints() for target in shot))
        if verdict.complaints:
            Console(stderr=True).print("\n".join(target.said.read_text()[-3000:] for target in shot))
    return Report(wanted, verdict, notes, sum(map(len, logs.values())))


async def _kill_all(wanted: Wanted, shot: list[Target], random: Random) -> None:
    name = "PostgreSQL and Redis, two servers" if wanted.postgres else "SQLite, one server"
    for _ in track(range(wanted.kills), description=name, console=Console(stderr=True)):
        await asyncio.sleep(random.uniform(*PEACE))
        target = random.choice(shot)
        target.kill()
        await target.start()


async def _go_on(url: str, last_crash: dict[str, int]) -> None:
    """Wait until every table has been played at some more, but not for ever."""
    for _ in range(int(GOES_ON / LOOK)):
        await asyncio.sleep(LOOK)
        now = await numbers(url)
        if all(now[table] > number + 5 for table, number in last_crash.items()):
            return


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[AsyncConnection]:
    """Look into the database, beside the servers."""
    engine = connect(url)
    try:
        async with engine.connect() as db:
            yield db
    finally:
        await engine.dispose()


async def numbers(url: str) -> dict[str, int]:
    """Return the last number of every table."""
    last = select(entries.c.table_id, func.max(entries.c.number)).group_by(entries.c.table_id)
    async with looking(url) as db:
        return {row[0]: row[1] for row in await db.execute(last)}


async def read(url: str) -> Logs:
    """Return all logs."""
    everything = select(entries).order_by(entries.c.table_id, entries.c.number)
    logs: dict[str, list[tuple[int, bytes]]] = {}
    async with looking(url) as db:
        for table, number, body in await db.execute(everything):
            logs.setdefault(table, []).append((number, body.encode()))
    return logs
