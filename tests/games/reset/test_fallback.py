"""What the table's clock answers for a silent seat."""

from __future__ import annotations

import pytest

from kupa.games.reset import Options
from support.reset import play, table


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("9 7 7 stop fire", "7"),  # the smaller number, one card
        ("7 8 9", "7"),  # never a straight: it costs more cards
        ("1 joker stop", "5*"),  # a joker is a number, and a number comes before a special
        ("1 fire robber reverse stop", "stop"),
        ("1 fire robber reverse", "reverse"),
        ("1 fire robber", "robber"),
        ("1 fire", "fire"),
        ("1 2", "draw"),
    ],
)
def test_a_turn_is_answered_by_the_lowest_play(hand: str, answer: str) -> None:
    assert str(table("5", hand, "9").fallback(0)) == answer


def test_in_descending_order_it_is_still_the_smaller_number() -> None:
    assert str(table("8", "3 7 9", "9", down=True).fallback(0)) == "3"
    assert str(table("8", "joker 9", "9", down=True).fallback(0)) == "1*"


def test_an_opening_is_never_a_reverse() -> None:
    state = table("5", "fire reverse robber", "9")
    play(state, "fire")
    assert str(state.fallback(0)) == "robber"


def test_a_free_table_draws_only_without_a_play() -> None:
    assert str(table("5", "7", "9", options=Options(draw="free")).fallback(0)) == "7"


def test_without_anything_it_passes() -> None:
    assert str(table("", "reverse", "9", draw="").fallback(0)) == "pass"


def test_sticking_is_let_be_and_a_robbery_takes_the_first_in_order() -> None:
    state = table("5", "7 1 1 1 1 1 | 7", "9")
    play(state, "7")
    assert str(state.fallback(0)) == "leave"
    state = table("5", "robber 4 3", "9 fire 8", "2")
    play(state, "robber")
    assert str(state.fallback(0)) == "rob 1"
    play(state, "rob 1")
    assert str(state.fallback(0)) == "take 8"
    play(state, "take 8")
    assert str(state.fallback(0)) == "give 3"
