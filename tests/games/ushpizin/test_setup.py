"""Rulings U1 to U6: the cards, the deal, the opening, who begins."""

from __future__ import annotations

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.core.refused import Refused
from kupa.games.ushpizin.cards import KIND_OF, pack
from kupa.games.ushpizin.deal import dealt_cards, one_wins
from kupa.games.ushpizin.events import Began, Dealt, Ready
from kupa.games.ushpizin.position import Row
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from support.ushpizin import (
    USHPIZIN,
    chosen,
    deal,
    deals,
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


def test_U1_nine_series_four_of_each_guest_and_six_missions() -> None:
    """With seven players and four Elijah cards all are in play but the reference card."""
    card_counts = deal(7, "elijah=4").card_counts()
    assert sum(card_counts.values()) == 97
    assert [card_counts[name] for name in ("abraham", "isaac", "jacob", "moses")] == [9] * 4
    assert [card_counts[name] for name in ("aaron", "joseph", "david")] == [9] * 3
    guests = ("grandfather", "friends", "guest", "neighbour", "uncle", "beggar", "elijah")
    assert [card_counts[name] for name in guests] == [4] * 7
    assert [card_counts[f"mission{number}"] for number in range(1, 7)] == [1] * 6


@pytest.mark.parametrize("seats", range(2, 8))
def test_U2_two_series_more_than_players(seats: int) -> None:
    card_counts = deal(seats).card_counts()
    assert {card_counts[name] for name in ("abraham", "moses", "david")} == {seats + 2}


def test_U2_two_to_seven_play() -> None:
    for seats in (1, 8):
        with pytest.raises(Refused, match=r"U2 core\.bad_seats"):
            USHPIZIN.check(chosen(""), seats)


def test_U3_two_elijah_cards_unless_the_table_says_otherwise() -> None:
    assert deal(4).card_counts()["elijah"] == 2
    for count in (0, 1, 2):
        assert deal(2, f"elijah={count}").card_counts()["elijah"] == count
    for count in (3, 4):
        assert deal(6, f"elijah={count}").card_counts()["elijah"] == count


def test_U3_more_than_four_elijah_cards_do_not_exist() -> None:
    with pytest.raises(Refused, match=r"U3 ushpizin\.bad_elijah"):
        USHPIZIN.check(chosen("elijah=5"), 7)


def test_U3_elijah_stands_for_any_one_ushpiz() -> None:
    state = table("AIJMRYg", "Efonubg")
    play(state, "lift 7", "swap 1.1", "declare")
    assert seen(state).winners == (0,)


def test_U3_elijah_is_never_an_ordinary_guest() -> None:
    card_counts = deal(2, "goal=combinations guests=off").card_counts()
    assert (card_counts["elijah"], card_counts["beggar"], card_counts["uncle"]) == (2, 0, 0)


def test_U4_seven_each_and_38_cards_missions_and_elijah_in_the_kupa() -> None:
    for seats in range(2, 8):
        view = seen(deal(seats))
        assert [len(faces) for faces in view.rows] == [7] * seats
        assert (view.kupa, view.used) == (38 + 6 + 2, 0)


def test_U4_no_mission_and_no_elijah_is_dealt() -> None:
    for state in deals(30, 5):
        cards = {card for faces in seen(state).rows for card in faces}
        assert not cards & {"elijah", *(f"mission{number}" for number in range(1, 7))}


def test_U4_the_kupa_is_shuffled() -> None:
    places = {tuple(state.kupa).index(KIND_OF["mission3"]) for state in deals(30, 3)}
    assert len(places) > 10


def test_U5_all_see_all_rows_until_all_are_ready() -> None:
    news: list[Notice] = []
    state = deal(3, news=news)
    (dealt,) = told(news, None, Dealt)
    assert seen(state, 1).rows == dealt.rows
    assert state.asked() == tuple((dealt.first + n) % 3 for n in range(3))
    heard = play(state, "0: ready", "2: ready")
    assert told(heard, 1, Ready) == [Ready(0), Ready(2)]
    assert seen(state, 0).rows == dealt.rows
    play(state, "1: ready")
    for seat in (None, 0, 1, 2):
        assert seen(state, seat).rows == ((None,) * 7,) * 3


def test_U5_ready_cannot_be_taken_back() -> None:
    state = deal(3)
    play(state, "0: ready")
    assert why_not(state, "ready", seat=0) == "U5 already_ready"
    assert why_not(state, "lift 1", seat=1) == "U5 ready_now"
    assert offered(state, 1) == ["ready"]


def test_U5_a_dealt_row_that_wins_is_dealt_again() -> None:
    """Some seeds give a winning row at the first shuffle; the state that they start has none."""
    resolved = ResolvedOptions(chosen(""), 7)
    again = 0
    for number in range(500):
        deck = dealt_cards(resolved, list(range(1, 8)))
        Dice(seeds.from_number(number)).shuffle(deck)
        rows = [Row(pack(deck[at : at + 7])) for at in range(0, 49, 7)]
        if one_wins(resolved, rows, list(range(1, 8))):
            again += 1
            state = deal(7, number=number)
            assert not one_wins(resolved, state.rows, list(range(1, 8)))
    assert again > 0


def test_U5_with_one_host_seven_of_any_ushpiz_is_dealt_again() -> None:
    resolved = ResolvedOptions(chosen("goal=one_host"), 2)
    mixed, equal = Row(pack([1, 1, 1, 1, 1, 1, 2])), Row(pack([3] * 7))
    assert one_wins(resolved, [mixed, equal], [1, 2, 3, 4])
    assert not one_wins(resolved, [mixed, mixed], [1, 2, 3, 4])


def test_U6_the_marked_seat_begins_and_play_goes_clockwise() -> None:
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ", first=2)
    for seat in (2, 0, 1):
        assert state.asked() == (seat,)
        play(state, "lift 7", f"swap {(seat + 1) % 3}.1", "done")
    assert deal(4, "first=2").asked()[0] == 2


def test_U6_by_default_every_seat_may_begin() -> None:
    assert {state.first for state in deals(60, 4)} == {0, 1, 2, 3}


def test_U6_each_round_is_begun_one_seat_to_the_right() -> None:
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ", first=1)
    firsts = []
    for _ in range(4):
        firsts.append(state.first)
        swaps(state)
        news = put(state) + play(state, "close")
    assert firsts == [1, 0, 2, 1]
    assert told(news, None, Began) == [Began(5, 0, ())]


def test_U6_a_first_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"U6 ushpizin\.no_such_first"):
        USHPIZIN.check(chosen("first=3"), 3)


def test_the_next_deal_keeps_the_options() -> None:
    assert USHPIZIN.next_options(chosen("first=1"), deal(3)) == chosen("first=1")


def test_a_row_is_written_and_read_the_same_way() -> None:
    assert row(table("AIJMRYD", "gfonub-"), 1) == "gfonub-"
