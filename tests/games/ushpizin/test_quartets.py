"""Ruling U25: asking instead of swapping."""

from __future__ import annotations

from kupa.core.events import Notice
from kupa.games.ushpizin.events import Drawn, Ended, Shuffled, Won
from kupa.games.ushpizin.quartets.events import (
    Fished,
    GaveBack,
    Hand,
    Handed,
    Lacked,
    PutAway,
    Silent,
)
from support.ushpizin import deal, hand, held, offered, pile, play, quartets, told, why_not

HANDS = ("D:DDDAAgE", "A:AAAIIDb", "I:IIIMMMb")


def test_U25_a_hand_is_seen_by_its_owner_only() -> None:
    news: list[Notice] = []
    state = deal(3, "goal=one_host style=quartets", news=news)
    for seat in range(3):
        assert told(news, seat, Hand) == [Hand(seat, held(state, seat).hand)]
    assert told(news, None, Hand) == []
    assert held(state, None).hand == ()
    assert held(state, 0).hands == (7, 7, 7)


def test_U25_hosts_are_picked_after_seeing_ones_own_hand() -> None:
    state = deal(3, "goal=one_host style=quartets first=1")
    assert held(state).phase == "hosts"
    assert len(held(state, 1).hand) == 7
    assert why_not(state, "ask 0 moses") == "U24 host_now"
    for _ in range(3):
        play(state, offered(state)[0])
    assert (held(state).phase, state.asked()) == ("ask", (1,))
    assert None not in held(state, 0).hosts


def test_U25_secret_hosts_are_picked_at_once() -> None:
    state = deal(2, "goal=one_host style=quartets hosts=secret kinds=all")
    play(state, "0: host david")
    assert why_not(state, "host moses", seat=0) == "U24 not_your_pick"
    play(state, "1: host david")
    assert held(state, 0).hosts == ("david", None)


def test_U25_whoever_has_it_gives_one_and_gets_any_card_back() -> None:
    state = quartets(*HANDS)
    news = play(state, "ask 1 david")
    assert told(news, None, Handed) == [Handed(0, 1, "david")]
    assert hand(state, 0) == "AADDDDgE"
    assert offered(state) == ["give abraham", "give grandfather", "give elijah"]
    news = play(state, "give grandfather")
    assert told(news, 1, GaveBack) == told(news, 0, GaveBack) == [GaveBack(0, 1, "grandfather")]
    assert told(news, 2, GaveBack) == told(news, None, GaveBack) == [GaveBack(0, 1, None)]
    assert (hand(state, 0), hand(state, 1)) == ("AADDDDE", "AAAIIgb")
    assert state.asked() == (0,)  # and asks again


def test_U25_in_vain_one_draws_sees_it_and_puts_any_of_the_eight_out() -> None:
    state = quartets(*HANDS, kupa="MRY")
    news = play(state, "ask 2 david")
    assert told(news, 1, Lacked) == [Lacked(0, 2, "david")]
    assert told(news, 0, Fished) == [Fished(0, "moses")]
    assert told(news, 1, Fished) == [Fished(0, None)]
    assert offered(state) == ["out abraham", "out moses", "out david", "out grandfather", "out elijah"]
    news = play(state, "out moses")
    assert told(news, 0, PutAway) == [PutAway(0, "moses")]
    assert told(news, 2, PutAway) == [PutAway(0, None)]
    assert pile(state.used) == "M"
    assert state.asked() == (1,)


def test_U25_one_need_not_hold_what_one_asks_for() -> None:
    state = quartets(*HANDS)
    assert "ask 2 moses" in offered(state)
    assert len(offered(state)) == 14


def test_U25_elijah_and_guests_cannot_be_asked_for() -> None:
    assert not [move for move in offered(quartets(*HANDS)) if "elijah" in move or "beggar" in move]
    state = quartets("D:DDDAAgE", "A:AAAAIIE")
    play(state, "ask 1 david")
    assert held(state).last == Lacked(0, 1, "david")  # Elijah is no David here


def test_U25_what_was_asked_for_cannot_be_given_away_nor_asked_for_what_was_given() -> None:
    state = quartets(*HANDS)
    play(state, "ask 1 david")
    assert why_not(state, "give david") == "U25 asked_for_it"
    assert why_not(state, "give moses") == "U25 not_held"
    play(state, "give abraham")
    assert why_not(state, "ask 1 abraham") == "U25 gave_it_away"
    assert held(state, 0).gave == ("abraham",)
    assert held(state, 1).gave == ()
    assert held(state, 1).asked_for == ("david",)
    play(state, "ask 2 moses", "give grandfather")
    assert why_not(state, "give moses") == "U25 ask_now"


def test_U25_to_ask_one_must_hold_something_else_to_give() -> None:
    state = quartets("D:AAAAAAA", "I:DIIIIII")
    assert why_not(state, "ask 1 abraham") == "U25 nothing_to_give"
    assert "ask 1 david" in offered(state)


def test_U25_when_no_question_is_possible_the_turn_ends_without_a_draw() -> None:
    state = quartets("D:AAAAAAI", "I:DAIIIII", kupa="ggg")
    play(state, "ask 1 abraham")  # from now on only Isaac could be given
    news = play(state, "give isaac")
    assert told(news, None, Silent) == [Silent(0)]
    assert state.asked() == (1,)
    assert held(state).kupa == 3


def test_U25_one_player_is_not_asked_by_oneself_nor_an_empty_seat() -> None:
    state = quartets(*HANDS)
    assert why_not(state, "ask 0 moses") == "U25 ask_self"
    assert why_not(state, "ask 4 moses") == "U7 no_such_seat"
    assert why_not(state, "ask 1 moses", seat=1) == "U25 not_your_turn"
    assert why_not(state, "lift 1") == "U25 ask_now"
    few = deal(2, "goal=one_host style=quartets first=0")
    for _ in range(2):
        play(few, offered(few)[0])
    missing = next(name for name in ("abraham", "isaac", "jacob", "moses", "aaron")
                   if name not in held(few).kinds)  # fmt: skip
    assert why_not(few, f"ask 1 {missing}") == "U25 not_in_play"
    play(state, "ask 2 david")
    assert why_not(state, "give abraham") == "U25 out_now"


def test_U25_a_complete_hand_wins_as_soon_as_the_exchange_is_finished() -> None:
    state = quartets("D:DDDDDEg", "I:DIIIIgg")
    news = play(state, "ask 1 david", "give grandfather")
    assert told(news, None, Won) == [Won((0,))]
    assert told(news, None, Ended)[0].hosts == ("david", "isaac")
    assert held(state, 1).shown == (("david",) * 6 + ("elijah",), ("isaac",) * 4 + ("grandfather",) * 3)


def test_U25_or_the_draw() -> None:
    state = quartets("D:DDDDDDg", "I:IIIIIgg", kupa="Dg")
    assert told(play(state, "ask 1 moses", "out grandfather"), None, Won) == [Won((0,))]


def test_U25_the_other_players_too_and_both_may_win() -> None:
    state = quartets("D:DDAIggg", "I:DIIIIII")
    assert told(play(state, "ask 1 david", "give isaac"), None, Won) == [Won((1,))]
    state = quartets("D:DDDDDDI", "I:DIIIIII")
    assert told(play(state, "ask 1 david", "give isaac"), None, Won) == [Won((0, 1))]
    assert state.ranks() == (1, 1)


def test_U25_a_round_is_one_turn_each_and_the_first_player_stays() -> None:
    state = quartets(*HANDS)
    turns = []
    for _ in range(6):
        turns.append((held(state).round, state.asked()[0]))
        play(state, f"ask {(state.asked()[0] + 1) % 3} jacob")
        play(state, offered(state)[-1])
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_U29_in_quartets_the_limit_is_checked_after_the_last_turn() -> None:
    state = quartets("D:DDDAAgE", "A:AAAIIDb", options="rounds=1")
    play(state, "ask 1 jacob", "out grandfather", "ask 0 jacob")
    news = play(state, "out beggar")
    assert told(news, None, Drawn) == [Drawn(1)]
    assert (state.asked(), state.ranks(), state.unfinished()) == ((), (1, 1), True)
    assert why_not(state, "ask 1 moses", seat=0) == "U15 over"


def test_U14_in_quartets_an_empty_kupa_is_made_of_the_used_pile() -> None:
    state = quartets(*HANDS, kupa="", used="MMM")
    news = play(state, "ask 1 jacob")
    assert told(news, None, Shuffled) == [Shuffled(3)]
    assert (held(state).kupa, held(state).used) == (2, 0)
    assert "M" in hand(state, 0)


def test_the_clock_answers_the_first_in_order() -> None:
    state = quartets(*HANDS)
    assert str(state.fallback(0)) == "ask 1 abraham"
    play(state, "ask 1 abraham")
    assert str(state.fallback(0)) == "give david"


def test_measures_count_questions_and_answers() -> None:
    state = quartets(*HANDS)
    play(state, "ask 1 david", "give abraham", "ask 2 jacob", "out elijah")
    assert state.measures() == {"rounds": 1, "asks": 2, "hits": 1, "shuffles": 0, "winners": 0}
    assert not state.race()
