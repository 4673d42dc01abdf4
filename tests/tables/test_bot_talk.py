"""Bots greet, thank and answer: in their way, seldom, and from what everybody knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kupa.service.wire import PHRASES
from kupa.tables import bot_talk, lobby_actions, seating
from kupa.tables.bot_talk import ANSWERS, CALM, CHARACTERS, CHEERFUL, DELAY, FRIENDLY
from kupa.tables.lobby_actions import TableSettings
from kupa.tables.table import Table
from support.event_loop import in_loop
from support.offline_table import OfflineTable
from support.registries import SECRETS, deal_table, key, listen, registries

FAST = 1000.0
AFTERWARDS = 2 * DELAY / FAST  # the event loop calls first what is due first


def test_all_that_bots_say_is_among_the_phrases_of_people() -> None:
    said = {each for who in (CHEERFUL, FRIENDLY, CALM) for each in who.greets + who.won + who.lost}
    said |= set(ANSWERS) | {each for answers in ANSWERS.values() for each in answers}
    assert said <= set(PHRASES)
    assert all("phrase.thanks" in who.won + who.lost for who in (CHEERFUL, FRIENDLY, CALM))


def remarks(table: Table) -> list[tuple[int, str] | None]:
    """Return all that would be said at a table now."""
    return [
        bot_talk.greeting(table),
        bot_talk.farewell(table),
        *(bot_talk.answer(table, each) for each in PHRASES),
    ]


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_what_a_bot_says_hangs_on_no_card(game: str) -> None:
    offline = OfflineTable(game, chairs=3).people(1).bots(2).deal()
    other = offline.reloaded()
    before = remarks(offline.table)
    other.match = None  # there is no game to look at, not even an open card
    assert [each for at, each in enumerate(remarks(other)) if at != 1] == before[:1] + before[2:]


def test_a_bot_speaks_by_its_level_and_only_from_its_own_chair() -> None:
    for level in ("easy", "medium", "hard"):
        offline = OfflineTable("court", options="turns=4", chairs=2).people(1).bots(1, level)
        offline.deal()
        who = CHARACTERS.get(level, FRIENDLY)
        seat, phrase = bot_talk.greeting(offline.table) or (None, "")
        assert (seat, phrase in who.greets) == (1, True)
        offline.wait_out()
        seat, phrase = bot_talk.farewell(offline.table) or (None, "")
        won = offline.match.ranks()[1] == 1
        assert (seat, phrase in (who.won if won else who.lost)) == (1, True)
    alone = OfflineTable("court", chairs=2).people(2).deal()
    alone.do(lobby_actions.leave_seat("omar"))  # a bot plays for a person who may come back
    assert remarks(alone.table) == [None] * len(remarks(alone.table))


def test_bots_say_nothing_in_lessons() -> None:
    offline = OfflineTable("court", chairs=2).people(1).bots(1).deal()
    offline.table.lesson = object()  # type: ignore[assignment]
    assert set(remarks(offline.table)) == {None}


@in_loop
async def test_bots_greet_answer_and_do_not_chatter(tmp_path: Path) -> None:
    async def play() -> list[tuple[int, str]]:
        async with registries(f"sqlite:///{tmp_path}/t.db", time_scale=FAST) as (registry,):
            table_id, _ = await registry.open(TableSettings("court", chairs=2), SECRETS[0])
            actor = await registry.find(table_id)
            noa, deaf = await listen(actor, 0), await listen(actor)
            await actor.do(seating.sit(key(table_id, 0), "Noa"))
            await actor.do(lobby_actions.seat_bot(key(table_id, 0), "easy"))
            await actor.do(lobby_actions.start(key(table_id, 0)))
            await asyncio.sleep(AFTERWARDS)
            for _ in range(5):
                actor.say(0, "phrase.well_played")  # at once after the greeting
            await asyncio.sleep(AFTERWARDS)
            assert noa.said == deaf.said
            return noa.said

    said = await play()
    bots = [phrase for seat, phrase in said if seat == 1]
    assert bots[0] in CHEERFUL.greets
    assert 1 <= len(bots) <= 2
    assert set(bots[1:]) <= {"phrase.thanks"}


@in_loop
async def test_nobody_speaks_where_nobody_listens_and_only_one_process_speaks(tmp_path: Path) -> None:
    async def play() -> list[tuple[int, str]]:
        url = f"sqlite:///{tmp_path}/t.db"
        async with registries(url, count=2, time_scale=FAST) as (one, other):
            actor = await deal_table(one, people=1, bots=1)
            follower = await other.find(actor.table.id)
            noa = await listen(follower, 0)
            follower.catch_up()
            await asyncio.sleep(AFTERWARDS)
            return noa.said

    assert await play() == []
