"""Looking back in the page: what could be known, what turned the game, and its story."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.browser import LANGUAGES, NewVisitor

SMALLEST = (360, 640)


def story_of(page: Page) -> list[str]:
    """Wait for the story."""
    page.locator(".story li").first.wait_for(timeout=60_000)
    return page.locator(".story li").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_looked_back_at(new_quick_visitor: NewVisitor, language: str) -> None:
    visitor = new_quick_visitor(language, SMALLEST)
    table = visitor.finished("pairs", options={"size": "small"})
    page = visitor.go(f"/review/{table}/1#1")
    page.locator("main.review").wait_for(timeout=60_000)
    expect(page.locator(".row button")).to_have_count(14)
    expect(page.locator(".row button").first).to_have_attribute("aria-pressed", "true")
    assert 3 <= len(story_of(page)) <= 5
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".row button")).to_have_count(0)  # all pairs are taken
    page.keyboard.press("Home")
    expect(page.locator(".row button")).to_have_count(14)
    page.locator(".switch button").last.click()
    assert set(page.locator(".row .num").all_inner_texts()) == {"✓"}
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert visitor.violations() == []


def test_the_end_leads_to_the_review(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor()
    table = visitor.finished("pairs", options={"size": "small"})
    page = visitor.go(f"/t/{table}")
    page.locator(f'a[href^="/review/{table}/1"]').wait_for(state="attached")
