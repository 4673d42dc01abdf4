"""What a seat sees, and what it can imagine."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.games.reset import Options, Recalled
from support.reset import RESET, deals, play, table


def test_nobody_sees_a_personal_pile_or_another_hand() -> None:
    state = table("5", "7 7 | 9 10", "8 8 | 2 3")
    for seat in (0, 1, None):
        text = str(state.view(seat))
        assert "'9'" not in text
        assert "'10'" not in text
        assert ("'8'" in text) == (seat == 1)
        assert ("'7'" in text) == (seat == 0)


def test_the_run_on_top_marks_its_jokers() -> None:
    state = table("5", "7 joker 1", "8 8")
    play(state, "7 7*")
    centre = state.view(None).centre
    assert (centre.top, centre.run, centre.size) == ("7*", ("7", "7*"), 3)


def test_a_special_on_top_shows_the_number_below() -> None:
    centre = table("5 stop", "7", "8").view(None).centre
    assert (centre.top, centre.run, centre.number) == ("stop", (), 5)


def test_a_seat_that_is_not_there_has_no_view() -> None:
    state = table("5", "7", "8")
    for seat in (-1, 2):
        with pytest.raises(Refused, match="no_such_seat"):
            state.view(seat)


def test_a_view_can_be_compared_hashed_and_sent() -> None:
    view = next(deals(1, 3)).view(1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert hash(view) == hash(next(deals(1, 3)).view(1))


def test_imagined_hands_differ_and_the_own_hand_does_not() -> None:
    view = next(deals(1, 4)).view(2)
    imagined = [RESET.imagine(view, None, Dice(seeds.from_number(n))) for n in range(5)]
    assert {state.view(2) for state in imagined} == {view}
    assert len({state.view(0).hand for state in imagined}) > 1


def test_what_is_recalled_is_where_it_was_remembered() -> None:
    state = next(deals(1, 3))
    for _ in range(40):
        state.play(state.turn, state.fallback(state.turn))
    view = state.view(0)
    recalled = Recalled(hands=((1, ("fire", "10")),), used=("9", "9")[: view.used], centre=("joker",))
    imagined = RESET.imagine(view, recalled, Dice(seeds.from_number(3)))
    assert not Counter(("fire", "10")) - Counter(imagined.view(1).hand)
    assert imagined.view(0) == view


def test_memories_that_cannot_be_true_are_dropped() -> None:
    view = next(deals(1, 2)).view(0)
    wrong = Recalled(hands=((1, ("fire",) * 9),), used=("9",) * 40, centre=("8",) * 40)
    imagined = RESET.imagine(view, wrong, Dice(seeds.from_number(3)))
    assert imagined.view(0) == view
    assert imagined.card_counts() == next(deals(1, 2)).card_counts()


def test_a_view_of_less_than_a_whole_deck_cannot_be_imagined() -> None:
    with pytest.raises(ValueError, match="whole deck"):
        RESET.imagine(table("5", "7", "8").view(0), None, Dice(seeds.from_number(3)))


def test_a_played_out_imagination_ends_like_any_game() -> None:
    state = next(deals(1, 4))
    imagined = RESET.imagine(state.view(1), None, Dice(seeds.from_number(9)))
    while asked := imagined.asked():
        imagined.play(asked[0], imagined.fallback(asked[0]))
    assert imagined.ranks().count(1) == 1
    assert Options() == state.options
