"""The rules pages: readable, picture-rich, and opened at the rule in question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.browsing import LANGUAGES, SIZES, Visit

GAMES = {"ushpizin": "U16", "court": "C7", "reset": "R22", "pairs": "U28"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_accessible_fit_every_size_and_show_cards(
    visit: Visit, game: str, language: str
) -> None:
    visitor = visit(language)
    visitor.go(f"/rules/{game}#{GAMES[game]}")
    rule = visitor.page.locator(f"#{GAMES[game]}")
    expect(rule).to_be_in_viewport()
    expect(rule.locator(".card svg").first).to_be_visible()
    assert visitor.violations() == []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.overflow() <= 0, (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_part(visit: Visit, game: str) -> None:
    page = visit().go(f"/rules/{game}")
    links = page.locator("nav[aria-label='On this page'] a")
    expect(links.first).to_be_visible()
    assert links.count() == page.locator("article > section > h2").count() > 3
    links.last.click()
    expect(page.locator("article > section > h2").last).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_drawn_without_its_name(visit: Visit, language: str) -> None:
    page = visit(language).go("/rules/court")
    page.locator("#C2 .card svg").first.wait_for()
    names = [each.get_attribute("aria-label") for each in page.locator(".pictures .card").all()]
    assert len(names) > 60
    assert all(names)
    assert language == "en" or not re.search("[A-Za-z]", "".join(map(str, names)))
