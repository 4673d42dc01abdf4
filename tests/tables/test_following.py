from __future__ import annotations

import asyncio
from pathlib import Path

from kupa.tables import acts
from kupa.tables.hall import Hall
from kupa.tables.names import fresh_secret, owner_key
from kupa.tables.store import Log
from kupa.tables.store.database import connect, migrate

SETTINGS = acts.Settings("reset", "", "normal", 4, listed=False, onlookers=False)


async def two_halls(folder: Path) -> tuple[Hall, Hall]:
    halls = [Hall(Log(connect(f"sqlite:///{folder / 'tables.db'}"))) for _ in range(2)]
    await migrate(halls[0].log.engine)
    return halls[0], halls[1]


def test_a_process_that_missed_one_entry_reads_it_from_the_log(tmp_path: Path) -> None:
    async def play() -> tuple[int, bytes | None, list[str]]:
        ours, theirs = await two_halls(tmp_path)
        secret = fresh_secret()
        table_id, _ = await theirs.open(SETTINGS, secret)
        late = await ours.find(table_id)
        sat = acts.sit(owner_key(secret, table_id), "Noa")
        await (await theirs.find(table_id)).do(sat)
        missed = await ours.log.numbers([table_id])
        late.catch_up()
        told: list[bytes | None] = []
        late.told = lambda _keeper, body: told.append(body)
        await late.do(acts.sit(owner_key(fresh_secret(), table_id), "Tal"))
        seen = missed[table_id], told[0], [chair.name for chair in late.table.chairs[:2]]
        await ours.close()
        await theirs.close()
        return seen

    assert asyncio.run(play()) == (1, None, ["Noa", "Tal"])
