"""From the first visit to the first own move: three taps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import PHONE, Visitor
from support.page_scenarios import GAMES

MOST_TAPS = 3
# Counted by the window, which lasts as long as the page goes from place to place by itself.
COUNTED = "window.taps = 0; addEventListener('pointerdown', () => { window.taps++ }, true)"


@pytest.fixture
def stranger(browser: Browser, address: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, address, "en", PHONE, known=False, fast_clock=True)
    visitor.context.add_init_script(COUNTED)
    yield visitor
    visitor.leave()
    assert visitor.complaints == []


def is_asked(page: Page) -> None:
    """Wait for the first question, touching nothing: the bots may be first, and the cards are dealt."""
    page.wait_for_function("() => document.title.startsWith('Your turn')")
    page.locator("main[aria-busy=false]").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_move_is_asked_for_after_three_taps(stranger: Visitor, game: str) -> None:
    page = stranger.go("/")
    assert page.evaluate("localStorage.getItem('kupa.name')") is None
    page.locator(f"label[data-game={game}]").click()
    page.get_by_role("button", name="Play now").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_label("Your name")).to_have_value("")
    sheet.get_by_role("button", name="Let's play").click()  # as it stands: nothing has to be filled in
    is_asked(page)
    expect(sheet).to_have_count(0)
    assert page.evaluate("window.taps") <= MOST_TAPS
    assert page.evaluate("localStorage.getItem('kupa.name')").strip()
