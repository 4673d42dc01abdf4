"""Let what was learnt play a level of Kupa: two players, every deal both ways.

python examples/train/duel.py build/train --against hard --deals 500 --playouts 250
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from selfplay import network
from selfplay.player import LearntBot, Mind

from kupa.bots import AnyBot, seat_bot
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice, hears
from kupa.games import find

Maker = Callable[[int, str], AnyBot]
SURE = 1.96  # standard errors on either side: 95 of 100 intervals hold the truth


class Clock:
    """How long a player thought, over how many choices."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def median(self) -> float:
        """Return milliseconds."""
        return 1000 * float(np.median(self.times))


def play(makers: tuple[Maker, Maker], learner: int, number: int, clock: Clock) -> float:
    """Play a deal; return what the learner won of it."""
    game = find("reset")
    news: list[Notice] = []
    dice = Dice(seeds.from_number(number))
    state = game.start(game.with_limit(game.Options()), 2, dice, news.append)
    bots = [make(seat, f"{number}/{seat}") for seat, make in enumerate(makers)]
    told = 0
    while state.asked():
        for notice in news[told:]:
            for bot in bots:
                if hears(notice.audience, bot.seat):
                    bot.told(notice.event)
        told = len(news)
        seat = state.asked()[0]
        moves, began = state.moves(seat), time.perf_counter()
        move = bots[seat].choose(state.view(seat), moves) if len(moves) > 1 else moves[0]
        if seat == learner and len(moves) > 1:
            clock.times.append(time.perf_counter() - began)
        state.play(seat, move, news.append)
    ranks = state.ranks()
    return 0.5 if ranks[0] == ranks[1] else float(ranks[learner] == 1)


def interval(shares: list[float]) -> tuple[float, float, float]:
    """Return the mean share of wins, and the ends of its 95 % interval; a deal is one observation."""
    mean = float(np.mean(shares))
    half = SURE * float(np.std(shares, ddof=1)) / len(shares) ** 0.5 if len(shares) > 1 else 0.5
    return mean, mean - half, mean + half


def run(given: argparse.Namespace) -> tuple[float, float, float]:
    """Play all deals, or as many as the time allows, and print what came of them."""
    with np.load(given.folder / "weights.npz") as held:
        mind = Mind({name: held[name] for name in network.NAMES}, 2)

    def learnt(seat: int, seed: str) -> AnyBot:
        return LearntBot(seat, seed, mind, given.playouts, given.turns, given.trust)

    def level(seat: int, seed: str) -> AnyBot:
        return seat_bot("reset", given.against, seat, seed)

    shares: list[float] = []
    clock, began = Clock(), time.monotonic()
    while len(shares) < given.deals and time.monotonic() - began < given.minutes * 60:
        number = given.seed * 1_000_003 + len(shares)
        first, second = play((learnt, level), 0, number, clock), play((level, learnt), 1, number, clock)
        shares.append((first + second) / 2)
    mean, low, high = interval(shares)
    how = f"{given.playouts} playouts" if given.playouts else "no search"
    print(
        f"learnt ({how}) against {given.against}: {mean:.1%} ({low:.1%} – {high:.1%}), "
        f"{len(shares)} deals both ways, {clock.median():.2f} ms a choice at the median"
    )
    return mean, low, high


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Let what was learnt play a level, both ways.")
    add = parser.add_argument
    add("folder", type=Path, help="where train.py wrote its weights")
    add("--against", default="hard", help="a level of Kupa")
    add("--deals", type=int, default=500, help="each is played both ways")
    add("--minutes", type=float, default=60, help="stop after so long")
    add("--playouts", type=int, default=0, help="search with so many; 0: choose by the look of a move")
    add("--turns", type=int, default=2, help="how many choices ahead a search looks")
    add("--trust", type=float, default=0.05, help="how much the look of a move counts in a search")
    add("--seed", type=int, default=1)
    return parser.parse_args(words)


if __name__ == "__main__":
    run(arguments())
