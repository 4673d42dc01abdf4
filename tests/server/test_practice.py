"""The practice over HTTP and in the page's worker: of games that bots played, and of finished deals."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tools.engine_rehearsal import MemoryStorage

from kupa.games import GAMES
from kupa.pocket.worker import Tables
from kupa.service import http_types
from support.http_device import Json
from support.server_thread import Device, run_server


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    folder: Path = tmp_path_factory.mktemp("server")
    with run_server(f"sqlite:///{folder / 'kupa.db'}", time_scale=2_000.0) as served:
        visitor = Device(served)
        yield visitor
        visitor.close()


def checked(found: Json) -> http_types.Practice:
    """Return a practice whose numbers all name places of its rounds."""
    practice = msgspec.convert(found, http_types.Practice)
    for made in practice.rounds:
        places = range(len(made.places))
        assert 1 <= made.level <= practice.levels
        assert set(made.answers) <= set(places)
        assert made.answers
        for step in made.steps:
            moved = [place for move in step.moves for place in move]
            assert {*moved, *step.new, *step.gone, *(place for place, _ in step.faces)} <= set(places)
        seats = {place.seat for place in made.places} - {None}
        assert seats <= set(range(len(practice.chairs)))
    return practice


def test_the_catalogue_says_which_games_are_practised(visitor: Device) -> None:
    for game in visitor.get("/api/games").json()["games"]:
        answer = visitor.get(f"/api/practice/{game['key']}?number=3")
        assert (answer.status_code == 200) == game["practice"], game["key"]
        if game["practice"]:
            found = checked(answer.json())
            assert found.game == game["key"]
            assert {made.level for made in found.rounds} == set(range(1, found.levels + 1))
        else:
            assert answer.json()["reason"] == "table.no_practice"


def test_the_worker_of_the_page_makes_the_same_rounds(visitor: Device) -> None:
    async def ask(game: str) -> str:
        tables = Tables(MemoryStorage(), lambda _: None)
        try:
            at = json.dumps({"game": game, "number": "3"})
            return await tables.request("GET /api/practice/{game}", at, "x" * 43, "")
        finally:
            await tables.registry.close()

    game = next(iter(GAMES))
    told = json.loads(asyncio.run(ask(game)))
    assert told == {"ok": True, "body": visitor.get(f"/api/practice/{game}?number=3").json()}


def test_a_finished_deal_is_practised_and_one_in_play_is_not(visitor: Device) -> None:
    table = visitor.open("pairs", bots="easy", chairs=3, deal=True, options={"size": "small"})
    address = f"/api/tables/{table}/practice/1"
    told = visitor.get(address)
    if told.status_code != 200:  # not over yet
        assert (told.status_code, told.json()["reason"]) == (404, "table.no_such_record")
    page = visitor.page(table)  # bots play for whoever watches
    until = time.monotonic() + 60
    while (told := visitor.get(address)).status_code != 200:
        assert told.json()["reason"] == "table.no_such_record"
        assert time.monotonic() < until
        time.sleep(0.05)
    page.close()
    found = checked(told.json())
    assert len(found.chairs) == 3
    assert found == checked(visitor.get(address).json())


@pytest.mark.parametrize("address", ["/api/practice/poker", "/api/practice/pairs?number=-1"])
def test_what_makes_no_sense_is_refused(visitor: Device, address: str) -> None:
    assert visitor.get(address).status_code == 400
