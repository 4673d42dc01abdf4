"""OpenSpiel's own tests, on all games; every variant with ``make test-lab``."""

from __future__ import annotations

import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

import kupa.env.openspiel as ours
from kupa.core.options import read_options
from kupa.games import GAMES
from support.env_tables import TABLES, identify

CHANCE = int(pyspiel.PlayerId.CHANCE)
MOST = 400  # answers of a game in which every position is stored and read again


def game_string(table: tuple[str, int, str]) -> str:
    """Return a table as OpenSpiel names it; a limit keeps random games short."""
    key, seats, words = table
    given = [word for word in words.split() if not word.endswith("=none")]
    return f"kupa_{key}({','.join([f'players={seats}', *given])})"


def is_limited(table: tuple[str, int, str]) -> bool:
    """Tell whether a table ends by itself, however badly it is played."""
    game = GAMES[table[0]]
    options = read_options(game.Options, table[2].split())
    return bool(game.with_limit(options) == options)


def play(state: Any, seed: int, most: int = MOST) -> Any:
    """Play at random, but not for ever."""
    choices = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(choices.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", TABLES, ids=identify)
def test_random_sim_test_passes(table: tuple[str, int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_limited(table):
        monkeypatch.setattr(ours, "MOST_ANSWERS", MOST)
    game = pyspiel.load_game(game_string(table))
    assert game.num_players() == table[1]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    assert {key for key, _, _ in TABLES} == set(ours.REGISTERED)


@pytest.mark.parametrize("table", TABLES, ids=identify)
def test_openspiels_api_test_passes(table: tuple[str, int, str]) -> None:
    name = game_string(table)
    attributes = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    result = unittest.TestLoader().loadTestsFromTestCase(case).run(unittest.TestResult())
    assert result.testsRun >= 5
    assert [text for _, text in [*result.failures, *result.errors]] == []


def test_a_state_can_be_stored_and_goes_on_alike() -> None:
    game = pyspiel.load_game("kupa_court(players=3,turns=30)")
    state = play(game.new_initial_state(), 3, most=20)
    stored = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(stored)
    assert str(again) == str(state)
    one, other = play(state.clone(), 5), play(again, 5)
    assert one.history() == other.history()
    assert one.returns() == other.returns()


def test_the_same_shuffle_deals_the_same_cards() -> None:
    game = pyspiel.load_game("kupa_reset")
    hands = set()
    for _ in range(3):
        state = game.new_initial_state()
        state.apply_action(77)
        hands.add(state.observation_string(0))
    assert len(hands) == 1


def test_states_that_were_copied_remember_each_their_own() -> None:
    state = play(pyspiel.load_game("kupa_court(players=2)").new_initial_state(), 1, most=6)
    before = state.information_state_string(0)
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_string(0) == before
    told = [line for line in before.splitlines() if "(" in line and "=" not in line.split("(")[0]]
    assert len(told) >= 6


def test_a_tensor_is_what_the_seat_sees_and_the_public_part_is_the_same_for_all() -> None:
    game = pyspiel.load_game("kupa_reset(players=3)")
    state = play(game.new_initial_state(), 2, most=15)
    seen = [np.array(state.observation_tensor(seat)) for seat in range(3)]
    assert not np.array_equal(seen[0], seen[1])
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = make_observation(game, kind)
    texts = {public.string_from(state, seat) for seat in range(3)}
    assert len(texts) == 1


def test_parameters_and_nonsense() -> None:
    game = pyspiel.load_game("kupa_reset(players=5,draw=free,turns=40,first=2)")
    assert game.get_parameters()["turns"] == 40
    state = game.new_initial_state()
    state.apply_action(1)
    assert state.current_player() == 2
    with pytest.raises(Exception, match=r"bad_seats"):
        ours.table_of_parameters(GAMES["reset"], {"players": 9})


def test_python_ends_quietly_after_games_were_registered() -> None:
    """OpenSpiel keeps what it was given until after Python's own end."""
    code = "import kupa.env.openspiel, pyspiel; pyspiel.load_game('kupa_pairs')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
