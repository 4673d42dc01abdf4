"""What the table's clock answers for a silent seat."""

from __future__ import annotations

import pytest

from kupa.games.ushpizin import UshpizinState
from support.ushpizin import USHPIZIN, deal, play, put, seen, table

ROWS = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def answer(state: UshpizinState, seat: int | None = None) -> str:
    """Return what the clock answers."""
    return str(state.fallback(state.asked()[0] if seat is None else seat))


def test_opening_study_is_answered_by_ready() -> None:
    assert answer(deal(3)) == "ready"


def test_a_turn_takes_the_first_legal_move_and_never_declares() -> None:
    state = table(*ROWS)
    assert answer(state) == "lift 1"
    play(state, "lift 1")
    assert answer(state) == "swap 1.1"
    play(state, "swap 1.1")
    assert answer(state) == "done"
    play(state, "done")
    assert answer(state) == "lift 2"  # the first card has just come to seat 1


def test_the_draw_puts_the_first_place_out() -> None:
    assert answer(table(*ROWS, at="draw")) == "put 1"


def test_a_mission_is_announced_by_its_holder_of_several_by_the_first_in_turn_order() -> None:
    state = table(*ROWS, kupa="g62fonub", at="draw", first=1)
    put(state)
    assert (state.asked()[0], answer(state)) == (2, "announce 6")
    play(state, "announce 6")
    assert answer(state) == "offer 2 to 0"
    play(state, "offer 2 to 0")
    assert answer(state) == "pick 1 2"


def test_missions_1_and_3_are_answered_by_the_first_move() -> None:
    for number, first in ((1, "pass 1"), (3, "take 1.1")):
        state = table(*ROWS, kupa=f"{number}ggfonub", at="draw")
        put(state)
        play(state, f"announce {number}")
        assert answer(state) == first


def test_a_later_study_is_answered_by_close_once_the_order_has_changed() -> None:
    state = table(*ROWS, at="draw")
    put(state)
    assert answer(state) == "close"
    state = table(*ROWS, at="draw", options="reorder=on")
    put(state)
    assert answer(state, 1) == "exchange 1 2"
    play(state, "1: exchange 1 2")
    assert answer(state, 1) == "done"


def test_a_host_is_the_first_that_is_free() -> None:
    state = deal(3, "goal=one_host kinds=all")
    assert answer(state) == "host abraham"
    play(state, "host abraham")
    assert answer(state) == "host isaac"


@pytest.mark.parametrize(
    "words",
    [
        "rounds=12",
        "rounds=12 reorder=on close=all",
        "exposure=seldom rounds=20",
        "goal=one_host rounds=9",
    ],
)
def test_a_table_of_silent_seats_ends_at_its_limit(words: str) -> None:
    state = deal(4, words, number=5)
    while asked := state.asked():
        state.play(asked[0], state.fallback(asked[0]))
    assert seen(state).phase == "over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lift",
        "lift 8",
        "lift 0",
        "swap 7.1",
        "swap 1",
        "pick 3 3",
        "host elijah",
        "x" * 99,
        "exchange",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"U7 ushpizin\.unreadable"):
        USHPIZIN.read(text)


def test_case_and_spaces_do_not_matter_nor_the_order_of_an_exchange() -> None:
    assert str(USHPIZIN.read("  Swap   2.5 ")) == "swap 2.5"
    assert str(USHPIZIN.read("exchange 5 2")) == "exchange 2 5"
    assert str(USHPIZIN.read("pick 5 2")) == "pick 5 2"
