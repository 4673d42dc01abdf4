"""Several people at one device: sitting down, playing on, and what the page showed meanwhile."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError as PlaywrightTimeout

from support.browser import Visitor
from support.tapper import Tapper

Json = dict[str, Any]
LONGEST: Final = 240.0  # seconds of one game
# Keeps what was in the page while it was handed over, which hats lay open while nobody held a finger on
# a look, and every message of every connection. A frame is enough for a leak: every change is looked at.
WATCH: Final = """{
  const seen = { covered: new Set(), open: new Set(), hats: new Set(), messages: [] };
  window.kupaSeen = seen;
  const words = (root, without) => {
    const copy = root.cloneNode(true);
    if (without) for (const each of copy.querySelectorAll(without)) each.remove();
    const names = ['aria-label', 'alt', 'title', 'data-named', 'data-face'];
    const said = [...copy.querySelectorAll('*')]
      .flatMap((each) => names.filter((name) => each.hasAttribute(name))
        .map((name) => `${name}: ${each.getAttribute(name)}`));
    return [copy.textContent, ...said].join(' ');
  };
  const look = () => {
    const over = document.querySelector('[data-hand-over]');
    if (over) {
      seen.covered.add(words(document.body, '[data-hand-over] .open'));
      for (const each of over.querySelectorAll('.open [data-face]')) seen.open.add(each.dataset.face);
    }
    const around = document.querySelector('[data-around]');
    if (around && !document.querySelector('[data-hold][aria-pressed=true]'))
      for (const each of around.querySelectorAll('[data-part=hat][data-face]'))
        seen.hats.add(each.dataset.face + ' ' + (each.closest('[data-no]')?.dataset.no ?? 'loose'));
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
  // Tables on the device itself speak through a port: what comes is an event whose data is text.
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({ data }) => seen.messages.push(data));
    }
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...facts) {
      super(...facts);
      this.addEventListener('message', ({ data }) => seen.messages.push(data));
    }
  };
}"""
SEEN: Final = """() => Object.fromEntries(
  ['covered', 'open', 'hats'].map((name) => [name, [...kupaSeen[name]]]))"""


def sit_beside(visitor: Visitor, name: str) -> None:
    """Let somebody else at this device sit down."""
    page = visitor.page
    page.locator("[data-guest]").first.click()
    page.locator("dialog input[maxlength]").fill(name)
    page.locator("dialog button[type=submit]").click()
    page.locator("dialog[open]").wait_for(state="detached")


def share(visitor: Visitor, game: str, chairs: int = 4, **more: Any) -> Page:  # noqa: ANN401 — as in OpenSent
    """Open a table on the server, seat somebody beside its owner and bots around them, and deal."""
    table = visitor.open(game, chairs=chairs, bots=None, deal=False, **more)
    page = visitor.go(f"/t/{table}")
    page.locator("#chairs").wait_for()
    sit_beside(visitor, "Rotem")
    add_bots(page, chairs - 2)
    page.locator("footer button.primary").click()
    return page


def add_bots(page: Page, count: int) -> None:
    """Put bots on the free chairs."""
    buttons = page.locator(".chair.free .bot:not([data-guest])")
    for left in range(count, 0, -1):
        buttons.first.click()
        buttons.nth(left - 1).wait_for(state="detached")


def rename(page: Page, name: str) -> None:
    """In the menu, change the name of whoever it is about."""
    page.locator("[data-me]").click()
    page.locator("dialog input[maxlength]").fill(name)
    page.locator("dialog button[type=submit]").click()
    page.locator("dialog[open]").wait_for(state="detached")


def leave(page: Page) -> None:
    """In the menu, leave the chair it is about."""
    page.locator("[data-leave]").click()
    page.locator("[data-leave-sure]").click()
    page.locator("dialog[open]").wait_for(state="detached")


def wait_for_turn_of(page: Page, name: str) -> None:
    """Play until the device goes to somebody, and give it to them."""
    tapper, until = Tapper(page), time.monotonic() + LONGEST
    while time.monotonic() < until:
        if not page.locator("[data-hand-over]").count():
            tapper.tap()
            continue
        heading = page.evaluate("document.querySelector('[data-hand-over] h1')?.innerText")
        if took(page) and name in (heading or ""):
            page.locator("main .board").first.wait_for()
            return
    raise AssertionError(page.locator("body").inner_text())


# While the device is handed over, which may be over by now, nothing on the page can be played.
NOTHING_TO_PLAY = """() => !document.querySelector('[data-hand-over]') ||
  !document.querySelector('[data-hand-over] [data-spot], .board, [data-touch]')"""


def took(page: Page) -> bool:
    """Take the device; a turn with a single way to go on may be over before that."""
    try:
        page.locator("[data-take]").click(timeout=1500)
    except PlaywrightTimeout:
        return False
    return True


def play_in_turns(visitor: Visitor, most: int = sys.maxsize) -> int:
    """Play on, handing the device over when asked to, at most so often; return how often that was."""
    page, tapper, handed = visitor.page, Tapper(visitor.page), 0
    until = time.monotonic() + LONGEST
    while handed < most and not tapper.over():
        assert time.monotonic() < until, page.locator("body").inner_text()
        if page.locator("[data-hand-over]").count():
            assert page.evaluate(NOTHING_TO_PLAY)
            handed += took(page)
        else:
            tapper.tap()
    return handed


def leaked(page: Page, people: Sequence[str], secrets: Sequence[str], title: str) -> list[str]:
    """Return what the page said while it was handed over that was nobody's to see.

    Open are the public card, the names and how many cards each has; ``title`` begins the page's title.
    """
    seen = page.evaluate(SEEN)
    tops = {str(view["centre"]["top"]) for view in views(page) if "centre" in view}
    bad = [f"open: {face}" for face in seen["open"] if face not in tops]
    for text in seen["covered"]:
        plain = text.replace(title, "")
        if "data-face" in plain or not any(name in plain for name in people):
            bad.append(text)
        bad += [name for name in secrets if name in plain]
    assert seen["covered"], "nothing was handed over"
    return bad


def views(page: Page) -> list[Json]:
    """Return every view that came."""
    return [each["game"]["view"] for each in messages(page) if each.get("game")]


def messages(page: Page) -> list[Json]:
    """Return all that any connection of the page was told."""
    told: list[str] = page.evaluate("() => kupaSeen.messages")
    return [json.loads(each) for each in told]
