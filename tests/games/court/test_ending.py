"""Rulings C12 to C14: the end, the score, the limit."""

from __future__ import annotations

import pytest

from kupa.core import seeds
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games.court import Options
from kupa.games.court.events import Ended, Fitted
from support.court import COURT, play, row, table, told, why_not


def test_C12_three_characters_left_on_the_table_end_the_game() -> None:
    state = table("king queen - cook - guard", "king guard - queen - cook")
    news = play(state, "declare 1")
    assert state.asked() == ()
    assert not state.unfinished()
    left = (None, "guard", None, "queen", None, "cook", None)
    assert told(news, 1) == [Fitted(0, 1, "king"), Ended((1, 2), (1, 0), left)]


def test_C12_what_is_left_counts_for_nobody_and_is_shown() -> None:
    state = table("king queen cook guard", "king queen cook magic", hats="guard")
    play(state, "declare 1")
    view = state.view(None)
    assert view.scores == (1, 0)
    assert view.shown == (None, "queen", "cook", "magic", None, None, None)
    assert view.hat_pile == 1


def test_C12_it_is_looked_at_before_the_place_is_refilled() -> None:
    """Three left on the table and one more in the pile: a game never gets there, but it would end."""
    state = table("king queen cook guard", "king queen cook guard", people="judge", hats="judge")
    play(state, "declare 1")
    assert state.asked() == ()
    assert row(state) == "- queen cook guard - - -"


def test_C12_four_left_play_on() -> None:
    state = table("king queen cook guard judge", "king queen cook guard judge")
    play(state, "declare 3")
    assert state.asked() == (1,)
    assert state.view(None).shown is None


def test_C12_after_the_end_nothing_is_accepted() -> None:
    state = table("king queen cook guard", "king queen cook guard")
    play(state, "declare 1")
    for seat in (0, 1):
        assert state.moves(seat) == []
        assert why_not(state, "peek 2", seat=seat) == "C12 over"


@pytest.mark.parametrize(
    ("pairs", "penalties", "magic", "score"),
    [(3, 0, 0, 3), (3, 2, 0, 1), (3, 2, 1, 2), (3, 2, 5, 3), (0, 4, 1, -3), (2, 2, 2, 2)],
)
def test_C13_pairs_less_the_penalty_hats_that_are_left(
    pairs: int, penalties: int, magic: int, score: int
) -> None:
    state = table("king queen cook guard", "queen king cook guard")
    player = state.players[1]
    player.pairs, player.penalties, player.magic = (1 << pairs + 1) - 2, penalties, magic
    assert state.view(None).scores == (0, score)


def test_C13_equal_scores_share_their_place_and_the_rest_follow() -> None:
    state = table("king queen cook guard", "queen king cook guard", seats=5)
    for player, pairs in zip(state.players, (0b10, 0b1100, 0b10000, 0b1100000, 0), strict=True):
        player.pairs = pairs
    state.players[4].penalties = 2
    assert state.view(None).scores == (1, 2, 1, 2, -2)
    assert state.ranks() == (3, 1, 3, 1, 5)


def test_C13_the_next_deal_is_begun_by_the_seat_after_the_last_starter() -> None:
    options = Options(first=2, turns=30)
    for number, first in ((1, 2), (2, 0), (3, 1)):
        match = Match(COURT, options, 3, seeds.from_number(number))
        assert match.view().first == first
        while asked := match.asked():
            match.answer(asked[0], match.state.fallback(asked[0]))
        options = COURT.next_options(options, match.state)


def test_C14_at_the_limit_the_game_is_scored_as_it_stands() -> None:
    state = table("king queen cook guard judge", "king cook queen judge guard", options=Options(turns=3))
    play(state, "declare 1", "declare 2")
    assert state.asked() == (0,)
    news = play(state, "peek 3")
    assert state.asked() == ()
    assert state.unfinished()
    assert told(news, None)[-1] == Ended(
        (1, 2), (1, -1), (None, "cook", "queen", "judge", "guard", None, None)
    )


def test_C14_a_game_that_is_won_at_the_limit_is_finished() -> None:
    state = table("king queen cook guard", "king queen cook guard", options=Options(turns=1))
    play(state, "declare 1")
    assert not state.unfinished()


def test_C14_people_have_no_limit_and_simulations_5000_turns() -> None:
    assert Options().turns is None
    assert COURT.with_limit(Options()).turns == 5000
    assert COURT.with_limit(Options(turns=9)).turns == 9


def test_C14_a_senseless_limit_is_refused() -> None:
    for turns in (0, 2_000_000):
        with pytest.raises(Refused, match=r"C14 court\.bad_turns"):
            COURT.check(Options(turns=turns), 3)


def test_what_a_report_counts() -> None:
    state = table("king queen cook guard judge", "magic cook queen judge guard", hats="king")
    play(state, "peek 1", "peek 1", "swap 2 3", "declare 2", "declare 4", "declare 3")
    assert state.measures() == {
        "turns": 6,
        "peeks": 2,
        "swaps": 1,
        "declarations": 3,
        "wrong declarations": 1,
        "magic hats": 1,
        "redeals": 0,
    }
