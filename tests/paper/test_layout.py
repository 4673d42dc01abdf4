"""Where cards lie, and their backs: geometry alone, on every paper, size and way of turning it over."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from kupa.paper import layout
from kupa.paper.layout import Sheet, Slot

HEIGHTS = (280, 170)  # of a drawing: a usual card, a hat
ALL = [
    pytest.param(paper, duplex, size, height, id=f"{paper}-{duplex}-{size}-{height}")
    for paper, duplex, size, height in product(
        layout.PAPERS, ("long", "short", "fold"), layout.SIZES, HEIGHTS
    )
]


def made(paper: str, duplex: str, size: str, height: float) -> Sheet:
    return layout.sheet(paper, duplex, layout.card_size(size, height))


def close(one: Slot, other: Slot) -> bool:
    pairs = zip(
        (one.x, one.y, one.width, one.height),
        (other.x, other.y, other.width, other.height),
        strict=True,
    )
    return all(abs(a - b) < 1e-9 for a, b in pairs)


def test_nine_cards_of_the_usual_size_fit_on_both_papers() -> None:
    for paper in layout.PAPERS:
        sheet = made(paper, "long", "poker", 280)
        assert len(sheet.slots) == 9
        assert {(slot.width, slot.height) for slot in sheet.slots} == {(63, 88)}
    assert len(made("a4", "long", "mini", 280).slots) == 16


@pytest.mark.parametrize(("paper", "duplex", "size", "height"), ALL)
def test_cards_and_backs_stay_inside_what_printers_print(
    paper: str, duplex: str, size: str, height: float
) -> None:
    sheet = made(paper, duplex, size, height)
    for slot in (*sheet.slots, *(sheet.behind(slot) for slot in sheet.slots)):
        assert slot.x >= 5
        assert slot.x + slot.width <= sheet.width - 5 + 1e-9
        assert slot.y >= 5
        assert slot.y + slot.height <= sheet.height - 5 + 1e-9
    bottom = max(slot.y + slot.height for slot in sheet.slots)
    assert sheet.height - bottom >= 10 - 1e-9  # the foot stands there


@pytest.mark.parametrize(("paper", "duplex", "size", "height"), ALL)
def test_the_back_of_a_back_is_the_front(paper: str, duplex: str, size: str, height: float) -> None:
    sheet = made(paper, duplex, size, height)
    assert all(close(sheet.behind(sheet.behind(slot)), slot) for slot in sheet.slots)


@pytest.mark.parametrize(("paper", "duplex", "size", "height"), ALL)
def test_no_two_cards_overlap(paper: str, duplex: str, size: str, height: float) -> None:
    sheet = made(paper, duplex, size, height)
    slots = [*sheet.slots, *(map(sheet.behind, sheet.slots) if duplex == "fold" else ())]
    rows = {round(slot.y, 6) for slot in slots}
    for row in rows:
        lefts = sorted(slot.x for slot in slots if round(slot.y, 6) == row)
        assert all(right - left >= slots[0].width - 1e-9 for left, right in pairwise(lefts))


def test_a_folded_sheet_has_backs_across_the_fold() -> None:
    sheet = made("a4", "fold", "poker", 280)
    assert (sheet.width, sheet.height) == (297, 210)
    inner = [slot for slot in sheet.slots if abs(slot.x + slot.width - 148.5) < 1e-9]
    assert [sheet.behind(slot).x for slot in inner] == [148.5] * len(inner)
    assert all(sheet.behind(slot).y == slot.y for slot in sheet.slots)


def test_only_the_short_edge_turns_backs_upside_down() -> None:
    turned = {duplex: made("a4", duplex, "poker", 280).turned for duplex in ("long", "short", "fold")}
    assert turned == {"long": False, "short": True, "fold": False}
