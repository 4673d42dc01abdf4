"""Coming late, playing again while the host sleeps, showing the table on a television."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browser import LANGUAGES, NewVisitor, Visitor, wait_for
from support.stored_positions import stored_answers
from support.tapper import Tapper

TELEVISION = (1920, 1080)


def held_up(visitor: Visitor, game: str, **more: object) -> str:
    """Open a table with two bots at which its host does not play on."""
    return visitor.open(game, chairs=3, options={"first": "0"}, **more)


def take_a_bots_chair(visitor: Visitor, table: str, name: str) -> Page:
    """Come by the link to a game that is played, and sit down."""
    page = visitor.go(f"/t/{table}") if visitor.page.url == "about:blank" else visitor.page
    page.get_by_role("button", name="Play in a bot's place").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator("main[aria-busy]").wait_for()
    return page


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_whoever_comes_late_takes_a_bots_chair_and_plays_on(
    new_visitor: NewVisitor, server_folder: Path, game: str
) -> None:
    noa, dina = new_visitor(), new_visitor()
    table = held_up(noa, game)
    page = dina.go(f"/t/{table}")
    page.get_by_text("A bot's chair is free for you.").wait_for()
    expect(page.locator(".frame")).to_have_count(0)  # nobody may watch
    take_a_bots_chair(dina, table, "Dina")
    chair = noa.ask("GET", f"/api/tables/{table}")["table"]["chairs"][1]
    assert (chair["kind"], chair["name"], chair["level"]) == ("person", "Dina", None)
    page.locator(".frame, .general").first.wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)
    noa.ask("DELETE", f"/api/tables/{table}/chairs/mine")  # a bot plays on for the host
    tapper = Tapper(page)
    wait_for(lambda: tapper.tap() is None or (1, "person") in played(server_folder, table))


def played(folder: Path, table: str) -> list[tuple[int, str]]:
    """Return who has played what so far, by seat."""
    return [(seat, who) for seat, _, who in stored_answers(folder, table)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chair_is_taken_in_every_language_on_the_smallest_phone(
    new_visitor: NewVisitor, language: str
) -> None:
    noa, dina = new_visitor(), new_visitor(language, (360, 640))
    table = held_up(noa, "reset", onlookers=True)
    page = dina.go(f"/t/{table}")
    page.locator(".pilot button").click()
    page.locator("dialog[open] input").first.wait_for()
    assert dina.violations() == []
    assert dina.overflow() == 0
    page.locator("dialog[open] input[autocomplete=nickname]").fill("سامي")
    page.locator("dialog[open] button[type=submit]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".pilot")).to_have_count(0)


def test_name_and_symbol_are_changed_while_the_game_goes_on(new_visitor: NewVisitor) -> None:
    noa = new_visitor()
    table = held_up(noa, "court")
    page = noa.go(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My name and symbol").click()
    page.get_by_label("Your name").fill("Grandma")
    page.locator("dialog[open] label", has=page.get_by_label("Citron")).click()
    assert noa.violations() == []
    page.get_by_role("button", name="Save").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    chair = noa.ask("GET", f"/api/tables/{table}")["table"]["chairs"][0]
    assert (chair["name"], chair["colour"]) == ("Grandma", "citron")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_bot_sits_whoever_comes_late_is_dealt_in_with_the_next_game(
    new_visitor: NewVisitor, language: str
) -> None:
    noa, omar, dina = new_visitor(), new_visitor(), new_visitor(language, (360, 640))
    table = noa.open("court", bots=None, deal=False, pace="quick", options={"turns": "4"})
    omar.ask("POST", f"/api/tables/{table}/chairs", {"name": "Omar"})
    noa.ask("POST", f"/api/tables/{table}/deal")
    page = dina.go(f"/t/{table}")
    page.locator("main button.primary").click()
    assert dina.violations() == []
    assert dina.overflow() == 0
    page.locator("dialog[open] input[autocomplete=nickname]").fill("سامي")
    page.locator("dialog[open] button[type=submit]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    shown = noa.ask("GET", f"/api/tables/{table}")["table"]
    assert ([each["name"] for each in shown["waiting"]], len(shown["chairs"])) == (["سامي"], 2)
    for visitor in (noa, omar):
        visitor.go(f"/t/{table}").locator(".frame").wait_for()
    omar.page.get_by_role("button", name="Play again").click()
    page.locator("main[aria-busy] .frame").wait_for()
    wait_for(lambda: dina.ask("GET", f"/api/tables/{table}")["you"] == 2)


def test_while_the_hosts_phone_sleeps_another_deals_the_rematch(new_visitor: NewVisitor) -> None:
    noa, omar = new_visitor(), new_visitor()
    table = noa.open("court", bots=None, deal=False, pace="quick", options={"turns": "4"})
    omar.ask("POST", f"/api/tables/{table}/chairs", {"name": "Omar"})
    for visitor in (noa, omar):
        visitor.go(f"/t/{table}").get_by_role("heading", name="Who is at the table?").wait_for()
    phone = noa.context.new_cdp_session(noa.page)
    noa.page.get_by_role("button", name="Start playing").click()
    noa.page.locator(".frame").wait_for()
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    page = omar.page
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".end")).to_have_count(0)
    wait_for(lambda: omar.ask("GET", f"/api/tables/{table}")["table"]["deal"] == 2)
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    expect(noa.page.locator(".frame")).to_be_visible()
    assert [chair["name"] for chair in omar.ask("GET", f"/api/tables/{table}")["table"]["chairs"]] == [
        "Noa",
        "Omar",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_television_is_opened_from_a_phone_that_stays_on_its_page(
    new_visitor: NewVisitor, language: str
) -> None:
    phone, television = new_visitor(language, (360, 640)), new_visitor(language, TELEVISION)
    table = phone.open("reset", chairs=2, deal=False)
    page = phone.go(f"/t/{table}")
    page.locator("section[aria-labelledby=invite] .text > button").click()
    code = page.locator("dialog[open] .code")
    code.wait_for()
    assert phone.violations() == []
    assert phone.overflow() == 0
    expect(page.locator("dialog[open] .address")).to_contain_text("/tv")
    screen = television.go("/tv")
    assert television.violations() == []
    screen.locator("main input").fill(code.inner_text().replace("\n", ""))
    screen.locator("main button[type=submit]").click()
    expect(screen.locator(".join .code")).to_be_visible()
    assert screen.url.endswith(f"/screen/{table}")
    assert page.url.endswith(f"/t/{table}")
    phone.ask("POST", f"/api/tables/{table}/deal")
    expect(screen.locator(".screen .frame")).to_be_visible()  # although nobody else may watch
    assert not phone.ask("GET", f"/api/tables/{table}")["table"]["onlookers"]
    page.locator("main[aria-busy]").wait_for()
