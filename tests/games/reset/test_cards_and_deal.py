"""Rulings R1 to R5: the cards, the deal, who begins."""

from __future__ import annotations

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.core.refused import Refused
from kupa.games.reset import Options, deal as dealing
from kupa.games.reset.cards import FIRE, NAMES, PILE_SIZE, WHOLE_DECK
from kupa.games.reset.events import Dealt, Opened
from support.reset import RESET, deals, play, table, told, unreadable, why_not


def test_R1_there_are_135_cards_of_fifteen_kinds() -> None:
    card_counts = next(deals(1, 4)).card_counts()
    assert sum(card_counts.values()) == 135
    assert len(card_counts) == 15


def test_R1_cards_of_one_kind_are_interchangeable() -> None:
    """Two equal cards are one offer, and nothing tells them apart."""
    state = table("5", "7 7", "3")
    assert [str(move) for move in state.moves(0)] == ["7", "7 7"]


def test_R2_eleven_of_each_number_and_five_of_each_special() -> None:
    card_counts = next(deals(1, 2)).card_counts()
    assert [card_counts[str(number)] for number in range(1, 11)] == [11] * 10
    assert [card_counts[name] for name in ("fire", "reverse", "robber", "stop", "joker")] == [5] * 5


def test_R2_numbers_end_at_ten_and_do_not_wrap() -> None:
    assert unreadable("11") == "R2 no_such_number"
    assert unreadable("0*") == "R2 no_such_number"
    assert unreadable("9 10 1") == "R9 mixed_play"


def test_R3_each_player_has_25_cards_six_of_them_in_hand() -> None:
    for seats in (2, 3, 4, 5):
        view = next(deals(1, seats)).view(None)
        assert view.hands == (6,) * seats
        assert view.piles == (19,) * seats
        assert view.draw == 135 - 25 * seats - 1


def test_R3_a_hand_is_seen_by_its_owner_only() -> None:
    news: list[Notice] = []
    state = RESET.deal(Options(), 3, Dice(seeds.from_number(4)), news.append)
    for seat in range(3):
        assert told(news, seat, Dealt) == [Dealt(seat, state.view(seat).hand)]
    assert told(news, None, Dealt) == []


def test_R4_the_pile_opens_with_a_number() -> None:
    for state in deals(60, 3):
        centre = state.view(None).centre
        assert centre.top == str(centre.number)
        assert centre.size == 1


def test_R4_specials_turned_first_go_to_the_bottom_and_all_see_them() -> None:
    buried: list[tuple[str, ...]] = []
    for number in range(60):
        news: list[Notice] = []
        state = RESET.deal(Options(), 3, Dice(seeds.from_number(number)), news.append)
        (opened,) = told(news, None, Opened)
        bottom = state.draw[len(state.draw) - len(opened.buried) :]
        assert [state.view(None).centre.top] == [opened.card]
        assert [NAMES[kind] for kind in bottom] == list(opened.buried)
        buried.append(opened.buried)
    assert any(buried)
    assert not all(buried)


def test_R4_without_a_number_in_the_draw_pile_all_is_dealt_again() -> None:
    """Five players leave ten cards; with ten specials there, no card could open."""
    piles = 5 * PILE_SIZE
    assert dealing.opener([1] * piles + [FIRE] * 10, piles) == 135
    assert dealing.opener([1] * piles + [FIRE] * 9 + [3], piles) == 134
    assert all(state.card_counts() == next(deals(1, 5)).card_counts() for state in deals(300, 5))
    assert len(WHOLE_DECK) == 135


def test_R5_the_marked_seat_begins_and_play_goes_clockwise() -> None:
    state = RESET.deal(Options(first=2), 4, Dice(seeds.from_number(1)))
    assert state.asked() == (2,)
    state = table("5", "7 7", "8 8", "9 9", turn=2)
    play(state, "9")
    assert state.asked() == (0,)


def test_R5_by_default_every_seat_may_begin() -> None:
    assert {state.first for state in deals(60, 4)} == {0, 1, 2, 3}


def test_R5_out_of_turn_is_refused() -> None:
    assert why_not(table("5", "7 7", "8 8"), "8", seat=1) == "R5 not_your_turn"
    assert why_not(table("5", "7 7", "8 8"), "7", seat=9) == "R5 not_your_turn"


def test_R5_a_first_seat_that_is_not_there_is_refused() -> None:
    for first in (3, 7):
        with pytest.raises(Refused, match=r"R5 reset\.no_such_first"):
            RESET.check(Options(first=first), 3)
