"""Two processes serve one table: PostgreSQL has the truth, Redis only tells it sooner."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from kupa.tables import entries as e, registry as registry_module
from kupa.tables.actor import TableActor
from kupa.tables.bus import CHANNEL
from kupa.tables.registry import TableRegistry
from support import services
from support.event_loop import in_loop, until
from support.offline_table import all_fields
from support.registries import RecordingListener, deal_table, first_move, kill, listen, registries


async def beside(registry: TableRegistry, actor: TableActor) -> tuple[TableActor, RecordingListener]:
    """Listen to a table from another registry."""
    other = await registry.find(actor.table.id)
    return other, await listen(other)


@in_loop
async def test_what_one_writes_the_other_tells(postgres_url: str, redis_url: str) -> None:
    async with registries(postgres_url, redis_url, count=2) as [one, two]:
        actor = await deal_table(one)
        other, listener = await beside(two, actor)
        for _ in range(10):
            await actor.do(first_move(actor))
            await until(lambda: other.table.number == actor.table.number)
            await other.do(first_move(other))
            await until(lambda: other.table.number == actor.table.number)
        assert listener.whole
        assert all_fields(other.table) == all_fields(actor.table)


@in_loop
async def test_the_same_answer_sent_to_both_is_played_once(postgres_url: str, redis_url: str) -> None:
    async with registries(postgres_url, redis_url, count=2) as [one, two]:
        actor = await deal_table(one)
        other, listener = await beside(two, actor)
        for _ in range(10):
            await until(lambda: other.table.number == actor.table.number)
            before, action = actor.table.number, first_move(actor)
            await asyncio.gather(actor.do(action), other.do(action), return_exceptions=True)
            await until(lambda: other.table.number == actor.table.number)
            assert actor.table.number == before + 1
        assert listener.whole
        assert actor.conflicts + other.conflicts > 0


@in_loop
async def test_what_is_due_in_both_is_written_once(postgres_url: str, redis_url: str) -> None:
    async with registries(postgres_url, redis_url, count=2, time_scale=40.0) as [one, two]:
        actor = await deal_table(one, "reset", people=0, bots=3)
        other, listener = await beside(two, actor)
        await until(lambda: "over" in {actor.table.stage, other.table.stage}, 60)
        await until(lambda: other.table.number == actor.table.number)
        assert listener.whole
        assert len(await one.log.load(actor.table.id)) == actor.table.number + 1
        assert all_fields(other.table) == all_fields(actor.table)


@in_loop
async def test_without_redis_the_log_is_looked_at(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One entry is missed as easily as many."""
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.05)
    with services.redis() as lost:
        async with registries(postgres_url, lost, count=2) as [one, two]:
            actor = await deal_table(one)
            other, listener = await beside(two, actor)
            await actor.do(first_move(actor))
            await until(lambda: other.table.number == actor.table.number)
            await _shut(lost)
            for moves in (1, 3):
                for _ in range(moves):
                    await actor.do(first_move(actor))
                await until(lambda: other.table.number == actor.table.number)
            assert listener.whole


async def _shut(url: str) -> None:
    client: Redis = Redis.from_url(url)
    await client.shutdown(nosave=True)
    await client.aclose()


@in_loop
async def test_a_forged_message_changes_nothing(postgres_url: str, redis_url: str) -> None:
    """Whoever can publish on the channel can make the log be read, and that is all."""
    async with registries(postgres_url, redis_url, count=2) as [one, two]:
        actor = await deal_table(one)
        other, listener = await beside(two, actor)
        forged = e.encode(e.Returned(1.0, 0)).decode()
        client: Redis = Redis.from_url(redis_url)
        number = actor.table.number + 1
        for told in (f"{number} {forged}", f"{number + 90}", 'chat 0 {"t":"bye"}', f"-1 {forged}",
                     f"chat {'0' * 64} 0 phrase.hello"):  # fmt: skip
            await client.publish(CHANNEL, f"me {actor.table.id} {told}".encode())
        await client.aclose()
        for _ in range(3):
            await actor.do(first_move(actor))
        await until(lambda: other.table.number == actor.table.number)
        assert (listener.whole, listener.said) == (True, [])
        actor.say(1, "phrase.hello")
        await until(lambda: listener.said == [(1, "phrase.hello")])


@in_loop
async def test_a_welcome_is_not_behind_what_another_process_has_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "MAINTENANCE", 60)
    with services.redis() as lost:
        async with registries(postgres_url, lost, count=2) as [one, two]:
            actor = await deal_table(one)
            other = await two.find(actor.table.id)
            await _shut(lost)
            await actor.do(first_move(actor))
            listener = await listen(other)
            assert listener.joined == [actor.table.number]


@in_loop
async def test_nonsense_on_the_channel_does_not_deafen(postgres_url: str, redis_url: str) -> None:
    async with registries(postgres_url, redis_url, count=2) as [one, two]:
        actor = await deal_table(one)
        other, listener = await beside(two, actor)
        client: Redis = Redis.from_url(redis_url)
        number = str(actor.table.number + 1).encode()
        for message in (b"", b"x", b"a b c d", b"me %s %s {" % (actor.table.id.encode(), number)):
            await client.publish(CHANNEL, message)
        await client.aclose()
        monitor = other.table.number
        for _ in range(3):
            await actor.do(first_move(actor))
        await until(lambda: other.table.number == actor.table.number)
        assert (listener.whole, other.table.number) == (True, monitor + 3)


@in_loop
async def test_when_one_is_killed_the_other_goes_on(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "OVERDUE", 0.2)
    monkeypatch.setattr(registry_module, "MAINTENANCE", 0.05)
    async with registries(postgres_url, redis_url, count=2, time_scale=60.0) as [one, two]:
        actors = [await deal_table(one, "reset", people=3, bots=1) for _ in range(3)]
        ids = [actor.table.id for actor in actors]
        await kill(one)
        before = await two.log.numbers(ids)
        await until(lambda: set(ids) <= set(two.actors))
        for table_id in ids:
            await until(lambda: two.actors[table_id].table.number > before[table_id] + 3)  # noqa: B023
