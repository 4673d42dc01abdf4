from __future__ import annotations

import pytest

from support.browsing import LANGUAGES, Json, Visit
from support.tapping import Tapper

GAMES = ("ushpizin", "court", "reset", "pairs")
WHOLE: dict[str, dict[str, object]] = {
    "ushpizin": {"options": {"rounds": "2"}},
    "ushpizin open": {"options": {"exposure": "always", "goal": "combinations", "rounds": "1"}},
    "ushpizin quartets": {"options": {"goal": "one_host", "style": "quartets", "rounds": "3"}},
    "court": {"options": {"size": "short", "turns": "40"}},
    "reset": {"options": {"turns": "40"}},
    "pairs": {"options": {"size": "small"}},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_the_first_move_in_two_taps(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language)
    page = visitor.go("/")
    assert page.locator("html").get_attribute("dir") == ("ltr" if language == "en" else "rtl")
    page.locator(f"label[data-game={game}]").click()
    page.locator("footer button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("main[aria-busy]").wait_for()
    tapper = Tapper(page)
    before = page.locator("main").inner_html()
    while len(tapper.taps) < 3:
        tapper.tap()
    page.wait_for_function("before => document.querySelector('main').innerHTML !== before", arg=before)


@pytest.mark.parametrize("which", WHOLE)
def test_a_whole_game_is_played_by_tapping(visit: Visit, which: str) -> None:
    visitor = visit()
    table = visitor.open(which.split(maxsplit=1)[0], **WHOLE[which])
    page = visitor.go(f"/t/{table}")
    tapper = Tapper(page)
    tapper.play()
    assert visitor.ask("GET", f"/api/tables/{table}")["table"]["phase"] == "over"
    assert page.locator("tbody tr").count() == 2
    assert set(_answers(visitor.ask("GET", f"/api/tables/{table}/replay/1"))) == {"person"}


def _answers(replay: Json) -> list[str]:
    """Who answered for the first seat: nobody but the person."""
    return [step["who"] for step in replay["steps"] if step["seat"] == 0]
