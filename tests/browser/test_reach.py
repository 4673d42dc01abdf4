"""Whatever the window, the text's size or the finger: everything can be read and reached."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from support.browsing import LANGUAGES, LAPTOP, PHONE, SIZES, Visit, Visitor
from support.reaching import cut, enlarge, narrow, unreachable

SMALL, TABLET = SIZES[0], SIZES[2]
SIDEWAYS = ((844, 390), (667, 375))
TELEVISION = (1920, 1080)
MOST = {"ushpizin": 7, "court": 6, "reset": 5, "pairs": 7}
CROWDS = [*MOST.items(), ("ushpizin", 4)]
TALL = "() => { const t = document.querySelector('.cloth'); return t.scrollHeight - t.clientHeight; }"
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


def _turn(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_timeout(120)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), CROWDS)
def test_text_a_third_larger_leaves_every_table_whole(
    visit: Visit, game: str, seats: int, language: str
) -> None:
    visitor = visit(language, SMALL)
    page = _sit(visitor, game, seats)
    enlarge(page, 130)
    for size in SIZES:
        _turn(visitor, size)
        assert page.evaluate(TALL) <= 1, size
        assert visitor.overflow() <= 0, size
        assert cut(page) == [], size


@pytest.mark.parametrize(("game", "seats"), CROWDS)
def test_text_twice_as_large_hides_nothing_that_can_be_pressed(
    visit: Visit, game: str, seats: int
) -> None:
    visitor = visit("en", SMALL)
    page = _sit(visitor, game, seats)
    enlarge(page, 200)
    for size in (SMALL, PHONE, LAPTOP):
        _turn(visitor, size)
        assert visitor.overflow() <= 0, size
        assert unreachable(page) == [], size
        assert cut(page) == [], size


@pytest.mark.parametrize(("game", "seats"), CROWDS)
def test_a_page_zoomed_to_twice_its_size_hides_nothing(visit: Visit, game: str, seats: int) -> None:
    visitor = visit("ar", SMALL)
    page = _sit(visitor, game, seats)
    for width, height in (SMALL, LAPTOP):
        _turn(visitor, (width // 2, height // 2))
        assert visitor.overflow() <= 0, width
        assert unreachable(page) == [], width


@pytest.mark.parametrize("size", SIDEWAYS)
@pytest.mark.parametrize(("game", "seats"), CROWDS)
def test_a_phone_on_its_side_reaches_everything_and_keeps_the_actions_in_sight(
    visit: Visit, game: str, seats: int, size: tuple[int, int]
) -> None:
    visitor = visit("he", size)
    page = _sit(visitor, game, seats)
    assert visitor.overflow() <= 0
    assert unreachable(page) == []
    assert cut(page) == []
    assert all(page.evaluate(IN_SIGHT))


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS[0]])
@pytest.mark.parametrize(("game", "seats"), CROWDS)
def test_every_control_of_a_table_has_a_fingers_width(
    visit: Visit, game: str, seats: int, size: tuple[int, int]
) -> None:
    visitor = visit("en", size)
    page = _sit(visitor, game, seats)
    assert [each for each in narrow(page) if not ROWS.search(each[0])] == []


def test_a_rivals_row_is_shown_a_finger_wide(visit: Visit) -> None:
    visitor = visit("en", SMALL)
    page = _sit(visitor, "ushpizin", 7)
    page.locator("[data-touch='call.ready']:enabled").click()
    page.locator("[data-touch='mine.3'][aria-disabled=false]").click()
    page.wait_for_timeout(320)
    page.locator("[data-confirm]").click()
    page.locator("[data-seat] .can, [data-seat].can").first.wait_for()
    page.locator("[data-seat='1'] button").first.click()
    page.locator("dialog[open] [data-no='7']").wait_for()
    assert narrow(page) == []
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


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS[0], LAPTOP])
@pytest.mark.parametrize("count", [9, 24, 33])
def test_a_large_hand_leaves_every_card_a_fingers_width(
    visit: Visit, size: tuple[int, int], count: int
) -> None:
    visitor = visit("he", size)
    _thicken(visitor.page, count)
    page = _sit(visitor, "reset", 3)
    page.locator(f".hand [data-spot]:nth-of-type({count})").wait_for()
    page.evaluate(ALL_FREE)
    assert narrow(page) == []
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize("size", [TELEVISION, (1024, 768), TABLET, PHONE])
def test_the_shared_screen_shows_the_whole_table(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit("en", size)
    table = visitor.open(game, chairs=MOST[game], onlookers=True, options={"first": "0"})
    page = visitor.go(f"/screen/{table}")
    page.locator(".cloth").wait_for()
    page.wait_for_timeout(200)
    assert page.evaluate(TALL) <= 1
    assert visitor.overflow() <= 0
    assert cut(page) == []


def test_names_and_cards_on_a_television_are_read_from_three_metres(visit: Visit) -> None:
    visitor = visit("en", TELEVISION)
    table = visitor.open("ushpizin", chairs=4, onlookers=True)
    page = visitor.go(f"/screen/{table}")
    name = page.locator("[data-seat] b").first
    assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 0.02 * TELEVISION[1]
    card = page.locator("[data-at]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 100
