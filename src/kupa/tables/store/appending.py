"""Writing batches of entries: one call is one transaction, on disk when it returns.

SQLite gets a connection of its own. Through SQLAlchemy's engine every commit would switch between
threads half a dozen times, and each switch waits for a busy event loop to release the interpreter.
Where the disk is fast, committing in the event loop costs least; where it is slow, a thread commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kupa.tables.log import Conflict
from kupa.tables.store.batches import POSTGRESQL, SQLITE

FAST = 0.004  # seconds a commit may take in the event loop
BUSY = 10_000  # milliseconds to wait for another writer
AVERAGED = 20  # commits in the moving average
SWITCH = 0.0005  # seconds after which a busy thread must release the interpreter


class Append(Protocol):
    """Writes rows, and heads if there are any, both as JSON; or raises Conflict and writes nothing."""

    def write_now(self, rows: str, heads: str | None) -> bool:
        """Write a batch without waiting, where that is fast; False if nothing was written."""

    async def write(self, rows: str, heads: str | None) -> None:
        """Write a batch."""

    async def close(self) -> None:
        """Close the connection."""


class SqliteAppend:
    """Commits in the event loop while that is fast, else in a thread."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "kupa-log")
        self.db: sqlite3.Connection | None = None
        self.average = 0.0  # seconds of recent commits
        self.in_thread = 0  # batches that the thread is writing, or will

    def write_now(self, rows: str, heads: str | None) -> bool:
        """Write a batch if recent commits were fast.

        Never beside the thread: SQLite would let the event loop wait for the thread's statement, which
        may itself wait for a commit that the event loop has to go on with.
        """
        if self.in_thread or self.average > FAST:
            return False
        try:
            self._commit(rows, heads)
        except sqlite3.IntegrityError:
            raise Conflict from None
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:  # the thread will wait
                return False
            raise
        return True

    async def write(self, rows: str, heads: str | None) -> None:
        """Write a batch."""
        self.in_thread += 1
        try:
            await asyncio.get_running_loop().run_in_executor(
                self.thread, self._commit_waiting, rows, heads
            )
        except sqlite3.IntegrityError:
            raise Conflict from None
        finally:
            self.in_thread -= 1

    def _commit_waiting(self, rows: str, heads: str | None) -> None:
        """Commit, and wait if another process is writing."""
        db = self.db or self._connect()
        db.execute(f"pragma busy_timeout = {BUSY}")
        try:
            self._commit(rows, heads)
        finally:
            db.execute("pragma busy_timeout = 0")

    def _commit(self, rows: str, heads: str | None) -> None:
        """Commit and measure it: a disk may be slow for a while."""
        db = self.db or self._connect()
        began = time.perf_counter()
        if heads is None:  # a single statement is a transaction of its own
            db.execute(SQLITE.entries, {"rows": rows})
        else:
            self._commit_both(db, rows, heads)
        self.average += (time.perf_counter() - began - self.average) / AVERAGED

    def _commit_both(self, db: sqlite3.Connection, rows: str, heads: str) -> None:
        db.execute("begin immediate")
        try:
            db.execute(SQLITE.entries, {"rows": rows})
            db.execute(SQLITE.heads, {"rows": heads})
        except BaseException:
            db.execute("rollback")
            raise
        db.execute("commit")

    def _connect(self) -> sqlite3.Connection:
        self.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=0)
        for setting in ("journal_mode = wal", "synchronous = full"):
            self.db.execute(f"pragma {setting}")
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        return self.db

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.db is not None:
            self.db.close()


class PostgresAppend:
    """Commits through the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def write_now(self, rows: str, heads: str | None) -> bool:  # noqa: ARG002
        """Never: the event loop must not wait for a network."""
        return False

    async def write(self, rows: str, heads: str | None) -> None:
        """Write a batch."""
        try:
            async with self.engine.begin() as db:
                await db.execute(POSTGRESQL.entries, {"rows": rows})
                if heads is not None:
                    await db.execute(POSTGRESQL.heads, {"rows": heads})
        except IntegrityError:
            raise Conflict from None

    async def close(self) -> None:
        """Nothing to close: the log owns the engine."""


def appender(engine: AsyncEngine) -> Append:
    """Return the writer that suits an engine's database."""
    if engine.dialect.name == "sqlite":
        return SqliteAppend(engine.url.database or ":memory:")
    return PostgresAppend(engine)
