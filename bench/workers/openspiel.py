"""Measure one of OpenSpiel's games: driven from Python, or cloned.

``python -m bench.workers.openspiel GAME driven|even|tensors|copy SECONDS`` prints one line of JSON. The
game is an OpenSpiel game string such as ``crazy_eights(players=4)``. ``driven`` lets chance move as
OpenSpiel's own examples do, by the probabilities it gives; ``even`` is a shortcut for games in which
all of them are equal; ``tensors`` asks for the observation of whoever decides, each time. OpenSpiel
offers Python no random playout of its own, so there is no way ``inside``. A game ``kupa_…`` is ours.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.workers.clock import Task, report_cost, report_rate

pyspiel: Any = import_module("pyspiel")  # it has no types, and it is installed in build/peers alone

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
COPIED_STATES = 20
ROUNDS = 50  # clones of each state between two looks at the clock
TRIALS = 100  # games in which chance is looked at before it is taken for even

Throw = Callable[[], float]


def play_even(state: Any, random: Throw) -> int:  # noqa: ANN401
    """Play to the end where chance is even; return the players' decisions."""
    made = 0
    while (player := state.current_player()) != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        if player != CHANCE:
            made += 1
    return made


def play_weighted(state: Any, random: Throw) -> int:  # noqa: ANN401
    """Play to the end with chance as its probabilities say; return the players' decisions."""
    made = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(sampled(state.chance_outcomes(), random()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            made += 1
    return made


def sampled(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome at a point of [0, 1). This loop is faster than ``pyspiel.sample_action``."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def chance_is_even(game: Any, random: Throw) -> bool:  # noqa: ANN401
    """Tell whether all outcomes were equally likely whenever chance moved, in many games."""
    return all(evenly_played(game.new_initial_state(), random) for _ in range(TRIALS))


def evenly_played(state: Any, random: Throw) -> bool:  # noqa: ANN401
    """Play a game until chance is uneven; tell whether it never was."""
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE and len({chance for _, chance in state.chance_outcomes()}) > 1:
            return False
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return True


def driven(game: Any) -> Task:  # noqa: ANN401
    """Return a game played from Python, chance by its probabilities."""
    random = Random(1).random
    return lambda: play_weighted(game.new_initial_state(), random)


def even(game: Any) -> Task:  # noqa: ANN401
    """Return a game played from Python, chance chosen evenly from a list: the fastest public way.

    In crazy_eights with one deck every card is equally likely to come next, so that the list of legal
    actions will do; building and weighing (outcome, probability) pairs costs it a third of its speed.
    """
    random = Random(1).random
    if not chance_is_even(game, random):
        raise SystemExit("chance is not even in this game: measure it driven")
    return lambda: play_even(game.new_initial_state(), random)


def tensors(game: Any) -> Task:  # noqa: ANN401
    """Return a game played from Python with an observation tensor at every decision, as learners do."""
    random = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(sampled(state.chance_outcomes(), random()))
                continue
            state.observation_tensor(player)
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            made += 1
        return made

    return play


def copying(game: Any) -> Task:  # noqa: ANN401
    """Return a batch of clones of positions in the middle of a game."""
    random = Random(1).random
    states = [halfway(game, random) for _ in range(COPIED_STATES)]

    def copy() -> int:
        for _ in range(ROUNDS):
            for state in states:
                state.clone()
        return ROUNDS * len(states)

    return copy


def halfway(game: Any, random: Throw) -> Any:  # noqa: ANN401
    """Return a random game after half of its decisions, where a player decides."""
    whole = game.new_initial_state()
    left = play_weighted(whole, random) // 2
    state = game.new_initial_state()
    for action in whole.history():
        if state.current_player() != CHANCE:
            if left == 0:
                break
            left -= 1
        state.apply_action(action)
    return state


def main(name: str, way: str, seconds: str) -> None:
    """Measure and print."""
    if name.startswith("kupa_"):
        import_module("kupa.env.openspiel")  # registers them
    game = pyspiel.load_game(name)
    if way == "copy":
        report_cost(copying(game), float(seconds))
    else:
        ways = {"even": even, "driven": driven, "tensors": tensors}
        report_rate(ways[way](game), float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
