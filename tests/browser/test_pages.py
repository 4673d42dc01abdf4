from __future__ import annotations

from collections.abc import Callable

import pytest

from support.browsing import LANGUAGES, SIZES, Visit, Visitor

GAMES = ("ushpizin", "court", "reset", "pairs")


def _home(visitor: Visitor) -> None:
    visitor.go("/")


def _rules(visitor: Visitor) -> None:
    visitor.go("/rules/court")
    visitor.page.locator("article").wait_for()


def _lost(visitor: Visitor) -> None:
    visitor.go("/nowhere")


def _lobby(visitor: Visitor) -> None:
    table = visitor.open("ushpizin", chairs=4, bots=None, deal=False)
    visitor.go(f"/t/{table}")
    visitor.page.locator("summary").first.click()
    visitor.page.locator("fieldset").nth(3).wait_for()


def _stranger(visitor: Visitor) -> None:
    table = visitor.open("court", chairs=3, bots=None, deal=False)
    visitor.context.clear_cookies()
    visitor.page.goto(visitor.address)
    visitor.page.evaluate("() => { localStorage['kupa.device'] = 'x'.repeat(43) }")
    visitor.go(f"/t/{table}")
    visitor.page.locator("form").wait_for()


def _screen(visitor: Visitor) -> None:
    table = visitor.ask("POST", "/api/tables", {"game": "reset", "onlookers": True})["id"]
    visitor.go(f"/screen/{table}")
    visitor.page.locator(".qr path").wait_for()


def _end(visitor: Visitor) -> None:
    table = visitor.finished("pairs", options={"size": "small"})
    visitor.go(f"/t/{table}")
    visitor.page.locator("tbody tr").first.wait_for()
    visitor.page.locator("summary").click()
    visitor.page.locator("details button").click()
    visitor.page.locator("dl").wait_for()


def _replay(visitor: Visitor) -> None:
    table = visitor.finished("pairs", options={"size": "small"})
    visitor.go(f"/replay/{table}/1#3.open")
    visitor.page.locator(".controls").wait_for()


def _playing(game: str) -> Callable[[Visitor], None]:
    def play(visitor: Visitor) -> None:
        table = visitor.open(game, chairs=4)
        visitor.go(f"/t/{table}")
        visitor.page.locator("main[aria-busy=false]").wait_for()

    return play


def _menu(visitor: Visitor) -> None:
    _playing("reset")(visitor)
    visitor.page.locator("header button").first.click()
    visitor.page.locator("dialog[open] fieldset").wait_for()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "home": _home,
    "rules": _rules,
    "lost": _lost,
    "lobby": _lobby,
    "stranger": _stranger,
    "screen": _screen,
    "end": _end,
    "replay": _replay,
    "menu": _menu,
    **{game: _playing(game) for game in GAMES},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_accessible_and_fits_every_size(visit: Visit, name: str, language: str) -> None:
    visitor = visit(language)
    PAGES[name](visitor)
    assert visitor.violations() == []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.overflow() <= 0, (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_seven_or_as_many_as_can_sit_fit_the_smallest_phone_without_scrolling(
    visit: Visit, game: str
) -> None:
    visitor = visit(size=SIZES[0])
    table = visitor.open(game, chairs={"ushpizin": 7, "court": 6, "reset": 5, "pairs": 7}[game])
    visitor.go(f"/t/{table}")
    visitor.page.locator("main[aria-busy=false]").wait_for()
    tall = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    assert visitor.page.evaluate(tall) <= 0
    assert visitor.overflow() <= 0
