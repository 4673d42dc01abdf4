"""Rulings R21 to R24a: sticking and the reset."""

from __future__ import annotations

from kupa.games.reset import Options
from kupa.games.reset.events import Burnt, Finished, Left, Stopped, Stuck
from support.reset import hand, offered, play, table, told, why_not

FULL = "1 1 1 1 1"  # five cards that keep a hand at six


def test_R21_the_same_number_sticks_to_a_single_or_a_set() -> None:
    state = table("5", f"7 {FULL} | 7 2", "9")
    play(state, "7")
    assert offered(state) == {"stick 7", "leave"}
    news = play(state, "stick 7")
    assert told(news, None, Stuck) == [Stuck(0, "7")]
    assert state.view(None).centre.run == ("7", "7")


def test_R21_the_next_number_sticks_to_a_straight() -> None:
    state = table("1", "1 2 3 9 9 9 | 5 4 8", "9")
    play(state, "1 2 3")
    assert offered(state) == {"stick 4", "leave"}
    play(state, "stick 4")
    assert offered(state) == {"stick 5", "leave"}
    play(state, "stick 5")
    assert state.view(None).centre.number == 5


def test_R21_in_descending_order_the_number_below_sticks() -> None:
    state = table("9", "7 8 9 1 1 1 | 10 6 3", "9", down=True)
    play(state, "7 8 9")
    assert offered(state) == {"stick 6", "leave"}


def test_R21_only_cards_drawn_since_the_play_stick() -> None:
    state = table("5", "7 7 1 1 1 1 | 2 3", "9")
    play(state, "7")
    assert offered(state) == {"leave"}
    assert why_not(state, "stick 7") == "R21 not_fresh"


def test_R21_a_drawn_joker_may_be_declared_to_fit() -> None:
    state = table("5", f"7 {FULL} | joker", "9")
    play(state, "7")
    assert offered(state) == {"stick 7*", "leave"}
    assert why_not(state, "stick 8*") == "R21 does_not_fit"
    play(state, "stick 7*")
    assert state.view(None).centre.run == ("7", "7*")


def test_R21_a_stop_sticks_to_a_stop_and_skips_one_more() -> None:
    state = table("5", f"stop {FULL} | stop", "6", "7", "8")
    play(state, "stop")
    assert offered(state) == {"stick stop", "leave"}
    news = play(state, "stick stop")
    assert told(news, None, Stopped) == [Stopped((1, 2))]
    assert state.asked() == (3,)


def test_R21_nothing_sticks_to_fire_reverse_or_robber() -> None:
    for special in ("reverse", "robber", "fire"):
        state = table("5", f"{special} {FULL} | {special}", "9 9")
        play(state, special)
        assert state.phase() != "stick"


def test_R21_the_seat_is_asked_even_if_nothing_fits() -> None:
    state = table("5", f"7 {FULL} | 2", "9")
    news = play(state, "7")
    assert state.asked() == (0,)
    assert offered(state) == {"leave"}
    news = play(state, "leave")
    assert told(news, None, Left) == [Left(0)]
    assert state.asked() == (1,)


def test_R21_without_a_refill_it_is_not_asked() -> None:
    state = table("5", "7 1", "9")
    play(state, "7")
    assert state.asked() == (1,)


def test_R21_a_straight_to_the_last_number_is_not_asked() -> None:
    state = table("5", "8 9 10 1 1 1 | 2 2 2", "9")
    play(state, "8 9 10")
    assert state.asked() == (1,)
    state = table("5", "1 2 3 9 9 9 | 2 2 2", "9", down=True)
    play(state, "1 2 3")
    assert state.asked() == (1,)


def test_R21_after_sticking_you_refill_and_are_asked_again() -> None:
    state = table("5", f"7 {FULL} | 7 2 2", "9")
    play(state, "7", "stick 7")
    assert hand(state) == "1 1 1 1 1 2"
    assert offered(state) == {"leave"}


def test_R21_only_sticking_or_leaving_is_an_answer_then() -> None:
    state = table("5", f"7 {FULL} | 8", "9")
    play(state, "7")
    assert why_not(state, "8") == "R21 stick_now"
    assert why_not(state, "draw") == "R21 stick_now"


def test_R21_the_option_off_never_asks() -> None:
    state = table("5", f"7 {FULL} | 7", "9", options=Options(stick=False))
    play(state, "7")
    assert state.asked() == (1,)


def test_R21_fresh_cards_are_shown_to_their_owner_only() -> None:
    state = table("5", f"7 {FULL} | 8", "9")
    play(state, "7")
    assert [state.view(seat).fresh for seat in (0, 1, None)] == [("8",), (), ()]


def test_R21_a_reset_clears_the_list_and_keeps_the_cards() -> None:
    state = table("5", "7 7 1 1 1 1 | 7 7", "9")
    play(state, "7 7", "stick 7")
    assert state.asked() == (0,)
    assert state.view(0).phase == "turn"
    assert hand(state) == "1 1 1 1 7"
    assert state.fresh == 0


def test_R21_a_play_after_the_reset_starts_a_new_list() -> None:
    state = table("7 7", "7 2 2 2 2 2 | 3 4", "9")
    play(state, "7", "3")
    assert state.view(0).fresh == ("4",)


def test_R22_three_equal_numbers_reset_whoever_laid_them() -> None:
    state = table("4 4", "4 9 9", "8 8")
    news = play(state, "4")
    assert told(news, None, Burnt) == [Burnt(0, "reset", 3)]
    assert state.asked() == (0,)
    assert state.view(0).reopening
    assert why_not(state, "draw") == "R7 could_play"


def test_R22_three_in_one_play_reset() -> None:
    state = table("2", "4 4 joker 9", "8 8")
    play(state, "4 4 4*")
    assert state.view(None).centre.size == 0


def test_R22_more_than_three_reset_too_and_order_is_ascending() -> None:
    state = table("4 4", "4 4 9", "8 8", down=True)
    play(state, "4 4")
    view = state.view(None)
    assert (view.centre.size, view.used, view.centre.order) == (0, 4, "ascending")


def test_R22_sticking_resets() -> None:
    state = table("4", f"4 {FULL} | 4", "8 8")
    play(state, "4", "stick 4")
    assert state.view(None).centre.size == 0


def test_R22_you_refill_before_you_open_and_never_with_a_reverse() -> None:
    state = table("4 4", "4 reverse 9 9 9 9 | 10", "8 8")
    play(state, "4")
    assert "10" in offered(state)
    assert why_not(state, "reverse") == "R15 reverse_opens"


def test_R22_the_card_turned_at_the_start_counts() -> None:
    state = table("4", "4 4 9", "8 8")
    play(state, "4 4")
    assert state.view(None).centre.size == 0


def test_R22_a_straights_top_starts_a_run_of_one() -> None:
    state = table("2", "2 3 4 1", "4 4 9")
    play(state, "2 3 4", "4 4")
    assert state.view(None).centre.size == 0
    assert state.asked() == (1,)


def test_R22_a_card_stuck_to_a_straight_is_again_a_run_of_one() -> None:
    state = table("2", "2 3 4 1 1 1 | 5 1 1", "5 9")
    play(state, "2 3 4", "stick 5", "leave")
    assert state.view(None).centre.run == ("5",)


def test_R23_a_straight_never_resets() -> None:
    state = table("4 4", "4 5 6 1", "8 8")
    play(state, "4 5 6")
    assert state.view(None).centre.size == 5
    assert state.asked() == (1,)


def test_R23_a_special_between_equal_numbers_breaks_the_run() -> None:
    state = table("4 4 stop", "4 9", "8 8")
    play(state, "4")
    assert state.view(None).centre.run == ("4",)
    assert state.asked() == (1,)


def test_R24_a_reset_with_the_last_card_wins() -> None:
    state = table("4 4", "4", "8 8")
    news = play(state, "4")
    assert told(news, None, Finished) == [Finished(0, 1)]
    assert state.ranks() == (1, 2)


def test_R24_if_others_play_on_the_next_player_opens() -> None:
    state = table("4 4", "4", "1 1", "8 8", options=Options(finish="places"))
    play(state, "4")
    assert state.asked() == (1,)
    assert offered(state) == {"1", "1 1"}


def test_R24a_with_only_reverses_to_open_you_draw_and_the_next_opens() -> None:
    state = table("4", "fire reverse reverse", "1 8", draw="7")
    play(state, "fire")
    assert offered(state) == {"draw"}
    play(state, "draw")
    assert hand(state) == "7 reverse reverse"
    assert state.asked() == (1,)
    assert offered(state) == {"1", "8"}


def test_R24a_holds_at_a_free_table_and_for_whoever_opens() -> None:
    state = table("4", "fire reverse", "reverse", "3", options=Options(draw="free"))
    play(state, "fire", "draw")
    assert offered(state) == {"draw"}
    play(state, "draw")
    assert state.asked() == (2,)
