from __future__ import annotations

import asyncio
from pathlib import Path

from kupa.tables import lobby_actions, seating
from kupa.tables.credentials import fresh_secret, owner_key
from kupa.tables.registry import TableRegistry
from kupa.tables.store import DatabaseLog
from kupa.tables.store.database import connect, migrate
from support.registries import database

SETTINGS = lobby_actions.TableSettings("reset", "", "normal", 4, listed=False, onlookers=False)


async def two_registries(folder: Path) -> tuple[TableRegistry, TableRegistry]:
    url = f"sqlite:///{folder / 'tables.db'}"
    registries = [TableRegistry(DatabaseLog(connect(url))) for _ in range(2)]
    await migrate(database(registries[0]).engine)
    return registries[0], registries[1]


def test_a_process_that_missed_one_entry_reads_it_from_the_log(tmp_path: Path) -> None:
    async def play() -> tuple[int, bytes | None, list[str]]:
        ours, theirs = await two_registries(tmp_path)
        secret = fresh_secret()
        table_id, _ = await theirs.open(SETTINGS, secret)
        late = await ours.find(table_id)
        sat = seating.sit(owner_key(secret, table_id), "Noa")
        await (await theirs.find(table_id)).do(sat)
        missed = await ours.log.numbers([table_id])
        late.catch_up()
        told: list[bytes | None] = []
        late.on_written = lambda _actor, body: told.append(body)
        await late.do(seating.sit(owner_key(fresh_secret(), table_id), "Tal"))
        seen = missed[table_id], told[0], [chair.name for chair in late.table.chairs[:2]]
        await ours.close()
        await theirs.close()
        return seen

    assert asyncio.run(play()) == (1, None, ["Noa", "Tal"])
