"""Rulings U7 to U12: lifting, swapping, what is barred, declaring."""

from __future__ import annotations

from kupa.games.ushpizin.events import (
    Declared,
    Ended,
    Lifted,
    Misdeclared,
    Quiet,
    Revealed,
    Shown,
    Skipped,
    Swapped,
    Won,
)
from support.ushpizin import offered, play, put, row, seen, swaps, table, told, why_not

THREE = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def test_U7_each_card_lands_in_the_others_place() -> None:
    state = table("AIJMRYD", "gfonubg")
    play(state, "lift 3", "swap 1.6")
    assert row(state, 0) == "AIbMRYD"
    assert row(state, 1) == "gfonuJg"


def test_U7_both_stay_unseen() -> None:
    state = table("AIJMRYD", "gfonubg")
    news = play(state, "lift 3", "swap 1.6")
    for seat in (0, 1, None):
        assert told(news, seat, Swapped) == [Swapped(0, 3, 1, 6)]
        assert seen(state, seat).rows == ((None,) * 7,) * 2


def test_U7_one_swaps_with_another_player_who_is_there() -> None:
    state = table(*THREE)
    play(state, "lift 3")
    assert why_not(state, "swap 0.6") == "U7 swap_self"
    assert why_not(state, "swap 3.6") == "U7 no_such_seat"
    assert offered(state) == [f"swap {seat}.{place}" for seat in (1, 2) for place in range(1, 8)]


def test_U7_out_of_turn_is_refused() -> None:
    state = table(*THREE)
    assert why_not(state, "lift 1", seat=1) == "U7 not_your_turn"
    assert why_not(state, "lift 1", seat=-1) == "U7 not_your_turn"
    assert why_not(state, "lift 1", seat=9) == "U7 not_your_turn"
    play(state, "lift 1", "swap 1.1")
    assert why_not(state, "declare", seat=1) == "U7 not_your_turn"


def test_U8_what_is_lifted_is_what_is_given() -> None:
    state = table(*THREE)
    news = play(state, "lift 3")
    assert told(news, 2, Lifted) == [Lifted(0, 3)]
    assert seen(state, 2).lifted == 3
    assert why_not(state, "lift 4") == "U8 swap_now"
    play(state, "swap 2.2")
    assert seen(state, 2).lifted is None


def test_U8_nothing_is_swapped_before_a_card_is_lifted() -> None:
    state = table(*THREE)
    assert offered(state) == [f"lift {place}" for place in range(1, 8)]
    for text in ("swap 1.1", "done", "put 1", "ready", "ask 1 moses"):
        assert why_not(state, text) == "U8 lift_now"
    assert why_not(state, "declare") == "U12 declare_later"
    assert why_not(state, "close") == "U21 close_later"


def test_U9_a_card_taken_from_you_cannot_be_taken_back() -> None:
    state = table(*THREE)
    play(state, "lift 3", "swap 1.6", "done", "lift 1")
    assert why_not(state, "swap 0.3") == "U9 taken_from_you"
    assert "swap 0.3" not in offered(state)
    assert "swap 0.2" in offered(state)
    assert (0, 3) in seen(state, 1).barred


def test_U9_it_is_the_card_that_is_barred_wherever_it_lies() -> None:
    state = table(*THREE, "MMMMMMM")
    play(state, "lift 3", "swap 3.6", "done")  # seat 0 takes from seat 3
    play(state, "lift 1", "swap 0.3", "done")  # seat 1 takes that card on
    assert row(state, 1)[0] == "M"
    play(state, "lift 1", "swap 0.1", "done", "lift 1")
    assert why_not(state, "swap 1.1") == "U9 taken_from_you"
    assert "swap 0.3" in offered(state)  # the card that came to its old place is free


def test_U9_only_within_the_round() -> None:
    state = table("AAAAAAA", "IIIIIII")
    play(state, "lift 3", "swap 1.6", "done", "lift 1", "swap 0.1", "done")
    put(state, 7)
    play(state, "close")  # seat 1 begins the second round
    play(state, "lift 1")
    assert "swap 0.3" in offered(state)
    assert seen(state, 1).barred == ()


def test_U10_a_card_just_received_cannot_be_lifted() -> None:
    state = table(*THREE)
    play(state, "lift 3", "swap 1.6", "done")
    assert why_not(state, "lift 6") == "U10 just_received"
    assert offered(state) == ["lift 1", "lift 2", "lift 3", "lift 4", "lift 5", "lift 7"]
    assert seen(state, 1).barred == ((0, 3), (1, 6))


def test_U10_it_may_be_put_out_at_the_draw() -> None:
    state = table("AAAAAAA", "IIIIIII")
    play(state, "lift 3", "swap 1.6", "done", "lift 1", "swap 0.1", "done")
    play(state, "0: put 3", "1: put 6")
    assert sorted(state.used) == [1, 2]


def test_U10_a_card_received_twice_in_the_same_place_bars_the_last_one() -> None:
    state = table(*THREE)
    play(state, "lift 1", "swap 2.4", "done", "lift 1", "swap 2.4", "done")
    assert row(state, 2) == "JJJIJJJ"
    assert why_not(state, "lift 4") == "U10 just_received"
    play(state, "lift 1")
    assert why_not(state, "swap 0.1") == "U9 taken_from_you"  # its own, taken by seat 0


def test_U9_what_passed_through_your_row_was_taken_from_you_too() -> None:
    """Seat 0's card came to seat 2 and was taken from there by seat 1: barred to seat 2."""
    state = table(*THREE)
    play(state, "lift 1", "swap 2.4", "done", "lift 1", "swap 2.4", "done", "lift 1")
    assert row(state, 1)[0] == "A"
    assert why_not(state, "swap 1.1") == "U9 taken_from_you"


def test_U11_with_two_players_mission_2_cancels_the_swaps() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="2gfonubgfonub", at="draw")
    put(state)
    news = play(state, "announce 2", "close")
    assert told(news, None, Skipped) == [Skipped(1), Skipped(0)]
    assert seen(state).phase == "draw"
    assert state.asked() == (1,)
    assert why_not(state, "declare", seat=1) == "U13 put_now"


def test_U11_among_more_only_the_resting_seat_is_skipped() -> None:
    state = table(*THREE, kupa="2gfonubgfonub", at="draw")
    put(state)
    news = play(state, "announce 2", "close")
    assert told(news, None, Skipped) == []
    assert state.asked() == (2,)
    news = play(state, "lift 1", "swap 1.7", "done")
    assert told(news, None, Skipped) == [Skipped(0)]
    assert state.asked() == (1,)


def test_U12_a_complete_row_declared_wins_alone_and_at_once() -> None:
    """Seat 1 is complete too, but has not declared."""
    state = table("AIJMRYg", "AIJMRYE", "DDDDDDD")
    news = play(state, "lift 7", "swap 2.1", "declare")
    assert told(news, 1, Declared) == [
        Declared(0, ("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"))
    ]
    assert told(news, None, Won) == [Won((0,))]
    assert told(news, None, Ended)[0].ranks == (1, 2, 2)
    assert state.asked() == ()
    assert why_not(state, "done", seat=1) == "U15 over"


def test_U12_a_false_declaration_leaves_the_row_open_for_the_round() -> None:
    state = table("AIJMRYg", "IIIIIII", "JJJJJJJ")
    news = play(state, "lift 7", "swap 2.1", "declare")
    shown = ("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "jacob")
    assert told(news, None, Misdeclared) == [Misdeclared(0, shown)]
    assert seen(state, 2).rows[0] == shown
    assert seen(state, 2).rows[1] == (None,) * 7
    news = play(state, "lift 5", "swap 0.2")
    assert told(news, 2, Swapped) == [Swapped(1, 5, 0, 2)]
    assert told(news, 2, Shown) == [Shown(0, 2, "isaac")]
    assert seen(state).open == (0,)


def test_U12_what_is_drawn_into_an_open_row_is_seen() -> None:
    state = table("AIJMRYg", "IIIIIII", kupa="MRYD", options="exposure=seldom")
    play(state, "lift 7", "swap 1.1", "declare", "lift 5", "swap 0.2", "done")
    news = play(state, "0: put 1", "1: put 1")
    assert told(news, 1, Shown) == [Shown(0, 1, "moses")]
    assert seen(state, 1).shown == ((0, 1, "moses"),)


def test_U12_a_mission_uncovered_so_waits_for_the_reveal() -> None:
    state = table("AIJMRY3", "IIIIIII", "JJJJJJJ", round=2, options="exposure=seldom every=2")
    play(state, "lift 1", "swap 2.1", "declare")
    assert seen(state).rows[0][6] == "mission3"
    assert seen(state).phase == "lift"
    swaps(state)
    assert put(state, 2)
    assert state.asked() == (0,)
    assert offered(state) == ["announce 3"]


def test_U12_one_need_not_declare() -> None:
    state = table(*THREE)
    news = play(state, "lift 1", "swap 1.1")
    assert offered(state) == ["declare", "done"]
    assert why_not(state, "lift 2") == "U12 declare_now"
    news = play(state, "done")
    assert told(news, 1, Quiet) == [Quiet(0)]
    assert state.asked() == (1,)


def test_U12_a_declared_row_is_covered_again_after_the_round() -> None:
    state = table("AIJMRYg", "IIIIIII")
    play(state, "lift 7", "swap 1.1", "declare", "lift 5", "swap 0.2", "done")
    news = put(state)
    assert told(news, None, Revealed)
    play(state, "close")
    assert seen(state).open == ()
