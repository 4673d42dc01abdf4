"""Actors and the registry: actions in order, written before they are sent, alone or beside others."""

from __future__ import annotations

import asyncio
import time

import pytest

from kupa.core.refused import Refused
from kupa.tables import (
    answers,
    entries as e,
    lobby_actions,
    presence,
    registry as registry_module,
    seating,
)
from kupa.tables.credentials import log_digest
from kupa.tables.log import Line
from kupa.tables.registry import TableRegistry
from kupa.tables.schedule import next_due
from kupa.tables.store import DatabaseLog
from kupa.tables.store.database import connect, migrate
from kupa.tables.summary import head_of
from kupa.tables.table import Table
from kupa.tables.table_bots import TableBots
from support.event_loop import in_loop, until
from support.offline_table import all_fields
from support.registries import (
    SECRETS,
    deal_table,
    first_move,
    key,
    kill,
    listen,
    make_registry,
    registries,
)


@in_loop
async def test_a_table_is_opened_found_and_shown(database_url: str) -> None:
    async with registries(database_url) as [registry]:
        table_id, code = await registry.open(lobby_actions.TableSettings("reset"), SECRETS[0])
        assert len(code) == 6
        assert await registry.log.find_code(code) == table_id
        actor = await registry.find(table_id)
        assert actor.table.host == key(table_id, 0)
        with pytest.raises(Refused) as caught:
            await registry.find("nowhere")
        assert caught.value.reason == "table.no_such_table"


@pytest.mark.parametrize("strange", ["", "x" * 500, "a\x00b", "אבג", "../etc", "' or 1=1"])
def test_a_strange_id_is_no_table(strange: str, database_url: str) -> None:
    @in_loop
    async def ask() -> None:
        async with registries(database_url) as [registry]:
            with pytest.raises(Refused) as caught:
                await registry.find(strange)
            assert caught.value.reason == "table.no_such_table"

    ask()


@in_loop
async def test_what_is_told_is_in_the_log(database_url: str) -> None:
    async with registries(database_url) as [registry]:
        actor = await deal_table(registry)
        listener = await listen(actor)
        for _ in range(20):
            number = await actor.do(first_move(actor))
            assert listener.numbers[-1] == number
            assert (await registry.log.numbers([actor.table.id]))[actor.table.id] == number
        assert listener.whole


@in_loop
async def test_acts_that_come_together_are_done_one_after_the_other(sqlite_url: str) -> None:
    async with registries(sqlite_url) as [registry]:
        table_id, _ = await registry.open(lobby_actions.TableSettings("reset", chairs=2), SECRETS[0])
        actor = await registry.find(table_id)
        sitting = [actor.do(seating.sit(key(table_id, each), f"P{each}")) for each in range(8)]
        outcomes = await asyncio.gather(*sitting, return_exceptions=True)
        assert outcomes[:5] == [1, 2, 3, 4, 5]
        assert all(isinstance(each, Refused) for each in outcomes[5:])


@in_loop
async def test_an_entry_that_cannot_be_folded_harms_nobody(sqlite_url: str) -> None:
    async with registries(sqlite_url) as [registry]:
        actor = await deal_table(registry)
        before = all_fields(actor.table)
        with pytest.raises(Refused):
            await actor.do(lambda _table, now: e.Answered(now, 0, "nonsense", "bot"))
        with pytest.raises(IndexError):
            await actor.do(lambda _table, now: e.Returned(now, 77))
        await actor.do(first_move(actor))
        assert actor.table.number == before["number"] + 1


@in_loop
async def test_a_repeated_answer_is_known(sqlite_url: str) -> None:
    async with registries(sqlite_url) as [registry]:
        actor = await deal_table(registry)
        action = first_move(actor, "once")
        number = await actor.do(action)
        with pytest.raises(answers.Repeated) as caught:
            await actor.do(action)
        assert caught.value.number == number


@in_loop
async def test_a_table_nobody_looks_at_leaves_the_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "IDLE", 0.05)
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.01)
    async with registries(sqlite_url) as [registry]:
        table_id, _ = await registry.open(lobby_actions.TableSettings("reset"), SECRETS[0])
        actor = await registry.find(table_id)
        await actor.do(seating.sit(key(table_id, 0), "Noa"))
        listener = await listen(actor)
        await asyncio.sleep(0.2)
        assert table_id in registry.actors
        actor.leave(listener)
        assert table_id in registry.actors
        await until(lambda: table_id not in registry.actors)
        again = await registry.find(table_id)
        assert all_fields(again.table) == all_fields(actor.table)


@in_loop
async def test_whoever_acts_on_a_table_that_rests_stops_nobody(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page's leaving may be written down after the table has left the memory."""
    monkeypatch.setattr(registry_module, "IDLE", -1.0)
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.01)
    async with registries(sqlite_url) as [registry]:
        table_id, _ = await registry.open(lobby_actions.TableSettings("reset"), SECRETS[0])
        actor = await registry.find(table_id)
        await actor.do(seating.sit(key(table_id, 0), "Noa"))
        await until(lambda: table_id not in registry.actors)
        assert await actor.do(presence.disconnected(0)) == 2
        other, _ = await registry.open(lobby_actions.TableSettings("reset"), SECRETS[1])
        assert await (await registry.find(other)).do(seating.sit(key(other, 1), "Omar")) == 1
        assert (await registry.find(table_id)).table.chairs[0].disconnected_at is not None


@in_loop
async def test_bots_and_clocks_play_by_themselves(sqlite_url: str) -> None:
    async with registries(sqlite_url, time_scale=2000.0) as [registry]:
        actor = await deal_table(registry, "reset", people=1, bots=2)
        listener = await listen(actor)
        await until(lambda: actor.table.stage == "over")
        assert listener.whole
        assert next_due(actor.table) is None


@in_loop
async def test_somebody_is_warned_before_the_clock_answers(sqlite_url: str) -> None:
    async with registries(sqlite_url, time_scale=100.0) as [registry]:
        actor = await deal_table(registry, "court", people=2, pace="quick")
        listener = await listen(actor)
        first = actor.table.asked[0]
        await until(lambda: listener.kinds)
        assert listener.warned[0][0] == first
        assert 0 <= listener.warned[0][1] <= 0.25 * 20 / 100


@in_loop
async def test_after_a_crash_another_hall_goes_on(database_url: str) -> None:
    """The first is not drained; bots, clocks and ids are as they were."""
    first = await make_registry(database_url, time_scale=50.0)
    actor = await deal_table(first, "court", people=2, bots=1)
    action = None
    while action is None:
        seat = actor.table.asked[0]
        if actor.table.chairs[seat].owner is None:
            await until(lambda: actor.table.asked != (seat,))  # noqa: B023
        else:
            action = first_move(actor, "once")
    number = await actor.do(action)
    table_id = actor.table.id
    await kill(first)
    async with registries(database_url, time_scale=200.0) as [second]:
        again = await second.find(table_id)
        assert again.table.number >= number
        with pytest.raises(answers.Repeated) as caught:
            await again.do(action)
        assert caught.value.number == number
        listener = await listen(again)
        await until(lambda: len(listener.numbers) > 10)
        assert listener.whole


@in_loop
async def test_a_table_whose_process_died_is_woken_though_nobody_asks_for_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "OVERDUE", 0.2)
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.05)
    first = await make_registry(database_url, time_scale=20.0)
    actor = await deal_table(first, "reset", people=1, bots=2)
    table_id = actor.table.id
    await kill(first)
    async with registries(database_url, time_scale=20.0) as [second]:
        await until(lambda: table_id in second.actors)
        woken = second.actors[table_id]
        before = woken.table.number
        await until(lambda: woken.table.number > before)
        await listen(woken)  # with a bot in the absent person's chair it goes on only if watched
        await until(lambda: woken.table.number > before + 5)


@in_loop
async def test_one_table_that_cannot_be_read_keeps_no_other_from_waking(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry_module, "OVERDUE", 0.1)
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.05)
    first = await make_registry(sqlite_url, time_scale=20.0)
    bad, good = [await deal_table(first, "reset", people=1, bots=1) for _ in range(2)]
    overdue = head_of(bad.table, 1.0)
    await first.log.append([Line(bad.table.id, 99, b"no entry at all", overdue)])
    bad_id, good_id = bad.table.id, good.table.id
    await kill(first)
    async with registries(sqlite_url, time_scale=20.0) as [second]:
        await until(lambda: good_id in second.actors)
        assert bad_id not in second.actors
        assert f"table {log_digest(bad_id)} (reset) could not be loaded" in caplog.text
        assert "no entry at all" not in caplog.text


@in_loop
async def test_bots_do_not_play_for_themselves(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens tables of bots and leaves would otherwise keep a server busy."""
    monkeypatch.setattr(registry_module, "IDLE", 0.05)
    monkeypatch.setattr(registry_module, "OVERDUE", -3600)  # whatever is due at all is looked at
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.02)
    async with registries(sqlite_url, time_scale=2000.0) as [registry]:
        alone = await deal_table(registry, "reset", people=0, bots=3)
        left = await deal_table(registry, "reset", people=1, bots=2)
        await left.do(presence.disconnected(0))
        number = left.table.number
        for actor in (alone, left):
            await until(lambda: actor.table.id not in registry.actors)  # noqa: B023
        assert (alone.table.number, left.table.number) == (4, number)
        assert await registry.log.overdue(registry.clock() + 3600, most=10) == {}
        again = await registry.find(left.table.id)
        listener = await listen(again, 0)
        await until(lambda: again.table.stage == "over")
        assert listener.whole


@in_loop
async def test_a_bot_has_chosen_before_it_answers(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it searched must not be seen from when it answers."""
    chosen: dict[int, list[float]] = {}
    choose = TableBots.choose
    async with registries(sqlite_url, time_scale=4.0) as [registry]:

        def noting(bots: TableBots, table: Table, seat: int) -> str:
            chosen.setdefault(table.number, []).append(registry.clock())
            return choose(bots, table, seat)

        monkeypatch.setattr(TableBots, "choose", noting)
        actor = await deal_table(registry, "court", people=1, bots=2)
        listener = await listen(actor)
        while actor.table.chairs[actor.table.asked[0]].owner is not None:
            await actor.do(first_move(actor))
        due, number = next_due(actor.table), actor.table.number
        assert due is not None
        await until(lambda: actor.table.number > number)
        assert len(chosen[number]) == 1
        assert chosen[number][0] < due.at <= actor.table.touched
        assert listener.whole


@in_loop
async def test_when_the_clock_is_set_back_bots_go_on(sqlite_url: str) -> None:
    shift = [0.0]
    log = DatabaseLog(connect(sqlite_url))
    await migrate(log.engine)
    registry = TableRegistry(log, clock=lambda: time.time() + shift[0], time_scale=100.0)
    actor = await deal_table(registry, "reset", people=1, bots=2)
    listener = await listen(actor)
    shift[0] = -3600
    number = actor.table.number
    await until(lambda: actor.table.number > number + 5)
    assert listener.whole
    await registry.close()


@in_loop
async def test_tables_written_in_the_future_are_woken(sqlite_url: str) -> None:
    """The clock was set back while no server ran."""
    first = await make_registry(sqlite_url)
    actor = await deal_table(first, "court", people=1, bots=1)
    await kill(first)
    log = DatabaseLog(connect(sqlite_url))
    assert actor.table.id in await log.overdue(time.time() - 3600, most=10)
    assert actor.table.id not in await log.overdue(time.time() - 30, most=10)
    await log.close()


@in_loop
async def test_a_log_line_names_digest_game_and_seat_but_never_the_id(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever reads the log must find the fault, and must not be able to join the table."""

    def fail(*_given: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(TableBots, "choose", fail)
    async with registries(sqlite_url, time_scale=2000.0) as [registry]:
        actor = await deal_table(registry, "reset", people=1, bots=1)
        await until(lambda: "bot of seat" in caplog.text)
        assert f"table {log_digest(actor.table.id)} (reset): bot of seat" in caplog.text
        assert actor.table.id not in caplog.text
