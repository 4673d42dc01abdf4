"""The one writer of a process: group commit, slow disks, other writers, callbacks that fail."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from kupa.tables.credentials import log_digest
from kupa.tables.log import Conflict, Line
from kupa.tables.store import DatabaseLog
from kupa.tables.store.appending import FAST, SqliteAppend
from kupa.tables.store.database import connect, migrate
from kupa.tables.writer import Writer
from support.event_loop import in_loop, until
from support.registries import database


async def begin(url: str) -> Writer:
    log = DatabaseLog(connect(url))
    await migrate(log.engine)
    return Writer(log)


def written(writer: Writer, *lines: Line) -> list[asyncio.Future[Exception | None]]:
    """Append; the futures have what the writer calls back with."""
    futures = []
    for line in lines:
        future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        writer.append(line, future.set_result)
        futures.append(future)
    return futures


async def end(writer: Writer) -> None:
    await writer.drain()
    await writer.log.close()


@in_loop
async def test_what_comes_together_is_committed_together(database_url: str) -> None:
    writer = await begin(database_url)
    outcomes = await asyncio.gather(*written(writer, *(Line(f"T{n}", 1, b"{}") for n in range(50))))
    assert outcomes == [None] * 50
    assert (writer.commits, writer.written) == (1, 50)
    await end(writer)


@in_loop
async def test_whoever_came_late_is_told_and_nobody_else(database_url: str) -> None:
    writer = await begin(database_url)
    await asyncio.gather(*written(writer, Line("B", 1, b"first")))
    outcomes = await asyncio.gather(*written(writer, *(Line(each, 1, b"late") for each in "ABC")))
    assert [type(each) for each in outcomes] == [type(None), Conflict, type(None)]
    assert writer.written == 3
    await end(writer)


@in_loop
async def test_a_failure_reaches_everyone_and_the_next_is_written(database_url: str) -> None:
    writer = Writer(DatabaseLog(connect(database_url)))
    outcomes = await asyncio.gather(*written(writer, Line("A", 1, b"{}"), Line("B", 1, b"{}")))
    assert all(isinstance(each, Exception) and not isinstance(each, Conflict) for each in outcomes)
    await migrate(database(writer).engine)
    assert await asyncio.gather(*written(writer, Line("A", 1, b"{}"))) == [None]
    await end(writer)


@in_loop
async def test_a_listener_that_fails_stops_nobody_else(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    writer = await begin(sqlite_url)

    def fail(_error: Exception | None) -> None:
        raise ValueError("a listener's fault")

    writer.append(Line("A", 1, b"{}", game="reset"), fail)
    assert await asyncio.gather(*written(writer, Line("B", 1, b"{}"))) == [None]
    assert await asyncio.gather(*written(writer, Line("A", 2, b"{}"))) == [None]
    assert f"table {log_digest('A')} (reset): callback of entry 1 failed" in caplog.text
    assert "a listener's fault" in caplog.text
    await end(writer)


def appender(writer: Writer) -> SqliteAppend:
    found = database(writer).appender
    assert isinstance(found, SqliteAppend)
    return found


@in_loop
async def test_a_slow_disk_is_waited_for_in_a_thread(sqlite_url: str) -> None:
    writer = await begin(sqlite_url)
    appender(writer).average = 1.0
    assert writer.log.append_now([Line("A", 1, b"{}")]) is None
    outcomes = await asyncio.gather(*written(writer, *(Line(f"T{n}", 1, b"{}") for n in range(20))))
    assert (outcomes, writer.commits) == ([None] * 20, 1)
    assert len(await database(writer).lines("T7")) == 1
    await end(writer)


@in_loop
async def test_a_disk_that_is_quick_again_is_trusted_again(sqlite_url: str) -> None:
    writer = await begin(sqlite_url)
    appender(writer).average = 2 * FAST
    for number in range(1, 2000):
        await asyncio.gather(*written(writer, Line("A", number, b"{}")))
        if appender(writer).average <= FAST:
            break
    assert writer.log.append_now([Line("B", 1, b"{}")]) == [True]
    await end(writer)


HOLD = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("begin immediate")
db.execute("insert into entries values ('other', 1, '{}')")
print("held", flush=True)
sys.stdin.readline()
db.execute("commit")
"""


@in_loop
async def test_another_process_that_writes_only_delays(sqlite_url: str, tmp_path: Path) -> None:
    writer = await begin(sqlite_url)
    await asyncio.gather(*written(writer, Line("A", 1, b"{}")))
    command = [sys.executable, "-c", HOLD, str(tmp_path / "kupa.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:  # noqa: ASYNC220
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        [waiting] = written(writer, Line("A", 2, b"{}"))
        for _ in range(20):  # the event loop goes on meanwhile
            await asyncio.sleep(0.01)
            assert not waiting.done()
        other.stdin.write(b"\n")
        other.stdin.close()
        assert await waiting is None
    assert len(await database(writer).lines("other")) == 1
    await end(writer)


@in_loop
async def test_the_event_loop_writes_nothing_beside_the_thread(sqlite_url: str) -> None:
    """It would wait for a statement of the thread, and whoever holds the lock for the event loop."""
    writer = await begin(sqlite_url)
    await asyncio.gather(*written(writer, Line("A", 1, b"{}")))
    async with database(writer).engine.begin() as other:
        await other.exec_driver_sql("insert into entries values ('other', 1, '{}')")
        waiting = asyncio.ensure_future(database(writer).append([Line("A", 2, b"{}")]))
        await until(lambda: appender(writer).in_thread == 1)
        assert database(writer).append_now([Line("B", 1, b"{}")]) is None
    assert await waiting == [True]
    assert database(writer).append_now([Line("B", 1, b"{}")]) == [True]
    await end(writer)


@in_loop
async def test_draining_waits_for_what_is_being_written(database_url: str) -> None:
    writer = await begin(database_url)
    futures = written(writer, *(Line("A", number, b"{}") for number in range(1, 9)))
    await writer.drain()
    await until(lambda: all(each.done() for each in futures))
    assert writer.written == 8
    await end(writer)


@in_loop
async def test_a_write_that_is_cut_short_is_told_and_draining_ends(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = await begin(sqlite_url)

    async def never(_lines: list[Line]) -> list[bool]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(writer.log, "append_now", lambda _lines: None)
    monkeypatch.setattr(writer.log, "append", never)
    before = asyncio.all_tasks()
    [told] = written(writer, Line("A", 1, b"{}"))
    await until(lambda: bool(asyncio.all_tasks() - before))
    for task in asyncio.all_tasks() - before:
        task.cancel()
    assert isinstance(await told, RuntimeError)
    await end(writer)
