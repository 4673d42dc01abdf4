"""PettingZoo's and Gymnasium's own suites, on all games; every variant with ``make test-lab``."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.bombardment_test import bombardment_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import parallel_to_aec

import kupa.env
from kupa.core.refused import Refused
from kupa.env.zoo import TableEnv
from support.env_tables import TABLES, identify

# PettingZoo's suites warn of what is meant so: observations with a mask are no Box
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
PER_TABLE = pytest.mark.parametrize("table", TABLES, ids=identify)


class Bombarded(TableEnv):
    """PettingZoo's bombardment takes what ``step`` returns for an observation, and knows no masks."""

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@PER_TABLE
def test_pettingzoos_suites_pass(table: tuple[str, int, str]) -> None:
    game, seats, options = table
    api_test(kupa.env.aec(game, seats, options), num_cycles=60)
    seed_test(lambda: kupa.env.aec(game, seats, options), num_cycles=20)
    parallel_api_test(kupa.env.parallel(game, seats, options), num_cycles=20)


@PER_TABLE
def test_pettingzoos_suites_for_cuts_states_and_random_actions_pass(
    table: tuple[str, int, str],
) -> None:
    game, seats, options = table

    def parallel(**more: Any) -> Any:
        return kupa.env.parallel(game, seats, options, **more)

    module = SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more)))
    max_cycles_test(module)
    state_test(kupa.env.aec(game, seats, options), parallel(), num_cycles=3)
    bombardment_test(Bombarded(game, seats, options), cycles=4)


@pytest.mark.parametrize("game", ["reset", "court", "ushpizin"])
def test_gymnasiums_suite_passes(game: str) -> None:
    check_env(kupa.env.single(game, bots="random"), skip_render_check=True)


def play(env: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Play a game at random; return who did what."""
    env.reset(seed=seed)
    choices = random.Random(seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        action = None
        if not (over or cut):
            action = choices.choice(np.flatnonzero(seen["action_mask"]).tolist())
            done.append((agent, action))
        env.step(action)
    return done


def test_a_mask_holds_exactly_the_legal_moves_by_their_index() -> None:
    env = kupa.env.aec("court", 3)
    env.reset(seed=5)
    episode = env.seats.episode
    seen = env.observe(env.agent_selection)
    moves = episode.state.moves(episode.turn)
    indices = [episode.game.index(move, 3) for move in moves]
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(indices)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_the_winner_gains_what_the_others_lose() -> None:
    env = kupa.env.aec("reset", 4)
    env.reset(seed=3)
    choices = random.Random(3)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, gain, over, cut, _ = env.last()
        gained[agent] += gain
        action = None if over or cut else choices.choice(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(action)
    assert max(gained.values()) == 1
    assert sum(gained.values()) == pytest.approx(0)


def test_an_illegal_move_loses_is_answered_by_the_clock_or_raises() -> None:
    game = ("reset", 3)
    for illegal in ("lose", "fallback", "raise"):
        env = kupa.env.aec(*game, illegal=illegal)
        env.reset(seed=1)
        agent, mask = env.agent_selection, env.last()[0]["action_mask"]
        wrong = int(np.flatnonzero(mask == 0)[0])
        if illegal == "raise":
            with pytest.raises(Refused):
                env.step(wrong)
            continue
        env.step(wrong)
        assert env.terminations[agent] == (illegal == "lose")
        assert env.rewards[agent] == (-1 if illegal == "lose" else 0)


def test_a_game_is_cut_after_so_many_answers_a_seat() -> None:
    env = kupa.env.aec("court", 4, max_cycles=5)
    assert len(play(env, 1)) == 20


def test_a_learner_sits_among_bots_and_is_asked_again_and_again() -> None:
    env = kupa.env.single("reset", 4, bots=("easy", "medium", "hard"), seat=2)
    choices = random.Random(1)
    seen, info = env.reset(seed=4)
    over = cut = False
    steps = 0
    while not (over or cut):
        assert info["seat"] == 2
        action = choices.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, gain, over, cut, info = env.step(action)
        steps += 1
    assert steps > 3
    assert any(gain == pytest.approx(each) for each in (1, -1 / 3))


def test_who_sits_alone_needs_no_bots_and_a_wrong_number_of_them_is_said() -> None:
    assert kupa.env.single("pairs", 1).levels == ()
    with pytest.raises(ValueError, match="3 other seats, but 2 bots"):
        kupa.env.single("reset", 4, bots=("easy", "easy"))
