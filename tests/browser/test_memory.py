"""What was covered is gone from the page's memory: it remembers nothing for the player."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kupa.games.court import cards as court
from kupa.games.pairs import cards as pairs
from kupa.games.reset import cards as reset
from kupa.games.ushpizin import cards as ushpizin
from support.browser import NewVisitor, Visitor, wait_for
from support.heap_probe import (
    STORED,
    HeapSnapshot,
    ReceivedMessages,
    compact,
    found_on_heap,
    game_content,
    secrets,
    strings,
)
from support.page_moves import make_move
from support.positions import each_kind
from support.stored_positions import store_position

RESTING = "main[aria-busy=false]"
WATCH_FOR = """(what) => {
  window.shown = new Promise((done, fail) => {
    new MutationObserver((_, watch) => {
      if (document.querySelector(what)) { watch.disconnect(); done(true); }
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    setTimeout(() => fail(new Error(`${what} was not shown`)), 30_000);
  });
}"""
LONG_ENOUGH = 600  # milliseconds in which the last card has flown


def _pairs(visitor: Visitor, _server_folder: Path) -> Page:
    """Of three cards two do not match, lie open when the page is loaded anew, and are covered again."""
    table = visitor.open("pairs", chairs=1, bots=None, options={"size": "large"})
    page = visitor.go(f"/t/{table}")
    for place in (1, 2, 3):
        make_move(page, "pairs", f"turn {place}", ())
        covered = page.locator(f".grid button:nth-child({place})[aria-label*='face down']")
        covered.wait_for(state="detached")
        if place == 2:
            page.reload()
    return page


def _ushpizin(visitor: Visitor, _server_folder: Path) -> Page:
    """The rows lay open, and are covered."""
    page = visitor.go(f"/t/{visitor.open('ushpizin', options={'first': '0'})}")
    page.locator("[data-touch='call.ready']:not([aria-disabled=true])").click()
    page.locator("[data-mine] [data-touch='mine.3'][aria-disabled=false]").wait_for()
    return page


def _court(visitor: Visitor, _server_folder: Path) -> Page:
    """A hat was looked at, and the next player has played."""
    page = visitor.go(f"/t/{visitor.open('court', options={'first': '0'})}")
    page.evaluate(WATCH_FOR, ".only")
    make_move(page, "court", "peek 1", ())
    page.evaluate("() => window.shown")  # it may be gone before anybody asks
    page.locator(".only").wait_for(state="detached")
    page.locator(RESTING).wait_for()
    return page


def _reset(visitor: Visitor, server_folder: Path) -> Page:
    """A hand was looked at, a card was taken from it and another one given."""
    position = each_kind("reset")["take"]
    page = visitor.go(f"/t/{store_position(server_folder, position, visitor.secret)}")
    move = next(each for each in position.moves if each.startswith("take"))
    make_move(page, "reset", move, position.moves)
    page.get_by_role("button", name="Give a card").wait_for()
    page.locator(".hand [aria-disabled=false]").first.click(position={"x": 12, "y": 30})
    page.locator(".acts .primary").click()
    page.locator(".look").first.wait_for(state="detached")
    page.locator(RESTING).wait_for()
    return page


FACES = {
    "pairs": set(pairs.NAMES),
    "ushpizin": set(ushpizin.NAMES),
    "court": set(court.NAMES),
    "reset": set(reset.NAMES),
}
SEEN: dict[str, Callable[[Visitor, Path], Page]] = {
    "pairs": _pairs,
    "ushpizin": _ushpizin,
    "court": _court,
    "reset": _reset,
}


@pytest.mark.parametrize("game", SEEN)
def test_what_was_covered_is_forgotten(new_visitor: NewVisitor, server_folder: Path, game: str) -> None:
    visitor = new_visitor()
    heard = ReceivedMessages(visitor.page)
    page = SEEN[game](visitor, server_folder)
    page.wait_for_timeout(LONG_ENOUGH)
    *before, now = [text for text in heard.texts if json.loads(text)["t"] != "pong"]
    gone, lost = _secret(game, before, now)
    assert gone
    # The last card may still fly on a busy machine. The head names scripts, some of them like cards.
    wait_for(lambda: not any(face in page.inner_html("body").lower() for face in lost))
    assert found_on_heap(page, gone, lost) == set()
    heap = HeapSnapshot(page)
    assert [text for text in heap.texts if text in before] == []
    assert heap.in_closures(lost) == []
    assert strings(json.loads(page.evaluate(STORED))) & FACES[game] == set()
    _plant(page, next(iter(gone)))
    assert found_on_heap(page, gone, set()) != set()


def _secret(game: str, before: list[str], now: str) -> tuple[set[str], set[str]]:
    """What was told and is covered now; and the faces that lie nowhere open any more."""
    gone = secrets(before, now, FACES[game])
    if game != "reset":
        return gone, strings(list(map(game_content, before))) & FACES[game] - strings(game_content(now))
    views = [
        view for view, _ in map(game_content, before) if view
    ]  # what was played may be remembered: not the look
    looks = {compact(view["look"]) for view in views if view["look"]}
    return {text for text in gone if '"look":[' in text or text in looks}, set()


def _plant(page: Page, secret: str) -> None:
    """A page that remembers: it must be found out."""
    page.evaluate("(secret) => { window.kept = JSON.parse(secret) }", secret)
