"""Plays a little of everything at tables without a server: every module they need is imported."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

import kupa
from kupa.bots import levels
from kupa.games import GAMES
from kupa.lessons import lessons_of
from kupa.pocket import reviewer
from kupa.pocket.worker import Tables

SECRET: Final = "r" * 43
Json = dict[str, Any]


class MemoryStorage:
    """Stores what the browser would."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, int], str] = {}
        self.kept: dict[str, Json] = {}

    async def write(self, lines: str, rows: str) -> bool:
        """Write entries and rows; False if a number is taken."""
        entries = {(table, number): body for table, number, body in json.loads(lines)}
        if entries.keys() & self.texts.keys():
            return False
        self.texts.update(entries)
        self.kept.update({row["id"]: row for row in json.loads(rows)})
        return True

    async def entries(self, table_id: str, after: int) -> str:
        """Return what follows a number."""
        own = [(number, body) for (table, number), body in self.texts.items() if table == table_id]
        return json.dumps(sorted(each for each in own if each[0] > after))

    async def last(self, table_id: str) -> int:
        """Return the last number."""
        return max((number for table, number in self.texts if table == table_id), default=-1)

    async def rows(self) -> str:
        """Return all rows."""
        return json.dumps(list(self.kept.values()))


async def ask(tables: Tables, address: str, at: Json | None = None, body: Json | None = None) -> Json:
    """Ask by address, as the page does."""
    sent = "" if body is None else json.dumps(body)
    answered: Json = json.loads(await tables.request(address, json.dumps(at or {}), SECRET, sent))
    return answered


async def rehearse() -> None:
    """Open a table of every game with bots of every level, let them choose, and be refused."""
    tables = Tables(MemoryStorage(), lambda _text: None)
    for key, level in ((each, level) for each in GAMES for level in levels(each)):
        asked = {"game": key, "chairs": 3, "name": "R", "bots": level, "deal": True, "pace": "untimed"}
        opened = await ask(tables, "POST /api/tables", body=asked)
        await look_on(tables, opened["body"]["id"])
    for key, name in ((game, each.name) for game in GAMES for each in lessons_of(game)):
        asked = {"game": key, "lesson": name, "name": "R", "deal": True}
        opened = await ask(tables, "POST /api/tables", body=asked)
        await look_on(tables, opened["body"]["id"])
    look_back()
    await ask(tables, "POST /api/check", body={"game": "nothing"})
    await ask(tables, "GET /api/games")
    await tables.registry.stop()


def look_back() -> None:
    """Review a game that ends soon, played by chance."""
    dice = random.Random(1)  # noqa: S311 — not a secret
    for key in reversed(tuple(GAMES)):
        match = kupa.deal(key, seats=2, seed=1)
        for _ in range(400):
            if asked := match.asked():
                match.answer(asked[0], dice.choice(match.moves(asked[0])))
        if not match.asked():
            reviewer.review(str(match.record()), 0, lambda _text: None)
            return


async def look_on(tables: Tables, table_id: str) -> None:
    """Connect, let the bots choose, and ask for what is refused."""
    came: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    session = tables.connect(lambda text: None if came.done() else came.set_result(text))
    session.receive(json.dumps({"t": "hello", "table": table_id, "secret": SECRET}))
    welcome = json.loads(await came)
    if welcome["t"] != "welcome":
        raise SystemExit(f"no welcome: {welcome}")
    actor = await tables.registry.find(table_id)
    for seat in actor.table.questions:
        if actor.table.chairs[seat].level is not None:
            actor.bots.choose(actor.table, seat)
    session.receive(json.dumps({"t": "why", "id": "w", "move": "nonsense"}))
    address, at = "GET /api/tables/{table_id}/records/{deal}", {"table_id": table_id, "deal": "1"}
    await ask(tables, address, at)
    session.close()
