"""The players of Reset: easy plays all it can, medium follows heuristics, hard searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kupa.bots.bot import Bot
from kupa.bots.reset.heuristics import Weights, best
from kupa.bots.reset.memory import Memory
from kupa.bots.reset.search import try_moves
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.reset import Move, Recalled, View
from kupa.games.reset.imagine import imagine

EASY = Weights(card=100, draw=-100, stick=50, noise=160)
MEDIUM = Weights(
    card=100, reset=150, joker=120, fire=51, stop=60, reverse=37, robber=69, stay=-18, climb=23,
    set_up=24, draw=-100, stick=50, danger=19, noise=5,
)  # fmt: skip
NOTHING = Recalled()


class ThumbBot(Bot[Move, View]):
    """Plays the move with the best heuristic score."""

    def __init__(self, seat: Seat, seed: str, weights: Weights) -> None:
        super().__init__(seat, seed)
        self.weights = weights

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Look at the hand and the pile; hidden cards, dealt anyhow, play no part."""
        dice = Dice(self.dice().randbytes(32))
        return best(imagine(view, NOTHING, dice), moves, self.weights, dice)


class SearchBot(Bot[Move, View]):
    """Deals the unseen cards again and again, and tries every move in each deal."""

    searches: ClassVar[bool] = True

    def __init__(
        self, seat: Seat, seed: str, playouts: int = 250, horizon: int = 10, *, remembers: bool = True
    ) -> None:
        super().__init__(seat, seed)
        self.memory = Memory()
        self.remembers = remembers
        self.playouts = playouts
        self.horizon = horizon

    def remember(self, event: Event) -> None:
        """Take in what an event tells."""
        if self.remembers:
            self.memory.take_in(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Try the moves out, and drop the worse half of them again and again."""
        luck = self.dice()
        dice = Dice(luck.randbytes(32))
        left, recalled = list(moves), self.memory.recalled()
        luck.shuffle(left)  # of two that do equally well neither is preferred
        totals = dict.fromkeys(moves, 0)
        rounds = max(1, (len(moves) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, self.playouts // rounds // len(left))):
                found = try_moves(imagine(view, recalled, dice), left, MEDIUM, dice, self.horizon)
                for move, value in zip(left, found, strict=True):
                    totals[move] += value
            left.sort(key=lambda move: -totals[move])
            del left[(len(left) + 1) // 2 :]
        return left[0]


def easy(seat: Seat, seed: str) -> ThumbBot:
    """Lays as many cards as possible, often carelessly; keeps nothing for later."""
    return ThumbBot(seat, seed, EASY)


def medium(seat: Seat, seed: str) -> ThumbBot:
    """Plays low first, keeps specials for need, likes a reset, fears who is about to finish."""
    return ThumbBot(seat, seed, MEDIUM)


def hard(seat: Seat, seed: str) -> SearchBot:
    """Remembers what was played and tries every move in imagined deals."""
    return SearchBot(seat, seed)


def with_memory(level: str, memory: str) -> Callable[[Seat, str], Bot[Move, View]]:
    """Return what makes players of a level that remember all or nothing; only hard remembers at all."""
    if level != "hard":
        raise KeyError(level)
    remembers = {"none": False, "perfect": True}[memory]
    return lambda seat, seed: SearchBot(seat, seed, remembers=remembers)


PLAYERS: Final[dict[str, Callable[[Seat, str], Bot[Move, View]]]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
}
