"""The log of a browser: what two pages write, and a table that goes on where it was."""

from __future__ import annotations

import asyncio

from tools.engine_rehearsal import MemoryStorage, ask, rehearse

from kupa.pocket.log import BrowserLog
from kupa.pocket.worker import MARK, Tables
from kupa.tables import credentials
from kupa.tables.log import Head, Line

HEAD = Head("-x", "pairs", "lobby", False, 1.0, None, 0, "{}")


def test_a_number_that_another_page_has_written_is_refused() -> None:
    async def write() -> None:
        storage = MemoryStorage()
        one, other = BrowserLog(storage), BrowserLog(storage)
        await one.open("", HEAD, b"first")
        assert await other.append([Line("-x", 1, b"second")]) == [True]
        both = [Line("-x", 1, b"late"), Line("-x", 2, b"third")]
        assert await one.append(both) == [False, True]
        assert await one.load("-x") == [b"first", b"second", b"third"]
        assert await one.numbers(["-x", "-y"]) == {"-x": 2, "-y": -1}
        assert [row["id"] for row in await one.heads(5)] == ["-x"]

    asyncio.run(write())


def test_another_worker_goes_on_with_a_table() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        first = Tables(storage, lambda _text: None)
        asked = {"game": "pairs", "chairs": 2, "name": "Noa", "bots": "easy", "deal": True}
        opened = await ask(first, "POST /api/tables", body=asked)
        await first.registry.close()
        second = Tables(storage, lambda _text: None)
        at = {"table_id": opened["body"]["id"]}
        found = await ask(second, "GET /api/tables/{table_id}", at)
        await second.registry.close()
        assert (found["body"]["you"], found["body"]["table"]["phase"]) == (0, "playing")
        assert at["table_id"].startswith(MARK)
        assert not credentials.fresh_id().startswith(MARK)

    asyncio.run(play())


def test_everything_is_rehearsed() -> None:
    asyncio.run(rehearse())
