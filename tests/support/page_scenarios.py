"""Every page of Kupa in a state worth testing; ``make screenshots`` draws the same ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from support.browser import Visitor, wait_for
from support.past_games import past_games
from support.tapper import TOUCHABLE, Tapper

Scenario = Callable[[Visitor], None]
GAMES: Final = ("ushpizin", "court", "reset", "pairs")
MOST: Final = {"ushpizin": 7, "court": 6, "reset": 5, "pairs": 7}  # chairs


def _home(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator("label[data-game]").first.wait_for()


def _first_visit(visitor: Visitor) -> None:
    _home(visitor)
    visitor.page.locator("footer button.primary").click()
    visitor.page.locator("dialog[open] form").wait_for()


def _own_tables(visitor: Visitor) -> None:
    for game in GAMES[:2]:
        visitor.go(f"/t/{visitor.open(game)}").locator("main[aria-busy=false]").wait_for()
    visitor.go("/tables").locator("main section a").first.wait_for()


def _television(visitor: Visitor) -> None:
    visitor.go("/tv")


def _past(visitor: Visitor) -> None:
    kept = past_games(visitor.open("pairs", chairs=1, bots=None), 8)
    visitor.go("/").evaluate("(kept) => { localStorage['kupa.history'] = kept }", kept)
    visitor.go("/past").locator(".game").first.wait_for()


def _family(visitor: Visitor) -> None:
    table = visitor.open("court", bots=None, deal=False)
    visitor.ask("PUT", f"/api/tables/{table}/family", {"name": "Friday at Noa's"})
    visitor.go(f"/t/{table}").locator(".qr path").wait_for()
    visitor.go("/").get_by_role("heading", name="Friday at Noa's").wait_for()


def _not_found(visitor: Visitor) -> None:
    visitor.go("/nowhere")


def _offline(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/offline.html")


def _rules(game: str) -> Scenario:
    def read(visitor: Visitor) -> None:
        visitor.go(f"/rules/{game}")
        visitor.page.locator("article").wait_for()

    return read


def _lobby(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.open('ushpizin', chairs=4, bots=None, deal=False)}")
    visitor.page.locator(".qr path").wait_for()


def _options(visitor: Visitor) -> None:
    _lobby(visitor)
    visitor.page.locator("summary").first.click()
    visitor.page.locator("fieldset").nth(3).wait_for()


def _stranger(visitor: Visitor) -> None:
    table = visitor.open("court", chairs=3, bots=None, deal=False)
    visitor.forget()
    visitor.go(f"/t/{table}")
    visitor.page.locator("form").wait_for()


def _gathering(visitor: Visitor) -> None:
    table = visitor.ask("POST", "/api/tables", {"game": "reset", "onlookers": True})["id"]
    visitor.go(f"/screen/{table}")
    visitor.page.locator(".qr path").wait_for()


def _screen(visitor: Visitor) -> None:
    table = visitor.open("ushpizin", chairs=4, onlookers=True)
    visitor.forget()
    visitor.go(f"/screen/{table}")
    visitor.page.locator("[data-seat], .seat").first.wait_for()


def _end(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.finished('pairs', options={'size': 'small'})}")
    visitor.page.locator("tbody tr").first.wait_for()
    seal = visitor.page.locator("details").last
    seal.locator("summary").click()
    seal.locator("button").first.click()
    visitor.page.locator("dl").wait_for()


def _replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{visitor.finished('pairs', options={'size': 'small'})}/1#3.open")
    visitor.page.locator(".controls").wait_for()


def _playing(game: str, chairs: int = 4, **options: str) -> Scenario:
    def play(visitor: Visitor) -> None:
        more: dict[str, Any] = {"options": options} if options else {}
        visitor.go(f"/t/{visitor.open(game, chairs=chairs, **more)}")
        visitor.page.locator("main[aria-busy=false]").wait_for()

    return play


def _midway(scene: Scenario, taps: int) -> Scenario:
    """Play on for a few taps, until it is the visitor's turn again."""

    def play(visitor: Visitor) -> None:
        scene(visitor)
        tapper = Tapper(visitor.page)
        while len(tapper.taps) < taps and not tapper.over():
            tapper.tap()
        wait_for(lambda: visitor.page.evaluate(TOUCHABLE))

    return play


def _menu(visitor: Visitor) -> None:
    _playing("reset")(visitor)
    visitor.page.locator("header button").first.click()
    visitor.page.locator("dialog[open] fieldset").wait_for()


# What is tested: each page once.
PAGES: Final[dict[str, Scenario]] = {
    "home": _home,
    "rules": _rules("court"),
    "lost": _not_found,
    "lobby": _options,
    "stranger": _stranger,
    "screen": _gathering,
    "end": _end,
    "replay": _replay,
    "menu": _menu,
    **{game: _playing(game) for game in GAMES},
}
# What is drawn: more moments of the games.
PICTURES: Final[dict[str, Scenario]] = {
    **PAGES,
    **{f"rules-{game}": _rules(game) for game in GAMES},
    **{game: _midway(_playing(game), 6) for game in GAMES},
    **{f"{game}-{MOST[game]}": _playing(game, MOST[game]) for game in GAMES},
    "ushpizin-2": _midway(_playing("ushpizin", 2), 4),
    "ushpizin-open": _midway(_playing("ushpizin", 4, exposure="always", goal="combinations"), 3),
    "ushpizin-quartets": _midway(_playing("ushpizin", 4, goal="one_host", style="quartets"), 4),
    "invite": _lobby,
    "screen-playing": _screen,
    "offline": _offline,
    "first-visit": _first_visit,
    "tables": _own_tables,
    "tv": _television,
    "past": _past,
    "family": _family,
}
