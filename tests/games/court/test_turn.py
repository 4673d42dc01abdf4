"""Rulings C5 to C9: peek, swap, declare, magic hats."""

from __future__ import annotations

from kupa.games.court import Seen
from kupa.games.court.events import Fitted, MagicTaken, Missed, Peeked, Refilled, Swapped
from support.court import DECLARED, covered, offered, play, row, table, told, unreadable, why_not

ROW = "king queen cook guard"


def test_C5_a_peek_shows_the_hat_to_the_peeker_alone() -> None:
    state = table(ROW, "cook king guard queen", seats=3)
    news = play(state, "peek 2")
    assert told(news, 0) == [Peeked(0, 2, "king")]
    assert told(news, 1) == told(news, 2) == told(news, None) == [Peeked(0, 2, None)]
    assert state.view(0).seen == Seen(2, "king")
    assert {state.view(seat).seen for seat in (1, 2, None)} == {None}


def test_C5_the_hat_goes_back_and_that_was_the_turn() -> None:
    state = table(ROW, "cook king guard queen")
    play(state, "peek 2")
    assert covered(state) == "cook king guard queen - - -"
    assert state.asked() == (1,)


def test_C5_a_peeked_hat_is_in_view_until_the_next_move() -> None:
    for answer in ("peek 1", "swap 1 3", "swap 2 3", "declare 1"):
        state = table(ROW, "cook king guard queen")
        play(state, "peek 2", answer)
        assert state.view(0).seen in (None, Seen(1, "cook"))
        assert "king" not in str(state.view(0).seen)


def test_C5_what_is_no_move_is_unreadable() -> None:
    for text in ("", "hello", "peek king", "peek ²", "look 3", "peek 1" + " " * 60):
        assert unreadable(text) == "C5 unreadable"
    assert unreadable("peek") == unreadable("peek 1 2") == "C5 pick_one"


def test_C6_a_swap_exchanges_two_hats_and_shows_neither() -> None:
    state = table(ROW, "cook king guard queen")
    news = play(state, "swap 1 3")
    assert covered(state) == "guard king cook queen - - -"
    assert row(state) == "king queen cook guard - - -"
    for seat in (0, 1, None):
        assert told(news, seat) == [Swapped(0, 1, 3)]
        assert state.view(seat).seen is None
    assert state.asked() == (1,)


def test_C6_the_order_of_the_places_does_not_matter() -> None:
    one, other = table(ROW, "cook king guard queen"), table(ROW, "cook king guard queen")
    assert play(one, "swap 4 2") == play(other, "swap 2 4")
    assert one.snapshot() == other.snapshot()
    assert [text for text in offered(one) if "swap" in text] == [
        "swap 1 2", "swap 1 3", "swap 1 4", "swap 2 3", "swap 2 4", "swap 3 4",
    ]  # fmt: skip


def test_C6_a_swap_needs_two_different_places_with_a_hat() -> None:
    assert unreadable("swap 3 3") == "C6 same_place"
    assert unreadable("swap 3") == unreadable("swap 1 2 3") == "C6 pick_two"
    assert why_not(table(ROW, "cook king guard queen"), "swap 4 5") == "C6 empty_swap"


def test_C7_a_hat_that_fits_wins_the_pair_and_the_place_is_refilled() -> None:
    hats = "king cook guard queen scribe"
    state = table(f"{ROW} scribe", hats, people="judge doctor", hats="doctor judge magic", seats=3)
    news = play(state, "declare 1")
    assert told(news, None) == [Fitted(0, 1, "king"), Refilled(1, "judge")]
    assert row(state) == "judge queen cook guard scribe - -"
    assert covered(state) == "doctor cook guard queen scribe - -"
    view = state.view(1)
    assert view.pairs == (("king",), (), ())
    assert (view.people_pile, view.hat_pile, view.seen) == (1, 2, None)


def test_C7_a_hat_that_does_not_fit_costs_a_penalty_hat_and_goes_back() -> None:
    state = table(ROW, "cook king guard queen", seats=3)
    news = play(state, "declare 2")
    assert told(news, 2) == told(news, None) == [Missed(0, 2, "king")]
    assert covered(state) == "cook king guard queen - - -"
    assert state.view(None).penalties == (1, 0, 0)
    assert {state.view(seat).seen for seat in (0, 1, 2, None)} == {Seen(2, "king")}
    play(state, "swap 2 3")
    assert {state.view(seat).seen for seat in (0, 1, 2, None)} == {None}


def test_C7_a_declared_magic_hat_is_no_penalty() -> None:
    for options in (None, DECLARED):
        state = table(ROW, "magic king guard queen", hats="cook", options=options)
        news = play(state, "declare 1")
        assert told(news, None) == [MagicTaken(0, 1, "declare"), Refilled(1, "king")]
        assert (state.view(None).magic, state.view(None).penalties) == ((1, 0), (0, 0))


def test_C7_a_declaration_names_one_place() -> None:
    assert unreadable("declare") == unreadable("declare 1 2") == "C7 pick_one"
    assert unreadable("declare king") == "C7 unreadable"


def test_C8_a_peeked_magic_hat_is_taken_openly_and_replaced_unseen() -> None:
    state = table(ROW, "magic king guard queen", hats="cook")
    news = play(state, "peek 1")
    for seat in (0, 1, None):
        assert told(news, seat) == [MagicTaken(0, 1, "peek"), Refilled(1, "king")]
        assert state.view(seat).seen is None
    assert covered(state) == "cook king guard queen - - -"
    assert state.view(None).magic == (1, 0)
    assert state.asked() == (1,)


def test_C8_at_a_table_that_wants_it_declared_a_peek_leaves_it_and_tells_nobody() -> None:
    state = table(ROW, "magic king guard queen", hats="cook", options=DECLARED)
    news = play(state, "peek 1")
    assert told(news, 0) == [Peeked(0, 1, "magic")]
    assert told(news, 1) == told(news, None) == [Peeked(0, 1, None)]
    assert state.view(0).seen == Seen(1, "magic")
    assert covered(state) == "magic king guard queen - - -"
    assert state.view(None).magic == (0, 0)


def test_C8_a_magic_hat_may_be_replaced_by_another_one() -> None:
    state = table(ROW, "magic king guard queen", hats="magic cook")
    play(state, "peek 1", "peek 1")
    assert state.view(None).magic == (1, 1)
    assert state.view(None).hat_pile == 0


def test_C9_a_magic_hat_cancels_a_penalty_hat_before_or_after_it() -> None:
    for answers in (("declare 1", "declare 2"), ("declare 2", "declare 1")):
        state = table(ROW, "magic king guard cook", hats="queen", seats=2)
        play(state, answers[0], "swap 3 4", answers[1])
        view = state.view(None)
        assert (view.magic, view.penalties, view.scores) == ((1, 0), (1, 0), (0, 0))


def test_C9_a_magic_hat_scores_nothing_itself() -> None:
    state = table(ROW, "magic king guard queen", hats="cook")
    play(state, "peek 1")
    assert state.view(None).scores == (0, 0)
    state.players[0].penalties = 3
    assert state.view(None).scores == (-2, 0)
