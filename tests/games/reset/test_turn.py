"""Rulings R6 to R13: what a turn is, plays, and the order."""

from __future__ import annotations

from kupa.games.reset import Options
from kupa.games.reset.events import Drew, Laid, Refilled
from support.reset import hand, offered, play, table, told, unreadable, why_not

FREE = Options(draw="free")


def test_R6_without_a_play_you_draw_and_the_turn_ends() -> None:
    state = table("9", "2 3", "10 10", draw="7 8")
    assert offered(state) == {"draw"}
    news = play(state, "draw")
    assert hand(state) == "2 3 7"
    assert state.asked() == (1,)
    assert told(news, 0, Drew) == [Drew(0, "7")]
    assert told(news, 1, Drew) == told(news, None, Drew) == [Drew(0, None)]


def test_R6_the_drawn_card_waits_for_the_next_turn() -> None:
    state = table("9", "2 3", "10 10", draw="9 8")
    play(state, "draw", "10")
    assert state.asked() == (0,)
    assert why_not(state, "9") == "R10 too_low"


def test_R6_only_a_play_a_draw_or_a_pass_is_an_answer() -> None:
    state = table("5", "7 7", "8 8")
    for text in ("leave", "stick 7", "take 7", "give 7", "rob 1"):
        assert why_not(state, text) == "R6 play_now"


def test_R7_a_forced_draw_needs_a_hand_without_any_play() -> None:
    assert why_not(table("9", "2 stop", "3"), "draw") == "R7 could_play"
    assert why_not(table("9", "2 joker", "3"), "draw") == "R7 could_play"
    assert why_not(table("9", "2 9", "3"), "draw") == "R7 could_play"


def test_R7_a_free_table_may_draw_although_it_could_play() -> None:
    state = table("5", "7 7", "8 8", options=FREE)
    assert offered(state) == {"7", "7 7", "draw"}
    play(state, "draw")
    assert state.asked() == (1,)


def test_R7_a_free_draw_is_refused_after_your_own_fire() -> None:
    state = table("5", "fire 7 7", "8 8", options=FREE)
    play(state, "fire")
    assert why_not(state, "draw") == "R7 must_open"
    assert offered(state) == {"7", "7 7"}


def test_R7_a_free_draw_is_allowed_to_whoever_opens_after_another() -> None:
    state = table("5", "fire", "8 8", options=FREE)
    play(state, "fire")
    assert state.asked() == (1,)
    assert "draw" in offered(state)


def test_R7_a_free_draw_is_refused_to_a_lone_robber() -> None:
    state = table("5", "robber", "8 8", options=FREE)
    assert why_not(state, "draw") == "R7 robber_last"
    assert "draw" in offered(table("5", "robber | 3", "8 8", options=FREE))


def test_R7_a_free_draw_never_burns_the_centre() -> None:
    state = table("5", "7 7", "8 8", draw="", options=FREE)
    assert why_not(state, "draw") == "R7 piles_empty"
    assert "draw" in offered(table("5", "7 7", "8 8", draw="", used="2", options=FREE))


def test_R8_a_hand_is_refilled_to_six_after_a_play() -> None:
    state = table("5", "7 7 1 1 2 2 | 9 10 3", "8 8")
    news = play(state, "7 7")
    assert hand(state) == "1 1 2 2 9 10"
    assert state.view(0).piles[0] == 1
    assert told(news, 0, Refilled) == [Refilled(0, 2, ("9", "10"))]
    assert told(news, 1, Refilled) == [Refilled(0, 2, None)]


def test_R8_a_hand_above_six_waits_until_it_is_below() -> None:
    state = table("5", "7 1 1 2 2 3 3 4 | 9 10", "8 8")
    news = play(state, "7")
    assert hand(state) == "1 1 2 2 3 3 4"
    assert told(news, 0, Refilled) == []


def test_R8_an_empty_pile_lets_the_hand_shrink() -> None:
    state = table("5", "7 7 1", "8 8")
    play(state, "7")
    assert hand(state) == "1 7"


def test_R9_one_number_several_equal_ones_or_a_straight() -> None:
    assert offered(table("5", "7 7 8 9", "1")) == {"7", "7 7", "8", "9", "7 8 9"}


def test_R9_a_straight_has_at_least_three_numbers() -> None:
    assert unreadable("7 8") == "R9 short_straight"
    assert offered(table("1", "7 8", "1")) == {"7", "8"}


def test_R9_equal_and_consecutive_numbers_do_not_mix() -> None:
    assert unreadable("7 7 8 9") == "R9 mixed_play"
    assert unreadable("3 5 7") == "R9 mixed_play"


def test_R9_the_card_on_the_pile_is_no_part_of_a_straight() -> None:
    assert why_not(table("4", "5 6", "1"), "4 5 6") == "R9 not_held"


def test_R9_cards_not_held_are_refused() -> None:
    state = table("5", "7 8", "1")
    for text in ("9", "7 7", "fire", "stop", "robber", "7*", "7 8 9"):
        assert why_not(state, text) == "R9 not_held"


def test_R9_what_is_no_move_is_unreadable() -> None:
    for text in ("", "hello", "7 hearts", "draw draw", "take", "take 11", "stick fire", "7 " * 80):
        assert unreadable(text) == "R9 unreadable"


def test_R10_ascending_takes_the_same_or_higher() -> None:
    state = table("5", "4 5 6", "1")
    assert offered(state) == {"5", "6"}
    assert why_not(state, "4") == "R10 too_low"


def test_R10_descending_takes_the_same_or_lower() -> None:
    state = table("5", "4 5 6", "1", down=True)
    assert offered(state) == {"4", "5"}
    assert why_not(state, "6") == "R10 too_high"


def test_R10_a_straight_counts_by_its_lowest_then_by_its_highest() -> None:
    assert "5 6 7" in offered(table("5", "5 6 7", "1"))
    assert why_not(table("6", "5 6 7", "1"), "5 6 7") == "R10 too_low"
    assert "5 6 7" in offered(table("7", "5 6 7", "1", down=True))
    assert why_not(table("6", "5 6 7", "1", down=True), "5 6 7") == "R10 too_high"


def test_R11_an_ascending_straight_leaves_its_highest_on_top() -> None:
    state = table("3", "4 5 6 1", "9")
    news = play(state, "4 5 6")
    assert told(news, None, Laid) == [Laid(0, ("4", "5", "6"))]
    assert state.view(None).centre.number == 6


def test_R11_a_descending_straight_leaves_its_lowest_on_top() -> None:
    state = table("8", "4 5 6 1", "9", down=True)
    news = play(state, "4 5 6")
    assert told(news, None, Laid) == [Laid(0, ("6", "5", "4"))]
    assert state.view(None).centre.number == 4
    assert state.view(None).last == Laid(0, ("6", "5", "4"))


def test_R12_specials_leave_the_number_as_it_was() -> None:
    assert offered(table("5 stop", "4 6", "1")) == {"6"}
    assert table("5 robber", "4 6", "1").view(None).centre.number == 5


def test_R12_a_joker_counts_as_its_number() -> None:
    assert offered(table("5*", "4 6", "1")) == {"6"}


def test_R12_a_pile_without_a_number_takes_any() -> None:
    assert offered(table("stop", "1 10", "1")) == {"1", "10"}


def test_R13_specials_are_played_alone() -> None:
    for text in ("7 fire", "reverse 7", "fire fire", "robber robber", "reverse reverse", "stop fire"):
        assert unreadable(text) == "R13 special_alone"


def test_R13_stops_and_jokers_may_be_several() -> None:
    state = table("5", "stop stop joker joker", "1")
    assert {"stop stop", "9* 9*"} <= offered(state)


def test_R13_an_opening_after_fire_is_a_play_of_its_own() -> None:
    state = table("5", "fire 7 1", "8 8")
    play(state, "fire", "7")
    assert state.asked() == (1,)
