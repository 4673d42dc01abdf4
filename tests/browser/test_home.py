"""The home page: going on with a game, a code, playing alone, on the smallest phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser import LANGUAGES, NewVisitor, Visitor

SMALLEST = (360, 640)


def asked_table(visitor: Visitor) -> str:
    """Open a table at which it is the visitor's turn, as this device remembers it."""
    table = visitor.open("ushpizin", chairs=4, options={"exposure": "always", "first": "0"})
    visitor.go(f"/t/{table}").locator("main[aria-busy=false]").wait_for()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_phone_shows_what_to_go_on_with_and_the_code_without_scrolling(
    new_visitor: NewVisitor, language: str
) -> None:
    visitor = new_visitor(language, SMALLEST)
    table = asked_table(visitor)
    page = visitor.go("/")
    first = page.locator("main a").first
    expect(first).to_have_attribute("href", f"/t/{table}")
    expect(first.locator("strong")).to_be_visible()  # it is my turn
    for part in (first, page.locator("main input.num"), page.locator("label[data-game]").last):
        expect(part).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 640
    assert visitor.violations() == []


def test_all_my_tables_stand_on_a_page_of_their_own_my_turn_first(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    waiting = visitor.open("court", bots=None, deal=False)
    asked = asked_table(visitor)
    visitor.go(f"/t/{waiting}").get_by_role("button", name="Start playing").wait_for()
    page = visitor.go("/")
    page.get_by_role("link", name="All your tables (2)").click()
    links = page.locator("main section a")
    expect(links).to_have_count(2)
    assert [each.get_attribute("href") for each in links.all()] == [f"/t/{asked}", f"/t/{waiting}"]
    assert visitor.violations() == []


def test_name_symbol_and_level_are_asked_once_and_kept(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    page.locator("label[data-game=pairs]").click()
    page.get_by_role("button", name="Alone").click()
    page.get_by_label("Your name").fill("Grandma")
    page.locator("dialog[open] label", has=page.get_by_label("Fig")).click()
    page.locator("dialog[open] label", has_text="Medium").click()
    assert visitor.violations() == []
    page.get_by_role("button", name="Let's play").click()
    page.locator("main[aria-busy=false]").wait_for()
    alone = visitor.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["table"]
    assert [(each["name"], each["colour"]) for each in alone["chairs"]] == [("Grandma", "fig")]
    expect(page.locator(".clock")).to_have_count(0)
    visitor.go("/")
    expect(page.locator("footer label", has_text="Medium").locator("input")).to_be_checked()
    page.locator("footer label", has_text="First time").click()
    page.get_by_role("button", name="Play now").click()
    page.locator("main[aria-busy=false]").wait_for()
    table = visitor.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["table"]
    assert table["options"]["size"] == "small"
    assert {each["level"] for each in table["chairs"]} == {None, "easy"}
