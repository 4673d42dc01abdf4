"""The end of a game is seen before its result is told."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.browser import NewVisitor, Visitor
from support.tapper import Tapper

# What the page shows of the end: each step, when it began, and whether the table could still be seen.
WATCH = """addEventListener('DOMContentLoaded', () => {
  window.steps = [];
  new MutationObserver(() => {
    const step = document.querySelector('[data-step]')?.dataset.step;
    if (!step || window.steps.at(-1)?.name === step) return;
    const board = document.querySelector('.frame')?.getBoundingClientRect().height > 200;
    const covered = document.querySelector('.night, table[aria-label]') !== null;
    window.steps.push({ name: step, at: performance.now(), seen: board && !covered });
  }).observe(document, { subtree: true, childList: true, attributes: true });
})"""
USUAL = "localStorage['kupa.tempo'] = 'usual'"  # there is time to skip
# Milliseconds from the last move to the result at the swift pace, a third of the usual one.
LEAST = 900


def _play_alone(visitor: Visitor) -> str:
    """Open a small game of Pairs alone: nobody else disturbs its end."""
    visitor.context.add_init_script(WATCH)
    table = visitor.open("pairs", chairs=1, bots=None, onlookers=True, options={"size": "small"})
    visitor.go(f"/t/{table}")
    return table


def _until_the_end(page: Page) -> None:
    tapper = Tapper(page)
    while page.locator("[data-step]").count() == 0:
        tapper.tap()


def test_the_board_stays_until_the_result_covers_it_and_is_announced(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    table = _play_alone(visitor)
    screen = visitor.context.new_page()
    screen.goto(f"{visitor.address}/screen/{table}")
    screen.locator(".frame").wait_for()
    visitor.page.bring_to_front()
    _until_the_end(visitor.page)
    heading = visitor.page.locator(".end h2")
    expect(heading).to_be_focused()
    steps = visitor.page.evaluate("window.steps")
    assert [each["name"] for each in steps] == ["board", "night", "day", "joy", "card"]
    assert steps[0]["seen"]
    assert steps[-1]["at"] - steps[0]["at"] >= LEAST
    assert visitor.page.locator("tbody tr").count() == 1
    expect(screen.locator(".end.large table")).to_be_visible()


def test_one_key_goes_to_the_result_at_once(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("he")
    visitor.context.add_init_script(USUAL)
    _play_alone(visitor)
    _until_the_end(visitor.page)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".end h2")).to_be_focused()
    assert "joy" not in [each["name"] for each in visitor.page.evaluate("window.steps")]


def test_a_look_at_the_table_celebrates_nothing_again(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("ar")
    _play_alone(visitor)
    _until_the_end(visitor.page)
    visitor.page.mouse.click(200, 400)
    before = len(visitor.page.evaluate("window.steps"))
    visitor.page.locator(".end .acts button").last.click()
    expect(visitor.page.locator(".end")).to_have_count(0)
    expect(visitor.page.locator(".foot button")).to_be_focused()
    expect(visitor.page.locator(".banner:visible")).to_have_count(0)
    visitor.page.locator(".foot button").click()
    expect(visitor.page.locator(".end h2")).to_be_focused()
    assert {each["name"] for each in visitor.page.evaluate("window.steps")[before:]} <= {"card"}
    visitor.page.reload()
    expect(visitor.page.locator(".end h2")).to_be_visible()
    assert [each["name"] for each in visitor.page.evaluate("window.steps")] == ["card"]
