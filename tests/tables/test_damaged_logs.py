"""Logs that are not what was written: refused, reported, left aside; the other tables go on."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy import delete, insert, update

from kupa.core.refused import Refused
from kupa.tables import entries as e, registry as registry_module
from kupa.tables.actor import TableActor
from kupa.tables.reading import find_fault
from kupa.tables.registry import TableRegistry
from kupa.tables.store.schema import entries, tables
from support.event_loop import in_loop, until, until_async
from support.offline_table import TABLE_ID, OfflineTable
from support.registries import database, deal_table, first_move, listen, registries


async def remove(registry: TableRegistry, actor: TableActor, number: int) -> None:
    chosen = (entries.c.table_id == actor.table.id) & (entries.c.number == number)
    async with database(registry).engine.begin() as db:
        await db.execute(delete(entries).where(chosen))


async def spoil(registry: TableRegistry, actor: TableActor, number: int) -> None:
    chosen = (entries.c.table_id == actor.table.id) & (entries.c.number == number)
    async with database(registry).engine.begin() as db:
        await db.execute(update(entries).where(chosen).values(body='{"kind":"nonsense","at":1}'))


def forget(registry: TableRegistry, actor: TableActor) -> None:
    registry.timers.pop(actor.table.id).cancel()
    del registry.actors[actor.table.id]


@pytest.mark.parametrize("harm", [remove, spoil])
@in_loop
async def test_a_damaged_log_is_refused_and_reported_once_a_pause(
    database_url: str, harm: object, caplog: pytest.LogCaptureFixture
) -> None:
    async with registries(database_url) as [registry]:
        actor = await deal_table(registry)
        await actor.do(first_move(actor))
        await harm(registry, actor, 3)  # type: ignore[operator]
        forget(registry, actor)
        for _ in range(50):
            with pytest.raises(Refused) as caught:
                await registry.find(actor.table.id)
            assert caught.value.reason == "table.damaged"
    reports = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert len(reports) == 1
    assert "entry 3" in reports[0].getMessage()
    assert actor.table.id not in caplog.text


@in_loop
async def test_an_actor_that_finds_a_gap_gives_up_and_tells_those_who_wait(sqlite_url: str) -> None:
    """It used to write the same number for ever."""
    async with registries(sqlite_url) as [registry]:
        actor = await deal_table(registry)
        await remove(registry, actor, 2)
        actor.needs_reload = True
        with pytest.raises(Refused) as caught:
            await asyncio.wait_for(actor.do(first_move(actor)), 5)
        assert caught.value.reason == "table.damaged"
        with pytest.raises(Refused):
            await listen(actor)
        with pytest.raises(Refused):
            await actor.read(lambda table: table.number)
        assert actor.table.id not in registry.actors
        assert actor.conflicts == 0


@in_loop
async def test_a_number_that_is_always_taken_is_not_tried_for_ever(sqlite_url: str) -> None:
    async with registries(sqlite_url) as [registry]:
        actor = await deal_table(registry)
        number = actor.table.number + 1
        row = {"table_id": actor.table.id, "number": number + 1, "body": "{}"}
        async with database(registry).engine.begin() as db:
            await db.execute(insert(entries), row)
        await actor.do(first_move(actor))
        with pytest.raises(Refused) as caught:
            await asyncio.wait_for(actor.do(first_move(actor)), 5)
        assert caught.value.reason == "table.damaged"


@in_loop
async def test_tables_that_cannot_be_loaded_do_not_starve_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.05)
    async with registries(sqlite_url, time_scale=50.0) as [registry]:
        rows = [
            {"id": f"damaged{number:09}", "game": "reset", "phase": "playing", "listed": False,
             "opened": 1.0, "touched": 1.0, "due": 1.0, "deals": 1, "summary": "{}"}
            for number in range(230)
        ]  # fmt: skip
        lines = [{"table_id": row["id"], "number": 1, "body": "{}"} for row in rows]
        actor = await deal_table(registry, people=1, bots=1)
        forget(registry, actor)
        number = actor.table.number
        async with database(registry).engine.begin() as db:
            await db.execute(insert(tables), rows)
            await db.execute(insert(entries), lines)
            await db.execute(update(tables).where(tables.c.id == actor.table.id).values(due=2.0))
        await until(lambda: actor.table.id in registry.actors)
        await until(lambda: registry.actors[actor.table.id].table.number > number)
        assert len(registry.aside) >= 200


@in_loop
async def test_a_table_that_was_mended_opens_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "PAUSES", (0.05, 0.2))
    async with registries(sqlite_url) as [registry]:
        actor = await deal_table(registry)
        await actor.do(first_move(actor))
        await spoil(registry, actor, actor.table.number)
        forget(registry, actor)
        with pytest.raises(Refused):
            await registry.find(actor.table.id)
        await database(registry).cut(actor.table.id, actor.table.number, None)

        async def opens() -> bool:
            try:
                await registry.find(actor.table.id)
            except Refused:
                return False
            return True

        await until_async(opens)
        assert actor.table.id not in registry.aside


def test_a_fault_is_found_where_it_is() -> None:
    offline = OfflineTable("court").people(2).deal()
    for _ in range(5):
        offline.answer(offline.table.asked[0])
    sound = list(enumerate(offline.log))
    assert find_fault(TABLE_ID, sound) is None
    gap = find_fault(TABLE_ID, [line for line in sound if line[0] != 4])
    assert gap is not None
    assert (gap.number, gap.lost) == (4, sound[5:])
    spoilt = find_fault(TABLE_ID, [*sound[:6], (6, e.encode(e.Returned(1.0, 99))), *sound[7:]])
    assert spoilt is not None
    assert (spoilt.number, len(spoilt.lost)) == (6, len(sound) - 6)
    headless = find_fault(TABLE_ID, sound[1:])
    assert headless is not None
    assert headless.number == 0
