"""Ruling U13a: one more exchange after a reveal at which nobody held a mission, where it is chosen."""

from __future__ import annotations

from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.seeds import from_number
from kupa.games.ushpizin.events import Buried, Declined, Redrew, Revealed, Seated, Won
from kupa.games.ushpizin.options import Options
from support.ushpizin import (
    USHPIZIN,
    imagined,
    offered,
    pile,
    play,
    put,
    row,
    seen,
    table,
    told,
    why_not,
)

AGAIN = "exchange=again"
ROWS = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def test_U13a_by_default_the_study_follows_the_reveal() -> None:
    state = table(*ROWS, at="draw")
    put(state)
    assert seen(state).phase == "close"


def test_U13a_each_in_turn_order_draws_one_more_that_all_see() -> None:
    state = table(*ROWS, kupa="gggfonub", at="draw", options=AGAIN, first=1)
    news = put(state)
    assert told(news, None, Revealed)
    assert told(news, 0, Redrew) == told(news, None, Redrew) == [Redrew(1, "friends")]
    assert (seen(state).phase, seen(state).turn, state.asked()) == ("redraw", 1, (1,))
    assert seen(state, 0).drawn == seen(state, None).drawn == "friends"
    news = play(state, "put 3")
    assert told(news, 2, Seated) == [Seated(1, 3, "isaac", "friends")]
    assert told(news, 2, Redrew) == [Redrew(2, "guest")]
    assert row(state, 1) == "gIfIIII"
    assert seen(state).shown == ((1, 3, "friends"),)
    assert state.asked() == (2,)


def test_U13a_the_card_drawn_may_itself_be_put_out() -> None:
    state = table(*ROWS, kupa="gggfonub", at="draw", options=AGAIN)
    put(state)
    assert offered(state) == ["out friends", *(f"put {place}" for place in range(1, 8))]
    news = play(state, "out friends")
    assert told(news, None, Declined) == [Declined(0, "friends")]
    assert row(state, 0) == "gAAAAAA"
    assert pile(state.used)[0] == "f"


def test_U13a_only_the_card_drawn_is_put_out_by_its_name() -> None:
    state = table(*ROWS, kupa="gggfonub", at="draw", options=AGAIN)
    put(state)
    assert why_not(state, "out abraham") == "U13a not_drawn"
    assert why_not(state, "close") == "U13a redraw_now"
    assert why_not(state, "put 1", seat=2) == "U13a not_your_turn"


def test_U13a_after_the_last_winners_are_looked_for_then_all_study() -> None:
    state = table("gIJMRYD", *ROWS[1:], kupa="gggAonub", at="draw", options=AGAIN)
    put(state)
    play(state, "put 1", "out guest")
    assert state.ranks() == (1, 1, 1)  # complete, but the others draw first
    assert told(play(state, "out neighbour"), None, Won) == [Won((0,))]
    state = table(*ROWS, at="draw", options=AGAIN)
    put(state)
    play(state, "put 1", "put 1", "put 1")
    assert seen(state).phase == "close"
    assert seen(state).drawn is None


def test_U13a_a_row_that_wins_at_the_reveal_ends_the_game_before_it() -> None:
    state = table("gIJMRYD", *ROWS[1:], kupa="Agggg", at="draw", options=AGAIN)
    assert told(put(state), None, Won) == [Won((0,))]


def test_U13a_not_where_somebody_holds_a_mission() -> None:
    state = table(*ROWS, kupa="4ggfonub", at="draw", options=AGAIN)
    put(state)
    assert seen(state).phase == "announce"
    play(state, "announce 4")
    assert (seen(state).phase, seen(state).round) == ("lift", 2)


def test_U13a_a_mission_drawn_is_shown_goes_to_the_bottom_and_another_is_drawn() -> None:
    state = table(*ROWS, kupa="ggg35fonub", at="draw", options=AGAIN)
    news = put(state)
    assert told(news, None, Buried) == [Buried(("mission3", "mission5"))]
    assert told(news, None, Redrew) == [Redrew(0, "friends")]
    assert seen(state).buried == ("mission3", "mission5")
    assert pile(state.kupa)[-2:] == "35"
    play(state, "out friends")
    assert seen(state).buried == ()


def test_U13a_where_the_kupa_has_none_the_used_pile_is_shuffled_in() -> None:
    state = table(*ROWS, kupa="ggg", at="draw", options=AGAIN)
    put(state)
    assert state.drawn
    assert state.used == []


def test_U13a_the_limit_and_the_new_order_come_after_it() -> None:
    state = table(*ROWS, at="draw", options=f"{AGAIN} reorder=on")
    put(state)
    play(state, "put 1", "put 1", "put 1")
    assert seen(state).phase == "reorder"
    state = table(*ROWS, at="draw", options=f"{AGAIN} rounds=1")
    put(state)
    assert state.asked() == (0,)
    play(state, "put 1", "put 1", "put 1")
    assert state.unfinished()


def test_U13a_the_clock_puts_the_drawn_card_out_and_leaves_the_row_alone() -> None:
    state = table(*ROWS, kupa="gggfonub", at="draw", options=AGAIN)
    put(state)
    assert str(state.fallback(0)) == "out friends"


def test_U13a_a_state_imagined_from_a_view_has_the_card_drawn() -> None:
    match = Match(USHPIZIN, Options(exchange="again", missions=False, first=0), 3, from_number(1))
    while match.state.phase() != "redraw":
        match.answer(match.asked()[0], match.state.fallback(match.asked()[0]))
    view = match.view(1)
    assert imagined(view).view(1) == view


def test_U13a_a_record_names_the_option_only_where_it_is_used() -> None:
    usual = Match(USHPIZIN, Options(), 3, from_number(1)).record()
    again = Match(USHPIZIN, Options(exchange="again"), 3, from_number(1)).record()
    assert "exchange" not in usual.options
    assert "exchange=again" in again.options.split()
    assert Match.reopen(USHPIZIN, parse(str(again))).options.exchange == "again"
    assert Match.reopen(USHPIZIN, parse(str(usual))).options == Options()
