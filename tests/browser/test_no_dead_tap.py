"""A tap on what cannot be used now says why; a finger held on a picture is told what it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kupa.games import GAMES
from support.browser import LANGUAGES, PHONE, NewVisitor, Visitor
from support.option_matrix import TABLES
from support.positions import ME, Position, deal, each_kind, root_of
from support.stored_positions import store_position
from support.tapper import POINT

HEADER: Final = (195, 12)  # a tap there does nothing
FIRST: Final = 18  # questions that the server answers at once; then five a second
# What cannot be used now, but for elements that ask the same as one before; with where a finger hits it.
DEAD: Final = """() => {
  const point = POINT;
  const root = document.querySelector('main');
  const asked = new Set();
  return [...root.querySelectorAll('button:disabled, [aria-disabled=true], [data-meant]:not(button)')]
    .filter((each) => {
      const { meant, missing, named } = each.dataset;
      const question = JSON.stringify([meant, missing, named, meant || missing ? '' : each.outerHTML]);
      return !asked.has(question) && asked.add(question);
    })
    .map((each) => ({ at: point(each), name: each.ariaLabel ?? each.innerText ?? each.className }))
    .filter((each) => each.at !== null);
}""".replace("POINT", POINT)
Positions = dict[str, Position]


def _waiting(game: str) -> Iterator[tuple[str, Position]]:
    """The first tables at which somebody else is asked; and one whose game is over."""
    tables = [played for played in TABLES if played.game == game and played.seats > 1]
    for played in tables[:2]:
        root = root_of(played, 0)
        match = deal(played, root)
        while match.asked() and (ME in match.asked() or len(match.answers) < 9):
            seat = match.asked()[0]
            match.answer(seat, match.moves(seat)[0])
        answers = tuple((seat, str(move)) for seat, move in match.answers)
        yield f"waiting at {played.name}", Position(played, root, answers, ())


def _positions(game: str) -> Positions:
    """Positions of every phase, each once."""
    found = {position.moves: (kind, position) for kind, position in each_kind(game).items()}
    return {**dict(_waiting(game)), **dict(found.values())}


def _tap_all(visitor: Visitor, where: str) -> int:
    page = visitor.page
    dead: list[dict[str, Any]] = page.evaluate(DEAD)
    for number, each in enumerate(dead):
        page.wait_for_timeout(210 if number > FIRST else 0)
        page.mouse.click(*each["at"])
        reason = page.locator(".refusal p")
        try:
            reason.wait_for(timeout=3000)
        except Exception as error:
            raise AssertionError(f"{where}: nothing is said of {each['name']}") from error
        assert len(reason.inner_text()) > 8, (where, each["name"])
        page.mouse.click(*HEADER)
        expect(reason).to_have_count(0)
    return len(dead)


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, [*LANGUAGES, "en"], strict=True)])
def test_every_tap_that_leads_to_no_move_says_why(
    new_visitor: NewVisitor, server_folder: Path, game: str, language: str
) -> None:
    visitor = new_visitor(language, PHONE)
    tapped = 0
    for where, position in _positions(game).items():
        table = store_position(server_folder, position, visitor.secret)
        visitor.go(f"/t/{table}")
        visitor.page.locator("main[aria-busy=false]").wait_for()
        tapped += _tap_all(visitor, where)
    assert tapped > 5


def _card(page: Page, face: str) -> tuple[float, float]:
    box = page.locator(f".hand [data-face={face}]").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_that_is_held_says_what_it_is(new_visitor: NewVisitor, server_folder: Path) -> None:
    visitor = new_visitor("en", PHONE)
    position = each_kind("reset")["fire"]
    page = visitor.go(f"/t/{store_position(server_folder, position, visitor.secret)}")
    page.locator("main[aria-busy=false]").wait_for()
    page.mouse.move(*_card(page, "fire"))
    page.mouse.down()
    expect(page.locator(".refusal strong")).to_have_text("Fire")
    expect(page.locator(".refusal .about")).to_contain_text("Burns the whole pile")
    page.mouse.up()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    page.mouse.click(*_card(page, "fire"))
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
