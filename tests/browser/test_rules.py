"""The rules pages: readable, picture-rich, and opened at the rule in question."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from support.browser import LANGUAGES, SIZES, NewVisitor, some

GAMES = {"ushpizin": "U16", "court": "C7", "reset": "R22", "pairs": "U28"}


EACH = list(product(GAMES, LANGUAGES))
OFTEN = [*zip(GAMES, ["he", "ar", "en", "he"], strict=True)]


@pytest.mark.parametrize("read", some(EACH, OFTEN))
def test_rules_are_accessible_fit_every_size_and_show_cards_with_their_names(
    new_visitor: NewVisitor, read: tuple[str, str]
) -> None:
    game, language = read
    visitor = new_visitor(language)
    visitor.go(f"/rules/{game}#{GAMES[game]}")
    rule = visitor.page.locator(f"#{GAMES[game]}")
    expect(rule).to_be_in_viewport()
    expect(rule.locator(".card svg").first).to_be_visible()
    assert visitor.violations() == []
    for size in SIZES:
        visitor.resize(size)
        assert visitor.overflow() <= 0, size
    names = [each.get_attribute("aria-label") for each in visitor.page.locator(".pictures .card").all()]
    assert len(names) > (60 if game == "court" else 0)
    assert all(names)
    assert language == "en" or not re.search("[A-Za-z]", "".join(map(str, names)))


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_part(new_visitor: NewVisitor, game: str) -> None:
    page = new_visitor().go(f"/rules/{game}")
    links = page.locator("nav[aria-label='On this page'] a")
    expect(links.first).to_be_visible()
    assert links.count() == page.locator("article > section > h2").count() > 3
    links.last.click()
    expect(page.locator("article > section > h2").last).to_be_in_viewport()


def test_a_linked_rule_is_unfolded_and_the_others_stay_folded_away(new_visitor: NewVisitor) -> None:
    page = new_visitor().go("/rules/reset#R22")
    expect(page.locator("#R22")).to_be_in_viewport()
    expect(page.locator("#R1")).to_be_hidden()
    page.evaluate("location.hash = '#R16'")
    expect(page.locator("#R16")).to_be_in_viewport()


def test_nothing_is_folded_away_on_paper(new_visitor: NewVisitor) -> None:
    page = new_visitor().go("/rules/pairs")
    expect(page.locator("#U28")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#U28")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("#U28")).to_be_hidden()


def test_rows_are_covered_after_a_count_of_three(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open('ushpizin')}")
    page.evaluate("localStorage['kupa.tempo'] = 'usual'")
    page.reload()
    opened = page.locator("[data-mine] [data-no='1']")
    expect(opened).to_have_attribute("aria-label", re.compile("of 7: "))
    page.locator("[data-touch='call.ready']:not([aria-disabled=true])").click()
    expect(page.locator(".three")).to_have_text("3")
    expect(opened).to_have_attribute("aria-label", re.compile("of 7: "))
    expect(page.locator(".three")).to_be_hidden()
    expect(opened).to_have_attribute("aria-label", re.compile("face down"))


def test_the_courts_reference_card_is_one_tap_away_and_shows_who_is_in_play(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open('court', options={'size': 'short'})}")
    page.get_by_role("button", name="Whose hat?").click()
    shown = page.locator("dialog[open] li")
    expect(shown).to_have_count(14)
    expect(shown.filter(has_text="Treasurer").locator(".card")).to_have_count(2)
    assert visitor.violations() == []
