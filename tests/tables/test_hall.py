"""Keepers and halls: one after the other, written before told, alone or beside another process."""

from __future__ import annotations

import asyncio

import pytest

from kupa.core.refused import Refused
from kupa.tables import acts, answers, entries as e, hall as hall_module, presence
from kupa.tables.due import next_due
from kupa.tables.store import Line
from kupa.tables.summary import head_of
from support.desk import facts
from support.halls import SECRETS, halls, key, kill, listen, make_hall, one_move, seat_all
from support.loop import in_loop, until


@in_loop
async def test_a_table_is_opened_found_and_shown(database_url: str) -> None:
    async with halls(database_url) as [hall]:
        table_id, code = await hall.open(acts.Settings("reset"), SECRETS[0])
        assert len(code) == 6
        assert await hall.log.find_code(code) == table_id
        keeper = await hall.find(table_id)
        assert keeper.table.host == key(table_id, 0)
        with pytest.raises(Refused) as caught:
            await hall.find("nowhere")
        assert caught.value.reason == "table.no_such_table"


@pytest.mark.parametrize("strange", ["", "x" * 500, "a\x00b", "אבג", "../etc", "' or 1=1"])
def test_a_strange_id_is_no_table(strange: str, database_url: str) -> None:
    @in_loop
    async def ask() -> None:
        async with halls(database_url) as [hall]:
            with pytest.raises(Refused) as caught:
                await hall.find(strange)
            assert caught.value.reason == "table.no_such_table"

    ask()


@in_loop
async def test_what_is_told_is_in_the_log(database_url: str) -> None:
    async with halls(database_url) as [hall]:
        keeper = await seat_all(hall)
        ear = await listen(keeper)
        for _ in range(20):
            number = await keeper.do(one_move(keeper))
            assert ear.numbers[-1] == number
            assert (await hall.log.numbers([keeper.table.id]))[keeper.table.id] == number
        assert ear.whole


@in_loop
async def test_acts_that_come_together_are_done_one_after_the_other(sqlite_url: str) -> None:
    async with halls(sqlite_url) as [hall]:
        table_id, _ = await hall.open(acts.Settings("reset", chairs=2), SECRETS[0])
        keeper = await hall.find(table_id)
        sitting = [keeper.do(acts.sit(key(table_id, each), f"P{each}")) for each in range(8)]
        outcomes = await asyncio.gather(*sitting, return_exceptions=True)
        assert outcomes[:5] == [1, 2, 3, 4, 5]
        assert all(isinstance(each, Refused) for each in outcomes[5:])


@in_loop
async def test_an_entry_that_cannot_be_folded_harms_nobody(sqlite_url: str) -> None:
    async with halls(sqlite_url) as [hall]:
        keeper = await seat_all(hall)
        before = facts(keeper.table)
        with pytest.raises(Refused):
            await keeper.do(lambda _table, now: e.Answered(now, 0, "nonsense", "bot"))
        with pytest.raises(IndexError):
            await keeper.do(lambda _table, now: e.Back(now, 77))
        await keeper.do(one_move(keeper))
        assert keeper.table.number == before["number"] + 1


@in_loop
async def test_a_repeated_answer_is_known(sqlite_url: str) -> None:
    async with halls(sqlite_url) as [hall]:
        keeper = await seat_all(hall)
        act = one_move(keeper, "once")
        number = await keeper.do(act)
        with pytest.raises(answers.Repeated) as caught:
            await keeper.do(act)
        assert caught.value.number == number


@in_loop
async def test_a_table_nobody_looks_at_leaves_the_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "RESTS", 0.05)
    monkeypatch.setattr(hall_module, "ROUND", 0.01)
    async with halls(sqlite_url) as [hall]:
        table_id, _ = await hall.open(acts.Settings("reset"), SECRETS[0])
        keeper = await hall.find(table_id)
        await keeper.do(acts.sit(key(table_id, 0), "Noa"))
        ear = await listen(keeper)
        await asyncio.sleep(0.2)
        assert table_id in hall.keepers
        keeper.leave(ear)
        assert table_id in hall.keepers
        await until(lambda: table_id not in hall.keepers)
        again = await hall.find(table_id)
        assert facts(again.table) == facts(keeper.table)


@in_loop
async def test_whoever_acts_on_a_table_that_rests_stops_nobody(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page's leaving may be written down after the table has left the memory."""
    monkeypatch.setattr(hall_module, "RESTS", -1.0)
    monkeypatch.setattr(hall_module, "ROUND", 0.01)
    async with halls(sqlite_url) as [hall]:
        table_id, _ = await hall.open(acts.Settings("reset"), SECRETS[0])
        keeper = await hall.find(table_id)
        await keeper.do(acts.sit(key(table_id, 0), "Noa"))
        await until(lambda: table_id not in hall.keepers)
        assert await keeper.do(presence.gone(0)) == 2
        other, _ = await hall.open(acts.Settings("reset"), SECRETS[1])
        assert await (await hall.find(other)).do(acts.sit(key(other, 1), "Omar")) == 1
        assert (await hall.find(table_id)).table.chairs[0].gone is not None


@in_loop
async def test_bots_and_clocks_play_by_themselves(sqlite_url: str) -> None:
    async with halls(sqlite_url, haste=2000.0) as [hall]:
        keeper = await seat_all(hall, "reset", people=1, bots=2)
        ear = await listen(keeper)
        await until(lambda: keeper.table.phase == "over")
        assert ear.whole
        assert next_due(keeper.table) is None


@in_loop
async def test_somebody_is_warned_before_the_clock_answers(sqlite_url: str) -> None:
    async with halls(sqlite_url, haste=100.0) as [hall]:
        keeper = await seat_all(hall, "court", people=2, pace="quick")
        ear = await listen(keeper)
        first = keeper.table.asked[0]
        await until(lambda: ear.kinds)
        assert ear.hurried[0][0] == first
        assert 0 <= ear.hurried[0][1] <= 0.25 * 20 / 100


@in_loop
async def test_after_a_crash_another_hall_goes_on(database_url: str) -> None:
    """The first is not drained; bots, clocks and ids are as they were."""
    first = await make_hall(database_url, haste=50.0)
    keeper = await seat_all(first, "court", people=2, bots=1)
    act = None
    while act is None:
        seat = keeper.table.asked[0]
        if keeper.table.chairs[seat].owner is None:
            await until(lambda: keeper.table.asked != (seat,))  # noqa: B023
        else:
            act = one_move(keeper, "once")
    number = await keeper.do(act)
    table_id = keeper.table.id
    await kill(first)
    async with halls(database_url, haste=200.0) as [second]:
        again = await second.find(table_id)
        assert again.table.number >= number
        with pytest.raises(answers.Repeated) as caught:
            await again.do(act)
        assert caught.value.number == number
        ear = await listen(again)
        await until(lambda: len(ear.numbers) > 10)
        assert ear.whole


@in_loop
async def test_a_table_whose_process_died_is_woken_though_nobody_asks_for_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "LATE", 0.2)
    monkeypatch.setattr(hall_module, "ROUND", 0.05)
    first = await make_hall(database_url, haste=20.0)
    keeper = await seat_all(first, "reset", people=0, bots=3)
    table_id = keeper.table.id
    await kill(first)
    async with halls(database_url, haste=20.0) as [second]:
        await until(lambda: table_id in second.keepers)
        woken = second.keepers[table_id]
        before = woken.table.number
        await until(lambda: woken.table.number > before + 5)


@in_loop
async def test_one_table_that_cannot_be_read_keeps_no_other_from_waking(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_module, "LATE", 0.1)
    monkeypatch.setattr(hall_module, "ROUND", 0.05)
    first = await make_hall(sqlite_url, haste=20.0)
    bad, good = [await seat_all(first, "reset", people=0, bots=2) for _ in range(2)]
    overdue = head_of(bad.table, 1.0)
    await first.log.append([Line(bad.table.id, 99, b"no entry at all", overdue)])
    bad_id, good_id = bad.table.id, good.table.id
    await kill(first)
    async with halls(sqlite_url, haste=20.0) as [second]:
        await until(lambda: good_id in second.keepers)
        assert bad_id not in second.keepers
        assert "no entry at all" not in caplog.text
