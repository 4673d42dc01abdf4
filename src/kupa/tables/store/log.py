"""Reading and writing the logs of tables. When ``append`` returns, its entries are on disk."""

from __future__ import annotations

import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kupa.tables.log import Conflict, Head, Line, bodies_of
from kupa.tables.store.appending import appender
from kupa.tables.store.schema import entries, push_subscriptions, screen_codes, tables

LEAST_ROOM = 1 << 20  # bytes of a disk that is not yet full
FUTURE = 60.0  # seconds by which clocks of several servers may differ


class DatabaseLog:
    """The logs of all tables in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.appender = appender(engine)

    async def open(self, code: str, head: Head, body: bytes) -> None:
        """Write the row and the first entry of a new table."""
        row = {**asdict(head), "code": code, "opened": head.touched}
        first = {"table_id": head.id, "number": 0, "body": body.decode()}
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(tables), row)
                await db.execute(insert(entries), first)
        except IntegrityError:
            raise Conflict from None

    def append_now(self, lines: list[Line]) -> list[bool] | None:
        """Write entries without waiting, where that is fast; None if ``append`` must be used."""
        try:
            return [True] * len(lines) if self.appender.write_now(*_batch(lines)) else None
        except Conflict:
            return None  # append finds out which one

    async def append(self, lines: list[Line]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number was still free."""
        try:
            await self.appender.write(*_batch(lines))
        except Conflict:
            if len(lines) == 1:
                return [False]
            return [(await self.append([line]))[0] for line in lines]
        return [True] * len(lines)

    async def close(self) -> None:
        """Close all connections."""
        await self.appender.close()
        await self.engine.dispose()

    async def load(self, table_id: str, after: int = -1) -> list[bytes]:
        """Return the entries of a table after a number, in order; a gap raises ``Damaged``."""
        return bodies_of(await self.lines(table_id, after), after)

    async def lines(self, table_id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Return the numbered entries of a table after a number, in order, whatever is missing."""
        wanted = (entries.c.table_id == table_id) & (entries.c.number > after)
        query = select(entries.c.number, entries.c.body).where(wanted).order_by(entries.c.number)
        async with self.engine.connect() as db:
            return [(number, body.encode()) for number, body in await db.execute(query)]

    async def ids(self) -> list[str]:
        """Return the ids of all tables that have entries or a row."""
        query = select(entries.c.table_id).union(select(tables.c.id))
        async with self.engine.connect() as db:
            return sorted((await db.execute(query)).scalars())

    async def cut(self, table_id: str, number: int, head: Head | None) -> None:
        """Remove the entries from a number on; ``head`` is the table's row without them."""
        gone = (entries.c.table_id == table_id) & (entries.c.number >= number)
        async with self.engine.begin() as db:
            await db.execute(delete(entries).where(gone))
            if head is not None:
                row = asdict(head)
                await db.execute(update(tables).where(tables.c.id == table_id).values(**row))

    async def postpone(self, table_id: str, until: float | None, before: float | None = None) -> None:
        """Let a table be overdue only later, or never; its next entry sets the true time again.

        With ``before`` this is done only if no later time has been written meanwhile.
        """
        chosen = tables.c.id == table_id
        if before is not None:
            chosen &= tables.c.due <= before
        async with self.engine.begin() as db:
            await db.execute(update(tables).where(chosen).values(due=until))

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """Return the last number of each of these tables."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        # one index lookup for each table: grouping would read every entry
        query = select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(ids))
        async with self.engine.connect() as db:
            rows = await db.execute(query)
            return {table_id: number for table_id, number in rows}  # noqa: C416 — a row is no pair

    async def find_code(self, code: str) -> str | None:
        """Return the id of the table that has a code."""
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(select(tables.c.id).where(tables.c.code == code))
            return found

    async def code_of(self, table_id: str) -> str | None:
        """Return the code of a table, if it still has one."""
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(select(tables.c.code).where(tables.c.id == table_id))
            return found

    async def overdue(self, moment: float, most: int) -> dict[str, str]:
        """Return tables at which something was due before a moment, with the game of each.

        Those written in the future are among them: the clock has been set back, and their times with it.
        """
        ahead = (tables.c.touched > moment + FUTURE) & tables.c.due.is_not(None)
        late = select(tables.c.id, tables.c.game).where((tables.c.due < moment) | ahead)
        late = late.order_by(tables.c.due).limit(most)
        async with self.engine.connect() as db:
            return {row.id: row.game for row in await db.execute(late)}

    async def heads(self, most: int, *, listed: bool = False) -> list[dict[str, Any]]:
        """Return the rows of the tables touched last; with ``listed`` only public lobbies."""
        query = select(tables).order_by(tables.c.touched.desc()).limit(most)
        if listed:
            query = query.where(tables.c.listed, tables.c.phase == "lobby")
        async with self.engine.connect() as db:
            return [dict(row._mapping) for row in await db.execute(query)]  # noqa: SLF001

    async def count_open(self) -> int:
        """Return how many codes are in use."""
        async with self.engine.connect() as db:
            return await db.scalar(select(func.count(tables.c.code))) or 0

    async def free_codes(self, untouched_since: float) -> None:
        """Free the codes of tables not touched since a moment."""
        forgotten = (tables.c.touched < untouched_since) & tables.c.code.is_not(None)
        async with self.engine.begin() as db:
            await db.execute(update(tables).where(forgotten).values(code=None))

    async def delete(self, table_id: str) -> bool:
        """Delete a table, its log and whom to call to it; return whether there was one."""
        async with self.engine.begin() as db:
            gone = await db.execute(delete(tables).where(tables.c.id == table_id))
            for other in (entries, push_subscriptions, screen_codes):
                await db.execute(delete(other).where(other.c.table_id == table_id))
            return bool(gone.rowcount)

    async def writable(self) -> None:
        """Raise unless the database answers, takes a row, which is not kept, and has room for more."""
        async with self.engine.connect() as db:
            await db.execute(insert(entries), {"table_id": "", "number": -1, "body": "{}"})
            await db.rollback()
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if file and shutil.disk_usage(Path(file).parent).free < LEAST_ROOM:
            raise OSError("the disk is full")


def _batch(lines: list[Line]) -> tuple[str, str | None]:
    rows = [[line.table_id, line.number, line.body.decode()] for line in lines]
    heads = [_facts(line.head) for line in lines if line.head]
    return _json(rows), _json(heads) if heads else None


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _facts(head: Head) -> list[object]:
    h = head
    return [h.id, h.game, h.phase, h.listed, h.touched, h.due, h.deals, h.summary]
