"""Makes one given move on the page, tap by tap."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from support.tapper import POINT

# Where a finger would hit a card, once it lies still.
POINT_AT_REST: Final = """async (card) => {
  const where = () => JSON.stringify(card.getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ''; before !== where(); ) {
    before = where();
    for (let frames = 0; frames < 3; frames++) await frame();
  }
  return (POINT)(card);
}""".replace("POINT", POINT)
CARDS: Final = ".hand [data-spot]"
WORDS: Final = {"draw": "Draw a card", "leave": "Don't stick", "pass": "Pass"}
ORDER: Final = {"peek": 0, "swap": 1, "declare": 2}  # of the buttons of the Court


def make_move(page: Page, game: str, move: str, moves: tuple[str, ...]) -> None:
    """Make a move that is allowed now, touch by touch. The page speaks English."""
    page.locator("main[aria-busy=false]").wait_for()
    GAMES[game](page, move, moves)


def _pairs(page: Page, move: str, _moves: tuple[str, ...]) -> None:
    page.locator(".grid button").nth(int(move.split()[1]) - 1).click()


def _court(page: Page, move: str, _moves: tuple[str, ...]) -> None:
    verb, *places = move.split()
    for place in places:
        page.locator(f".hat[data-no='{place}']").click()
    page.locator(".acts button").nth(ORDER[verb]).click()


def _ushpizin(page: Page, move: str, _moves: tuple[str, ...]) -> None:
    verb, *words = move.split()
    if verb == "host":
        page.locator("[data-hosts]").click()
    for touch in _touch_targets(verb, words):
        if touch.startswith("seat.") and verb == "offer":
            page.locator(f"[data-seat='{words[2]}'] .who").first.click()
        _touchable(page, touch).click()
    if verb not in {"ready", "done", "close", "announce", "exchange"}:
        page.locator("[data-confirm]").last.click()


def _touch_targets(verb: str, words: list[str]) -> list[str]:
    """What is touched for a move of Ushpizin, in order."""
    named = {
        "host": lambda: [f"kind.{words[0]}"],
        "announce": lambda: [f"call.announce{words[0]}"],
        "swap": lambda: [f"at.{words[0]}"],
        "take": lambda: [f"at.{words[0]}"],
        "offer": lambda: [f"mine.{words[0]}", f"seat.{words[2]}"],
        "ask": lambda: [f"seat.{words[0]}", f"kind.{words[1]}"],
        "give": lambda: [f"hand.{words[0]}"],
        "out": lambda: [f"hand.{words[0]}"],
    }
    if verb in named:
        return named[verb]()
    return [f"mine.{place}" for place in words] if words else [f"call.{verb}"]


def _touchable(page: Page, touch: str) -> Locator:
    """Whatever is touched; cards too small for a finger are shown large first."""
    spot = page.locator(f"[data-touch='{touch}']")
    if touch.startswith("at.") and spot.count() == 0:
        page.locator(f"[data-seat='{touch.split('.')[1]}'] .who").first.click()
    return spot.last if touch.startswith(("at.", "seat.", "kind.")) else spot.first


def _reset(page: Page, move: str, moves: tuple[str, ...]) -> None:
    verb, *words = move.split()
    if verb in WORDS:
        page.locator(".acts").get_by_role("button", name=WORDS[verb], exact=True).click()
    elif verb == "rob":
        page.locator(".acts button").nth(moves.index(move)).click()
    elif verb == "take":
        page.locator(".look .look").get_by_role(
            "button", name=_title(words[0]), exact=True
        ).first.click()
        page.locator(".acts .primary").click()
    else:
        _lay(page, words if verb in {"stick", "give"} else move.split(), move, moves)


def _lay(page: Page, cards: list[str], move: str, moves: tuple[str, ...]) -> None:
    """Pick the cards of a play; where a joker could be several numbers, say which."""
    for card in map(_held, cards):
        name = re.compile(rf"^\W*{_title(card)}\W*, your card")
        free = page.locator(f"{CARDS}[aria-pressed=false]")
        number = free.and_(page.get_by_role("button", name=name)).first.get_attribute("data-no")
        chosen = page.locator(f".hand [data-no='{number}']")
        page.mouse.click(*chosen.evaluate(POINT_AT_REST))
        expect(chosen).to_have_attribute("aria-pressed", "true")
    page.locator(".acts .primary").click()
    same = [each for each in moves if _cost(each) == _cost(move)]
    if len(same) > 1:
        page.locator("dialog .plays button").nth(same.index(move)).click()


def _held(card: str) -> str:
    return "joker" if card.endswith("*") else card


def _cost(move: str) -> list[str]:
    return sorted(_held(word) for word in move.split())


def _title(card: str) -> str:
    return card if card.isdecimal() else card.capitalize()


GAMES: Final[dict[str, Callable[[Page, str, tuple[str, ...]], None]]] = {
    "ushpizin": _ushpizin,
    "court": _court,
    "reset": _reset,
    "pairs": _pairs,
}
