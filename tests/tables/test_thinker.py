"""Bots that search think in a process of their own, and choose what they would choose here."""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path
from typing import Any

import pytest

from kupa.bots import seat_bot
from kupa.core import seeds
from kupa.core.events import heard
from kupa.core.match import Match
from kupa.games import find
from kupa.tables import timers
from kupa.tables.actor import TableActor
from kupa.tables.thinker import Resting, Thinker
from support.event_loop import in_loop
from support.registries import deal_table, first_move, listen, registries


async def play(actor: TableActor, entries: int) -> None:
    """Play on until there are so many entries; people play their first move."""
    while actor.table.number < entries and actor.table.stage == "playing":
        if actor.table.chairs[actor.table.asked[0]].owner is None:
            await asyncio.sleep(0.005)
        else:
            await actor.do(first_move(actor))


def asked_bot(seed: int) -> tuple[Any, Any, list[Any]]:
    """A hard bot of Reset that is asked first, what it sees and what it may play."""
    game = find("reset")
    match = Match(game, game.Options(), 4, seeds.from_number(seed))
    seat = match.asked()[0]
    bot = seat_bot("reset", "hard", seat, "x")
    for event in heard(match.opening, seat):
        bot.told(event)
    return bot, match.view(seat), match.moves(seat)


@in_loop
async def test_it_chooses_what_the_bot_would_choose_here() -> None:
    thinker = Thinker()
    for seed in range(1, 3):
        bot, view, moves = asked_bot(seed)
        chosen = moves[await thinker.choose(bot, view, moves)]
        assert chosen is bot.choose(view, moves)
    await thinker.close()


def process_of(thinker: Thinker) -> asyncio.subprocess.Process:
    """The only process of a thinker that has been asked before."""
    [kept] = thinker._idle
    assert kept.process is not None
    return kept.process


@in_loop
async def test_a_process_that_dies_is_an_error_and_the_next_question_starts_another() -> None:
    thinker = Thinker(1)
    bot, view, moves = asked_bot(1)
    first = await thinker.choose(bot, view, moves)
    process_of(thinker).kill()
    await process_of(thinker).wait()
    with pytest.raises((EOFError, ConnectionError)):
        await thinker.choose(bot, view, moves)
    assert await thinker.choose(bot, view, moves) == first
    await thinker.close()


@in_loop
async def test_one_that_fails_again_and_again_is_left_alone_for_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "nothing"))
    thinker, question = Thinker(1), asked_bot(1)
    for _ in range(2):
        assert thinker.ready
        with pytest.raises(OSError, match="nothing"):
            await thinker.choose(*question)
    assert not thinker.ready
    for _ in range(20):
        with pytest.raises(Resting):
            await thinker.choose(*question)
    assert len(caplog.records) == 2
    monkeypatch.undo()
    thinker._rests_until = 0.0
    assert thinker.ready
    assert await thinker.choose(*question) >= 0
    await thinker.close()


@in_loop
async def test_what_is_due_first_is_asked_first() -> None:
    thinker, question, ended = Thinker(1), asked_bot(1), list[float]()

    async def choose(at: float) -> None:
        await thinker.choose(*question, at)
        ended.append(at)

    await asyncio.gather(*(choose(at) for at in (0.0, 3.0, 1.0, 2.0)))
    assert ended == [0.0, 1.0, 2.0, 3.0]
    await thinker.close()


@in_loop
async def test_while_one_process_hangs_another_answers() -> None:
    thinker, question = Thinker(2), asked_bot(1)
    await thinker.choose(*question)
    process_of(thinker).send_signal(signal.SIGSTOP)
    hanging = asyncio.ensure_future(thinker.choose(*question))
    await asyncio.sleep(0)
    assert await thinker.choose(*question) >= 0
    assert not hanging.done()
    hanging.cancel()
    await thinker.close()


@in_loop
async def test_who_waits_no_longer_gives_the_place_up() -> None:
    thinker, question = Thinker(1), asked_bot(1)
    first, second = (asyncio.ensure_future(thinker.choose(*question)) for _ in range(2))
    await asyncio.sleep(0)
    second.cancel()
    first.cancel()
    assert await thinker.choose(*question) >= 0
    await thinker.close()


@in_loop
async def test_it_ends_when_its_server_is_gone() -> None:
    thinker = Thinker(1)
    await thinker.choose(*asked_bot(1))
    process = process_of(thinker)
    assert process.stdin is not None
    process.stdin.close()  # as the system does when a process ends, however it ends
    assert await asyncio.wait_for(process.wait(), 5) == 0
    await thinker.close()


@in_loop
async def test_a_table_of_searching_bots_plays_on_while_its_loop_is_free(sqlite_url: str) -> None:
    async with registries(sqlite_url, time_scale=100.0) as [registry]:
        registry.thinker = thinker = Thinker()
        actor = await deal_table(registry, "reset", people=1, bots=3, level="hard")
        listener = await listen(actor)
        await asyncio.wait_for(play(actor, 18), 30)
        assert thinker._idle or thinker._busy
        assert listener.whole


@in_loop
async def test_a_table_whose_thinker_died_asks_the_next_one(sqlite_url: str) -> None:
    async with registries(sqlite_url, time_scale=100.0) as [registry]:
        registry.thinker = thinker = Thinker(1)
        actor = await deal_table(registry, "reset", people=1, bots=3, level="hard")
        await listen(actor)
        asked = await asked_elsewhere(thinker, actor)
        asked.kill()
        await asked.wait()
        assert await asked_elsewhere(thinker, actor, asked) is not asked


async def asked_elsewhere(
    thinker: Thinker, actor: TableActor, before: asyncio.subprocess.Process | None = None
) -> asyncio.subprocess.Process:
    """Play on until a process has been asked that is not the one before; return it."""
    async with asyncio.timeout(30):
        while True:
            await play(actor, actor.table.number + 1)
            for kept in (*thinker._idle, *thinker._busy):
                if kept.process is not None and kept.process is not before:
                    return kept.process
            await asyncio.sleep(0.005)


@in_loop
async def test_a_bot_answers_at_its_time_though_its_process_hangs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "LATE", 0.0)  # where it is compiled that changes nothing: a second then

    async def hang(*_asked: object) -> int:
        await asyncio.Event().wait()
        return 0

    async with registries(sqlite_url, time_scale=20.0) as [registry]:
        registry.thinker = thinker = Thinker(1)
        monkeypatch.setattr(thinker, "choose", hang)
        actor = await deal_table(registry, "reset", people=1, bots=3, level="hard")
        await listen(actor)
        await asyncio.wait_for(play(actor, actor.table.number + 4), 30)


@in_loop
async def test_where_it_fails_bots_think_in_the_event_loop(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "nothing"))
    async with registries(sqlite_url, time_scale=100.0) as [registry]:
        registry.thinker = Thinker()
        actor = await deal_table(registry, "reset", people=1, bots=3, level="hard")
        await listen(actor)
        with caplog.at_level(logging.ERROR):
            await asyncio.wait_for(play(actor, 12), 30)
    failed = [record for record in caplog.records if "in which bots think failed" in record.message]
    assert 0 < len(failed) < 8  # they rest meanwhile: not one for each choice
