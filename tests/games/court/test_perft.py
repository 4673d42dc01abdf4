"""Every line of play counted on tiny tables, with the arithmetic beside it."""

from __future__ import annotations

from support.court import DECLARED, covered, table
from support.rules import count_lines

FOUR = "king queen cook guard"


def test_four_hats_in_place() -> None:
    """4 peeks + 6 swaps + 4 declarations = 14; each declaration wins and ends the game.

    Depth 2: 10 lines go on with 14, 4 are over: 144. Depth 3: after a peek the same again (144); a
    swap leaves two hats in place, so 12 · 14 + 2 = 170; 4 · 144 + 6 · 170 + 4 = 1,600.
    """
    state = table(FOUR, FOUR)
    assert [count_lines(state, depth) for depth in range(4)] == [1, 14, 144, 1600]


def test_no_hat_in_place() -> None:
    """Four misses cost penalty hats and the game goes on: 14 · 14. Depth 3: of the six swaps of a
    four-cycle four bring one hat home (13 · 14 + 1 = 183), two none (196); peeks and misses (8)
    leave 196: 4 · 183 + 2 · 196 + 8 · 196 = 2,692."""
    state = table(FOUR, "queen cook guard king")
    assert [count_lines(state, depth) for depth in range(4)] == [1, 14, 196, 2692]


def test_a_magic_hat_is_as_many_moves_but_other_ends() -> None:
    """Three hats in place, one magic: 11 lines go on, 3 are over: 11 · 14 + 3 = 157. Depth 3: peeking
    or declaring place 1 brings the king's hat there: 144 each; the other peeks leave 157; swaps with
    place 1 leave two in place (12 · 14 + 2 = 170), the other three one (13 · 14 + 1 = 183):
    2 · 144 + 3 · 157 + 3 · 170 + 3 · 183 + 3 = 1,821."""
    state = table(FOUR, "magic queen cook guard", hats="king")
    assert [count_lines(state, depth) for depth in range(4)] == [1, 14, 157, 1821]


def test_where_it_must_be_declared_a_peek_changes_nothing() -> None:
    """As before, but the peek at the magic hat leaves 157 instead of 144: 1,821 + 13."""
    state = table(FOUR, "magic queen cook guard", hats="king", options=DECLARED)
    assert [count_lines(state, depth) for depth in range(4)] == [1, 14, 157, 1834]


def test_swaps_reach_every_arrangement() -> None:
    """Four hats: 4! = 24; one swap reaches 6 others, two reach the 11 even ones, three the last 6."""
    reached = {covered(table(FOUR, FOUR))}
    sizes = [len(reached)]
    for _ in range(3):
        for hats in sorted(reached):
            for move in [move for move in table(FOUR, FOUR).moves(0) if "swap" in str(move)]:
                state = table(FOUR, hats)
                state.play(0, move)
                reached.add(covered(state))
        sizes.append(len(reached))
    assert sizes == [1, 7, 18, 24]


def test_seven_places_offer_thirty_five_moves() -> None:
    """7 peeks, 7 · 6 / 2 = 21 swaps, 7 declarations; each empty place takes 2 and its swaps."""
    counts = []
    row = "king queen cook guard judge admiral nanny"
    while row:
        counts.append(len(table(row, row).moves(0)))
        row, _, _ = row.rpartition(" ")
    assert counts == [35, 27, 20, 14, 9, 5, 2]
