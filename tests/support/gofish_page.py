"""Playing the example game on the general board, as people do: by tapping cards."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

TITLES: Final = {"he": "לכו לדוג", "ar": "هيّا نصطاد", "en": "Go Fish"}
MOST_ROUNDS: Final = 8000
BOOKS: Final = 7  # of the short deck


def tap_card(page: Page, dice: Random) -> bool:
    """Tap any card that can be played, and choose any move it offers; False: none can be played."""
    cards = page.locator("button[data-spot].free")
    if not cards.count():
        return False
    _tap_any(cards, dice)
    if page.locator("dialog[open]").count():
        _tap_any(page.locator("dialog[open] button[data-move]"), dice)
    return True


def _tap_any(buttons: Locator, dice: Random) -> None:
    buttons.nth(dice.randrange(buttons.count())).click()


def is_over(page: Page) -> bool:
    """Tell whether the page shows the result."""
    return page.locator("main table").count() > 0


def play_to_end(pages: list[Page]) -> None:
    """Play until every page shows the result, in which all books are counted."""
    taps, dice = 0, Random(len(pages))  # always the first card: people could ask in a circle for ever
    for _ in range(MOST_ROUNDS):
        taps += sum(tap_card(page, dice) for page in pages)
        if all(is_over(page) for page in pages):
            break
        pages[0].wait_for_timeout(15)
    assert taps > 3
    for page in pages:
        shown = page.locator("main table td.score").all_inner_texts()
        assert sum(map(int, shown)) == BOOKS
