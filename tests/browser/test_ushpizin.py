"""Every way to play Ushpizin, tapped through in a real browser to its end."""

from __future__ import annotations

import pytest
from support.browsing import PHONE, SIZES, Visit
from support.tapping import Tapper

VARIANTS: dict[str, int] = {
    "reorder=on close=all rounds=2": 3,
    "exposure=open_seventh rounds=1": 2,
    "exposure=seldom every=2 rounds=2": 4,
    "goal=one_host hosts=secret rounds=1": 3,
    "goal=one_host kinds=all guests=on rounds=1": 2,
    "goal=combinations combination=two_two_three rounds=1": 5,
    "goal=one_host style=quartets hosts=secret rounds=2": 6,
    "missions=off elijah=0 rounds=1": 7,
}
SMALL = SIZES[0]


def _options(words: str) -> dict[str, str]:
    return dict(word.split("=") for word in words.split())


@pytest.mark.parametrize("words", VARIANTS)
def test_each_variant_is_played_to_its_end_on_a_phone(visit: Visit, words: str) -> None:
    visitor = visit("he", SMALL if VARIANTS[words] > 4 else PHONE)
    table = visitor.open("ushpizin", options=_options(words), chairs=VARIANTS[words])
    Tapper(visitor.go(f"/t/{table}")).play()
    assert visitor.ask("GET", f"/api/tables/{table}")["table"]["phase"] == "over"


@pytest.mark.parametrize("words", ["rounds=2", "goal=one_host style=quartets rounds=2"])
def test_all_of_a_table_is_seen_without_scrolling_and_heard(visit: Visit, words: str) -> None:
    for size in SIZES:
        visitor = visit("ar", size)
        page = visitor.go(f"/t/{visitor.open('ushpizin', options=_options(words), chairs=7)}")
        page.locator("[data-mine]").wait_for()
        Tapper(page, seed=3).tap()
        assert visitor.violations() == []
        assert visitor.overflow() == 0
        higher = "() => { const t = document.querySelector('.cloth'); return t.scrollHeight - t.clientHeight }"
        assert page.evaluate(higher) <= 1
