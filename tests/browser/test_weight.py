"""What a phone has to fetch before the first table can be played."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request

from support.browser import LANGUAGES, NewVisitor, Visitor
from support.page_scenarios import GAMES

MOST_SCRIPT = 120_000  # bytes, compressed
LONGEST_LANGUAGE = "ar"


def _watch(page: Page) -> list[Request]:
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108
    return asked


def _script(asked: list[Request]) -> int:
    """Return how many bytes of script came over the wire."""
    return sum(each.sizes()["responseBodySize"] for each in asked if each.resource_type == "script")


def _alone(new_visitor: NewVisitor, language: str) -> Visitor:
    """Come without a service worker: it would fetch for later, and unpack what came."""
    visitor: Visitor = new_visitor(language)
    visitor.page.add_init_script("delete Navigator.prototype.serviceWorker")
    return visitor


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_needs_little_script(new_visitor: NewVisitor, game: str) -> None:
    visitor = _alone(new_visitor, LONGEST_LANGUAGE)
    asked = _watch(visitor.page)
    visitor.go(f"/t/{visitor.open(game, chairs=4)}")
    visitor.page.locator("main[aria-busy=false] button").first.wait_for()
    weight = _script(asked)
    assert 60_000 < weight <= MOST_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_of_any_other_host(new_visitor: NewVisitor, language: str) -> None:
    visitor = _alone(new_visitor, language)
    asked = _watch(visitor.page)
    for path in ("/", "/rules/ushpizin", f"/t/{visitor.open('reset')}"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
    hosts = {urlsplit(each.url).netloc for each in asked if not each.url.startswith("data:")}
    assert hosts == {urlsplit(visitor.address).netloc}
