"""Rulings C10 and C11: dead tables, and places that stay empty."""

from __future__ import annotations

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.games.court import Options
from kupa.games.court.cards import alive, pack
from kupa.games.court.events import Fitted, MagicTaken, Opened, Redealt, Refilled
from support.court import COURT, cards, covered, deals, offered, play, row, table, told, why_not

ROW = "king queen prince princess jester knight wizard"
OTHERS = "cook guard archer minstrel gardener blacksmith treasurer"
LONG = Options(size="long")


def seven(hat: str) -> str:
    """Six hats that belong to nobody in the row, and this one at the first place."""
    return " ".join([hat, *OTHERS.split()[1:]])


def test_C10_a_table_lives_by_one_hat_of_its_own_or_a_magic_one() -> None:
    people = pack(cards(ROW))
    assert not alive(people, pack(cards(OTHERS)))
    assert alive(people, pack(cards(seven("wizard"))))
    assert alive(people, pack(cards(seven("magic"))))
    assert not alive(pack(cards("king - queen")), pack(cards("cook - guard")))


def test_C10_a_pair_that_leaves_a_dead_table_brings_a_new_row() -> None:
    state = table(ROW, seven("king"), people="judge scribe", hats="cook magic queen")
    before = state.card_counts()
    news = play(state, "declare 1")
    assert told(news, None) == told(news, 0) == [
        Fitted(0, 1, "king"),
        Refilled(1, "judge"),
        Redealt(tuple(row(state).split())),
    ]  # fmt: skip
    assert alive(state.people, state.hats)
    assert state.card_counts() == before
    assert state.view(None).redealt


def test_C10_so_does_a_magic_hat_whose_place_gets_a_wrong_one() -> None:
    state = table(ROW, seven("magic"), people="judge scribe", hats="cook king queen")
    news = play(state, "peek 1")
    first, second, third = told(news, 1)
    assert (first, second) == (MagicTaken(0, 1, "peek"), Refilled(1, "king"))
    assert third == Redealt(tuple(row(state).split()))
    assert alive(state.people, state.hats)


def test_C10_all_cards_of_the_table_go_back_and_some_may_return() -> None:
    state = table(ROW, seven("king"), people="judge scribe", hats="cook magic queen")
    play(state, "declare 1")
    view = state.view(None)
    assert (view.hats, view.people_pile, view.hat_pile) == ((True,) * 7, 1, 2)
    assert {*row(state).split()} & {*ROW.split()}
    assert len({*row(state).split()}) == 7


def test_C10_nobody_loses_cards_or_a_turn() -> None:
    state = table(ROW, seven("king"), people="judge scribe", hats="cook magic queen", seats=3, turn=1)
    state.players[2].penalties = 2
    play(state, "declare 1")
    assert state.view(None).pairs == ((), ("king",), ())
    assert state.view(None).penalties == (0, 0, 2)
    assert state.asked() == (2,)


def test_C10_the_new_row_comes_from_the_dice_of_the_game() -> None:
    rows = set()
    for number in range(8):
        state = table(ROW, seven("king"), people="judge scribe doctor", hats="cook magic queen doctor")
        state.dice = Dice(seeds.from_number(number))
        play(state, "declare 1")
        rows.add((row(state), covered(state)))
    assert len(rows) == 8


def test_C10_it_is_announced_once_however_often_it_takes() -> None:
    """One live card in 24: most new rows are dead again, until the magic hat is among the seven."""
    for number in range(20):
        state = table(ROW, seven("king"), people="", hats="cook " + "guard " * 16 + "magic")
        state.people_pile = bytes(cards("judge"))
        state.dice = Dice(seeds.from_number(number))
        news = play(state, "declare 1")
        assert [event.key for event in told(news, None)].count("court.redealt") == 1
        assert state.measures()["redeals"] >= 1
        if state.measures()["redeals"] > 1:
            return
    raise AssertionError("no table was dead twice in a row")


def test_C10_a_dead_first_row_is_shown_and_laid_anew() -> None:
    dead = 0
    for number in range(300):
        news: list[Notice] = []
        state = COURT.deal(LONG, 4, Dice(seeds.from_number(number)), news.append)
        assert alive(state.people, state.hats)
        opened, *rest = told(news, 3)
        assert isinstance(opened, Opened)
        assert rest == ([Redealt(tuple(row(state).split()))] if state.redealt else [])
        assert (opened.row == tuple(row(state).split())) == (not state.redealt)
        dead += state.redealt
    assert dead > 0


def test_C10_the_next_move_ends_the_announcement() -> None:
    state = table(ROW, seven("king"), people="judge scribe", hats="cook magic queen")
    play(state, "declare 1", "swap 1 2")
    assert not state.view(None).redealt


def test_C10_a_swap_or_a_miss_leaves_the_table_as_it_is() -> None:
    state = table(ROW, seven("wizard"))
    play(state, "swap 1 7", "declare 1", "peek 1")
    assert state.measures()["redeals"] == 0
    assert covered(state).split()[6] == "wizard"


def test_C10_below_fourteen_characters_no_table_is_dead() -> None:
    """In 15 random games, every new row came while 14 characters or more were not won."""
    for state in deals(15, 2, LONG):
        choose = Dice(seeds.from_number(state.first + 7))
        while asked := state.asked():
            moves = state.moves(asked[0])
            before = state.redeals
            state.play(asked[0], moves[choose.below(len(moves))])
            left = state.people_left() + sum(state.view(None).hats)
            assert left >= 14 or state.redeals == before
            assert alive(state.people, state.hats)


def test_C11_without_characters_a_won_place_stays_empty_and_gets_no_hat() -> None:
    state = table("king queen cook guard judge", "king guard cook queen magic", hats="judge")
    news = play(state, "declare 1")
    assert told(news, None) == [Fitted(0, 1, "king")]
    assert row(state) == "- queen cook guard judge - -"
    assert covered(state) == "- guard cook queen magic - -"
    assert state.view(None).hats == (False, True, True, True, True, False, False)
    assert state.view(None).hat_pile == 1


def test_C11_an_empty_place_can_not_be_looked_at_declared_or_swapped() -> None:
    state = table("king queen cook guard judge", "king guard cook queen judge")
    play(state, "declare 1")
    assert why_not(state, "peek 1") == why_not(state, "declare 7") == "C11 empty_place"
    assert why_not(state, "swap 1 2") == "C6 empty_swap"
    assert offered(state)[:5] == ["peek 2", "peek 3", "peek 4", "peek 5", "swap 2 3"]


def test_C11_the_hat_pile_still_replaces_magic_hats() -> None:
    state = table("- queen cook guard judge", "- guard cook queen magic", hats="judge")
    play(state, "declare 5")
    assert covered(state) == "- guard cook queen judge - -"
    assert state.view(None).hat_pile == 0


def test_C11_there_is_always_a_hat_for_every_place() -> None:
    """To the end of 25 random games, a place holds a hat exactly where it holds a character."""
    for state in deals(25, 3, Options(size="short")):
        choose = Dice(seeds.from_number(state.first + 3))
        while asked := state.asked():
            moves = state.moves(asked[0])
            state.play(asked[0], moves[choose.below(len(moves))])
            hats = ["-" if hat == "-" else "hat" for hat in covered(state).split()]
            assert hats == ["-" if one == "-" else "hat" for one in row(state).split()]
