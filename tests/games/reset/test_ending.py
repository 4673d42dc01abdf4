"""Rulings R25 to R31: short of cards, the end, the next deal."""

from __future__ import annotations

import pytest

from kupa.core import seeds
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games.reset import Options
from kupa.games.reset.events import Burnt, Ended, Finished, Shuffled
from kupa.games.reset.position import turn_limit
from support.reset import RESET, hand, offered, play, table, told, why_not

PLACES = Options(finish="places")


def test_R25_used_cards_are_shuffled_into_an_empty_draw_pile() -> None:
    state = table("9", "2 3", "10 10", draw="", used="4 4 4")
    news = play(state, "draw")
    assert hand(state) == "2 3 4"
    assert told(news, None, Shuffled) == [Shuffled(3)]
    assert (state.view(None).draw, state.view(None).used) == (2, 0)
    assert state.view(None).centre.size == 1


def test_R25_without_used_cards_the_centre_burns_and_the_next_opens() -> None:
    state = table("9 9", "2 3", "1 10", draw="", down=False)
    news = play(state, "draw")
    assert hand(state) == "2 3 9"
    assert told(news, None, Burnt) == [Burnt(0, "short", 2)]
    assert offered(state) == {"1", "10"}


def test_R26_with_nothing_to_draw_anywhere_you_pass() -> None:
    state = table("", "reverse", "1 10", draw="")
    assert offered(state) == {"pass"}
    assert why_not(state, "draw") == "R26 nothing_to_draw"
    play(state, "pass")
    assert state.asked() == (1,)


def test_R26_a_pass_is_refused_while_there_is_a_card_or_a_play() -> None:
    assert why_not(table("9", "2", "3"), "pass") == "R26 can_draw"
    assert why_not(table("9", "9", "3"), "pass") == "R7 could_play"


def test_R27_the_first_without_cards_wins_and_the_rest_share_second() -> None:
    state = table("5", "7", "8 8", "9")
    news = play(state, "7")
    assert state.asked() == ()
    assert state.ranks() == (1, 2, 2)
    (ended,) = told(news, None, Ended)
    assert ended == Ended((1, 2, 2), ((), ("8", "8"), ("9",)))
    assert state.view(None).shown == ended.hands


def test_R27_after_the_end_nothing_is_accepted() -> None:
    state = table("5", "7", "8 8")
    play(state, "7")
    assert why_not(state, "8", seat=1) == "R27 over"


def test_R27_for_places_the_others_play_on() -> None:
    state = table("5", "7", "8 8", "9", options=PLACES)
    play(state, "7", "8", "9")
    assert state.asked() == ()
    assert state.ranks() == (1, 3, 2)


def test_R27_a_personal_pile_is_refilled_from_before_anyone_finishes() -> None:
    state = table("5", "7 | 2", "8 8")
    news = play(state, "7")
    assert told(news, None, Finished) == []
    assert hand(state) == "2"


def test_R28_a_stop_reverse_number_or_joker_may_be_the_last_card() -> None:
    for last in ("stop", "reverse", "7", "7*"):
        state = table("5", last.replace("7*", "joker"), "8 8")
        play(state, last)
        assert state.ranks() == (1, 2)


def test_R29_the_finished_are_skipped_by_turns_stops_and_robbers() -> None:
    state = table("5", "7", "8 robber 1", "9 9", options=PLACES)
    play(state, "7", "robber")
    assert offered(state) == {"rob 2"}
    assert why_not(state, "rob 0") == "R29 rob_finished"
    play(state, "rob 2", "take 9", "give 1")
    assert state.asked() == (2,)
    assert why_not(state, "9", seat=0) == "R29 finished"
    play(state, "9" if "9" in offered(state) else "draw")
    assert state.asked() == (1,)


def test_R30_at_the_limit_the_fewest_cards_win_and_equal_counts_share() -> None:
    state = table("5", "7 1 1", "8 2 | 3", "9 9 9", "6 6 6 6", options=Options(turns=1))
    play(state, "7")
    assert state.asked() == ()
    assert state.unfinished()
    assert state.ranks() == (1, 2, 2, 4)


def test_R30_with_places_the_finished_keep_theirs() -> None:
    options = Options(finish="places", turns=2)
    state = table("5", "7", "8 8 8", "9 9", options=options)
    play(state, "7", "8")
    assert state.ranks() == (1, 2, 2)
    assert state.unfinished()


def test_R30_a_turn_runs_until_a_seat_is_asked_afresh() -> None:
    state = table("4 4", "4 fire robber 1 1 1 | 2 3 4", "8 9 9", "3 3 3")
    play(state, "4", "fire", "robber", "rob 1", "take 8", "give 1")
    assert state.turns == 1
    play(state, "9")
    assert state.turns == 2


def test_R30_a_skipped_seat_has_no_turn_and_a_regained_one_is_new() -> None:
    state = table("5", "stop stop 1", "6 6", "7 7")
    play(state, "stop stop")
    assert state.asked() == (0,)
    assert state.turns == 1


def test_R30_people_have_no_limit_hoarders_500_turns_simulations_2000() -> None:
    assert turn_limit(Options()) == 0
    assert turn_limit(Options(draw="free")) == 500
    assert turn_limit(Options(draw="free", turns=7)) == 7
    assert RESET.with_limit(Options()).turns == 2000
    assert RESET.with_limit(Options(turns=9)).turns == 9


def test_R30_a_senseless_limit_is_refused() -> None:
    for turns in (0, 2_000_000):
        with pytest.raises(Refused, match=r"R30 reset\.bad_turns"):
            RESET.check(Options(turns=turns), 3)


def test_R31_the_next_deal_is_begun_by_the_seat_after_the_last_starter() -> None:
    options = Options(first=2)
    for number, first in ((1, 2), (2, 0), (3, 1)):
        match = Match(RESET, options, 3, seeds.from_number(number))
        assert match.view().first == first
        while asked := match.asked():
            match.answer(asked[0], match.state.fallback(asked[0]))
        options = RESET.next_options(options, match.state)


def test_R31_an_unmarked_table_goes_on_from_whoever_began() -> None:
    match = Match(RESET, Options(), 4, seeds.from_number(8))
    while asked := match.asked():
        match.answer(asked[0], match.state.fallback(asked[0]))
    assert RESET.next_options(match.options, match.state).first == (match.view().first + 1) % 4
