"""A game of another package, installed and played in real browsers on the general board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support import plugin
from support.browser import WHOLE_GAME_TIME_SCALE, Visitor, running_server, wait_for
from support.gofish_page import TITLES, is_over, play_to_end


@pytest.fixture(scope="module")
def fishing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which the example is installed."""
    path = plugin.environment()["PYTHONPATH"]
    folder = tmp_path_factory.mktemp("fishing")
    with running_server(folder, PYTHONPATH=path, KUPA_TIME_SCALE=WHOLE_GAME_TIME_SCALE) as address:
        yield address


def test_it_is_chosen_played_to_its_end_replayed_and_downloaded(
    browser: Browser, fishing: str, tmp_path: Path
) -> None:
    """By two people in one language; tests/wheels plays it in all three."""
    noa, dan = (Visitor(browser, fishing, "ar", fast_clock=True) for _ in range(2))
    home = noa.go("/")
    home.get_by_text(TITLES["ar"], exact=True).first.click()
    assert home.locator("input[value=gofish]").is_checked()

    table = noa.open("gofish", chairs=3, bots=None, deal=False, options={"deck": "short"})
    dan.ask("POST", f"/api/tables/{table}/chairs", {"name": "Dan"})
    noa.ask("POST", f"/api/tables/{table}/bots", {"level": "random"})
    noa.ask("POST", f"/api/tables/{table}/deal")
    pages = [visitor.go(f"/t/{table}") for visitor in (noa, dan)]
    hand = pages[0].locator(".hand button[data-spot]").first
    hand.wait_for()
    assert hand.get_attribute("aria-label")

    play_to_end(pages)
    replay = noa.go(f"/replay/{table}/1")
    replay.locator(".hand").first.wait_for()
    record = noa.ask("GET", f"/api/tables/{table}/records/1")
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert "Books:" in plugin.command("replay", str(file))
    for visitor in (noa, dan):
        assert visitor.complaints == []
        assert visitor.overflow() == 0
        visitor.leave()


def test_the_general_board_can_be_played_by_keyboard_and_says_what_happens(
    browser: Browser, fishing: str
) -> None:
    noa = Visitor(browser, fishing, "en", fast_clock=True)
    table = noa.open("gofish", chairs=2, bots="random", options={"deck": "short"})
    page = noa.go(f"/t/{table}")
    wait_for(lambda: page.locator("button[data-spot].free").count())
    before = page.locator("[aria-live=polite]").all_inner_texts()
    page.keyboard.press("1")
    wait_for(lambda: page.locator("[aria-live=polite]").all_inner_texts() != before or is_over(page))
    assert noa.violations() == []
    noa.leave()


@pytest.mark.parametrize("game", ["reset", "court", "pairs", "ushpizin"])
def test_a_built_in_game_can_be_shown_by_the_general_board(
    game: str, browser: Browser, fishing: str
) -> None:
    noa = Visitor(browser, fishing, "en", fast_clock=True)
    table = noa.open(game, chairs=3)
    page = noa.go(f"/t/{table}?board=general")
    page.locator(".zone").first.wait_for()
    wait_for(lambda: page.locator("[data-move], [data-all-moves], button.free").count())
    assert noa.complaints == []
    assert noa.overflow() == 0
    noa.leave()
