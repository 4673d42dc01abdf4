"""Connecting to a database, and migrating its schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kupa.core.refused import Refused

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 5_871_202  # an arbitrary number for the advisory lock of migrations


def connect(url: str) -> AsyncEngine:
    """Return the engine for a URL such as ``sqlite:///kupa.db``."""
    try:
        given = make_url(url)
    except ArgumentError:
        raise Refused(None, "table.bad_database") from None
    driver = DRIVERS.get(given.get_backend_name())
    if driver is None:
        raise Refused(None, "table.bad_database")
    engine = create_async_engine(
        given.set(drivername=driver), pool_size=5, max_overflow=5, hide_parameters=True
    )  # logged errors must not show seeds and cards
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: object) -> None:  # noqa: ANN401 — an adapted connection
    """Use a write-ahead log and wait for the disk: what was acknowledged survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.execute("pragma busy_timeout = 10000")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database to the newest schema; other processes wait meanwhile."""
    async with engine.begin() as db:
        await db.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def back_up(source: Path, target: Path) -> None:
    """Copy a SQLite database while it is in use; the copy is consistent."""
    with sqlite3.connect(source) as live, sqlite3.connect(target) as copy:
        live.backup(copy)
    live.close()
    copy.close()
