"""What cannot be printed is refused in one sentence that says what can be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kupa.paper.order import SECTIONS, BadOrder, Order, read_languages, read_sections

GOOD = Order("reset", ("he",))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "Choose one of: ushpizin, court, reset, pairs"),
        ({"paper": "a3"}, "--paper 'a3' is not known. Choose one of: a4, letter."),
        ({"duplex": "both"}, "long, short, fold"),
        ({"size": "huge"}, "poker, mini"),
        ({"ink": "none"}, "full, save"),
        ({"bleed": 0.0, "sections": ("cards",)}, "up to 5.0"),
        ({"bleed": 9.0, "sections": ("cards",)}, "print shops ask for 3"),
        ({"bleed": 4.0, "size": "mini", "sections": ("cards",)}, "up to 3.5"),
        ({"bleed": 3.0}, "--what cards"),
        ({"address": "kupa"}, "https://kupa.example"),
        ({"address": "javascript:alert(1)"}, "web address"),
        ({"address": "http://[broken"}, "web address"),
        ({"address": "https://kupa.example/a b"}, "without spaces"),
        ({"address": "https://" + "k" * 300}, "web address"),
    ],
)
def test_a_bad_order_says_what_is_possible(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOrder) as refused:
        replace(GOOD, **change).checked()
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_good_order_is_returned() -> None:
    order = replace(GOOD, address="https://kupa.example:8765/table", paper="letter", duplex="fold")
    assert order.checked() is order


def test_languages_are_read_in_order() -> None:
    assert read_languages("ar,he") == ("ar", "he")
    assert read_languages("he,he") == ("he",)
    assert read_languages("all") == ("he", "ar", "en")
    for bad in ("", "xx", "he;ar", "he,all"):
        with pytest.raises(BadOrder, match="--lang"):
            read_languages(bad)


def test_sections_are_read() -> None:
    assert read_sections("all") == SECTIONS
    assert read_sections("rules, cards") == ("cards", "rules")
    with pytest.raises(BadOrder, match="--what 'cats' is not known"):
        read_sections("cards,cats")
