"""What a seat sees, and what it can imagine."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from kupa.core.refused import Refused
from kupa.games.ushpizin import HandsRecalled, Recalled, UshpizinState
from kupa.games.ushpizin.cards import KIND_OF
from support.ushpizin import (
    AnyState,
    deal,
    held,
    imagined,
    play,
    row,
    seen,
    swaps,
    table,
)

FACES = tuple(name for name in KIND_OF)


def at_random(state: AnyState, answers: int, number: int = 1) -> AnyState:
    """Play some answers at random, never one that declares."""
    choose = Random(number)
    for _ in range(answers):
        if asked := state.asked():
            seat = choose.choice(asked)
            moves = [move for move in state.moves(seat) if str(move) != "declare"]
            state.play(seat, choose.choice(moves))
    return state


def to_phase(state: UshpizinState, phase: str, number: int = 1) -> UshpizinState:
    """Play at random until a phase comes."""
    for _ in range(5_000):
        if seen(state).phase == phase:
            return state
        number += 1
        at_random(state, 1, number)
    raise AssertionError(f"no {phase} came")


def test_nobody_sees_a_covered_card_not_even_their_own() -> None:
    state = deal(4)
    play(state, *[f"{seat}: ready" for seat in range(4)])
    for seat in (None, 0, 1, 2, 3):
        rows = replace(seen(state, seat), kinds=())
        assert not [name for name in FACES if f"'{name}'" in str(rows)]


def test_a_view_shows_only_what_is_visible_now() -> None:
    """What was seen at the opening is the player's to remember."""
    state = deal(3)
    before = seen(state, 0).rows
    play(state, *[f"{seat}: ready" for seat in range(3)])
    assert before[0][0] is not None
    assert seen(state, 0).rows[0][0] is None


def test_what_is_barred_to_others_is_not_shown() -> None:
    state = table("AAAAAAA", "IIIIIII", "JJJJJJJ")
    play(state, "lift 3", "swap 1.6", "done")
    assert seen(state, 1).barred == ((0, 3), (1, 6))
    assert seen(state, 2).barred == seen(state, 0).barred == seen(state, None).barred == ()
    play(state, "lift 1", "swap 2.1")
    assert seen(state, 1).barred == ()  # its turn is over
    assert seen(state, 2).barred == ((1, 1), (2, 1))


def test_a_seat_that_is_not_there_has_no_view() -> None:
    for state in (deal(3), deal(3, "goal=one_host style=quartets")):
        for seat in (-1, 3):
            with pytest.raises(Refused, match="no_such_seat"):
                state.view(seat)


def test_a_view_can_be_compared_hashed_and_sent() -> None:
    for words in ("", "goal=one_host style=quartets"):
        view = at_random(deal(3, words), 30).view(1)
        assert pickle.loads(pickle.dumps(view)) == view
        assert hash(view) == hash(at_random(deal(3, words), 30).view(1))


def test_covered_cards_are_imagined_anew() -> None:
    state = deal(4)
    play(state, *[f"{seat}: ready" for seat in range(4)])
    view = seen(state, 2)
    twins = [imagined(view, number) for number in range(6)]
    assert {twin.view(2) for twin in twins} == {view}
    for seat in range(4):
        assert len({row(twin, seat) for twin in twins}) == 6
    assert len({tuple(twin.kupa) for twin in twins}) == 6
    assert {tuple(twin.card_counts().items()) for twin in twins} == {tuple(state.card_counts().items())}


def test_before_the_first_draw_no_elijah_and_no_mission_is_imagined_in_a_row() -> None:
    state = deal(4)
    play(state, *[f"{seat}: ready" for seat in range(4)])
    for number in range(20):
        twin = imagined(seen(state, 0), number)
        assert not set("E123456") & {card for seat in range(4) for card in row(twin, seat)}


def test_after_a_reveal_no_mission_lies_covered_and_elijah_may() -> None:
    state = to_phase(deal(3, number=2), "close")
    play(state, "close")
    letters = {
        card for n in range(40) for seat in range(3) for card in row(imagined(seen(state), n), seat)
    }
    assert not set("123456") & letters
    assert "E" in letters


def test_a_mission_may_lie_covered_where_rows_are_seldom_revealed() -> None:
    state = deal(3, "exposure=seldom", number=2)
    play(state, *[f"{seat}: ready" for seat in range(3)])
    swaps(state)
    play(state, *[f"{seat}: put 1" for seat in range(3)])
    assert seen(state).round == 2
    letters = {
        card for n in range(40) for seat in range(3) for card in row(imagined(seen(state), n), seat)
    }
    assert set("123456") <= letters


def test_what_is_recalled_is_where_it_was_remembered() -> None:
    state = deal(3)
    play(state, *[f"{seat}: ready" for seat in range(3)])
    recalled = Recalled(faces=((0, 3, "david"), (2, 7, "moses"), (1, 1, "beggar")))
    twin = imagined(seen(state, 0), recalled=recalled)
    assert (row(twin, 0)[2], row(twin, 2)[6], row(twin, 1)[0]) == ("D", "M", "b")
    assert twin.view(0) == state.view(0)


def test_memories_that_cannot_be_true_are_dropped() -> None:
    state = deal(3)
    play(state, *[f"{seat}: ready" for seat in range(3)])
    wrong = Recalled(
        faces=(*((0, place, "beggar") for place in range(1, 8)), (1, 1, "mission3"), (9, 1, "moses")),
        used=("moses",) * 9,
        bars=((1, (0, 1)),),
    )
    twin = imagined(seen(state, 0), recalled=wrong)
    assert row(twin, 0).count("b") == 4
    assert twin.view(0) == state.view(0)
    assert twin.card_counts() == state.card_counts()


def test_remembered_bars_bind_others() -> None:
    state = table_with_deck()
    play(state, "lift 3", "swap 1.6", "done")
    view = seen(state, 2)
    recalled = Recalled(bars=((1, (1, 6)), (1, (0, 3))))
    assert "lift 6" not in [str(move) for move in imagined(view, recalled=recalled).moves(1)]
    assert "lift 6" in [str(move) for move in imagined(view).moves(1)]


def table_with_deck() -> UshpizinState:
    """Return a whole deck, dealt, at seat 0's turn."""
    state: UshpizinState = deal(3, "first=0")
    play(state, *[f"{seat}: ready" for seat in range(3)])
    return state


def test_remembered_cards_of_the_used_pile_are_not_dealt_again() -> None:
    state = to_phase(deal(2, number=4), "close")
    view = seen(state, 0)
    used = tuple(name for name, kind in KIND_OF.items() if kind in state.used)[: view.used]
    twin = imagined(view, recalled=Recalled(used=used))
    assert {KIND_OF[name] for name in used} <= set(twin.used)


def test_a_view_of_less_than_a_whole_deck_cannot_be_imagined() -> None:
    with pytest.raises(ValueError, match="whole deck"):
        imagined(seen(table("AAAAAAA", "IIIIIII", kupa="gf"), 0))


@pytest.mark.parametrize("words", ["", "goal=one_host hosts=secret", "goal=one_host style=quartets"])
def test_a_played_out_imagination_ends_like_any_game(words: str) -> None:
    state = at_random(deal(4, f"{words} rounds=15"), 40)
    twin = imagined(state.view(1))
    choose = Random(3)
    while asked := twin.asked():
        twin.play(asked[0], choose.choice(twin.moves(asked[0])))
    assert 1 in twin.ranks()


def test_imagined_hands_of_quartets_differ_and_the_own_hand_does_not() -> None:
    state = at_random(deal(4, "goal=one_host style=quartets guests=on"), 30)
    view = held(state, 2)
    twins = [imagined(view, number) for number in range(5)]
    assert {twin.view(2) for twin in twins} == {view}
    assert len({twin.view(0).hand for twin in twins}) > 1


def test_in_quartets_what_is_recalled_is_in_the_hand_remembered() -> None:
    state = at_random(deal(3, "goal=one_host style=quartets kinds=all"), 12)
    view = held(state, 0)
    recalled = HandsRecalled(hands=((1, ("david", "david")),), used=("moses",)[: view.used])
    twin = imagined(view, recalled=recalled)
    known = twin.view(1).hand.count("david")
    lacks = getattr(view.last, "card", None) == "david" and getattr(view.last, "other", None) == 1
    assert known >= 2 or lacks
    assert twin.view(0) == view


def test_in_quartets_a_hand_asked_in_vain_is_imagined_without_that_ushpiz() -> None:
    state = deal(2, "goal=one_host style=quartets first=0 guests=on kinds=all")
    play(state, "host david", "host moses")
    kind = next(name for name in held(state).kinds if name not in held(state, 1).hand)
    play(state, f"ask 1 {kind}")
    twins = [imagined(held(state, 0), number) for number in range(10)]
    assert all(kind not in twin.view(1).hand for twin in twins)
    assert len({twin.view(1).hand for twin in twins}) > 1


def test_what_happened_last_is_in_every_view() -> None:
    state = table_with_deck()
    news = play(state, "lift 3")
    assert seen(state, 1).last == seen(state, None).last == news[0].event
