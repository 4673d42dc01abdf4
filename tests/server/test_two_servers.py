"""Two servers, one table: whoever is connected where, everybody plays, hears and is seen alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kupa.server import socket_session
from support.server_thread import Device, ServerThread, play_out, run_server


@pytest.fixture
def servers(postgres_url: str, redis_url: str) -> Iterator[tuple[ServerThread, ServerThread]]:
    with (
        run_server(postgres_url, redis_url=redis_url) as one,
        run_server(postgres_url, redis_url=redis_url) as two,
    ):
        yield one, two


def elsewhere(device: Device, served: ServerThread) -> Device:
    """Return the same device, connected to another server."""
    other = Device(served, device.name)
    other.secret = device.secret
    return other


def test_pages_of_two_servers_play_one_game(servers: tuple[ServerThread, ServerThread]) -> None:
    one, two = servers
    noa, omar = Device(one), Device(two, "Omar")
    table = noa.open("pairs", chairs=2, options={"size": "small"}, pace="untimed")
    noa.sit(table)
    omar.sit(table)
    pages = [noa.page(table), omar.page(table)]
    number = noa.ask("POST", f"/api/tables/{table}/deal").json()["n"]
    for page in pages:
        page.catch_up(number)
    over = play_out(pages, Random(3))
    assert len(over["ranks"]) == 2
    for page in pages:
        told = [each["n"] for each in page.heard if each["t"] == "told"]
        assert told == list(range(number + 1, page.n + 1))
        page.close()
    for device in (noa, omar):
        device.close()


def test_what_is_said_on_one_server_is_heard_on_the_other(
    servers: tuple[ServerThread, ServerThread],
) -> None:
    one, two = servers
    noa, omar = Device(one), Device(two, "Omar")
    table = noa.open("court", chairs=2)
    noa.sit(table)
    omar.sit(table)
    here, there = noa.page(table), omar.page(table)
    here.send({"t": "say", "key": "phrase.hello"})
    assert there.expect("said") == {"t": "said", "seat": 0, "key": "phrase.hello"}
    there.send({"t": "say", "key": "reaction.tea"})
    assert here.expect("said")["seat"] == 0
    assert here.expect("said")["seat"] == 1
    for each in (here, there, noa, omar):
        each.close()


def test_whoever_has_a_page_on_the_other_server_is_here(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "GRACE", 0.05)
    one, two = servers
    noa = Device(one)
    table = noa.open("court", chairs=2)
    noa.sit(table)
    twin = elsewhere(noa, two)
    first, second = noa.page(table), twin.page(table)
    first.cut()
    while second.heard[-1].get("what") != "back":
        second.receive()
    assert second.heard[-1]["table"]["chairs"][0]["away"] is False
    for each in (second, noa, twin):
        each.close()
