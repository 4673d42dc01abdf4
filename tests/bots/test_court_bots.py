"""Telling positions of the King's Court: what a swap betrays, and what bots make of it."""

from __future__ import annotations

import pytest

from kupa.bots import seat_bot
from kupa.bots.court.players import CourtBot
from kupa.games.court import CourtState
from kupa.games.court.events import Redealt
from kupa.lab import Plan, simulate
from support.court import DECLARED, play, table, told

ROW = "king cook guard queen jester knight wizard"
SHARP = ["hard", "perfect"]
LEVELS = ["easy", "medium", *SHARP]


def court(covered: str) -> CourtState:
    """A row of seven, and some cards left to draw."""
    return table(ROW, covered, people="prince archer nanny", hats="prince archer nanny magic")


def seated(level: str, state: CourtState, *answers: str, seat: int = 0) -> CourtBot:
    """Seat a bot, and let the table play some turns before its eyes."""
    bot = seat_bot("court", level, seat, "a seed")
    assert isinstance(bot, CourtBot)
    for answer in answers:
        for event in told(play(state, answer), seat):
            bot.told(event)
    return bot


def chosen(bot: CourtBot, state: CourtState) -> str:
    return str(bot.choose(state.view(bot.seat), state.moves(bot.seat)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hat_seen_above_its_owner_is_declared(level: str) -> None:
    state = court("doctor scribe guard judge painter admiral shepherd")
    bot = seated(level, state, "peek 3", "peek 1")
    assert chosen(bot, state) == "declare 3"


@pytest.mark.parametrize("level", LEVELS)
def test_a_hat_brought_to_its_owner_is_declared_next_turn(level: str) -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 2", "peek 7", "swap 1 2", "peek 6")
    assert chosen(bot, state) == "declare 1"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_declares_a_hat_it_knows_nothing_of(level: str) -> None:
    state = court("king cook guard queen jester knight wizard")
    assert chosen(seated(level, state), state).startswith("peek")


@pytest.mark.parametrize("level", SHARP)
def test_a_swap_betrays_the_hat_its_maker_has_looked_at(level: str) -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 7", "peek 2", "peek 6", "swap 1 2")
    assert chosen(bot, state) == "declare 1"


def test_of_two_swapped_hats_one_known_not_to_fit_leaves_the_other() -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated("perfect", state, "peek 1", "peek 2", "peek 6", "peek 1", "peek 5", "swap 1 2")
    bot.model.honest[1] = 9
    assert chosen(bot, state) == "declare 1"


def test_easy_does_not_notice_who_looked_where() -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated("easy", state, "peek 7", "peek 2", "peek 6", "swap 1 2")
    assert bot.model.signals[1].chances == {1: 0.5, 2: 0.5}
    assert not chosen(bot, state).startswith("declare")


@pytest.mark.parametrize("level", SHARP)
def test_a_hat_the_next_player_has_seen_is_not_brought_to_its_owner(level: str) -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 2", "peek 2")
    assert chosen(bot, state) != "swap 1 2"


@pytest.mark.parametrize("level", SHARP)
def test_two_hats_that_fit_after_one_swap_are_brought_home(level: str) -> None:
    state = court("cook king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 1", "peek 7", "peek 2", "peek 7")
    assert chosen(bot, state) == "swap 1 2"


@pytest.mark.parametrize("level", SHARP)
def test_a_known_thief_is_bluffed(level: str) -> None:
    state = court("doctor nanny scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 1", "peek 7")
    bot.model.passed[1] = 9
    assert chosen(bot, state).startswith("peek")
    bot.model.thefts[1] = 99
    assert chosen(bot, state).startswith("swap 1")


@pytest.mark.parametrize("level", SHARP)
def test_who_was_bluffed_often_does_not_believe_a_swap(level: str) -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 7", "peek 2", "peek 6", "swap 1 2")
    bot.model.bluffs[1] = 20
    assert not chosen(bot, state).startswith("declare")


def test_an_honest_swap_is_trusted_more_and_a_bluff_less() -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated("perfect", state, "peek 7", "peek 2", "peek 7")
    before = bot.model.trust(1)
    honest = seated("perfect", state.copy(), "swap 1 2", "peek 7", "declare 1")
    bluff = seated("perfect", state.copy(), "swap 3 4", "peek 7", "peek 5")
    assert bluff.model.trust(1) < before < honest.model.trust(1)


def test_declarations_after_a_swap_are_counted_as_theft() -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated("perfect", state, "swap 1 2")
    before = bot.model.preys(1)
    thief = seated("perfect", state.copy(), "declare 1")
    assert thief.model.preys(1) == before  # it has seen no swap
    for event in told(play(state, "declare 1"), 0):
        bot.told(event)
    assert bot.model.preys(1) > before


@pytest.mark.parametrize("level", LEVELS)
def test_a_magic_hat_that_was_seen_and_left_is_declared(level: str) -> None:
    covered = "doctor king magic judge painter admiral shepherd"
    state = table(ROW, covered, people="prince nanny", hats="prince nanny", options=DECLARED)
    state.players[0].penalties = 1
    bot = seated(level, state, "peek 3", "peek 7")
    assert chosen(bot, state) == "declare 3"


@pytest.mark.parametrize("level", SHARP)
def test_who_leads_by_two_ends_the_game_whoever_takes_the_last_pair(level: str) -> None:
    state = table("king cook guard queen", "cook king queen guard")
    state.players[0].pairs = 0b111 << 10
    bot = seated(level, state, "peek 1", "peek 1", "peek 2", "peek 2", "peek 3", "peek 3")
    assert chosen(bot, state).startswith("swap")


@pytest.mark.parametrize("level", SHARP)
def test_after_a_redeal_nothing_is_known(level: str) -> None:
    state = court("doctor king scribe judge painter admiral shepherd")
    bot = seated(level, state, "peek 1", "peek 7")
    assert bot.model.hats.places() == [1]
    bot.told(Redealt(tuple(ROW.split())))
    assert bot.model.hats.places() == []
    assert bot.model.signals == {}


@pytest.mark.parametrize("levels", [("hard", "hard"), ("perfect",) * 2, ("easy", "medium", "perfect")])
def test_no_table_waits_for_ever(levels: tuple[str, ...]) -> None:
    """Where all is known to all, whoever swaps loses a pair; still somebody does (C14)."""
    plan = Plan("court", len(levels), 4, bytes(32), "size=short", levels)
    report = simulate(plan, processes=1)
    assert report.unfinished == 0
    assert report.length.max < 400
