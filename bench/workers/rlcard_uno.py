"""Measure RLCard's uno for four, driven from Python.

``python -m bench.workers.rlcard_uno env|game SECONDS`` prints one line of JSON. ``env`` is the way that
RLCard documents: an environment and its ``step``, which encodes an observation each time, asked for
or not. ``game`` steps the game class underneath, which is faster.
"""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

from bench.workers.clock import Task, report_rate

SEATS = 4


def by_env() -> Task:
    """Return a game played through the environment.

    Version 1.2.0 takes ``game_num_players`` for uno without a word and deals for two all the same, so
    the number of players is set on its game.
    """
    env: Any = import_module("rlcard").make("uno")
    env.game.configure({"game_num_players": SEATS})
    random = Random(1).random

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            made += 1
        return made

    return play


def by_game() -> Task:
    """Return a game played through the game class.

    ``game.round.proceed_round`` behind the game's back would be three times faster than ``game.step``,
    but that is the inside of the game, not its interface.
    """
    game: Any = import_module("rlcard.games.uno").Game(num_players=SEATS)
    random = Random(1).random

    def play() -> int:
        state, _ = game.init_game()
        made = 0
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(random() * len(actions))])
            made += 1
        return made

    return play


if __name__ == "__main__":
    report_rate((by_env if sys.argv[1] == "env" else by_game)(), float(sys.argv[2]))
