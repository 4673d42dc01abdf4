"""Coming back: the family's table after a month, and the games that were finished on this device."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browser import LANGUAGES, NewVisitor, ServerProcess, Visitor, wait_for
from support.past_games import past_games
from support.tapper import Tapper

MONTH = 30 * 24 * 3600.0
SIZES = ((360, 640), (390, 844), (1280, 800), (1920, 1080))


def play_an_evening(noa: Visitor, omar: Visitor) -> str:
    """Play a short game to its end, the clock answering for both; keep the table for the next time."""
    table = noa.open("court", bots=None, deal=False, pace="quick", options={"turns": "4"})
    omar.ask("POST", f"/api/tables/{table}/chairs", {"name": "Omar"})
    noa.ask("PUT", f"/api/tables/{table}/family", {"name": "Friday at Noa's"})
    for visitor in (noa, omar):
        visitor.go(f"/t/{table}")
    noa.page.get_by_role("button", name="Start playing").click()
    for visitor in (noa, omar):
        visitor.page.locator(".end h2").wait_for()
    return table


def test_a_familys_table_is_begun_again_in_two_taps_after_a_restart_and_a_month(
    browser: Browser, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path)
    noa, omar = (Visitor(browser, server.address) for _ in range(2))
    try:
        table = play_an_evening(noa, omar)
        before = noa.ask("GET", f"/api/tables/{table}")
        for visitor in (noa, omar):
            visitor.page.goto("about:blank")
        server.stop()
        server.ahead = MONTH
        server.start()
        page = omar.go("/")
        expect(page.get_by_role("heading", name="Friday at Noa's")).to_be_visible()
        page.get_by_role("button", name="To the table").click()
        page.get_by_role("heading", name="Friday at Noa's · The King's Court").wait_for()
        noa.go(f"/t/{table}").get_by_role("button", name="Start playing").wait_for()
        wait_for(lambda: not any(each["away"] for each in chairs(noa, table)))
        page.get_by_role("button", name="Start playing").click()
        for visitor in (noa, omar):
            visitor.page.locator(".frame").wait_for()
        now = noa.ask("GET", f"/api/tables/{table}")
        assert now["table"]["deal"] == 2
        assert now["table"]["options"] | {"first": "none"} == before["table"]["options"]
        assert [(each["name"], each["colour"]) for each in now["table"]["chairs"]] == [
            (each["name"], each["colour"]) for each in before["table"]["chairs"]
        ]
        noa.page.locator(".end h2").wait_for()
        family = noa.ask("GET", f"/api/tables/{table}")["family"]
        assert family["evenings"] == 2
        assert all(None not in member["wins"] for member in family["members"])
        for visitor in (noa, omar):
            visitor.forgive("localStorage")  # of the empty page they waited at
            assert visitor.complaints == []
    finally:
        noa.leave()
        omar.leave()
        server.stop()


def chairs(visitor: Visitor, table: str) -> list[dict[str, object]]:
    """Return the chairs of a table."""
    found: list[dict[str, object]] = visitor.ask("GET", f"/api/tables/{table}")["table"]["chairs"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_past_games_are_summed_up_listed_and_deleted_and_leave_the_device_never(
    new_visitor: NewVisitor, language: str
) -> None:
    visitor = new_visitor(language)
    kept = json.dumps(past_games("AAAAAAAAAAAAAAAA", 8))
    visitor.context.add_init_script(f"localStorage['kupa.history'] ??= {kept}")
    sent: list[str] = []
    visitor.page.on("request", lambda each: sent.append(each.post_data or ""))
    page = visitor.go("/past")
    expect(page.locator(".game")).to_have_count(8)
    assert page.locator("dd").all_inner_texts() == ["8", "5", "1"]
    for size in SIZES:
        visitor.resize(size)
        assert visitor.overflow() == 0
    assert visitor.violations() == []
    with page.expect_download() as download:
        page.locator(".kept button").first.click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))) == 8
    page.locator(".kept button").nth(1).click()
    page.locator(".kept button").first.click()
    expect(page.locator(".game")).to_have_count(0)
    assert page.evaluate("localStorage['kupa.history']") == "[]"
    assert not any("Tehila" in each for each in sent)


def test_a_game_that_was_played_alone_is_found_among_past_games_until_it_is_deleted(
    new_quick_visitor: NewVisitor,
) -> None:
    visitor = new_quick_visitor()
    table = visitor.open("pairs", chairs=1, bots=None, options={"size": "small"})
    page = visitor.go(f"/t/{table}")
    Tapper(page).play()
    record = page.locator(".record")
    expect(record).to_have_text(re.compile(r"^Your best: \W?\d+ attempts\W?$"))
    attempts = record.inner_text().removeprefix("Your best: ").strip("\u2068\u2069")
    page = visitor.go("/past")
    expect(page.locator(".game")).to_have_attribute("href", f"/replay/{table}/1")
    expect(page.locator(".game small")).to_have_text(f"on your own · {attempts}")
    assert page.locator("dd").all_inner_texts() == ["1", "0", "0"]
    page.locator(".game").click()
    page.locator(".controls").wait_for()
    page.go_back()
    page.locator(".back").click()
    expect(page).to_have_url(f"{visitor.address}/review/{table}/1#0")
    page.locator("h1").first.wait_for()
    visitor.go("/past")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    (saved,) = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (saved["table"], saved["game"], saved["ranks"]) == (table, "pairs", [1])
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete them").click()
    expect(page.get_by_text("No game has been finished on this device yet.")).to_be_visible()
    visitor.go("/past")
    expect(page.locator(".game")).to_have_count(0)


def test_title_and_icon_of_the_tab_say_whose_turn_it_is(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    table = visitor.open("court", chairs=3, options={"first": "0"})
    page = visitor.go(f"/t/{table}")
    page.locator("main[aria-busy=false]").wait_for()
    expect(page).to_have_title("Your turn · The King's Court · Kupa")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    page.goto(f"{visitor.address}/")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icons/icon.svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_permission_is_asked_only_of_who_wants_to_be_called(
    new_visitor: NewVisitor, language: str
) -> None:
    visitor = new_visitor(language, SIZES[0])
    visitor.context.add_init_script("Notification.requestPermission = () => { window.asked = true; }")
    quick = visitor.open("court", bots=None, deal=False)
    page = visitor.go(f"/t/{quick}")
    page.locator("footer button").wait_for()
    expect(page.locator("a[href='/tables']")).to_have_count(0)
    slow = visitor.open("court", bots=None, deal=False, pace="days")
    page = visitor.go(f"/t/{slow}")
    expect(page.locator("a[href='/tables']")).to_be_visible()
    assert visitor.violations() == []
    assert visitor.overflow() == 0
    assert page.evaluate("window.asked ?? false") is False
