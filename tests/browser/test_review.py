"""Looking back in the page: what could be known, what turned the game, and its story."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from kupa import words
from support.browser import LAPTOP, NewVisitor, Visitor

PATIENCE = 60_000  # ms: a core that does other things as well
SMALLEST = (360, 640)


def looked_back(visitor: Visitor, table: str) -> Page:
    """Open the review of seat 1 while it is not made yet, and wait for all of it."""
    page = visitor.go(f"/review/{table}/1#1")
    page.locator("main.review .story li").first.wait_for(timeout=PATIENCE)
    assert 3 <= page.locator(".story li").count() <= 5
    assert visitor.overflow() == 0
    return page


def tab_to(page: Page, wanted: Locator) -> None:
    """Go on with the tab key until something is in focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError("the tab key does not lead there")


@pytest.mark.parametrize(("language", "size"), [("he", SMALLEST), ("ar", LAPTOP)])
def test_a_finished_game_is_looked_back_at_by_keyboard(
    new_quick_visitor: NewVisitor, language: str, size: tuple[int, int]
) -> None:
    visitor = new_quick_visitor(language, size)
    page = looked_back(visitor, visitor.finished("pairs", options={"size": "small"}))
    expect(page.locator("h1")).to_have_text(words.say(language, "review.title"))
    places = page.locator(".row button")
    expect(places).to_have_count(14)
    expect(places.first.locator("svg, img").first).to_be_visible()
    tab_to(page, page.locator(".switch button").last)
    page.keyboard.press("Enter")
    assert set(page.locator(".row .num").all_inner_texts()) == {"✓"}
    tab_to(page, places.nth(2))
    page.keyboard.press("Enter")
    expect(places.nth(2)).to_have_attribute("aria-pressed", "true")
    tab_to(page, page.get_by_role("slider"))
    page.keyboard.press("End")
    expect(places).to_have_count(0)  # all pairs are taken
    page.keyboard.press("Home")
    expect(places).to_have_count(14)
    assert visitor.violations() == []


def test_what_turned_a_game_of_the_court(new_quick_visitor: NewVisitor) -> None:
    """The end of the game leads to its review."""
    visitor = new_quick_visitor("en")
    options = {"size": "short", "turns": "60"}
    table = visitor.finished("court", chairs=3, options=options)
    end = visitor.go(f"/t/{table}")
    end.locator(f'a[href^="/review/{table}/1"]').wait_for(state="attached")
    page = looked_back(visitor, table)
    expect(page.locator(".how")).to_contain_text("counted")
    for choice in page.locator(".turning").all():
        expect(choice.locator("p")).to_have_count(3)
    page.locator(".turned summary").click()
    first = page.locator(".turned ol button").first
    expect(first).to_contain_text("strong player")
    first.click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.locator(".time button").last.click()
    expect(page.locator(".told")).not_to_be_empty()
    assert visitor.violations() == []
    page.emulate_media(color_scheme="dark")
    assert visitor.violations() == []


def test_the_end_card_tells_the_story_to_those_who_ask(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor("ar", SMALLEST)
    table = visitor.finished("pairs", options={"size": "small"})
    page = visitor.go(f"/t/{table}")
    story = page.locator(".end details").first
    story.locator("summary").wait_for(state="attached")
    expect(story.locator("li")).to_have_count(0)
    story.locator("summary").focus()
    page.keyboard.press("Enter")
    story.locator("li").first.wait_for(timeout=PATIENCE)
    assert 3 <= story.locator("li").count() <= 5
    assert visitor.violations() == []
    assert visitor.overflow() == 0


def test_a_replay_leads_to_the_review(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor("he", SMALLEST)
    table = visitor.finished("pairs", options={"size": "small"})
    page = visitor.go(f"/replay/{table}/1")
    page.locator(f'a[href^="/review/{table}/1"]').click()
    page.locator("main.review .story li").first.wait_for(timeout=PATIENCE)


def test_a_game_that_is_not_over_is_not_looked_back_at(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor("en")
    page = visitor.go(f"/review/{visitor.open('pairs', sit=0)}/1#0")
    expect(page.locator("main")).to_contain_text(words.say("en", "table.no_such_record"))
    expect(page.locator("main.review")).to_have_count(0)
    visitor.forgive("404", "409")
