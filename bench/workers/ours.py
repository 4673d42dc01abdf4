"""Measure one of our games: driven from Python, played inside, or copied.

``python -m bench.workers.ours GAME driven|inside|copy compiled|interpreted SECONDS`` prints one line
of JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from bench.workers.clock import Task, report_cost, report_rate

import kupa
from kupa.core import seeds
from kupa.core.game import AnyGame
from kupa.core.playout import playout

SEATS = 4
COPIED_STATES = 20
ROUNDS = 50  # copies of each state between two looks at the clock

AnyState = kupa.State[Any, Any]

ADVICE = {
    "compiled": "kupa is not compiled here: run make setup with a C compiler",
    "interpreted": "kupa is not interpreted here: its compiled modules were found before src",
}


def check_build(game: str, wanted: str) -> None:
    """Leave with a sentence unless the modules that are measured were built as wanted."""
    for name in ("kupa.core.playout", f"kupa.games.{game}.state"):
        file = import_module(name).__file__ or ""
        if ("interpreted" if file.endswith(".py") else "compiled") != wanted:
            sys.exit(ADVICE[wanted])


def dealer(game: AnyGame, first: int = 1) -> Callable[[], AnyState]:
    """Return a function that deals one game after another, each from the next seed."""
    # the limit that simulations use: no random game may go on for ever
    options = game.with_limit(game.Options())
    numbers = count(first)

    def deal() -> AnyState:
        return game.start(options, SEATS, kupa.Dice(seeds.from_number(next(numbers))))

    return deal


def driven(game: AnyGame) -> Task:
    """Return a game played from Python through the public contract alone."""
    deal = dealer(game)
    random = Random(1).random

    def play() -> int:
        state = deal()
        made = 0
        while asked := state.asked():
            seat = asked[0]
            moves = state.moves(seat)
            state.play(seat, moves[int(random() * len(moves))])
            made += 1
        return made

    return play


def inside(game: AnyGame) -> Task:
    """Return a game played by the library's own loop."""
    deal = dealer(game)
    dice = kupa.Dice(seeds.from_number(0))

    def play() -> int:
        return playout(deal(), dice)

    return play


def copying(game: AnyGame) -> Task:
    """Return a batch of copies of positions in the middle of a game."""
    states = [halfway(game, number) for number in range(1, COPIED_STATES + 1)]

    def copy() -> int:
        for _ in range(ROUNDS):
            for state in states:
                state.copy()
        return ROUNDS * len(states)

    return copy


def halfway(game: AnyGame, number: int) -> AnyState:
    """Return a random game after half of its answers: equal dice give equal answers again."""
    seed = seeds.derive(seeds.from_number(number), "answers")
    whole = playout(dealer(game, number)(), kupa.Dice(seed))
    state = dealer(game, number)()
    playout(state, kupa.Dice(seed), whole // 2)
    return state


def main(key: str, way: str, build: str, seconds: str) -> None:
    """Measure and print."""
    game = kupa.find(key)
    check_build(key, build)
    if way == "copy":
        report_cost(copying(game), float(seconds))
    else:
        report_rate({"driven": driven, "inside": inside}[way](game), float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
