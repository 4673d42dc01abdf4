"""Reading and writing the log. What ``append`` has returned from is on the disk."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kupa.tables.store.appending import Conflict, appender
from kupa.tables.store.schema import entries, tables


@dataclass(frozen=True, slots=True)
class Head:
    """What helps to find a table without reading its log: all of it follows from the log."""

    id: str
    game: str
    phase: str
    listed: bool
    touched: float
    due: float | None
    deals: int
    summary: str


@dataclass(frozen=True, slots=True)
class Line:
    """An entry to be written, and the table's head where that has changed."""

    table_id: str
    number: int
    body: bytes
    head: Head | None = None


class Log:
    """All logs of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.appender = appender(engine)

    async def open(self, code: str, head: Head, body: bytes) -> None:
        """Write the first entry of a new table, and where to find it."""
        row = {**asdict(head), "code": code, "opened": head.touched}
        first = {"table_id": head.id, "number": 0, "body": body.decode()}
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(tables), row)
                await db.execute(insert(entries), first)
        except IntegrityError:
            raise Conflict from None

    def append_now(self, lines: list[Line]) -> list[bool] | None:
        """Write many entries at once, where that is quick; None: it is not, use ``append``."""
        try:
            return [True] * len(lines) if self.appender.write_now(*_batch(lines)) else None
        except Conflict:
            return None  # one of them came late: find out which

    async def append(self, lines: list[Line]) -> list[bool]:
        """Write many entries in one transaction; tell of each whether its number was still free."""
        try:
            await self.appender.write(*_batch(lines))
        except Conflict:
            if len(lines) == 1:
                return [False]
            return [(await self.append([line]))[0] for line in lines]
        return [True] * len(lines)

    async def close(self) -> None:
        """Let go of the database."""
        await self.appender.close()
        await self.engine.dispose()

    async def load(self, table_id: str, after: int = -1) -> list[bytes]:
        """Return the entries of a table that follow a number, in order."""
        wanted = (entries.c.table_id == table_id) & (entries.c.number > after)
        query = select(entries.c.body).where(wanted).order_by(entries.c.number)
        async with self.engine.connect() as db:
            return [body.encode() for body in (await db.execute(query)).scalars()]

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """Return the last number of each of these tables."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        # one look into the index for each table: grouping would read every entry there is
        query = select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(ids))
        async with self.engine.connect() as db:
            rows = await db.execute(query)
            return {table_id: number for table_id, number in rows}  # noqa: C416 — a row is no pair

    async def find_code(self, code: str) -> str | None:
        """Return the table a code stands for."""
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(select(tables.c.id).where(tables.c.code == code))
            return found

    async def code_of(self, table_id: str) -> str | None:
        """Return the code of a table, if it still has one."""
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(select(tables.c.code).where(tables.c.id == table_id))
            return found

    async def overdue(self, moment: float, most: int) -> list[str]:
        """Return tables whose time came before a moment, and nobody has seen to it."""
        late = select(tables.c.id).where(tables.c.due < moment).order_by(tables.c.due).limit(most)
        async with self.engine.connect() as db:
            return list((await db.execute(late)).scalars())

    async def heads(self, most: int, *, listed: bool = False) -> list[dict[str, Any]]:
        """Return the tables last touched; only those listed, if asked for."""
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
        """Take the codes of forgotten tables back, so that they can be given out again."""
        forgotten = (tables.c.touched < untouched_since) & tables.c.code.is_not(None)
        async with self.engine.begin() as db:
            await db.execute(update(tables).where(forgotten).values(code=None))

    async def delete(self, table_id: str) -> bool:
        """Remove a table and its log; tell whether there was one."""
        async with self.engine.begin() as db:
            gone = await db.execute(delete(tables).where(tables.c.id == table_id))
            await db.execute(delete(entries).where(entries.c.table_id == table_id))
            return bool(gone.rowcount)

    async def alive(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as db:
            await db.execute(text("select 1"))


def _batch(lines: list[Line]) -> tuple[str, str | None]:
    rows = [[line.table_id, line.number, line.body.decode()] for line in lines]
    heads = [_facts(line.head) for line in lines if line.head]
    return _json(rows), _json(heads) if heads else None


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _facts(head: Head) -> list[object]:
    h = head
    return [h.id, h.game, h.phase, h.listed, h.touched, h.due, h.deals, h.summary]
