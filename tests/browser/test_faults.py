"""What can go wrong between a page and its table, with a real server at the other end of the line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from support.browser import NewVisitor, ServerProcess, Visitor, wait_for
from support.stored_positions import stored_answers, stored_entries
from support.tcp_proxy import TcpProxy, tcp_proxy

LONG = 21_000  # milliseconds after which a lost connection is worth a sheet
LOST = ("WebSocket connection to", "net::ERR")  # what a browser says of a lost line


@pytest.fixture
def proxy(address: str) -> Iterator[TcpProxy]:
    """A line to the server that can be cut."""
    with tcp_proxy(address) as proxy:
        yield proxy


@pytest.fixture
def far(new_visitor: NewVisitor, proxy: TcpProxy) -> Iterator[Visitor]:
    """Somebody whose browser reaches the table through the proxy; the test itself asks directly."""
    visitor = new_visitor()
    visitor.address = proxy.address
    yield visitor
    visitor.forgive(*LOST)


def _sit(visitor: Visitor, **more: object) -> str:
    """Come to a table of Pairs, alone or with others."""
    usual = {"chairs": 1, "bots": None, "options": {"size": "large", "first": "0"}}
    table = visitor.open("pairs", **{**usual, **more})
    visitor.go(f"/t/{table}")
    visitor.page.locator("main[aria-busy=false]").wait_for()
    return table


def _turn(page: Page, place: int) -> None:
    """Turn a card that lies covered, and see it open."""
    card = page.locator(".grid button").nth(place)
    card.click()
    expect(card).not_to_have_attribute("aria-label", f"Card {place + 1}, face down")
    page.locator("main[aria-busy=false]").wait_for()


def _pill(page: Page) -> Locator:
    return page.locator(".pill[role=status]")


def _sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="One moment, reconnecting…")


def test_after_twenty_seconds_the_pill_becomes_a_sheet_which_goes_by_itself(
    far: Visitor, proxy: TcpProxy
) -> None:
    page = far.page
    page.clock.install()
    _sit(far)
    proxy.cut()
    _pill(page).wait_for()
    expect(_sheet(page)).to_have_count(0)
    page.clock.fast_forward(LONG)
    _sheet(page).wait_for()
    proxy.restore()
    page.clock.fast_forward(LONG)  # by then there was another attempt
    expect(_sheet(page)).to_have_count(0)
    expect(_pill(page)).to_have_count(0)
    _turn(page, 3)


def test_whoever_was_away_is_told_that_a_bot_played_and_has_the_seat_back(
    far: Visitor, proxy: TcpProxy
) -> None:
    table = _sit(far, chairs=2, bots="easy", onlookers=True, options={"size": "large", "first": "0"})
    with far.watching(table):
        proxy.cut()
        wait_for(lambda: _chair(far, table)["piloted"])
        before = far.ask("GET", f"/api/tables/{table}")["n"]
        wait_for(lambda: far.ask("GET", f"/api/tables/{table}")["n"] > before + 2)
    proxy.restore()
    far.page.get_by_text("A bot played for you while you were away.").wait_for()
    assert not _chair(far, table)["piloted"]


def test_whoever_let_the_clock_run_out_twice_takes_the_seat_again_with_one_tap(
    new_visitor: NewVisitor, server_folder: Path
) -> None:
    visitor = new_visitor()
    table = visitor.open("pairs", bots="easy", pace="quick", deal=False, options={"size": "large"})
    page = visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Start playing").click()
    page.get_by_text("A bot is playing for you until you come back.").wait_for()
    assert "back" not in _kinds(server_folder, table)
    page.get_by_role("button", name="I'm back").click()
    wait_for(lambda: "back" in _kinds(server_folder, table))
    kinds = _kinds(server_folder, table)
    assert kinds.index("piloted") < kinds.index("back")


def _kinds(server_folder: Path, table: str) -> list[str]:
    return [entry["kind"] for entry in stored_entries(server_folder, table)]


def _chair(visitor: Visitor, table: str) -> dict[str, bool]:
    chair: dict[str, bool] = visitor.ask("GET", f"/api/tables/{table}")["table"]["chairs"][0]
    return chair


def test_a_refused_move_is_explained_and_its_very_ruling_is_one_tap_away(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    table = visitor.open("court", options={"first": "0"})
    visitor.page.route_web_socket("**/ws?at=*", lambda line: _garble(line, "swap 9 1"))
    page = visitor.go(f"/t/{table}")
    page.locator("main[aria-busy=false]").wait_for()
    page.locator("[data-no='1']").click()
    page.locator(".acts button:not([aria-disabled=true])").first.click()
    alert = page.get_by_role("alert").filter(has_text="7")
    alert.wait_for()
    alert.get_by_role("button", name="C3").click()
    rule = page.locator("dialog[open] #C3")
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator("main[aria-busy=false]").wait_for()


def _garble(line: WebSocketRoute, move: str) -> None:
    """Let another move reach the server than was made; its answer comes back as it is."""
    server = line.connect_to_server()

    def send(text: str | bytes) -> None:
        message = json.loads(text)
        server.send(json.dumps({**message, "move": move}) if message["t"] == "move" else text)

    line.on_message(send)


def test_a_move_whose_answer_was_lost_is_played_once(
    far: Visitor, proxy: TcpProxy, server_folder: Path
) -> None:
    table = _sit(far)
    proxy.drops_responses = True
    far.page.locator(".grid button").nth(4).click()
    wait_for(lambda: stored_answers(server_folder, table))
    proxy.cut()
    _pill(far.page).wait_for()
    proxy.restore()
    expect(_pill(far.page)).to_have_count(0)
    _turn(far.page, 9)
    assert stored_answers(server_folder, table) == [(0, "turn 5", "person"), (0, "turn 10", "person")]


def test_a_server_that_is_started_again_finds_its_pages_where_they_were(
    new_visitor: NewVisitor, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path)
    try:
        visitor = new_visitor()
        visitor.address = visitor.api_address = server.address
        table = _sit(visitor)
        _turn(visitor.page, 0)
        server.stop()
        _pill(visitor.page).wait_for()
        server.start()
        expect(_pill(visitor.page)).to_have_count(0)
        _turn(visitor.page, 1)
        assert [move for _, move, _ in stored_answers(tmp_path, table)] == ["turn 1", "turn 2"]
        visitor.forgive(*LOST)
    finally:
        server.stop()


def test_a_phone_that_was_asleep_and_lost_its_line_catches_up(
    far: Visitor, proxy: TcpProxy, new_visitor: NewVisitor
) -> None:
    table = _sit(far)
    awake = new_visitor()
    awake.context.add_init_script(f"localStorage['kupa.device'] = '{far.secret}'")  # a second device
    awake.go(f"/t/{table}")
    awake.page.locator("main[aria-busy=false]").wait_for()
    phone = far.context.new_cdp_session(far.page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    proxy.cut()
    for place in (0, 1, 2):
        _turn(awake.page, place)
    proxy.restore()
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    expect(far.page.locator(".grid button.first")).to_have_count(1)
    _turn(far.page, 3)
