"""Every line of play counted, with the arithmetic beside it."""

from __future__ import annotations

from support.rules import count_lines
from support.ushpizin import put, quartets, table


def test_a_turn_of_two_players() -> None:
    """7 lifts · 7 swaps · declare or done · then 6 lifts (one card has just come) and 6 swaps (one was
    taken from there)."""
    state = table("AAAAAAA", "IIIIIII")
    assert [count_lines(state, depth) for depth in range(6)] == [1, 7, 49, 98, 98 * 6, 98 * 36]


def test_a_turn_of_three_players() -> None:
    """7 · 14 · 2. Half of the swaps touch seat 1: then 6 lifts, else 7."""
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ")
    assert [count_lines(state, depth) for depth in range(5)] == [1, 7, 98, 196, 98 * 6 + 98 * 7]


def test_the_draws_are_answered_in_any_order() -> None:
    """Two seats, seven places each: 14, then the other's 7: 98. Then either seat closes: 196."""
    state = table("AAAAAAA", "IIIIIII", at="draw")
    assert [count_lines(state, depth) for depth in range(4)] == [1, 14, 98, 196]


def test_mission_6_offers_six_cards_and_picks_two_of_seven() -> None:
    """Two missions may be announced (2). Mission 6: 6 cards to 1 player, 7 · 6 picks; mission 3:
    7 cards of the other. Depth 2: 6 + 7; depth 3: 6 · 42 + 7 · 2 (either seat closes)."""
    state = table("AAAAAAA", "IIIIIII", kupa="63gggggg", at="draw")
    put(state)
    assert [count_lines(state, depth) for depth in range(4)] == [1, 2, 13, 6 * 42 + 7 * 2]


def test_a_row_is_reordered_in_21_ways_before_done() -> None:
    """Both seats: 2 · 21. Then the same seat again (21 + done) or the other (21): 42 · (22 + 21)."""
    state = table("AAAAAAA", "IIIIIII", at="draw", options="reorder=on")
    put(state)
    assert [count_lines(state, depth) for depth in range(3)] == [1, 42, 42 * 43]


def test_questions_of_quartets() -> None:
    """7 questions to one player. He has I alone of what is asked for: then A or g is given (2); any
    other question draws, and A, g or the drawn u goes out (3)."""
    state = quartets("D:AAAAggg", "I:IIIIIIb", kupa="uuuu")
    assert [count_lines(state, depth) for depth in range(3)] == [1, 7, 1 * 2 + 6 * 3]
