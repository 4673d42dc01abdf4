"""Rulings U15 to U21: the reveal, winners, missions announced and replaced, study and closing."""

from __future__ import annotations

import pytest

from kupa.games.ushpizin.cards import pack
from kupa.games.ushpizin.events import (
    Announced,
    Buried,
    Closed,
    Drew,
    Ended,
    MissionOver,
    Replaced,
    Returned,
    Revealed,
    Shuffled,
    Won,
)
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.winning import wins
from support.ushpizin import (
    chosen,
    kinds,
    offered,
    pile,
    play,
    put,
    row,
    seen,
    swaps,
    table,
    told,
    why_not,
)


def test_U15_all_rows_are_turned_up_at_once() -> None:
    state = table("AAAAAAA", "IIIIIII", at="draw")
    news = put(state)
    (revealed,) = told(news, None, Revealed)
    assert seen(state, 1).rows == revealed.rows
    assert revealed.rows[1][1:] == ("isaac",) * 6


def test_U15_several_players_can_win_together() -> None:
    state = table("gIJMRYD", "gIJMRYD", "JJJJJJJ", kupa="AAg", at="draw")
    news = put(state)
    assert told(news, None, Won) == [Won((0, 1))]
    assert told(news, None, Ended)[0].ranks == (1, 1, 3)
    assert state.ranks() == (1, 1, 3)
    assert state.asked() == ()
    assert not state.unfinished()


@pytest.mark.parametrize(
    ("letters", "complete"),
    [
        ("AIJMRYD", True),
        ("DYRMJIA", True),
        ("AIJMRYE", True),
        ("EEIJMRY", True),
        ("EEEEIJM", True),
        ("AAJMRYE", False),  # Elijah cannot make two Abrahams different
        ("AIJMRYg", False),
        ("AIJMRY4", False),
        ("AIJMRY-", False),
        ("-IJMRYD", False),
    ],
)
def test_U16_seven_different_ushpizin_elijah_for_the_missing(letters: str, complete: bool) -> None:
    assert wins(ResolvedOptions(chosen(""), 2), pack(kinds(letters)), 0) == complete


def test_U17_every_holder_is_asked_and_the_first_to_answer_counts() -> None:
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ", kupa="g45fonub", at="draw", first=1)
    put(state)
    assert state.race()
    assert state.asked() == (2, 0)  # in turn order from the round's first player
    news = play(state, "0: announce 5")
    assert told(news, 1, Announced) == [Announced(0, "mission5", 1)]
    assert told(news, 1, Returned) == [Returned(("mission4",))]
    assert (seen(state).mission, seen(state).holder) == ("mission5", 0)


def test_U17_until_then_rows_are_open_and_nobody_can_close() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="4gfonub", at="draw")
    put(state)
    assert seen(state, 1).open == (0, 1)
    assert why_not(state, "close", seat=1) == "U17 no_mission"
    assert why_not(state, "close", seat=0) == "U17 announce_now"
    assert why_not(state, "announce 5", seat=0) == "U17 mission_not_held"


def test_U17_a_holder_of_two_chooses_and_the_other_goes_back() -> None:
    words = "exposure=seldom every=2"
    state = table("45AAAAA", "IIIIIII", kupa="gfonub", at="draw", round=2, options=words)
    put(state, 7)
    assert offered(state) == ["announce 4", "announce 5"]
    news = play(state, "announce 5")
    assert told(news, None, Returned) == [Returned(("mission4",))]
    assert [event.place for event in told(news, None, Replaced)] == [1, 2]


def test_U17_whoever_holds_the_card_at_the_reveal_is_its_holder() -> None:
    words = "exposure=seldom every=2"
    state = table("4AAAAAA", "IIIIIII", "JJJJJJJ", round=2, options=words)
    play(state, "lift 1", "swap 2.1", "done")
    swaps(state)
    put(state, 7)
    assert state.asked() == (2,)


def test_U18_the_others_missions_are_shuffled_in_and_replaced_in_turn_order() -> None:
    """Nothing but one mission and Davids is left to draw, so whoever replaces gets a David."""
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ", kupa="541DDDD", at="draw", first=1)
    put(state)
    news = play(state, "2: announce 4")
    events = told(news, None, Replaced)
    assert events == [Replaced(1, 1, "david"), Replaced(0, 1, "david"), Replaced(2, 1, "david")]
    assert told(news, None, Returned) == [Returned(("mission5", "mission1"))]
    assert sorted(pile(state.kupa)) == ["1", "5", "D"]


def test_U18_a_mission_drawn_as_a_replacement_is_shown_and_buried() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="5g46DD", at="draw")
    put(state)
    news = play(state, "announce 5")
    assert told(news, 1, Replaced) == [Replaced(0, 1, "david")]
    assert told(news, 1, Buried) == [Buried(("mission4", "mission6"))]
    assert seen(state, 1).buried == ("mission4", "mission6")
    assert pile(state.kupa) == "D46"
    play(state, "close")
    assert (seen(state).buried, seen(state).shown) == ((), ())


def test_U18_a_kupa_of_missions_alone_is_shuffled_with_the_used_pile() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="5g46", at="draw", used="MM")
    put(state)
    news = play(state, "announce 5")
    assert told(news, None, Shuffled) == [Shuffled(6)]
    (replaced,) = told(news, None, Replaced)
    assert replaced.card in ("moses", "abraham", "isaac")


def test_U19_the_mission_is_laid_aside_until_the_next_draws_are_over() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="5gfonubgf", at="draw")
    put(state)
    play(state, "announce 5", "close")
    assert (seen(state).mission, row(state, 0)[0]) == ("mission5", "f")
    swaps(state)
    assert seen(state).mission == "mission5"
    news = put(state)
    assert told(news, None, MissionOver) == [MissionOver("mission5")]
    assert (seen(state).mission, seen(state).holder) == (None, None)
    assert pile(state.kupa)[-1] == "5"


def test_U19_at_the_reveal_a_resting_row_opens_and_counts_like_all() -> None:
    state = table("gIJMRYD", "IIIIIII", "JJJJJJJ", kupa="2gfnAggggg", at="draw")
    put(state)
    play(state, "announce 2", "close")
    swaps(state)
    put(state)  # turn order is 2, 0, 1: the second card fills the gap
    assert seen(state).winners == (0,)


def test_U19_without_a_reveal_open_rows_are_covered_and_their_draws_shown_last() -> None:
    state = table("AIJMRYg", "IIIIIII", kupa="MRYDgg", options="exposure=seldom every=2")
    play(state, "lift 7", "swap 1.1", "declare")
    swaps(state)
    play(state, "0: put 3", "1: put 1")
    view = seen(state, 1)
    assert (view.round, view.phase, view.open) == (2, "lift", ())
    assert view.last == Drew((3, 1))
    assert view.shown == ((0, 3, "moses"),)


def test_U20_a_row_completed_by_a_replacement_wins_before_the_mission() -> None:
    state = table("gIJMRYD", "IIIIIII", kupa="5gAf", at="draw")
    put(state)
    news = play(state, "announce 5")
    assert told(news, None, Won) == [Won((0,))]


def test_U20_a_row_completed_by_a_mission_wins_after_it() -> None:
    state = table("gIJMRYD", "IIAIIII", kupa="3gff", at="draw")
    put(state)
    news = play(state, "announce 3", "take 1.3")
    assert told(news, None, Won) == [Won((0,))]


def test_U21_the_first_call_closes_for_everyone() -> None:
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ", at="draw")
    put(state)
    assert state.race()
    assert state.asked() == (0, 1, 2)
    news = play(state, "1: close")
    assert told(news, 2, Closed) == [Closed(1)]
    assert seen(state).open == ()
    assert (seen(state).round, seen(state).phase) == (2, "lift")


def test_U21_or_everybody_must_be_ready() -> None:
    state = table("AAAAAAA", "IIIIIII", kupa="2gfonubgf", at="draw", options="close=all")
    put(state)
    play(state, "announce 2")
    assert not state.race()
    play(state, "1: close")
    assert why_not(state, "close", seat=1) == "U21 already_closed"
    assert why_not(state, "done", seat=0) == "U21 close_now"
    assert seen(state).phase == "close"  # the resting seat is waited for, too
    play(state, "0: close")
    assert seen(state).round == 2
