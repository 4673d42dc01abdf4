"""Play that Hypothesis steers, and thousands of random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kupa.core.conformance import check, tables
from kupa.core.conformance.leaks import check_leaks, check_telling
from kupa.core.conformance.positions import check_position
from kupa.core.conformance.sealed import check_sealed
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.lab import Plan, simulate
from support.sampling import sample_interval

pytestmark = pytest.mark.random_play

SELDOM_WON = {"ushpizin"}  # at random: most games end at their limit of rounds


class Table(RuleBasedStateMachine):
    """Any game, any table, any answers: what the suite checks holds wherever play may lead."""

    @initialize(
        key=st.sampled_from(sorted(GAMES)), seed=st.binary(min_size=32, max_size=32), data=st.data()
    )
    def deal(self, key: str, seed: bytes, data: st.DataObject) -> None:
        self.game = GAMES[key]
        options, seats = data.draw(st.sampled_from(tables(self.game)))
        self.match: Match[Any, Any, Any] = Match(self.game, options, seats, seed)
        self.words = list(self.game.vocabulary(seats))
        self.card_counts = self.match.state.card_counts()

    @precondition(lambda self: self.match.asked())
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.asked()))
        self.match.answer(seat, data.draw(st.sampled_from(self.match.moves(seat))))

    @precondition(lambda self: self.match.asked())
    @rule(times=st.integers(1, 40))
    def let_the_clock_answer(self, times: int) -> None:
        for _ in range(times):
            if asked := self.match.asked():
                self.match.answer(asked[0], self.match.state.fallback(asked[0]))

    @rule(data=st.data(), seat=st.integers(-2, 9))
    def try_anything(self, data: st.DataObject, seat: int) -> None:
        move = data.draw(st.sampled_from(self.words))
        before = self.match.state.snapshot()
        try:
            self.match.state.copy().play(seat, move)
        except Refused as refused:
            assert refused.ruling in self.game.rulings
        assert self.match.state.snapshot() == before

    @rule(number=st.integers(0, 2**32))
    def look_closely(self, number: int) -> None:
        choose, state = Random(number), self.match.state
        check_position(self.game, state, self.words, choose)
        check_sealed(state, choose)
        check_leaks(self.game, state, self.words, choose)
        if asked := state.asked():
            seat = choose.choice(asked)
            check_telling(self.game, state, seat, choose.choice(state.moves(seat)), choose)

    @rule()
    def write_and_read(self) -> None:
        again = Match.replay(self.game, parse(str(self.match.record())))
        assert again.state.snapshot() == self.match.state.snapshot()

    @invariant()
    def no_card_is_lost(self) -> None:
        assert self.match.state.card_counts() == self.card_counts


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)


@given(st.text(max_size=130))
def test_reading_refuses_what_is_no_move_and_reads_back_what_is(text: str) -> None:
    for game in GAMES.values():
        try:
            move = game.read(text)
        except Refused as refused:
            assert refused.ruling in game.rulings
        else:
            assert game.read(str(move)) is move


@pytest.mark.parametrize("key", GAMES)
def test_the_whole_vocabulary_is_read_back(key: str) -> None:
    game = GAMES[key]
    moves = list(game.vocabulary(game.seats[-1]))
    assert len(set(moves)) == len(moves)
    assert all(game.read(str(move)) is move for move in moves)


@pytest.mark.parametrize("key", GAMES)
def test_random_games_end_within_their_limit(key: str) -> None:
    games, finish = (10, False) if key in SELDOM_WON else (150, True)
    for seats in GAMES[key].seats:
        report = simulate(Plan(key, seats, games, bytes(32)), processes=1)
        assert report.games == games
        assert report.unfinished == 0 or not finish


@pytest.mark.parametrize("key", GAMES)
def test_conformance_holds_in_games_the_suite_did_not_choose(key: str) -> None:
    found = tables(GAMES[key])
    some = found[:: max(1, len(found) // 8)]
    assert check(GAMES[key], some, games=1, seed=2026, every=sample_interval(key, 25)).games == len(some)
