"""Ushpizin on every screen: by finger, by dragging, by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.browser import SIZES, NewVisitor
from support.tapper import Tapper

HIGHER = "() => { const t = document.querySelector('.cloth'); return t.scrollHeight - t.clientHeight; }"
SLIP = 320  # milliseconds: two touches closer than that count as one


def _options(words: str) -> dict[str, str]:
    return dict(word.split("=") for word in words.split())


@pytest.mark.parametrize("words", ["rounds=2", "goal=one_host style=quartets rounds=2"])
def test_all_of_a_table_is_seen_without_scrolling_and_heard(new_visitor: NewVisitor, words: str) -> None:
    visitor = new_visitor("ar", SIZES[0])
    page = visitor.go(f"/t/{visitor.open('ushpizin', options=_options(words), chairs=7)}")
    page.locator("[data-mine]").wait_for()
    Tapper(page, seed=3).tap()
    for size in SIZES:
        visitor.resize(size)
        assert visitor.violations() == []
        assert visitor.overflow() == 0
        assert page.evaluate(HIGHER) <= 1


def _lifting(new_visitor: NewVisitor) -> Page:
    """Come to a table of two, and to one's own first turn."""
    visitor = new_visitor("he")
    page = visitor.go(f"/t/{visitor.open('ushpizin', options={'first': '0'})}")
    page.locator("[data-touch='call.ready']:not([aria-disabled=true])").click()
    page.locator("[data-mine] [data-touch='mine.3'][aria-disabled=false]").wait_for()
    return page


def test_a_turn_is_made_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    page = _lifting(new_visitor)
    mine, up = page.locator("[data-mine]"), "[aria-pressed=true]"
    page.keyboard.press("3")
    assert mine.locator(up).get_attribute("data-touch") == "mine.3"
    page.keyboard.press("Escape")
    assert mine.locator(up).count() == 0
    page.keyboard.press("3")
    page.keyboard.press("ArrowLeft")  # the row runs from the right: the next place
    page.keyboard.press("Enter")
    assert mine.locator(up).get_attribute("data-touch") == "mine.4"
    page.wait_for_timeout(SLIP)
    page.keyboard.press("Enter")
    target = page.locator("[data-touch='at.1.5'][aria-disabled=false]")
    target.wait_for()
    page.locator("[data-touch='at.1.1']").focus()
    page.keyboard.press("5")
    page.wait_for_timeout(SLIP)
    page.keyboard.press("Enter")
    page.locator("[data-touch='call.declare']:not([aria-disabled=true])").wait_for()


def test_a_card_is_lifted_and_swapped_by_dragging_it(new_visitor: NewVisitor) -> None:
    page = _lifting(new_visitor)
    _drag(page, "[data-touch='mine.2']", "[data-touch='at.1.6']")
    page.locator("[data-touch='call.declare']:not([aria-disabled=true])").wait_for()


def _drag(page: Page, card: str, onto: str) -> None:
    start, goal = page.locator(card).bounding_box(), page.locator(onto).bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + 9, start["y"] + 9)
    page.mouse.down()
    page.mouse.move(goal["x"] + 9, goal["y"] + 9, steps=6)
    page.mouse.up()


def test_a_call_by_a_slip_of_the_finger_can_be_taken_back(new_visitor: NewVisitor) -> None:
    page = _lifting(new_visitor)
    for touch in ("mine.1", "at.1.1"):
        page.locator(f"[data-touch='{touch}'][aria-disabled=false]").click()
        page.locator("[data-confirm]").click()
    call = page.locator("[data-touch='call.declare']:not([aria-disabled=true])")
    call.click()
    assert call.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert call.get_attribute("aria-pressed") == "false"
