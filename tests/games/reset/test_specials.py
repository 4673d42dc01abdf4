"""Rulings R14 to R20: fire, reverse, stop, robber, joker."""

from __future__ import annotations

from kupa.games.reset import Options
from kupa.games.reset.events import Burnt, Drew, Finished, Given, Reversed, Robbed, Stopped, Taken
from support.reset import hand, offered, play, table, told, unreadable, why_not

PLACES = Options(finish="places")


def test_R14_fire_burns_the_pile_and_order_is_ascending() -> None:
    state = table("5 6 6", "fire 7 1", "8 8", down=True)
    news = play(state, "fire")
    view = state.view(None)
    assert (view.centre.size, view.used, view.centre.order) == (0, 4, "ascending")
    assert told(news, None, Burnt) == [Burnt(0, "fire", 4)]
    assert state.asked() == (0,)


def test_R14_you_refill_before_you_open() -> None:
    state = table("5", "fire | 9", "8 8")
    play(state, "fire")
    assert offered(state) == {"9"}


def test_R14_you_open_with_anything_but_a_reverse() -> None:
    state = table("5", "fire fire 1 stop robber reverse", "8 8")
    play(state, "fire")
    assert offered(state) == {"fire", "1", "stop", "robber"}


def test_R14_a_second_fire_burns_again() -> None:
    state = table("5", "fire fire 1", "8 8")
    play(state, "fire", "fire")
    assert state.asked() == (0,)
    assert state.view(None).used == 3


def test_R14_a_stop_or_robber_opens_a_pile_without_a_number() -> None:
    state = table("9", "fire stop 1", "8 8", "2 3")
    play(state, "fire", "stop")
    assert state.asked() == (2,)
    assert offered(state) == {"2", "3"}


def test_R15_reverse_swaps_the_order_and_ends_the_turn() -> None:
    state = table("7", "reverse 1", "7 8", "6 6")
    news = play(state, "reverse")
    assert told(news, None, Reversed) == [Reversed("descending")]
    assert offered(state) == {"7"}
    state = table("7", "reverse 1", "8 8", down=True)
    play(state, "reverse")
    assert state.view(None).centre.order == "ascending"


def test_R15_a_reverse_never_opens_a_pile_whoever_opens() -> None:
    state = table("7", "fire reverse 1", "8 8")
    play(state, "fire")
    assert why_not(state, "reverse") == "R15 reverse_opens"
    state = table("7", "fire", "reverse 8")
    play(state, "fire")
    assert state.asked() == (1,)
    assert why_not(state, "reverse") == "R15 reverse_opens"


def test_R15_on_a_pile_opened_by_a_special_it_is_legal() -> None:
    state = table("stop", "reverse 1", "10 1")
    play(state, "reverse")
    assert state.view(None).centre.order == "descending"
    assert offered(state) == {"10", "1"}


def test_R16_stops_skip_that_many_players() -> None:
    state = table("5", "stop stop 1", "6", "7", "8")
    news = play(state, "stop stop")
    assert state.asked() == (3,)
    assert told(news, None, Stopped) == [Stopped((1, 2))]


def test_R16_stops_beyond_the_opponents_do_nothing() -> None:
    state = table("5", "stop stop stop stop 1", "6", "7")
    news = play(state, "stop stop stop stop")
    assert state.asked() == (0,)
    assert told(news, None, Stopped) == [Stopped((1, 2))]


def test_R16_only_players_still_in_are_skipped() -> None:
    state = table("5", "stop 1", "6", "7", "8 8", options=PLACES, turn=1)
    play(state, "6", "7", "8", "stop")
    assert state.asked() == (0,)
    assert [place is not None for place in state.view(0).places] == [False, True, True, False]


def test_R16_all_stopped_by_a_finished_player_passes_over_them() -> None:
    state = table("5", "stop stop", "6 6", "7 7", options=PLACES)
    play(state, "stop stop")
    assert state.view(None).places[0] == 1
    assert state.asked() == (1,)


def test_R17_the_robber_chooses_after_the_refill_looks_takes_and_gives() -> None:
    state = table("5", "robber 1 | 2", "8 9", "3 4")
    play(state, "robber")
    assert hand(state) == "1 2"
    assert offered(state) == {"rob 1", "rob 2"}
    news = play(state, "rob 1")
    assert state.view(0).look == ("8", "9")
    assert told(news, 0, Robbed) == [Robbed(0, 1, ("8", "9"))]
    assert offered(state) == {"take 8", "take 9"}
    play(state, "take 9", "give 1")
    assert (hand(state, 0), hand(state, 1)) == ("2 9", "1 8")
    assert state.asked() == (1,)


def test_R17_the_victim_learns_both_cards_the_others_none() -> None:
    state = table("5", "robber 1", "8 9", "3 4")
    news = play(state, "robber", "rob 1", "take 9", "give 1")
    for seat in (0, 1):
        assert told(news, seat, Taken) == [Taken(0, 1, "9")]
        assert told(news, seat, Given) == [Given(0, 1, "1")]
    for other in (2, None):
        assert told(news, other, Robbed) == [Robbed(0, 1, None)]
        assert told(news, other, Taken) == [Taken(0, 1, None)]
        assert told(news, other, Given) == [Given(0, 1, None)]


def test_R17_the_look_ends_with_the_exchange() -> None:
    state = table("5", "robber 1", "8 9", "3 4")
    play(state, "robber", "rob 1")
    assert [state.view(eyes).look for eyes in (0, 1, 2, None)] == [("8", "9"), None, None, None]
    play(state, "take 9")
    assert [state.view(eyes).taken for eyes in (0, 1, 2, None)] == ["9", "9", None, None]
    play(state, "give 1")
    assert all(state.view(seat).look is None for seat in (0, 1, 2, None))
    assert all(state.view(seat).taken is None for seat in (0, 1, 2, None))


def test_R17_the_card_just_taken_may_not_be_given_back() -> None:
    state = table("5", "robber 1", "9 9", "3 4")
    play(state, "robber", "rob 1", "take 9")
    assert why_not(state, "give 9") == "R17 give_back"
    state = table("5", "robber 9", "9 9", "3 4")
    play(state, "robber", "rob 1", "take 9")
    assert offered(state) == {"give 9"}


def test_R17_each_step_has_its_turn() -> None:
    state = table("5", "robber 1 7", "8 9", "3 4")
    play(state, "robber")
    assert why_not(state, "7") == "R17 choose_now"
    assert why_not(state, "rob 0") == "R17 rob_self"
    assert why_not(state, "rob 4") == "R17 no_such_seat"
    play(state, "rob 1")
    assert why_not(state, "give 1") == "R17 take_now"
    assert why_not(state, "take 3") == "R17 victim_lacks"
    play(state, "take 8")
    assert why_not(state, "take 9") == "R17 give_now"
    assert why_not(state, "give 9") == "R9 not_held"


def test_R18_a_last_robber_takes_and_gives_nothing() -> None:
    state = table("5", "robber", "8 9", "3 4")
    play(state, "robber", "rob 1", "take 9")
    assert (hand(state, 0), hand(state, 1)) == ("9", "8")
    assert state.asked() == (1,)


def test_R18_nobody_finishes_with_a_robber() -> None:
    state = table("5", "robber", "8 9")
    news = play(state, "robber", "rob 1", "take 8")
    assert told(news, None, Finished) == []
    assert state.view(0).hands == (1, 1)


def test_R18a_a_robbed_hand_is_refilled_once_the_exchange_is_complete() -> None:
    state = table("5", "robber", "8 9 | 2 3", "3 4")
    play(state, "robber", "rob 1", "take 9")
    assert hand(state, 1) == "2 3 8"


def test_R18a_a_victim_left_with_nothing_draws_one() -> None:
    state = table("5", "robber", "8", "3 4", draw="6 7")
    news = play(state, "robber", "rob 1", "take 8")
    assert hand(state, 1) == "6"
    assert told(news, 1, Drew) == [Drew(1, "6")]
    assert told(news, 0, Drew) == [Drew(1, None)]


def test_R18a_if_need_be_the_centre_burns_for_the_victim() -> None:
    state = table("5", "robber", "8", "3 4", draw="")
    play(state, "robber", "rob 1", "take 8")
    assert hand(state, 1) in ("5", "robber")
    assert state.view(None).centre.size == 0
    assert state.asked() == (1,)


def test_R19_a_last_fire_draws_one_and_the_next_player_opens() -> None:
    state = table("5", "fire", "8 2", draw="7 7")
    play(state, "fire")
    assert hand(state) == "7"
    assert state.asked() == (1,)
    assert offered(state) == {"2", "8"}


def test_R19_there_is_always_the_burnt_pile_to_draw_from() -> None:
    state = table("5", "fire", "8 2", draw="")
    play(state, "fire")
    assert hand(state) in ("5", "fire")
    assert state.view(None).draw == 1


def test_R20_a_joker_stands_for_any_legal_number() -> None:
    assert offered(table("8", "joker 1", "1")) == {"8*", "9*", "10*"}
    assert offered(table("2", "joker 9", "1", down=True)) == {"1*", "2*"}


def test_R20_a_joker_joins_sets_and_straights() -> None:
    state = table("6", "joker 7 8", "1")
    assert {"7 7*", "8 8*", "6* 7 8", "7 8 9*"} <= offered(state)


def test_R20_a_joker_may_stand_for_a_number_you_hold() -> None:
    state = table("6", "joker 7 8 9", "1")
    assert {"7* 8 9", "7 8* 9", "7 8 9*", "7 8 9"} <= offered(state)


def test_R20_plays_of_jokers_only_are_legal() -> None:
    state = table("8", "joker joker joker", "1")
    assert {"8* 8* 8*", "8* 9* 10*", "9* 9*"} <= offered(state)


def test_R20_every_way_to_fill_a_straight_is_offered_once() -> None:
    """2 jokers, 3 naturals, numbers 6 to 10: three-card straights 6-8 and 8-10 need 2 or 0 to 2 …"""
    state = table("6", "joker joker 8 9 10", "1")
    straights = [move for move in offered(state) if len(set(move.replace("*", "").split())) >= 3]
    # 6-8: two missing, both jokers: 1 · 7-9: one missing, one to spare on 8 or 9 or none: 1 + 2
    # 8-10: none missing: 1 + 3 + 3 · 6-9: two missing: 1 · 7-10: 1 + 3 · 6-10: 1
    assert len(straights) == 1 + 3 + 7 + 1 + 4 + 1


def test_R20_a_joker_is_declared_and_never_a_special() -> None:
    assert unreadable("joker") == "R20 joker_undeclared"
    assert unreadable("fire*") == "R13 special_alone"


def test_R20_a_declared_joker_shows_its_number() -> None:
    state = table("5", "joker 1", "9 9")
    play(state, "7*")
    centre = state.view(None).centre
    assert (centre.top, centre.run, centre.number) == ("7*", ("7*",), 7)
