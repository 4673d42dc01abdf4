"""Rulings U22, U23, U24, U26, U27, U29 and U30: other ways to play."""

from __future__ import annotations

import pytest

from kupa.core.events import Notice
from kupa.core.refused import Refused
from kupa.games.ushpizin import UshpizinState
from kupa.games.ushpizin.cards import KIND_OF, pack
from kupa.games.ushpizin.events import Closed, Drawn, Ended, Exchanged, HostPicked, Reordered, Won
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.winning import wins
from support.ushpizin import (
    USHPIZIN,
    chosen,
    deal,
    deals,
    held,
    kinds,
    offered,
    play,
    put,
    quartets,
    row,
    seen,
    swaps,
    table,
    told,
    why_not,
)

ROWS = ("AAAAAAA", "IIIIIII", "JJJJJJJ")


def rounds(state: UshpizinState, count: int) -> None:
    """Play whole rounds as the clock would."""
    end = state.round + count
    while state.asked() and state.round < end:
        seat = state.asked()[0]
        state.play(seat, state.fallback(seat))


def test_U22_always_there_is_no_ready_no_study_and_no_covering() -> None:
    state = deal(3, "exposure=always missions=off")
    assert seen(state).phase == "lift"
    phases = set()
    while state.asked() and state.round < 4:
        phases.add(seen(state).phase)
        assert seen(state).open == (0, 1, 2)
        seat = state.asked()[0]
        state.play(seat, state.fallback(seat))
    assert phases == {"lift", "swap", "declare", "draw"}


def test_U22_always_missions_4_and_5_do_nothing_and_2_still_covers() -> None:
    for number, covered in ((4, ()), (5, ()), (2, (0,))):
        state = table(*ROWS, kupa=f"{number}ggfonubg", at="draw", options="exposure=always")
        state.open = 7
        put(state)
        play(state, f"announce {number}")
        assert (seen(state).phase, seen(state).round) == ("lift", 2)
        assert {0, 1, 2} - set(seen(state).open) == set(covered)
    swaps(state)
    put(state, 7)
    assert seen(state).open == (0, 1, 2)


def test_U22_every_seventh_round_is_played_open() -> None:
    state = table(*ROWS, kupa="gfonub" * 9, options="exposure=open_seventh", round=5)
    opens = {}
    for number in range(5, 16):
        opens[number] = seen(state).open
        rounds(state, 1)
    assert {number for number, rows in opens.items() if rows == (0, 1, 2)} == {7, 14}
    assert {rows for number, rows in opens.items() if number not in (7, 14)} == {()}


def test_U22_before_an_open_round_there_is_still_a_study_and_a_close() -> None:
    state = table(*ROWS, at="draw", options="exposure=open_seventh", round=6)
    put(state)
    assert seen(state).phase == "close"
    play(state, "close")
    assert (seen(state).round, seen(state).open) == (7, (0, 1, 2))


def test_U22_before_an_open_round_mission_4_ends_the_study_5_does_nothing_2_covers() -> None:
    for number, phase, open_rows in (
        (4, "lift", (0, 1, 2)),
        (5, "close", (0, 1, 2)),
        (2, "close", (1, 2)),
    ):
        words = "exposure=open_seventh"
        state = table(*ROWS, kupa=f"{number}ggfonubg", at="draw", options=words, round=6)
        put(state)
        play(state, f"announce {number}")
        assert seen(state).phase == phase
        if phase == "close":
            play(state, "close")
        assert seen(state).open == open_rows


def test_U22_other_rounds_of_open_seventh_are_as_usual() -> None:
    state = table(*ROWS, at="draw", options="exposure=open_seventh", round=7)
    put(state)
    play(state, "close")
    assert (seen(state).round, seen(state).open) == (8, ())


@pytest.mark.parametrize("every", [2, 3, 4, 7])
def test_U22_seldom_rows_are_revealed_after_every_so_many_rounds(every: int) -> None:
    words = f"exposure=seldom every={every} missions=off"
    state = table(*ROWS, kupa="gfonub" * 12, options=words)
    studied = []
    while state.round <= 2 * every:
        number, seat = state.round, state.asked()[0]
        if seen(state).phase == "close":
            studied.append(number)
        state.play(seat, state.fallback(seat))
    assert studied == [every, 2 * every]


def test_U22_seldom_means_every_seventh_round_by_default() -> None:
    resolved = ResolvedOptions(chosen("exposure=seldom"), 3)
    assert [number for number in range(1, 15) if resolved.reveals(number)] == [7, 14]


def test_U22_a_hidden_mission_may_be_put_out_unseen() -> None:
    state = table("4AAAAAA", "IIIIIII", kupa="gfonub", at="draw", options="exposure=seldom", round=2)
    put(state, 1)
    assert max(state.used) == KIND_OF["mission4"]
    assert (seen(state).phase, seen(state).round) == ("lift", 3)


def test_U22_after_a_false_declaration_no_other_before_the_next_reveal() -> None:
    state = table(*ROWS, kupa="gfonub" * 4, options="exposure=seldom every=3")
    play(state, "lift 1", "swap 1.1", "declare")
    assert seen(state, 2).hushed == (0,)
    swaps(state)
    put(state, 7)
    asked = []
    while seen(state).phase != "draw":
        asked.append((state.asked()[0], seen(state).phase))
        play(state, str(state.fallback(state.asked()[0])))
    assert (0, "swap") in asked
    assert (0, "declare") not in asked
    assert (1, "declare") in asked
    put(state, 7)
    swaps(state)
    put(state, 7)
    assert seen(state).phase == "close"
    assert seen(state).hushed == ()


def test_U22_elsewhere_one_may_err_every_round() -> None:
    state = table(*ROWS)
    play(state, "lift 1", "swap 1.1", "declare")
    assert seen(state).hushed == ()


def reordering(options: str = "reorder=on", kupa: str = "gfonubgf") -> UshpizinState:
    """Return a table at which rows are to be reordered."""
    state = table(*ROWS, kupa=kupa, at="draw", options=options)
    put(state)
    return state


def test_U23_everyone_must_change_the_order_before_closing() -> None:
    state = reordering()
    assert state.asked() == (0, 1, 2)
    assert not state.race()
    assert why_not(state, "close", seat=1) == "U23 reorder_now"
    assert why_not(state, "done", seat=1) == "U23 same_order"
    news = play(state, "1: exchange 1 3")
    assert told(news, 0, Exchanged) == [Exchanged(1, (1, 3))]
    assert row(state, 1) == "IIfIIII"
    assert seen(state, 0).orders[1] == (3, 2, 1, 4, 5, 6, 7)
    play(state, "1: exchange 3 1")
    assert why_not(state, "done", seat=1) == "U23 same_order"
    play(state, "1: exchange 3 7", "1: done")
    assert why_not(state, "exchange 1 2", seat=1) == "U23 already_reordered"
    play(state, "0: exchange 2 3", "0: done", "2: exchange 1 2")
    news = play(state, "2: done")
    assert told(news, None, Reordered) == [Reordered(2)]
    assert seen(state).phase == "close"
    assert state.asked() == (0, 1, 2)


def test_U23_an_order_that_looks_the_same_counts() -> None:
    state = reordering()
    play(state, "0: exchange 2 3")
    assert row(state, 0) == "gAAAAAA"
    assert offered(state, 0)[0] == "done"


def test_U23_not_at_the_opening_not_with_mission_4_not_for_a_resting_seat() -> None:
    assert seen(deal(3, "reorder=on")).phase == "opening"
    state = reordering(kupa="4ggfonub")
    play(state, "announce 4")
    assert seen(state).phase == "lift"
    state = reordering(kupa="2ggfonub")
    play(state, "announce 2")
    assert (seen(state).phase, state.asked()) == ("reorder", (1, 2))
    assert why_not(state, "exchange 1 2", seat=0) == "M2 you_rest"


def test_U24_hosts_are_picked_openly_in_turn_no_two_alike() -> None:
    news: list[Notice] = []
    state = deal(3, "goal=one_host kinds=all first=1", news=news)
    assert state.asked() == (1,)
    assert seen(state).open == (0, 1, 2)
    assert why_not(state, "ready") == "U24 host_now"
    assert why_not(state, "host david", seat=0) == "U24 not_your_pick"
    assert told(play(state, "host david"), 0, HostPicked) == [HostPicked(1, "david")]
    assert state.asked() == (2,)
    assert why_not(state, "host david") == "U24 host_taken"
    assert len(offered(state)) == 6
    play(state, "host moses", "host aaron")
    assert seen(state, None).hosts == ("aaron", "david", "moses")
    assert seen(state).phase == "opening"


def test_U24_or_secretly_at_once_and_they_may_coincide() -> None:
    state = deal(3, "goal=one_host hosts=secret kinds=all")
    assert set(state.asked()) == {0, 1, 2}
    news = play(state, "2: host david")
    assert told(news, 2, HostPicked) == [HostPicked(2, "david")]
    assert told(news, 0, HostPicked) == told(news, None, HostPicked) == [HostPicked(2, None)]
    assert why_not(state, "host moses", seat=2) == "U24 not_your_pick"
    play(state, "0: host david", "1: host moses")
    assert seen(state, 2).hosts == (None, None, "david")
    assert seen(state, None).hosts == (None, None, None)
    rounds(state, 300)


def test_U24_secret_hosts_are_shown_at_the_end() -> None:
    words = "goal=one_host hosts=secret"
    state = table("DDDDDDg", "IIIIIII", kupa="gD", at="draw", options=words, hosts="DI", first=1)
    news = play(state, "1: put 1", "0: put 7")
    assert told(news, None, Ended)[0].hosts == ("david", "isaac")
    assert seen(state, None).hosts == ("david", "isaac")
    assert seen(state).winners == (0,)


def test_U24_seven_of_the_host_win_elijah_helps() -> None:
    resolved = ResolvedOptions(chosen("goal=one_host"), 2)
    for letters, complete in (
        ("DDDDDDD", True),
        ("DDEDEDD", True),
        ("DDDDDDA", False),
        ("DDDDDD-", False),
    ):
        assert wins(resolved, pack(kinds(letters)), 7) == complete
    assert not wins(resolved, pack(kinds("AAAAAAA")), 7)


def test_U24_freely_nobody_picks_and_seven_of_any_one_win() -> None:
    resolved = ResolvedOptions(chosen("goal=one_host hosts=free"), 2)
    for letters, complete in (
        ("AAAAAAA", True),
        ("DDEDEDD", True),
        ("DDDDDDA", False),
        ("DDDDDD-", False),
        ("ggggggg", False),
    ):
        assert wins(resolved, pack(kinds(letters)), 0) == complete
    state = deal(3, "goal=one_host hosts=free")
    assert (seen(state).phase, seen(state).hosts) == ("opening", ())
    words = "goal=one_host hosts=free"
    state = table("DDDDDDg", "IIIIIIg", kupa="ID", at="draw", options=words, first=1)
    news = play(state, "0: put 7", "1: put 7")
    assert told(news, None, Ended)[0].hosts == ()
    assert seen(state).winners == (0, 1)


def test_U24_freely_in_quartets_too() -> None:
    state = deal(3, "goal=one_host hosts=free style=quartets first=1")
    assert (held(state).phase, held(state).hosts, state.asked()) == ("ask", (), (1,))
    state = quartets("D:DDDDDDg", "I:IIIIDgf", options="hosts=free")
    play(state, "ask 1 david", "give grandfather")
    assert held(state).winners == (0,)


def test_U24_from_five_players_on_the_whole_deck_by_default() -> None:
    for seats in (5, 6, 7):
        state = deal(seats, "goal=one_host")
        assert len(seen(state).kinds) == 7
        assert state.card_counts()["beggar"] == 4
        assert deal(seats, "goal=one_host guests=off").card_counts()["beggar"] == 0
    assert len(seen(deal(6, "goal=one_host kinds=few")).kinds) == 7


@pytest.mark.parametrize("seats", [2, 5, 7])
def test_U24_a_table_of_before_still_means_what_it_meant(seats: int) -> None:
    former = deal(seats, "goal=one_host guests=none kinds=none")
    assert former.card_counts()["beggar"] == 0
    assert len(seen(former).kinds) == min(seats + 2, 7)
    assert deal(seats, "guests=none kinds=none").card_counts()["beggar"] == 4


def test_U24_nine_series_without_guests_of_a_few_kinds_by_default_up_to_four() -> None:
    for seats, few in ((2, 4), (3, 5), (4, 6)):
        state = deal(seats, "goal=one_host")
        card_counts = state.card_counts()
        assert (
            sum(card_counts[name] == 9 for name in ("abraham", "isaac", "jacob", "moses", "aaron"))
            <= few
        )
        assert sum(count for count in card_counts.values() if count == 9) == 9 * few
        assert len(seen(state).kinds) == few
        assert card_counts["beggar"] == 0
    assert len({seen(state).kinds for state in deals(20, 2, "goal=one_host")}) > 5


def test_U24_guests_and_all_kinds_may_be_kept() -> None:
    card_counts = deal(2, "goal=one_host guests=on kinds=all").card_counts()
    assert [card_counts[name] for name in ("abraham", "david", "beggar")] == [9, 9, 4]


def test_U24_a_host_must_be_in_play() -> None:
    state = deal(2, "goal=one_host")
    missing = next(name for name in ("abraham", "isaac", "jacob", "moses", "aaron")
                   if name not in seen(state).kinds)  # fmt: skip
    assert why_not(state, f"host {missing}") == "U24 host_not_in_play"
    assert len(offered(state)) == 4


def test_U26_without_missions_or_elijah() -> None:
    card_counts = deal(3, "missions=off elijah=0").card_counts()
    assert (card_counts["elijah"], card_counts["mission1"], card_counts["mission6"]) == (0, 0, 0)
    assert seen(deal(3, "missions=off elijah=0")).kupa == 38


def test_U26_missions_are_off_by_default_in_quartets_alone() -> None:
    assert deal(3, "goal=one_host style=quartets").card_counts()["mission1"] == 0
    assert deal(3, "goal=one_host").card_counts()["mission1"] == 1


@pytest.mark.parametrize(
    ("letters", "three_four", "two_two_three"),
    [
        ("AAAIIII", True, False),
        ("AAAAIIE", True, False),
        ("AAAAEEE", True, False),  # a group of Elijah cards alone
        ("AAAIIEE", True, True),
        ("AAAIIJJ", False, True),
        ("AAAIIJE", False, True),
        ("AAAIIIE", True, False),
        ("AAEEEII", True, True),
        ("AAAAAII", False, False),
        ("AAAAAAA", False, False),
        ("AAIIJJM", False, False),
        ("AAAIIIg", False, False),
        ("AAAIIJ3", False, False),
        ("AAAIII-", False, False),
    ],
)
def test_U27_groups_of_equal_ushpizin(letters: str, three_four: bool, two_two_three: bool) -> None:
    cards = pack(kinds(letters))
    assert wins(ResolvedOptions(chosen("goal=combinations"), 3), cards, 0) == three_four
    words = "goal=combinations combination=two_two_three"
    assert wins(ResolvedOptions(chosen(words), 3), cards, 0) == two_two_three


def test_U27_a_combination_wins_like_any_row() -> None:
    state = table("AAAIIIg", "IIIIIII", kupa="gIff", at="draw", options="goal=combinations", first=1)
    assert told(play(state, "1: put 1", "0: put 7"), None, Won) == [Won((0,))]


def test_U27_guests_are_off_for_two_and_may_be_off_for_more() -> None:
    assert deal(2, "goal=combinations").card_counts()["beggar"] == 0
    assert deal(3, "goal=combinations").card_counts()["beggar"] == 4
    assert deal(2, "goal=combinations guests=on").card_counts()["beggar"] == 4
    assert deal(3, "goal=combinations guests=off").card_counts()["beggar"] == 0


def test_U29_at_the_limit_the_game_is_drawn_before_any_study() -> None:
    state = table(*ROWS, at="draw", options="rounds=2", round=2)
    news = put(state)
    assert told(news, None, Drawn) == [Drawn(2)]
    assert told(news, None, Closed) == []
    assert (state.asked(), state.ranks(), state.unfinished()) == ((), (1, 1, 1), True)
    assert told(news, None, Ended)[0].ranks == (1, 1, 1)


def test_U29_a_win_in_the_last_round_counts() -> None:
    state = table("gIJMRYD", "IIIIIII", kupa="Ag", at="draw", options="rounds=1")
    put(state)
    assert (state.ranks(), state.unfinished()) == ((1, 2), False)


def test_U29_the_limit_comes_after_the_missions() -> None:
    state = table("gIJMRYD", "IAIIIII", kupa="3gff", at="draw", options="rounds=1")
    put(state)
    play(state, "announce 3", "take 1.2")
    assert state.ranks() == (1, 2)


def test_U29_also_in_a_round_without_a_reveal() -> None:
    state = table(*ROWS, at="draw", options="exposure=seldom rounds=1")
    put(state)
    assert state.unfinished()


def test_U29_none_for_people_and_300_in_simulations() -> None:
    assert chosen("").rounds is None
    assert USHPIZIN.with_limit(chosen("")).rounds == 300
    assert USHPIZIN.with_limit(chosen("rounds=7")).rounds == 7
    with pytest.raises(Refused, match=r"U29 ushpizin\.bad_rounds"):
        USHPIZIN.check(chosen("rounds=0"), 3)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("exposure=always reorder=on", "U30 ushpizin.clash one=reorder=on other=exposure=always"),
        ("hosts=open", "U30 ushpizin.needs option=hosts parent=goal=one_host"),
        ("hosts=secret goal=combinations", "U30 ushpizin.needs option=hosts parent=goal=one_host"),
        ("kinds=all", "U30 ushpizin.needs option=kinds parent=goal=one_host"),
        ("style=quartets", "U30 ushpizin.needs option=style parent=goal=one_host"),
        ("combination=three_four", "U30 ushpizin.needs option=combination parent=goal=combinations"),
        ("every=7", "U30 ushpizin.needs option=every parent=exposure=seldom"),
        ("goal=one_host style=quartets missions=on", "U30 ushpizin.clash"),
        ("goal=one_host style=quartets reorder=on", "U30 ushpizin.clash"),
        ("goal=one_host style=quartets exposure=always", "U30 ushpizin.clash"),
        ("goal=one_host style=quartets exposure=open_seventh", "U30 ushpizin.clash"),
        ("goal=one_host exposure=seldom", "U30 ushpizin.clash one=goal=one_host other=exposure=seldom"),
        ("elijah=3", "U30 ushpizin.many_elijahs elijah=3 seats=6"),
        ("elijah=4", "U30 ushpizin.many_elijahs elijah=4 seats=6"),
        (
            "exchange=again exposure=always",
            "U30 ushpizin.clash one=exposure=always other=exchange=again",
        ),
        ("goal=one_host style=quartets exchange=again", "U30 ushpizin.clash"),
        ("hosts=free", "U30 ushpizin.needs option=hosts parent=goal=one_host"),
        ("guests=off", "U30 ushpizin.clash one=guests=off other=goal=all_seven"),
        ("exposure=seldom every=5", "U22 ushpizin.bad_every"),
    ],
)
def test_U30_nonsense_is_refused_with_a_reason(words: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        USHPIZIN.check(chosen(words), 5)
    assert str(refused.value).startswith(reason)


def test_U30_close_is_ignored_where_nothing_is_closed() -> None:
    USHPIZIN.check(chosen("exposure=always close=all"), 3)
    USHPIZIN.check(chosen("goal=one_host style=quartets close=all"), 3)
    USHPIZIN.check(chosen("guests=on"), 3)
