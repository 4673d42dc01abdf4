"""Ruling U28: a memory game with the cards of Ushpizin."""

from __future__ import annotations

import pickle

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.games.pairs import Options, Recalled
from kupa.games.pairs.events import Ended, Matched, Missed, Turned
from support.pairs import PAIRS, fresh, grid, turn, why_not
from support.rules import count_lines

FOUR = "moses aaron moses aaron"


def test_U28_small_is_one_pair_of_each_ushpiz() -> None:
    card_counts = fresh(2, options=Options(size="small")).card_counts()
    assert list(card_counts.values()) == [2] * 7
    assert "elijah" not in card_counts


def test_U28_medium_adds_a_pair_of_each_guest_and_elijah_and_is_the_default() -> None:
    card_counts = fresh(2).card_counts()
    assert list(card_counts.values()) == [2] * 14
    assert {"elijah", "beggar", "david"} <= set(card_counts)


def test_U28_large_is_two_pairs_of_all_fourteen_kinds() -> None:
    assert list(fresh(2, options=Options(size="large")).card_counts().values()) == [4] * 14


def test_U28_nothing_is_seen_before_the_first_card_is_turned() -> None:
    assert set(fresh(3).view(0).grid) == {None}


def test_U28_equal_cards_are_kept_and_the_seat_goes_on() -> None:
    state = grid(FOUR)
    news = turn(state, 1, 3)
    assert [told.event for told in news] == [
        Turned(0, 1, "moses"),
        Turned(0, 3, "moses"),
        Matched(0, "moses", (1, 3)),
    ]
    assert state.asked() == (0,)
    assert state.view(1).kept == (("moses",), ())


def test_U28_different_cards_stay_visible_until_the_next_move() -> None:
    state = grid(FOUR)
    assert turn(state, 1, 2)[-1].event == Missed(0, (1, 2))
    assert state.view(1).grid == ("moses", "aaron", None, None)
    assert state.asked() == (1,)
    turn(state, 3)
    assert state.view(0).grid == (None, None, "moses", None)


def test_U28_a_mismatched_card_still_visible_may_be_turned_again() -> None:
    state = grid(FOUR)
    turn(state, 1, 2, 1)
    assert state.view(0).grid == ("moses", None, None, None)
    turn(state, 3)
    assert state.view(0).kept == ((), ("moses",))


def test_U28_turning_is_two_moves_and_the_same_card_is_not_two() -> None:
    state = grid(FOUR)
    turn(state, 1)
    assert state.asked() == (0,)
    assert why_not(state, 1) == "U28 still_up"
    assert [str(move) for move in state.moves(0)] == ["turn 2", "turn 3", "turn 4"]


def test_U28_gaps_stay_and_cannot_be_turned() -> None:
    state = grid(FOUR)
    turn(state, 1, 3)
    assert state.view(0).gaps == (1, 3)
    assert why_not(state, 3) == "U28 gone"
    assert [str(move) for move in state.moves(0)] == ["turn 2", "turn 4"]


def test_U28_elijah_matches_only_elijah() -> None:
    state = grid("elijah moses elijah moses")
    turn(state, 1, 2)
    assert state.view(0).kept == ((), ())
    turn(state, 1, 3)
    assert state.view(0).kept == ((), ("elijah",))


def test_U28_most_pairs_win_and_equal_scores_share() -> None:
    state = grid("moses aaron moses aaron david david", seats=3)
    turn(state, 1, 2, 3, 1, 2, 4)
    news = turn(state, 5, 6)
    assert state.asked() == ()
    assert state.ranks() == (2, 1, 2)
    assert news[-1].event == Ended((2, 1, 2), (0, 3, 0), 4)
    state = grid("moses aaron moses aaron david david", seats=3)
    turn(state, 1, 3, 2, 5, 2, 4, 5, 6)
    assert (state.ranks(), state.asked()) == ((2, 1, 3), ())
    state = grid("moses aaron moses aaron", seats=3)
    turn(state, 1, 3, 2, 4)
    assert state.ranks() == (1, 2, 2)
    shared = grid("moses aaron moses aaron joseph david joseph david", seats=2)
    turn(shared, 1, 3, 5, 7, 2, 6, 2, 4, 6, 8)
    assert shared.ranks() == (1, 1)


def test_U28_alone_the_attempts_count() -> None:
    state = grid(FOUR, seats=1)
    turn(state, 1, 2, 1, 3, 2, 4)
    assert state.asked() == ()
    assert state.measures() == {"attempts": 3}
    assert state.ranks() == (1,)


def test_U28_one_to_seven_play() -> None:
    assert list(PAIRS.seats) == [1, 2, 3, 4, 5, 6, 7]
    with pytest.raises(Refused, match="U28"):
        PAIRS.check(Options(), 8)


def test_U28_the_marked_seat_begins_else_a_random_one() -> None:
    assert fresh(4, options=Options(first=2)).asked() == (2,)
    assert {fresh(4, number).first for number in range(40)} == {0, 1, 2, 3}
    with pytest.raises(Refused, match="no_such_first"):
        PAIRS.check(Options(first=3), 3)


def test_U28_other_refusals() -> None:
    state = grid(FOUR)
    assert why_not(state, 5) == "U28 no_such_place"
    assert why_not(state, 1, seat=1) == "U28 not_your_turn"
    turn(state, 1, 3, 2, 4)
    assert why_not(state, 1) == "U28 over"
    for text in ("turn 0", "turn 57", "turn", "lift 3", "turn 1" + " " * 90):
        with pytest.raises(Refused, match=r"U28 pairs\.unreadable"):
            PAIRS.read(text)


def test_the_clock_turns_the_first_card_that_lies_covered() -> None:
    state = grid(FOUR)
    turn(state, 1, 3)
    assert str(state.fallback(0)) == "turn 2"
    turn(state, 2)
    assert str(state.fallback(0)) == "turn 4"


def test_covered_cards_are_imagined_anew_and_remembered_ones_kept() -> None:
    state = fresh(3)
    turn(state, 1, 2)
    view = state.view(None)
    imagined = [PAIRS.imagine(view, None, Dice(seeds.from_number(n))) for n in range(4)]
    assert len({tuple(each.grid) for each in imagined}) == 4
    assert {each.view(None) for each in imagined} == {view}
    card = next(name for name in ("david", "elijah") if name not in view.grid)
    recalled = Recalled(faces=((9, card), (10, card), (11, card), (1, card), (99, card)))
    known = PAIRS.imagine(view, recalled, Dice(seeds.from_number(5)))
    turn(known, 9, 10)
    assert known.view(0).kept[known.turn] == (card,)
    assert known.card_counts() == state.card_counts()


def test_a_view_can_be_compared_hashed_and_sent_and_needs_a_seat() -> None:
    view = fresh(3).view(1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert hash(view) == hash(fresh(3).view(1))
    with pytest.raises(Refused, match="no_such_seat"):
        fresh(3).view(3)


def test_lines_of_play_on_four_cards() -> None:
    """4 first cards · 3 second cards. Of the 12 pairs of moves 4 match and leave two cards (2, then 1
    way), 8 miss and leave all four: 4 · 2 + 8 · 4 = 40, then 4 · 2 · 1 + 8 · 4 · 3 = 104."""
    assert [count_lines(grid(FOUR), depth) for depth in range(5)] == [1, 4, 12, 40, 104]
