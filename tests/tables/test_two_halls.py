"""Two processes serve one table: PostgreSQL has the truth, Redis only tells it sooner."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from kupa.tables import hall as hall_module
from kupa.tables.hall import Hall
from kupa.tables.keeper import Keeper
from kupa.tables.telling import CHANNEL
from support import services
from support.desk import facts
from support.halls import Ear, halls, kill, listen, one_move, seat_all
from support.loop import in_loop, until

pytestmark = pytest.mark.xdist_group("services")


async def beside(hall: Hall, keeper: Keeper) -> tuple[Keeper, Ear]:
    """Look at a table from another hall."""
    other = await hall.find(keeper.table.id)
    return other, await listen(other)


@in_loop
async def test_what_one_writes_the_other_tells(postgres_url: str, redis_url: str) -> None:
    async with halls(postgres_url, redis_url, count=2) as [one, two]:
        keeper = await seat_all(one)
        other, ear = await beside(two, keeper)
        for _ in range(10):
            await keeper.do(one_move(keeper))
            await until(lambda: other.table.number == keeper.table.number)
            await other.do(one_move(other))
            await until(lambda: other.table.number == keeper.table.number)
        assert ear.whole
        assert facts(other.table) == facts(keeper.table)


@in_loop
async def test_the_same_answer_sent_to_both_is_played_once(postgres_url: str, redis_url: str) -> None:
    async with halls(postgres_url, redis_url, count=2) as [one, two]:
        keeper = await seat_all(one)
        other, ear = await beside(two, keeper)
        for _ in range(10):
            await until(lambda: other.table.number == keeper.table.number)
            before, act = keeper.table.number, one_move(keeper)
            await asyncio.gather(keeper.do(act), other.do(act), return_exceptions=True)
            await until(lambda: other.table.number == keeper.table.number)
            assert keeper.table.number == before + 1
        assert ear.whole
        assert keeper.conflicts + other.conflicts > 0


@in_loop
async def test_what_is_due_in_both_is_written_once(postgres_url: str, redis_url: str) -> None:
    async with halls(postgres_url, redis_url, count=2, haste=40.0) as [one, two]:
        keeper = await seat_all(one, "reset", people=0, bots=3)
        other, ear = await beside(two, keeper)
        await until(lambda: "over" in {keeper.table.phase, other.table.phase}, 60)
        await until(lambda: other.table.number == keeper.table.number)
        assert ear.whole
        assert len(await one.log.load(keeper.table.id)) == keeper.table.number + 1
        assert facts(other.table) == facts(keeper.table)


@in_loop
async def test_without_redis_the_log_is_looked_at(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One entry is missed as easily as many."""
    monkeypatch.setattr(hall_module, "ROUND", 0.05)
    with services.redis() as lost:
        async with halls(postgres_url, lost, count=2) as [one, two]:
            keeper = await seat_all(one)
            other, ear = await beside(two, keeper)
            await keeper.do(one_move(keeper))
            await until(lambda: other.table.number == keeper.table.number)
            await _shut(lost)
            for moves in (1, 3):
                for _ in range(moves):
                    await keeper.do(one_move(keeper))
                await until(lambda: other.table.number == keeper.table.number)
            assert ear.whole


async def _shut(url: str) -> None:
    client: Redis = Redis.from_url(url)
    await client.shutdown(nosave=True)
    await client.aclose()


@in_loop
async def test_nonsense_on_the_channel_does_not_deafen(postgres_url: str, redis_url: str) -> None:
    async with halls(postgres_url, redis_url, count=2) as [one, two]:
        keeper = await seat_all(one)
        other, ear = await beside(two, keeper)
        client: Redis = Redis.from_url(redis_url)
        number = str(keeper.table.number + 1).encode()
        for message in (b"", b"x", b"a b c d", b"me %s %s {" % (keeper.table.id.encode(), number)):
            await client.publish(CHANNEL, message)
        await client.aclose()
        monitor = other.table.number
        for _ in range(3):
            await keeper.do(one_move(keeper))
        await until(lambda: other.table.number == keeper.table.number)
        assert (ear.whole, other.table.number) == (True, monitor + 3)


@in_loop
async def test_when_one_is_killed_the_other_goes_on(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "LATE", 0.2)
    monkeypatch.setattr(hall_module, "ROUND", 0.05)
    async with halls(postgres_url, redis_url, count=2, haste=20.0) as [one, two]:
        keepers = [await seat_all(one, "reset", people=0, bots=2) for _ in range(3)]
        ids = [keeper.table.id for keeper in keepers]
        await until(lambda: all(keeper.table.number > 8 for keeper in keepers))
        await kill(one)
        before = await two.log.numbers(ids)
        await until(lambda: set(ids) <= set(two.keepers))
        for table_id in ids:
            await until(lambda: two.keepers[table_id].table.number > before[table_id] + 3)  # noqa: B023
