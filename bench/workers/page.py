"""Measure the page as a phone meets it: a real browser, nothing kept from before.

``python -m bench.workers.page GAME SECONDS`` prints one line of JSON:
``home_ms`` and ``table_ms``, from asking for the address until something can be tapped, and ``tap_ms``,
from the last tap of *Play now* to a table that can be played, all with the processor slowed fourfold;
``script_kb``, all scripts that came on the way; ``frames_per_s`` and ``worst_frame_ms`` while cards are
dealt to as many as can sit, and ``first_frame_ms``, that with which the table takes the lobby's place,
with the processor as it is; ``first_frame_slow_ms``, the same with it slowed fourfold.
"""

from __future__ import annotations

import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from bench.peers import ROOT
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(ROOT / "tests"))
from support.browser import PHONE, Visitor, launch, running_server
from support.page_scenarios import MOST

SLOWER: Final = 4
BREAK: Final = 200  # milliseconds: a longer one is between two deals
LIVELY: Final = {"KUPA_TIME_SCALE": "1"}
# Note when something can be tapped for the first time, and every frame that showed a card in the air.
WATCH: Final = """
  globalThis.firsts = {}; globalThis.frames = [];
  const seen = (name, found) => {
    if (found && !(name in firsts)) firsts[name] = performance.now();
  };
  const look = (now) => {
    seen('home', document.querySelector('footer button:not(:disabled)'));
    seen('table', document.querySelector('main[aria-busy=false] :is(button:enabled, [tabindex="0"])'));
    if (document.querySelector('.flyer')) frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def phone(browser: Browser, address: str, **more: Any) -> Visitor:  # noqa: ANN401 — of a browser's context
    """Come with a phone that was never here."""
    visitor = Visitor(browser, address, "en", PHONE, **more)
    visitor.page.add_init_script(WATCH)
    return visitor


def slow(page: Page) -> None:
    """Let the processor seem slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first(page: Page, name: str) -> float:
    """Return when something could be tapped, in milliseconds since the address was asked for."""
    page.wait_for_function("name => name in firsts", arg=name)
    return float(page.evaluate("name => firsts[name]", name))


def by_tapping(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Measure home, and from there one tap to a table."""
    visitor = phone(browser, address)
    visitor.page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would unpack what came
    slow(visitor.page)
    page = visitor.go("/")
    home = first(page, "home")
    page.locator(f"label[data-game={game}]").click()
    page.evaluate("""() => document.addEventListener(
      'submit', () => { firsts.tap = performance.now() }, { capture: true })""")
    page.locator("footer button").first.click()
    page.locator("dialog[open] form button").last.click()  # who one is, asked the first time
    taken = first(page, "table") - first(page, "tap")
    figures = {"home_ms": home, "tap_ms": taken, "script_kb": scripts(page)}
    visitor.leave()
    return figures


def scripts(page: Page) -> float:
    """Return how much script came over the wire, in KB."""
    sizes = (
        "() => performance.getEntriesByType('resource').map((each) => [each.name, each.encodedBodySize])"
    )
    return float(sum(size for name, size in page.evaluate(sizes) if name.endswith(".js"))) / 1000


def by_link(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Measure the table opened by its own address."""
    visitor = phone(browser, address)
    slow(visitor.page)
    visitor.go(f"/t/{visitor.open(game, chairs=4)}")
    figures = {"table_ms": first(visitor.page, "table")}
    visitor.leave()
    return figures


def dealing(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Measure the frames while cards are dealt to as many as can sit."""
    gaps = deal(browser, address, game)
    dealt = [gap for gap in gaps if gap < BREAK]
    slowed = deal(browser, address, game, slowly=True)
    return {
        "frames_per_s": 1000 * len(dealt) / sum(dealt),
        "worst_frame_ms": max(dealt),
        "first_frame_ms": gaps[0],
        "first_frame_slow_ms": slowed[0],
    }


def deal(browser: Browser, address: str, game: str, *, slowly: bool = False) -> list[float]:
    """Deal once, and return how long each frame was shown since the first with a card in the air."""
    visitor = phone(browser, address, reduced_motion="no-preference")
    visitor.page.add_init_script("localStorage['kupa.tempo'] = 'calm'")
    table = visitor.open(game, chairs=MOST[game], bots="easy", deal=False)
    page = visitor.go(f"/t/{table}")
    page.wait_for_timeout(1500)  # what is fetched beforehand has come
    if slowly:
        slow(page)
    visitor.ask("POST", f"/api/tables/{table}/deal")
    page.wait_for_function("() => frames.length > 0 && performance.now() - frames.at(-1) > 1000")
    gaps: list[float] = page.evaluate("() => frames.slice(1).map((each, i) => each - frames[i])")
    visitor.leave()
    return gaps


def measure(game: str) -> dict[str, float]:
    """Measure all of it, each with a browser that was never here."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(running_server(Path(folder), **LIVELY))
        browser = launch(stack.enter_context(sync_playwright()))
        ways = (by_tapping, by_link, dealing)
        return {name: value for way in ways for name, value in way(browser, address, game).items()}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
