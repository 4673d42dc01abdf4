"""Telling positions of Pairs: what is taken, looked for and kept from the others."""

from __future__ import annotations

import pytest

from kupa.bots import seat_bot
from kupa.bots.pairs.odds import explored, hidden, should_explore, worth
from kupa.bots.pairs.players import PairsBot
from kupa.core.events import heard
from kupa.games.pairs import PairsState
from support.pairs import grid, turn

CARDS = "moses aaron david joseph jacob isaac abraham moses aaron david joseph jacob isaac abraham"
LEVELS = ["easy", "medium", "hard", "perfect"]


def seated(level: str, state: PairsState, *places: int) -> PairsBot:
    """Seat a bot at seat 0, and let the table turn up some cards before its eyes."""
    bot = seat_bot("pairs", level, 0, "a seed")
    assert isinstance(bot, PairsBot)
    for place in places:
        watch(bot, state, place)
    return bot


def watch(bot: PairsBot, state: PairsState, place: int) -> None:
    for event in heard(turn(state, place), bot.seat):
        bot.told(event)


def chosen(bot: PairsBot, state: PairsState) -> int:
    return bot.choose(state.view(bot.seat), state.moves(bot.seat)).place


@pytest.mark.parametrize("level", LEVELS)
def test_a_pair_that_was_seen_is_taken(level: str) -> None:
    state = grid(CARDS)
    bot = seated(level, state, 1, 2, 3, 8)
    first = chosen(bot, state)
    assert first in {1, 8}
    watch(bot, state, first)
    assert chosen(bot, state) == 9 - first


@pytest.mark.parametrize("level", LEVELS)
def test_an_unknown_card_is_turned_first(level: str) -> None:
    state = grid(CARDS)
    bot = seated(level, state, 1, 2, 3, 4)
    assert chosen(bot, state) not in {1, 2, 3, 4}


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_open_needs_no_memory(level: str) -> None:
    state = grid("moses aaron moses aaron")
    bot = seated(level, state)
    turn(state, 1, 2)  # unheard of, but still in view
    state.turn = 0
    turn(state, 3)
    assert chosen(bot, state) != 3
    state = grid("moses aaron moses aaron")
    turn(state, 1, 2)
    state.turn = 0
    assert chosen(bot, state) in {3, 4}


def test_a_wary_player_hides_its_second_card_where_a_new_one_would_be_a_gift() -> None:
    """Of eleven unseen cards one fits the first, and two would hand the next player a pair."""
    state = grid(CARDS)
    bot = seated("perfect", state, 1, 2)
    state.turn = 0
    watch(bot, state, 3)
    assert not should_explore(7, 3)
    assert chosen(bot, state) == 2  # shown last, so it tells least


def test_medium_never_hides_and_nobody_does_alone() -> None:
    for level, seats in (("medium", 2), ("perfect", 1)):
        state = grid(CARDS, seats=seats)
        bot = seated(level, state, 1, 2, 3, 4, 5)
        assert chosen(bot, state) > 5


def test_the_worth_of_small_endings() -> None:
    """Of two pairs the first try finds one in a third of all cases, and then takes the other too; in the
    other two thirds the opponent takes both: (2 − 2 · 2) / 3.
    """
    assert worth(0, 0) == 0
    assert worth(1, 0) == worth(1, 1) == 1
    assert worth(2, 2) == 2
    assert worth(2, 0) == pytest.approx((2 - 2 * 2) / 3)


def test_a_known_second_card_shows_nothing_more() -> None:
    assert hidden(5, 1) == -float("inf")  # there is no other known card
    assert hidden(5, 3) == -worth(5, 3)
    assert should_explore(5, 1)
    assert any(not should_explore(pairs, known) for pairs in range(3, 15) for known in range(2, pairs))
    assert explored(5, 5) < hidden(5, 5) + 2 * worth(5, 5)
