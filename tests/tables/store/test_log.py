"""The log in SQLite and in PostgreSQL: what was written stands, and nothing is written twice."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from kupa.core.refused import Refused
from kupa.tables.log import Conflict, Head, Line
from kupa.tables.store import DatabaseLog
from kupa.tables.store.appending import SqliteAppend
from kupa.tables.store.database import back_up, connect, migrate
from kupa.tables.store.schema import metadata
from support.event_loop import in_loop


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DatabaseLog]:
    log = DatabaseLog(connect(url))
    await migrate(log.engine)
    yield log
    await log.close()


def head(table_id: str, touched: float = 1.0, due: float | None = None, **more: object) -> Head:
    plain = Head(
        table_id, "reset", "lobby", listed=False, touched=touched, due=due, deals=0, summary="{}"
    )
    return replace(plain, **more)  # type: ignore[arg-type]


async def open_tables(log: DatabaseLog, *ids: str) -> None:
    for number, table_id in enumerate(ids):
        await log.open(f"{number:06}", head(table_id), b'{"opened":0}')


@in_loop
async def test_entries_are_read_in_their_order(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A", "B")
        lines = [Line("A", 2, b"two"), Line("B", 1, b"other"), Line("A", 1, "אחת".encode())]
        assert await log.append(lines) == [True, True, True]
        assert await log.load("A") == [b'{"opened":0}', "אחת".encode(), b"two"]
        assert await log.load("A", after=1) == [b"two"]
        assert await log.load("nowhere") == []
        assert await log.numbers(["A", "B", "nowhere"]) == {"A": 2, "B": 1}
        assert await log.numbers([]) == {}


@in_loop
async def test_a_number_is_given_once(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A")
        assert await log.append([Line("A", 1, b"mine")]) == [True]
        assert await log.append([Line("A", 1, b"yours")]) == [False]
        assert log.append_now([Line("A", 1, b"yours")]) is None
        assert (await log.load("A"))[1:] == [b"mine"]


@in_loop
async def test_one_that_comes_late_takes_nobody_with_it(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A", "B", "C")
        await log.append([Line("B", 1, b"first")])
        lines = [Line(each, 1, b"late", head(each, 9.0)) for each in "ABC"]
        assert await log.append(lines) == [True, False, True]
        assert [(await log.load(each))[1] for each in "ABC"] == [b"late", b"first", b"late"]
        touched = {row["id"]: row["touched"] for row in await log.heads(9)}
        assert touched == {"A": 9.0, "B": 1.0, "C": 9.0}


@in_loop
async def test_a_code_stands_for_one_table_until_it_is_forgotten(database_url: str) -> None:
    async with opened(database_url) as log:
        await log.open("123456", head("A", 5.0), b"{}")
        with pytest.raises(Conflict):
            await log.open("123456", head("B", 9.0), b"{}")
        assert await log.load("B") == []
        assert (await log.find_code("123456"), await log.code_of("A")) == ("A", "123456")
        assert await log.count_open() == 1
        await log.free_codes(5.0)
        assert await log.find_code("123456") == "A"
        await log.free_codes(6.0)
        assert (await log.find_code("123456"), await log.code_of("A")) == (None, None)
        assert await log.count_open() == 0
        await log.open("123456", head("B", 9.0), b"{}")
        assert await log.find_code("123456") == "B"


@in_loop
async def test_what_is_overdue_is_found_the_latest_first(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A", "B", "C", "D")
        for table_id, due in (("A", 30.0), ("B", 10.0), ("C", None), ("D", 20.0)):
            await log.append([Line(table_id, 1, b"{}", head(table_id, 2.0, due))])
        assert list(await log.overdue(25.0, most=9)) == ["B", "D"]
        assert list(await log.overdue(99.0, most=2)) == ["B", "D"]
        await log.append([Line("B", 2, b"{}", head("B", 3.0, None))])
        assert list(await log.overdue(99.0, most=9)) == ["D", "A"]


@in_loop
async def test_only_what_the_host_lists_is_listed(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A", "B", "C")
        await log.append([Line("A", 1, b"{}", head("A", 3.0, listed=True))])
        await log.append([Line("B", 1, b"{}", head("B", 4.0, listed=True, phase="playing"))])
        assert [row["id"] for row in await log.heads(9, listed=True)] == ["A"]
        assert [row["id"] for row in await log.heads(2)] == ["B", "A"]


@in_loop
async def test_a_deleted_table_leaves_nothing(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A", "B")
        assert await log.delete("A")
        assert not await log.delete("A")
        assert (await log.load("A"), await log.find_code("000000")) == ([], None)
        assert await log.load("B") != []


@in_loop
async def test_migrating_twice_changes_nothing_and_keeps_everything(database_url: str) -> None:
    async with opened(database_url) as log:
        await open_tables(log, "A")
        await migrate(log.engine)
        assert await log.load("A") != []
        await log.writable()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@in_loop
async def test_the_migrations_make_the_schema(database_url: str) -> None:
    async with opened(database_url) as log, log.engine.connect() as db:
        assert await db.run_sync(differences) == []


@in_loop
async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url) as log:
        await open_tables(log, "A")
        await log.append([Line("A", 1, b"{}")])
        async with log.engine.connect() as db:
            found = [await db.scalar(text(f"pragma {each}")) for each in ("journal_mode", "synchronous")]
        assert found == ["wal", 2]
        assert isinstance(log.appender, SqliteAppend)
        db2 = log.appender.db
        assert db2 is not None
        assert [
            db2.execute(f"pragma {each}").fetchone()[0] for each in ("journal_mode", "synchronous")
        ] == [
            "wal",
            2,
        ]


@in_loop
async def test_a_backup_is_whole_while_the_tables_are_played(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as log:
        await open_tables(log, "A")
        await log.append([Line("A", 1, b"one")])
        back_up(tmp_path / "kupa.db", tmp_path / "copy.db")
        await log.append([Line("A", 2, b"two")])
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        found = copy.execute("select body from entries order by number").fetchall()
    copy.close()
    assert found == [('{"opened":0}',), ("one",)]


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "", "oracle://"])
def test_a_database_nobody_knows_is_refused(url: str) -> None:
    with pytest.raises(Refused) as caught:
        connect(url)
    assert caught.value.reason == "table.bad_database"


@in_loop
async def test_a_failure_of_the_database_shows_nothing_that_was_to_be_written(database_url: str) -> None:
    """Whatever is logged of an error, the root and the cards of a table are not in it."""
    log = DatabaseLog(connect(database_url))  # not migrated: there is nothing to write to
    secret = b'{"root":"5ec2e7"}'
    with pytest.raises(Exception) as first:  # noqa: PT011 — each driver has its own
        await log.open("000001", head("A"), secret)
    with pytest.raises(Exception) as second:  # noqa: PT011
        await log.append([Line("A", 1, secret)])
    assert "5ec2e7" not in repr(first.value) + str(first.value) + repr(second.value) + str(second.value)
    await log.close()
