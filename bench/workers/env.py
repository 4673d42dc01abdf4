"""Measure an environment, ours or PettingZoo's own: reset, observe with a mask, step.

``python -m bench.workers.env aec GAME SECONDS`` plays one of ours for four;
``python -m bench.workers.env classic NAME SECONDS`` plays a classic one of PettingZoo.
Both are driven alike: ``last`` at every step, which observes and builds the mask, and an action evenly
chosen from the legal ones: from the list we give besides, or from their mask of four actions.
"""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

from bench.workers.clock import Task, report_rate

SEATS = 4


def ours(game: str) -> Any:  # noqa: ANN401 — PettingZoo has no types
    """Return our environment, and leave unless it is compiled."""
    file = import_module("kupa.env.encoders").__file__ or ""
    if file.endswith(".py"):
        sys.exit("kupa is not compiled here: run make setup with a C compiler")
    return import_module("kupa.env").aec(game, seats=SEATS)


def classic(name: str) -> Any:  # noqa: ANN401
    """Return one of PettingZoo's card games, without the wrappers that check each step."""
    return import_module(f"pettingzoo.classic.{name}").raw_env()


def driven(env: Any) -> Task:  # noqa: ANN401
    """Return a game played as PettingZoo's documentation plays it."""
    random = Random(1).random
    seeds = iter(range(1, 1 << 40))

    def play() -> int:
        env.reset(seed=next(seeds))
        made = 0
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            actions = info.get("legal_moves") or observation["action_mask"].nonzero()[0].tolist()
            env.step(actions[int(random() * len(actions))])
            made += 1
        return made

    return play


if __name__ == "__main__":
    way, name = sys.argv[1:3]
    report_rate(driven((ours if way == "aec" else classic)(name)), float(sys.argv[3]))
