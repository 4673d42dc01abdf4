"""A tap on what cannot be used now says why, or what it is; so does a finger held on a picture.

What is tapped is chosen by its looks, never by the attributes that make the page answer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kupa.games import GAMES
from support.browser import LANGUAGES, LAPTOP, PHONE, NewVisitor, Visitor, some
from support.option_matrix import TABLES, TableSetup
from support.positions import ME, Position, deal, each_kind, root_of
from support.stored_positions import store_position
from support.tapper import POINT

HEADER: Final = (195, 12)  # a tap there does nothing
FIRST: Final = 18  # questions that the server answers at once, of each position; then five a second
REFILL: Final = FIRST / 5 + 0.2
MOMENT: Final = {"he": "רגע:", "ar": "لحظة:", "en": "One moment:"}  # never a reason where I am asked
# What looks as if it could be touched: cards, piles, seats, fruits, counts, plates, pictures; buttons.
# A group that only holds such things is looked at through them. What is usable now is left out, as
# a tap does something; and what asks the same as something before: the same face, move or reason.
DEAD: Final = """(known) => {
  const point = POINT;
  const LOOKS = '[data-face], .pile, .heap, .plate, .mine, .mine > .who, .avatar, ' +
    '.count, .card, .story, [role=img]';
  const root = document.querySelector('main .frame');
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const control = (each) => each.closest('button, a[href], input, select, textarea, summary, label');
  const usable = (each) => {
    const found = control(each);
    return found !== null && !found.disabled && found.ariaDisabled !== 'true';
  };
  const leaf = (each) => !each.querySelector(`button, ${LOOKS}`);
  const groups = [...root.querySelectorAll('[role=group]')].filter(leaf);
  const asked = new Set(known);
  const question = (each) => {
    const off = each.closest('button, [data-meant]');
    const { meant, missing } = off?.dataset ?? {};
    if (off) return JSON.stringify([meant, missing, meant ? '' : off.outerHTML]);
    const face = each.closest('[data-face]')?.dataset.face;
    const kind = [each.tagName, ...each.classList, each.parentElement.className];
    return 'named ' + (face ?? kind.join(' '));
  };
  return [...new Set([...root.querySelectorAll(`button, ${LOOKS}`), ...groups])]
    .filter((each) => seen(each) && !usable(each))
    .map((each) => ({ each, at: point(each), asks: question(each) }))
    // what lies under the point must not be usable either: a seat whose row may be touched
    .filter(({ at }) => at !== null && !usable(document.elementFromPoint(...at)))
    .filter(({ asks }) => !asked.has(asks) && asked.add(asks))
    .map(({ each, at, asks }) => ({ at, asks, name: each.ariaLabel ?? each.outerHTML.slice(0, 120) }));
}""".replace("POINT", POINT)
Positions = dict[str, Position]


def _tables(game: str) -> list[TableSetup]:
    """The first two tables of a game; those where hands are asked for cards; and one person alone."""
    tables = [played for played in TABLES if played.game == game]
    several = [played for played in tables if played.seats > 1]
    return several[:2] + [each for each in tables if "quartets" in each.words or each.seats == 1][:1]


def _stops(played: TableSetup) -> Iterator[tuple[str, Position]]:
    """Where somebody else is asked, and a little later where I am: in the middle of a game."""
    root = root_of(played, 0)
    match = deal(played, root)
    wanted = {"asked", "waiting"} if played.seats > 1 else {"asked"}
    while wanted and match.asked():
        here = "asked" if ME in match.asked() else "waiting"
        if here in wanted and len(match.answers) > 8:
            wanted.remove(here)
            answers = tuple((seat, str(move)) for seat, move in match.answers)
            moves = tuple(map(str, match.moves(ME))) if here == "asked" else ()
            yield f"{here} at {played.name}", Position(played, root, answers, moves)
        seat = match.asked()[0]
        match.answer(seat, match.moves(seat)[0])


def _positions(game: str) -> Positions:
    """Positions of every phase, each once."""
    found = {position.moves: (kind, position) for kind, position in each_kind(game).items()}
    stops = (stop for played in _tables(game) for stop in _stops(played))
    return {**dict(stops), **dict(found.values())}


class Curious:
    """Somebody who taps whatever looks as if it could be touched."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.page = visitor.page
        self.language = language
        self.known: set[str] = set()  # pictures that have told their name: they do so in every position
        self.enquiries = [0.0] * FIRST  # when the server was asked

    def tap_all(self, where: str, position: Position) -> int:
        """Tap each thing once; fail where nothing is said of it."""
        self.enquiries = [0.0] * FIRST
        dead = self._settled()
        for each in dead:
            said = self._tap(each, where)
            assert len(said) > 2, (where, each["name"])
            assert not (position.moves and MOMENT[self.language] in said), (where, each["name"], said)
        self.known.update(each["asks"] for each in dead if each["asks"].startswith("named "))
        return len(dead)

    def _settled(self) -> list[dict[str, Any]]:
        """Return what to tap, once it lies still."""
        before: list[dict[str, Any]] | None = None
        self.page.locator("main .frame").first.wait_for()  # a board of another kind is fetched first
        while (now := self.page.evaluate(DEAD, list(self.known))) != before:
            before = now
            self.page.wait_for_timeout(120)
        return list(now)

    def _tap(self, each: dict[str, Any], where: str) -> str:
        if not each["asks"].startswith("named "):
            self._wait_for_the_server()
        self.page.mouse.click(*each["at"])
        reason = self.page.locator(".refusal .words")
        try:
            reason.wait_for(timeout=5000)
        except Exception as error:
            raise AssertionError(f"{where}: nothing is said of {each['name']}") from error
        said = reason.inner_text().strip()
        self.page.mouse.click(*HEADER)
        expect(reason).to_have_count(0)
        return said

    def _wait_for_the_server(self) -> None:
        due = self.enquiries[-FIRST] + REFILL
        self.page.wait_for_timeout(max(0.0, due - time.monotonic()) * 1000)
        self.enquiries.append(time.monotonic())


@pytest.mark.parametrize("size", some([PHONE, LAPTOP], [PHONE]))
@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, [*LANGUAGES, "en"], strict=True)])
def test_every_tap_that_leads_to_no_move_says_why(
    new_visitor: NewVisitor, server_folder: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    visitor = new_visitor(language, size)
    curious = Curious(visitor, language)
    tapped = 0
    for where, position in _positions(game).items():
        table = store_position(server_folder, position, visitor.secret)
        visitor.go(f"/t/{table}")
        visitor.page.locator("main[aria-busy=false]").wait_for()
        tapped += curious.tap_all(where, position)
    assert tapped > 5


def _card(page: Page, face: str) -> tuple[float, float]:
    """Return the middle of a card of the hand, once the hand has come to rest."""
    card, box, before = page.locator(f".hand [data-face={face}]").first, None, None
    while box is None or box != before:
        before, box = box, card.bounding_box()
        page.wait_for_timeout(100)
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
