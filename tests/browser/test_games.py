"""From the home page to the first move."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from support.browser import LANGUAGES, PHONE
from support.page_moves import make_move

# Taps from the home page to the first move: the tile of a game that is not chosen already, Play now,
# and once who plays; then of Ushpizin a card and the word, of the Court a hat and what to do with it,
# of Reset a card and the word, nothing but drawing, or a joker, the word and its number where only a
# joker can be laid.
TAPS = {"ushpizin": {4}, "court": {5}, "reset": {4, 5, 6}, "pairs": {4}}
COUNT = "window.taps = 0; addEventListener('pointerdown', () => window.taps++, true);"


class Watched:
    """What goes over the wire of a page."""

    def __init__(self, page: Page) -> None:
        self.moves: tuple[str, ...] = ()
        self.sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._keep_moves(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text).get("move")))

    def _keep_moves(self, message: dict[str, dict[str, list[str]] | None]) -> None:
        self.moves = tuple((message.get("game") or {}).get("moves", ())) or self.moves


@pytest.mark.parametrize("game", TAPS)
def test_a_newcomer_makes_the_first_move_after_a_few_taps_and_configures_nothing(
    browser: Browser, address: str, game: str
) -> None:
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    page.add_init_script(COUNT)
    watched = Watched(page)
    page.goto(address)
    if game != "ushpizin":
        page.locator(f"label[data-game={game}]").click()
    page.locator("footer button").first.click()
    page.get_by_role("button", name="Let's play").click()
    page.locator("main[aria-busy=false]").wait_for()
    while not watched.moves or page.locator("main[aria-busy=false]").count() == 0:
        page.wait_for_timeout(20)
    move = min(watched.moves, key=len)
    make_move(page, game, move, watched.moves)
    page.wait_for_timeout(20)
    assert move in watched.sent
    assert page.evaluate("window.taps") in TAPS[game]
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_is_in_the_language_of_the_browser(
    browser: Browser, address: str, language: str
) -> None:
    page = browser.new_page(locale=LANGUAGES[language])
    page.goto(address)
    page.locator("h1").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("dir") == ("ltr" if language == "en" else "rtl")
    page.context.close()
