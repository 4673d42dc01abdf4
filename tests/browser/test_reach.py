"""Whatever the window, the text's size or the finger: everything can be read and reached."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from support.accessibility import cut_off_texts, set_text_size, small_targets, unreachable
from support.browser import LANGUAGES, LAPTOP, PHONE, SIZES, NewVisitor, Visitor, some, wait_for

SMALL, TABLET = SIZES[0], SIZES[2]
SIDEWAYS = ((844, 390), (667, 375))
TELEVISION = (1920, 1080)
MOST = {"ushpizin": 7, "court": 6, "reset": 5, "pairs": 7}
CROWDS = [*MOST.items(), ("ushpizin", 4)]
SHARED = [
    pytest.param(crowd, id=f"{crowd[0]}-{crowd[1]}", marks=pytest.mark.xdist_group(f"{crowd}"))
    for crowd in CROWDS
]
TALL = "() => { const t = document.querySelector('.cloth'); return t.scrollHeight - t.clientHeight; }"
TALLER = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
IN_SIGHT = """() => [...document.querySelectorAll('.acts button')].map((each) => {
  const box = each.getBoundingClientRect();
  const across = box.width > 0 && box.left >= 0 && box.right <= innerWidth;
  return across && box.top >= 0 && box.bottom <= innerHeight;
})"""
ALL_FREE = "() => document.querySelectorAll('.hand button').forEach((b) => b.ariaDisabled = 'false')"
# The rows of rivals: their cards are as wide as there is room, and the seat shows them a finger wide.
ROWS = re.compile(r"card \d, face")
# A hand knows its width a frame after it is there.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"


def _sit(visitor: Visitor, game: str, seats: int, **options: str) -> Page:
    table = visitor.open(game, chairs=seats, options={"first": "0", **options})
    page = visitor.go(f"/t/{table}")
    page.locator("main[aria-busy=false]").wait_for()
    page.evaluate(SETTLED)
    return page


class Crowd:
    """A full table that several tests look at, each in its own language, size of window and of text."""

    def __init__(self, visitor: Visitor, game: str, seats: int) -> None:
        self.visitor = visitor
        self.page = _sit(visitor, game, seats)

    def show(self, language: str, size: tuple[int, int], text: int = 100) -> Page:
        """Bring the page to a language, a size and so many hundredths of its usual text."""
        set_text_size(self.page, 100)
        self.visitor.resize(PHONE)
        self.visitor.speak(language)
        set_text_size(self.page, text)
        return self.turn(size)

    def turn(self, size: tuple[int, int]) -> Page:
        """Change the window's size, as turning a phone does."""
        self.visitor.resize(size)
        self.page.wait_for_timeout(120)
        return self.page


@pytest.fixture(scope="module", params=SHARED)
def crowd(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Crowd]:
    visitor = Visitor(browser, address, "en", SMALL)
    yield Crowd(visitor, *request.param)
    complaints = visitor.complaints
    visitor.leave()
    assert complaints == []


def test_as_many_as_can_sit_fit_the_smallest_phone_without_scrolling(crowd: Crowd) -> None:
    page = crowd.show("en", SMALL)
    assert page.evaluate(TALLER) <= 0
    assert crowd.visitor.overflow() <= 0


@pytest.mark.parametrize("language", some(LANGUAGES, ["ar"]))
def test_text_a_third_larger_leaves_every_table_whole(crowd: Crowd, language: str) -> None:
    page = crowd.show(language, SMALL, 130)
    for size in SIZES:
        crowd.turn(size)
        assert page.evaluate(TALL) <= 1, size
        assert crowd.visitor.overflow() <= 0, size
        assert cut_off_texts(page) == [], size


def test_text_twice_as_large_hides_nothing_that_can_be_pressed(crowd: Crowd) -> None:
    page = crowd.show("en", SMALL, 200)
    for size in (SMALL, PHONE, LAPTOP):
        crowd.turn(size)
        assert crowd.visitor.overflow() <= 0, size
        assert unreachable(page) == [], size
        assert cut_off_texts(page) == [], size


@pytest.mark.parametrize("size", some([SMALL, LAPTOP], [SMALL]))
def test_a_page_zoomed_to_twice_its_size_hides_nothing(crowd: Crowd, size: tuple[int, int]) -> None:
    page = crowd.show("ar", (size[0] // 2, size[1] // 2))
    assert crowd.visitor.overflow() <= 0
    assert unreachable(page) == []


@pytest.mark.parametrize("size", some(SIDEWAYS, SIDEWAYS[1:]))
def test_a_phone_on_its_side_reaches_everything_and_keeps_the_actions_in_sight(
    crowd: Crowd, size: tuple[int, int]
) -> None:
    page = crowd.show("he", size)
    assert crowd.visitor.overflow() <= 0
    assert unreachable(page) == []
    assert cut_off_texts(page) == []
    assert all(page.evaluate(IN_SIGHT))


@pytest.mark.parametrize("size", some([SMALL, PHONE, SIDEWAYS[0]], [SMALL]))
def test_every_control_of_a_table_has_a_fingers_width(crowd: Crowd, size: tuple[int, int]) -> None:
    page = crowd.show("en", size)
    assert [each for each in small_targets(page) if not ROWS.search(each[0])] == []


def test_a_rivals_row_is_shown_a_finger_wide(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("en", SMALL)
    page = _sit(visitor, "ushpizin", 7)
    page.locator("[data-touch='call.ready']:not([aria-disabled=true])").click()
    page.locator("[data-touch='mine.3'][aria-disabled=false]").click()
    page.wait_for_timeout(320)
    page.locator("[data-confirm]").click()
    page.locator("[data-seat] .can, [data-seat].can").first.wait_for()
    page.locator("[data-seat='1'] button").first.click()
    page.locator("dialog[open] [data-no='7']").wait_for()
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.closest('[data-seat]')?.dataset.seat") == "1"


MORE = [*(str(number) for number in range(1, 11)), "joker", "fire", "robber", "reverse"]


def _thicken(page: Page, count: int) -> None:
    """Let the hand be as large as the longest games make it: the view is changed on its way."""

    def stuffed(message: str | bytes) -> str:
        told: dict[str, Any] = json.loads(message)
        view = (told.get("game") or {}).get("view") or {}
        if "hand" in view:
            view["hand"] = (view["hand"] + MORE * 3)[:count]
        return json.dumps(told)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(stuffed(message)))

    page.route_web_socket(re.compile(".*"), between)


@pytest.mark.parametrize("count", some([9, 24, 33], [24]))
def test_a_large_hand_leaves_every_card_a_fingers_width(new_visitor: NewVisitor, count: int) -> None:
    visitor = new_visitor("he", SMALL)
    _thicken(visitor.page, count)
    page = _sit(visitor, "reset", 3)
    page.locator(f".hand [data-spot]:nth-of-type({count})").wait_for()
    for size in (SMALL, PHONE, SIDEWAYS[0], LAPTOP):
        visitor.resize(size)
        page.evaluate(SETTLED)
        wait_for(lambda: page.evaluate(ALL_FREE) or not small_targets(page))
        assert visitor.overflow() <= 0, size


@pytest.mark.parametrize("game", MOST)
def test_the_shared_screen_shows_the_whole_table(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor("en", TELEVISION)
    table = visitor.open(game, chairs=MOST[game], onlookers=True, options={"first": "0"})
    page = visitor.go(f"/screen/{table}")
    page.locator(".cloth").wait_for()
    for size in (TELEVISION, (1024, 768), TABLET, PHONE):
        visitor.resize(size)
        page.wait_for_timeout(200)
        assert page.evaluate(TALL) <= 1, size
        assert visitor.overflow() <= 0, size
        assert cut_off_texts(page) == [], size


def test_names_and_cards_on_a_television_are_read_from_three_metres(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("en", TELEVISION)
    table = visitor.open("ushpizin", chairs=4, onlookers=True)
    page = visitor.go(f"/screen/{table}")
    name = page.locator("[data-seat] b").first
    assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 0.02 * TELEVISION[1]
    card = page.locator("[data-at]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 100
