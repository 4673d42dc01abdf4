"""The players of Reset: easy plays all it can, medium follows heuristics, hard searches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from kupa.bots.bot import Bot
from kupa.bots.reset.heuristics import Weights, best
from kupa.bots.reset.learnt import Mind, try_moves as judged_moves
from kupa.bots.reset.memory import Memory
from kupa.bots.reset.search import try_moves
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.reset import Move, Recalled, View
from kupa.games.reset.imagine import imagine
from kupa.games.reset.state import ResetState

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
        before = self.first_thoughts(view, left, dice)
        totals = dict.fromkeys(moves, 0.0)
        rounds, tries = max(1, (len(moves) - 1).bit_length()), 0
        while len(left) > 1:
            for _ in range(max(1, self.playouts // rounds // len(left))):
                found = self.tried(imagine(view, recalled, dice), left, dice)
                tries += 1
                for move, value in zip(left, found, strict=True):
                    totals[move] += value
            left.sort(key=lambda move: -totals[move] - tries * before[move])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def first_thoughts(self, view: View, moves: list[Move], dice: Dice) -> dict[Move, float]:  # noqa: ARG002
        """Return what each move seems worth before it is tried."""
        return dict.fromkeys(moves, 0.0)

    def tried(self, world: ResetState, moves: list[Move], dice: Dice) -> Sequence[float]:
        """Return what each move comes to in one imagined deal."""
        return try_moves(world, moves, MEDIUM, dice, self.horizon)


class LearntBot(SearchBot):
    """Searches like hard; which moves look good, and what comes of them, it judges by what it learnt."""

    def __init__(  # noqa: PLR0913 — how long to search, how far, and what to trust
        self,
        seat: Seat,
        seed: str,
        mind: Mind,
        playouts: int = 250,
        turns: int = 2,
        trust: float = 0.03,
    ) -> None:
        super().__init__(seat, seed, playouts, turns)
        self.mind = mind
        self.trust = trust  # how much the look of a move counts beside trying it out

    def first_thoughts(self, view: View, moves: list[Move], dice: Dice) -> dict[Move, float]:
        """Return how good each move looks; hidden cards, dealt anyhow, play no part."""
        looks = self.mind.weigh(imagine(view, NOTHING, dice), moves)
        return {move: self.trust * look for move, look in zip(moves, looks, strict=True)}

    def tried(self, world: ResetState, moves: list[Move], dice: Dice) -> Sequence[float]:
        """Return what each move comes to, as it is judged some turns later."""
        return judged_moves(world, moves, MEDIUM, self.mind, dice, self.horizon)


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
