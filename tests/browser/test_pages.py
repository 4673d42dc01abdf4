from __future__ import annotations

import pytest

from support.browsing import LANGUAGES, SIZES, Visit
from support.scenes import GAMES, MOST, PAGES


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
    table = visitor.open(game, chairs=MOST[game])
    visitor.go(f"/t/{table}")
    visitor.page.locator("main[aria-busy=false]").wait_for()
    tall = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    assert visitor.page.evaluate(tall) <= 0
    assert visitor.overflow() <= 0
