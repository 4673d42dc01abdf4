"""Rulings U13 and U14: everyone draws at once, and where the cards come from."""

from __future__ import annotations

from itertools import permutations

from kupa.games.ushpizin.events import Chose, Drew, Replaced, Shuffled
from support.ushpizin import offered, pile, play, put, row, seen, table, told, why_not

ROWS = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def test_U13_the_new_card_takes_the_place_of_the_one_put_out() -> None:
    state = table(*ROWS, kupa="gfonubgfonub", at="draw")
    play(state, "0: put 1", "1: put 2", "2: put 7")
    assert (row(state, 0), row(state, 1), row(state, 2)) == ("gAAAAAA", "IfIIIII", "JJJJJJo")
    assert pile(state.used) == "JIA"


def test_U13_cards_are_dealt_in_turn_order_whoever_answers_first() -> None:
    outcomes = set()
    for order in permutations(range(3)):
        state = table(*ROWS, kupa="gfonubgfonub", first=1, at="draw")
        play(state, *[f"{seat}: put {seat + 1}" for seat in order])
        assert row(state, 1)[1] == "g"  # the round's first player has the first card
        outcomes.add(state.snapshot())
    assert len(outcomes) == 1


def test_U13_who_has_answered_is_seen_and_what_is_not() -> None:
    state = table(*ROWS, at="draw")
    news = play(state, "1: put 5")
    assert told(news, 1, Chose) == [Chose(1, 5)]
    assert told(news, 0, Chose) == told(news, None, Chose) == [Chose(1, None)]
    assert state.asked() == (0, 2)
    assert (seen(state, 1).chosen, seen(state, 0).chosen) == (5, None)
    assert row(state, 1) == "IIIIIII"
    assert why_not(state, "put 4", seat=1) == "U13 already_put"


def test_U13_all_see_which_places_changed() -> None:
    state = table(*ROWS, at="draw")
    news = play(state, "0: put 1", "1: put 2", "2: put 7")
    assert told(news, None, Drew) == [Drew((1, 2, 7))]


def test_U13_the_card_drawn_cannot_itself_be_put_out() -> None:
    """There is no such move: one of the seven places is answered before the card is there."""
    state = table(*ROWS, at="draw")
    assert offered(state) == [f"put {place}" for place in range(1, 8)]
    assert why_not(state, "done") == "U13 put_now"


def test_U13_a_complete_row_not_declared_must_still_put_one_out() -> None:
    state = table("AIJMRYD", "IIIIIII", kupa="gfonub", at="draw")
    put(state)
    assert seen(state).phase == "close"
    assert row(state, 0) == "gIJMRYD"


def test_U14_too_small_a_kupa_is_shuffled_with_the_used_pile_before_the_draws() -> None:
    state = table(*ROWS, kupa="gf", used="onubb")
    news = []
    while seen(state).phase != "draw":
        (seat,) = state.asked()
        news += play(state, str(state.fallback(seat)))
    assert told(news, None, Shuffled) == [Shuffled(7)]
    assert (seen(state).kupa, seen(state).used) == (7, 0)
    assert sorted(pile(state.kupa)) == sorted("gfonubb")


def test_U14_a_kupa_that_is_just_large_enough_is_not_shuffled() -> None:
    state = table(*ROWS, kupa="gfo", used="nubb", at="draw")
    put(state)
    assert (seen(state).kupa, seen(state).used) == (0, 7)
    assert row(state, 2)[0] == "o"


def test_U14_the_resting_seats_card_counts() -> None:
    """Three cards left for three seats, one of which rests: enough; two are not."""
    for left, shuffled in ((3, False), (2, True)):
        state = table("2AAAAAA", "gIIIIII", "gJJJJJJ", kupa="gfo" + "n" * left, at="draw", used="uuu")
        put(state, 2)
        play(state, "announce 2", "close")
        while seen(state).phase != "draw":
            play(state, str(state.fallback(state.asked()[0])))
        assert (seen(state).used == 0) == shuffled


def test_U14_a_replacement_from_an_empty_kupa_shuffles_the_used_pile() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="5g", used="ooo", at="draw")
    put(state)
    news = play(state, "announce 5")
    assert told(news, None, Shuffled) == [Shuffled(5)]
    (replaced,) = told(news, None, Replaced)
    assert replaced.card in ("guest", "abraham", "isaac")
