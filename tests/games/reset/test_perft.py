"""Every line of play counted on tiny decks, with the arithmetic beside it."""

from __future__ import annotations

from kupa.games.reset import Options
from support.reset import table
from support.rules import count_lines


def test_two_numbers_each() -> None:
    """Seat 0: 6 or 7. After 6, seat 1: 8 or 9; after 7 the same. Then seat 0 must draw (8 or 9
    lies there), so depth 3 has 2 · 2 · 1 lines."""
    state = table("5", "6 7", "8 9", draw="1 1 1")
    assert [count_lines(state, depth) for depth in range(4)] == [1, 2, 4, 4]


def test_a_pair_may_be_split() -> None:
    """Seat 0: 6, or 6 6 (which ends the game). After 6, seat 1: 6, 7. After 6 6 on the pile, 6
    resets with the last card and wins; after 7 seat 0 draws."""
    state = table("5", "6 6", "6 7", draw="1 1 1")
    # depth 1: {6, 6 6} = 2 · depth 2: 6 → {6, 7} and the finished line: 2 + 1 = 3
    # depth 3: 6·6 → seat 0: 6 resets and wins: 1 · 6·7 → draw: 1 · finished: 1
    assert [count_lines(state, depth) for depth in range(4)] == [1, 2, 3, 3]


def test_a_joker_among_three_legal_numbers() -> None:
    """Pile 8. Joker: 8*, 9*, 10*. Natural 9: 9. Together: 9 9*; 8* 9 and 9 10* are too short for a
    straight. So five moves; each of them leaves seat 1, with only a 1, to draw, unless seat 0 has
    finished with 9 9*."""
    state = table("8", "9 joker", "1", draw="2 2")
    assert [count_lines(state, depth) for depth in range(3)] == [1, 5, 5]


def test_a_robbery_multiplies_its_three_choices() -> None:
    """robber or 9 · victims 1, 2 · takes: two kinds of either victim · gives: 9 alone (the taken card
    may not go back). Depth 1: 2 moves. Depth 2: 2 victims + 1 (after 9, seat 1 draws).
    Depth 3: 2 · 2 takes + 1 (seat 2 draws). Depth 4: 4 · 1 give + 1 (seat 0: robber, all it holds)."""
    state = table("9", "robber 9", "1 2", "3 4", draw="5 5 5 5")
    assert [count_lines(state, depth) for depth in range(5)] == [1, 2, 3, 5, 5]


def test_stops_and_free_draws() -> None:
    """At a free table: stop, stop stop, draw. stop: seat 0 again after the other is skipped."""
    state = table("9", "stop stop", "10", draw="1 1", options=Options(draw="free"))
    # depth 1: 3 · depth 2: after stop (seat 0 again): stop (wins) or draw: 2; stop stop: won, 1
    # after draw, seat 1: 10 (wins) or draw: 2 → 2 + 1 + 2
    assert [count_lines(state, depth) for depth in range(3)] == [1, 3, 5]


def test_sticking_asks_once_for_each_refill() -> None:
    """Hand of six, pile 7 then 2. Lay 7: asked to stick 7 or leave. Only 10s otherwise."""
    state = table("7", "7 1 1 1 1 1 | 7 2", "10", draw="1")
    # depth 1: {7} = 1 · depth 2: {stick 7, leave} = 2
    # depth 3: stick 7 made three sevens: a reset, seat 0 opens with 1 … 5 ones or 2: 6 ways;
    #          leave: seat 1 lays its 10 and wins: 1
    assert [count_lines(state, depth) for depth in range(4)] == [1, 1, 2, 7]
