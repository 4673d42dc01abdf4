"""One whole game of each game, by tapping, in the browsers of Apple's phones and of Firefox."""

from __future__ import annotations

import json
import secrets
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import pytest

from support.browser import WHOLE_GAME_TIME_SCALE, running_server
from support.firefox import NAMES, firefox
from support.remote_page import SIZE, RemotePage
from support.tapper import Tapper
from support.webkit import mini_browser, webkit

MISSING: Final = "no {what}: run `python -m tools.browsers`, which `make test-browsers` does"
LONGEST: Final = 420.0  # seconds of one game
GAMES: Final = {
    "ushpizin": {"rounds": "3"},
    "court": {"size": "short", "turns": "80"},
    "reset": {"turns": "40"},
    "pairs": {"size": "small"},
}
LANGUAGES: Final = {"ushpizin": "he", "court": "ar", "reset": "en", "pairs": "he"}
KEEP: Final = """() => {
  const kept = KEPT;
  for (const [name, value] of Object.entries(kept)) localStorage[`kupa.${name}`] = value;
}"""
WATCH: Final = """() => {
  window.faults = [];
  addEventListener('error', (event) => window.faults.push(event.message));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
}"""


def _firefox(folder: Path) -> AbstractContextManager[RemotePage]:
    name = next((name for name in NAMES if shutil.which(name)), None)
    assert name, MISSING.format(what="Firefox")
    return firefox(name, folder)


def _webkit(folder: Path) -> AbstractContextManager[RemotePage]:
    browser = mini_browser()
    assert browser, MISSING.format(what="MiniBrowser")
    return webkit(browser, folder)


BROWSERS: Final[dict[str, Callable[[Path], AbstractContextManager[RemotePage]]]] = {
    "firefox": _firefox,
    "webkit": _webkit,
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with running_server(folder, KUPA_TIME_SCALE=WHOLE_GAME_TIME_SCALE) as address:
        yield address


@pytest.fixture(scope="module", params=BROWSERS)
def page(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RemotePage]:
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as page:
        yield page


def _ask(address: str, secret: str, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401
    asked = urllib.request.Request(address + path)  # noqa: S310 — our own server
    asked.add_header("authorization", f"Bearer {secret}")
    if body is not None:
        asked.add_header("content-type", "application/json")
        asked.data = json.dumps(body).encode()
    with urllib.request.urlopen(asked) as answer:  # noqa: S310
        return json.load(answer)


def _open(address: str, secret: str, game: str) -> str:
    table = {"name": "Noa", "chairs": 3, "bots": "hard", "deal": True, "pace": "untimed"}
    told = _ask(address, secret, "/api/tables", {"game": game, "options": GAMES[game], **table})
    return str(told["id"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(page: RemotePage, address: str, game: str) -> None:
    secret = secrets.token_urlsafe(32)
    page.goto(f"{address}/offline.html")
    kept = {"device": secret, "sound": "off", "tempo": "swift", "language": LANGUAGES[game]}
    page.evaluate(KEEP.replace("KEPT", json.dumps(kept)))
    table = _open(address, secret, game)
    page.faults.clear()  # of what was played before
    page.goto(f"{address}/t/{table}")
    page.evaluate(WATCH)
    assert page.evaluate("innerWidth") == SIZE[0]
    tapper = Tapper(page)
    tapper.play(LONGEST)
    assert _ask(address, secret, f"/api/tables/{table}")["table"]["phase"] == "over"
    assert page.evaluate("document.querySelectorAll('table[aria-label] tbody tr').length") == 3
    assert page.evaluate("document.documentElement.lang") == LANGUAGES[game]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("window.faults") == []
    assert page.faults == []
