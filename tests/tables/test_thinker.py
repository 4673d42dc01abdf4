"""Bots that search think in a process of their own, and choose what they would choose here."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from kupa.bots import seat_bot
from kupa.core import seeds
from kupa.core.events import heard
from kupa.core.match import Match
from kupa.games import find
from kupa.tables.actor import TableActor
from kupa.tables.thinker import Thinker
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


@in_loop
async def test_a_process_that_dies_is_an_error_and_the_next_question_starts_another() -> None:
    thinker = Thinker()
    bot, view, moves = asked_bot(1)
    first = await thinker.choose(bot, view, moves)
    assert thinker._process is not None
    thinker._process.kill()
    await thinker._process.wait()
    with pytest.raises((ValueError, ConnectionError)):
        await thinker.choose(bot, view, moves)
    assert await thinker.choose(bot, view, moves) == first
    await thinker.close()


@in_loop
async def test_it_ends_when_its_server_is_gone() -> None:
    thinker = Thinker()
    await thinker.choose(*asked_bot(1))
    process = thinker._process
    assert process is not None
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
        assert thinker._process is not None
        assert listener.whole


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
    assert "bots think in the event loop from now on" in caplog.text
