"""Rulings M1 to M6: what each mission does."""

from __future__ import annotations

from kupa.games.ushpizin import UshpizinState
from kupa.games.ushpizin.events import (
    Gust,
    Offered,
    OpenDoor,
    PassChosen,
    PassedOn,
    Picked,
    Replaced,
    Rested,
    Took,
)
from support.ushpizin import (
    offered,
    play,
    put,
    row,
    seen,
    swaps,
    table,
    told,
    why_not,
)

ROWS = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def announced(number: int, *rows: str, after: str = "gfonubgfonub", options: str = "") -> UshpizinState:
    """Return a table at which seat 0 has announced a mission drawn into its place 1."""
    kupa = f"{number}" + "g" * (len(rows) - 1) + after
    state = table(*rows, kupa=kupa, at="draw", options=options)
    put(state)
    play(state, f"announce {number}")
    return state


def test_M1_everyone_passes_a_card_to_the_left_at_once() -> None:
    state = announced(1, *ROWS, after="DDDD")
    assert not state.race()
    assert state.asked() == (0, 1, 2)
    assert row(state, 0) == "DAAAAAA"  # replaced before it is carried out
    news = play(state, "2: pass 7", "0: pass 2")
    assert told(news, 2, PassChosen) == [PassChosen(2, 7), PassChosen(0, None)]
    assert told(news, 1, PassChosen) == [PassChosen(2, None), PassChosen(0, None)]
    assert (seen(state, 0).chosen, seen(state, 1).chosen) == (2, None)
    assert why_not(state, "pass 3", seat=0) == "M1 already_passed"
    assert why_not(state, "close", seat=1) == "M1 pass_now"
    news = play(state, "1: pass 4")
    assert told(news, None, PassedOn) == [PassedOn((2, 4, 7), ("abraham", "isaac", "jacob"))]
    assert (row(state, 0), row(state, 1), row(state, 2)) == ("DJAAAAA", "gIIAIII", "gJJJJJI")
    assert seen(state).phase == "close"


def test_M1_a_row_completed_by_it_wins() -> None:
    state = announced(1, "gAIJMRY", "IIIIIII", after="gD")
    play(state, "0: pass 1", "1: pass 2")
    assert seen(state).winners == ()
    state = announced(1, "gIJMRYD", "IAIIIII", after="gD")
    play(state, "1: pass 2", "0: pass 1")
    assert seen(state).winners == (0,)


def test_M2_the_holder_covers_now_and_draws_no_replacement() -> None:
    state = announced(2, *ROWS)
    assert row(state, 0) == "-AAAAAA"
    assert seen(state).open == (1, 2)
    assert seen(state).gap == (0, 1)
    assert seen(state).rows[0] == (None,) * 7
    news = play(announced_only(2), "announce 2")
    assert told(news, None, Rested) == [Rested(0)]
    assert told(news, None, Replaced) == []


def announced_only(number: int) -> UshpizinState:
    """Return a table at which seat 0 holds a mission and has not announced it."""
    state = table(*ROWS, kupa=f"{number}gggfonub", at="draw")
    put(state)
    return state


def test_M2_nobody_swaps_with_the_holder_and_the_holder_with_nobody() -> None:
    state = announced(2, *ROWS)
    play(state, "close")
    assert state.asked() == (2,)
    play(state, "lift 1")
    assert why_not(state, "swap 0.3") == "M2 resting"
    assert offered(state) == [f"swap 1.{place}" for place in range(1, 8)]
    play(state, "swap 1.1", "done")
    assert state.asked() == (1,)  # seat 0 has been passed over


def test_M2_at_the_draws_the_holder_is_not_asked_and_fills_the_gap() -> None:
    state = announced(2, *ROWS, after="fo3nub")
    play(state, "close")
    swaps(state)
    assert state.asked() == (2, 1)
    assert why_not(state, "put 2", seat=0) == "M2 you_rest"
    put(state, 7)
    assert row(state, 0) == "oAAAAAA"  # the second card in turn order 2, 0, 1
    assert seen(state).gap is None
    assert state.asked() == (1,)  # mission 3 came to seat 1


def test_M2_the_card_that_fills_the_gap_may_be_a_mission() -> None:
    state = announced(2, *ROWS, after="f3onub")
    play(state, "close")
    swaps(state)
    put(state, 7)
    assert row(state, 0) == "3AAAAAA"
    assert offered(state, 0) == ["announce 3"]


def test_M3_the_holder_takes_a_card_and_its_owner_replaces_it() -> None:
    state = announced(3, *ROWS, after="4Dgg")
    assert state.asked() == (0,)
    assert len(offered(state)) == 14
    assert why_not(state, "take 0.3") == "M3 take_self"
    assert why_not(state, "take 3.3") == "U7 no_such_seat"
    assert why_not(state, "close") == "M3 take_now"
    assert why_not(state, "take 1.1", seat=1) == "M3 not_your_mission"
    news = play(state, "take 2.5")
    assert told(news, None, Took) == [Took(0, 1, 2, 5, "jacob")]
    assert told(news, None, Replaced) == [Replaced(2, 5, "david")]  # mission 4 was buried
    assert (row(state, 0), row(state, 2)) == ("JAAAAAA", "gJJJDJJ")
    assert seen(state).buried == ("mission4",)


def test_M4_the_sukkah_closes_at_once() -> None:
    state = announced_only(4)
    news = play(state, "announce 4")
    assert told(news, None, Gust) == [Gust()]
    assert (seen(state).phase, seen(state).open, seen(state).round) == ("lift", (), 2)
    assert told(news, 1, Replaced) == [Replaced(0, 1, "grandfather")]
    assert seen(state, 1).shown == ((0, 1, "grandfather"),)  # seen for a moment, not remembered
    play(state, "lift 1")
    assert seen(state, 1).shown == ()


def test_M5_the_holders_row_stays_open_through_the_coming_round() -> None:
    news = play(announced_only(5), "announce 5")
    assert told(news, None, OpenDoor) == [OpenDoor(0)]
    state = announced(5, *ROWS, after="fonubgg")
    play(state, "close")
    assert seen(state, 2).open == (0,)
    assert seen(state, 2).rows[0] == ("friends", *("abraham",) * 6)
    swaps(state)
    put(state, 7)
    play(state, "close")
    assert seen(state).open == ()


def test_M6_one_card_for_two() -> None:
    state = announced(6, *ROWS, after="3Dggg")
    assert state.asked() == (0,)
    assert why_not(state, "offer 1 to 1") == "M6 offer_gap"
    assert why_not(state, "offer 2 to 0") == "M6 offer_self"
    assert why_not(state, "offer 2 to 4") == "U7 no_such_seat"
    assert why_not(state, "pick 1 2") == "M6 offer_now"
    assert why_not(state, "close", seat=2) == "M6 not_your_mission"
    assert len(offered(state)) == 2 * 6
    news = play(state, "offer 4 to 2")
    assert told(news, 1, Offered) == [Offered(0, 4, 2, "abraham")]
    assert seen(state, 1).offer == (4, 2)
    assert state.asked() == (2,)
    assert why_not(state, "close") == "M6 pick_now"
    assert why_not(state, "pick 1 2", seat=0) == "M6 not_offered"
    assert len(offered(state)) == 42
    news = play(state, "pick 1 7")
    assert told(news, None, Picked) == [Picked(2, (1, 7), 0, ("grandfather", "jacob"))]
    assert row(state, 0) == "JAAgAAA"  # the first in the given card's place, the second in the mission's
    assert row(state, 2) == "AJJJJJD"  # the given card, and a card of the kupa that is no mission
    assert seen(state).offer is None


def test_M6_may_complete_either_row() -> None:
    state = announced(6, "gIJMRYA", "DIIIIII", after="DDD", options="goal=all_seven")
    play(state, "offer 2 to 1", "pick 2 7")
    assert seen(state).winners == ()
    state = announced(6, "ggJMRYI", "IDAIIII", after="gggg")
    play(state, "offer 2 to 1", "pick 2 3")
    assert seen(state).winners == (0,)
