"""Records and logs that an earlier version wrote replay and load unchanged."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kupa.core.match import Match
from kupa.core.record import Record, parse
from kupa.games import find
from kupa.service import presenter
from kupa.service.outbox import encode
from support import stored_before as stored
from support.kupa_process import run_in_process
from support.server_thread import Device, ServerThread, play_out, run_server

EXPECTED: dict[str, Any] = json.loads((stored.FOLDER / "expected.json").read_text(encoding="utf-8"))
KEYS = frozenset(EXPECTED["keys"])
RECORDS = sorted(EXPECTED["records"])
TABLES = sorted(EXPECTED["tables"])
DEALS = [
    (name, deal) for name in TABLES for deal in range(1, len(EXPECTED["tables"][name]["deals"]) + 1)
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    database = tmp_path_factory.mktemp("before") / "kupa.db"
    stored.restore(database, time.time())
    with run_server(f"sqlite:///{database}") as served:
        yield served


def digest(thing: object) -> str:
    return stored.digest(stored.only(json.loads(encode(thing)), KEYS))


def text_of(name: str) -> str:
    return (stored.FOLDER / "records" / name).read_text(encoding="utf-8")


def replay(record: Record) -> tuple[Match[Any, Any, Any], list[Any]]:
    match: Match[Any, Any, Any] = Match.reopen(find(record.game), record)
    told = list(match.opening)
    for seat, move in record.answers:
        told += match.answer(seat, move)
    return match, [presenter.event(each.event) for each in told]


def test_every_stored_record_is_expected() -> None:
    assert sorted(file.name for file in (stored.FOLDER / "records").iterdir()) == RECORDS
    assert {parse(text_of(name)).game for name in RECORDS} == {"ushpizin", "court", "reset", "pairs"}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_ends_as_it_did(name: str) -> None:
    expected = EXPECTED["records"][name]
    match, events = replay(parse(text_of(name)))
    seats = {"onlooker": None, **{str(seat): seat for seat in range(match.seats)}}
    assert match.asked() == ()
    assert list(match.ranks()) == expected["ranks"]
    assert digest(events) == expected["events"]
    views = {eyes: digest(presenter.view(match.view(seat))) for eyes, seat in seats.items()}
    assert views == expected["views"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was(name: str) -> None:
    match, _ = replay(parse(text_of(name)))
    lines = [line for line in text_of(name).splitlines() if not line.startswith("#")]
    assert str(match.record()).splitlines() == lines


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("sealed")])
def test_a_sealed_record_still_verifies(name: str, tmp_path: Path) -> None:
    code, said, _ = run_in_process(tmp_path, "verify", str(stored.FOLDER / "records" / name))
    assert (code, "✗" in said) == (0, False)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_shown_as_it_was(server: ServerThread, name: str) -> None:
    expected = EXPECTED["tables"][name]
    table, secrets = expected["id"], [*expected["secrets"], None]
    states = [stored.state_of(server.url, table, secret) for secret in secrets]
    assert stored.only(states, KEYS) == expected["states"]
    welcomes = [stored.welcome_of(server.url, table, secret) for secret in (None, secrets[0])]
    assert stored.only(welcomes, KEYS) == expected["welcomes"]


@pytest.mark.parametrize(("name", "deal"), DEALS)
def test_a_finished_deal_is_replayed_as_it_was(server: ServerThread, name: str, deal: int) -> None:
    table, expected = EXPECTED["tables"][name]["id"], EXPECTED["tables"][name]["deals"][deal - 1]
    assert stored.digest(stored.record_of(server.url, table, deal)) == expected["record"]
    for eyes, known in expected["replays"].items():
        found = stored.replay_of(server.url, table, deal, eyes)
        assert (found["ranks"], found["total"]) == (expected["ranks"], expected["total"])
        assert stored.digest(stored.only(found, KEYS)) == known


def test_a_game_that_was_in_play_is_played_to_its_end(server: ServerThread) -> None:
    table, secrets = EXPECTED["tables"]["midgame"]["id"], EXPECTED["tables"]["midgame"]["secrets"]
    devices = [Device(server) for _ in range(3)]
    for device, secret in zip(devices, secrets, strict=False):
        device.secret = secret
    pages = [device.page(table) for device in devices]
    assert play_out(pages, Random(1))["phase"] == "over"
    match, _ = replay(parse(stored.record_of(server.url, table, 1)))
    assert match.asked() == ()
    for page, device in zip(pages, devices, strict=True):
        page.close()
        device.close()
