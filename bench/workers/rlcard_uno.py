"""Measure RLCard's uno, driven from Python.

``python -m bench.workers.rlcard_uno SECONDS`` prints one line of JSON.
"""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

from bench.workers.clock import Act, report_rate

uno: Any = import_module("rlcard.games.uno")  # it has no types, and is installed in build/peers alone

SEATS = 4


def driven() -> Act:
    """Return a game played through the game class, the faster of RLCard's two public ways.

    ``env.step`` of ``rlcard.make("uno")`` reaches about 0.4 of its speed: it encodes an observation
    at every step, asked for or not. Besides, it takes ``game_num_players`` without a word and deals
    for two all the same (1.2.0), so that it would not be the game we ask for.

    ``game.round.proceed_round`` behind the game's back would be three times faster than ``game.step``,
    but that is the inside of the game, not its interface.
    """
    game = uno.Game(num_players=SEATS)
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
    report_rate(driven(), float(sys.argv[1]))
