"""A television shows a table although nobody else may watch, by a code of its host's phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kupa.tables.store.screen_codes import LIFETIME, ScreenCodes
from support.server_thread import Device, ServerThread, Sit, SocketClient

Show = Callable[[str], tuple[Device, SocketClient]]


@pytest.fixture
def device(normal_server: ServerThread) -> Iterator[Device]:
    made = Device(normal_server)
    yield made
    made.close()


@pytest.fixture
def show(normal_server: ServerThread) -> Iterator[Show]:
    """Look at a table on a device of its own."""
    made: list[tuple[Device, SocketClient]] = []

    def watch(table: str) -> tuple[Device, SocketClient]:
        device = Device(normal_server)
        made.append((device, device.page(table)))
        return made[-1]

    yield watch
    for device, page in made:
        page.cut()
        device.close()


def test_a_code_lets_one_screen_in_and_only_it(
    normal_server: ServerThread, seated: Sit, show: Show
) -> None:
    table, (noa, omar), (page, _) = seated(normal_server, "reset", 2, options={"first": "0"})
    (television, before), (other, strangers) = show(table), show(table)
    assert before.heard[0]["game"] is None
    assert omar.ask("POST", f"/api/tables/{table}/screen").json()["reason"] == "table.not_host"
    code = noa.ask("POST", f"/api/tables/{table}/screen").json()["code"]
    assert television.ask("POST", "/api/screens", {"code": code}).json() == {"id": table}
    assert before.expect("lobby")["game"]["view"]["hand"] == []
    assert other.ask("POST", "/api/screens", {"code": code}).json()["reason"] == "table.no_such_code"
    assert strangers.expect("lobby")["game"] is None
    page.move()
    assert before.expect("told")["game"]["moves"] == []
    assert noa.get(f"/api/tables/{table}").json()["table"]["screens"] == 1
    noa.ask("DELETE", f"/api/tables/{table}/screen")
    while before.heard[-1].get("what") != "screens_off":
        before.receive()
    assert before.heard[-1]["game"] is None


def test_a_code_ends_with_its_time_and_with_a_newer_one(normal_server: ServerThread) -> None:
    codes = ScreenCodes(normal_server.context.log.engine)
    first = normal_server.call(codes.make("T" * 16, 1000.0))
    second = normal_server.call(codes.make("T" * 16, 1001.0))
    assert normal_server.call(codes.take(first, 1002.0)) is None
    assert normal_server.call(codes.take(second, 1002.0 + LIFETIME)) is None
    assert normal_server.call(codes.take(second, 1002.0)) == "T" * 16
    assert normal_server.call(codes.take(second, 1002.0)) is None


@pytest.mark.parametrize("code", ["", "12", "x" * 400])
def test_what_is_no_code_opens_nothing(device: Device, code: str) -> None:
    answer = device.ask("POST", "/api/screens", {"code": code})
    assert (answer.status_code, answer.json()["reason"]) == (404, "table.no_such_code")


def test_a_rematch_is_dealt_at_once_and_its_seal_was_shown_before(
    fast_server: ServerThread, seated: Sit
) -> None:
    table, (_noa, omar), (_, page) = seated(
        fast_server, "court", 2, options={"turns": "4"}, pace="quick"
    )
    while (page.heard[-1].get("table") or {}).get("phase") != "over":
        page.receive()
    assert omar.ask("POST", f"/api/tables/{table}/rematch").status_code == 201
    gathered, dealt = page.expect("lobby"), page.expect("lobby")
    assert (gathered["what"], dealt["what"]) == ("again", "dealt")
    assert gathered["table"]["fair"]["seal"] == dealt["table"]["fair"]["seal"]
    again = omar.ask("POST", f"/api/tables/{table}/rematch")
    assert again.json()["reason"] == "table.not_over"
