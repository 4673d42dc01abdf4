"""The players of the King's Court: easy guesses, medium watches who looks where, hard bluffs as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kupa.bots.bot import Bot
from kupa.bots.court.move_evaluator import MoveEvaluator
from kupa.bots.court.odds import Odds
from kupa.bots.court.opponent_model import OpponentModel
from kupa.bots.court.style import PlayStyle
from kupa.bots.memory import MEMORY_PROFILES, MemoryProfile
from kupa.core.events import Event, Seat
from kupa.games.court import Move, View

EASY = PlayStyle(thief=0.75, reads=0, guards=0.7, bluffs=False, trusts=3, noise=0.1)
MEDIUM = PlayStyle(thief=0.9, reads=0.7, guards=0.9, bluffs=False, trusts=3, noise=0.1)
HARD = PlayStyle(
    thief=1, reads=1, guards=1, bluffs=True, trusts=1, noise=0.02,
    patience=25, resolve=275, firm=4, stubborn=6, slips=0.05,
)  # fmt: skip


class CourtBot(Bot[Move, View]):
    """Plays what promises most, by what it remembers and believes."""

    def __init__(self, seat: Seat, seed: str, profile: MemoryProfile, style: PlayStyle) -> None:
        super().__init__(seat, seed)
        self.style = style
        self.model = OpponentModel(seat, seed, profile, style)

    def remember(self, event: Event) -> None:
        """Take in what an event signals."""
        self.model.take_in(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Weigh every move, chance mixed in."""
        evaluator = MoveEvaluator(Odds(view, self.model), self.style)
        dice, noise = self.dice(), self.style.noise
        weighed = [(evaluator.of(move) + noise * dice.random(), n) for n, move in enumerate(moves)]
        chosen = moves[max(weighed)[1]]
        self.model.meant = evaluator.means(chosen)
        return chosen


STYLES: Final = {"easy": EASY, "medium": MEDIUM, "hard": HARD, "perfect": HARD}


def with_memory(level: str, memory: str) -> Callable[[Seat, str], Bot[Move, View]]:
    """Return what makes players of one level with the memory of another."""
    profile, style = MEMORY_PROFILES[memory], STYLES[level]
    return lambda seat, seed: CourtBot(seat, seed, profile, style)


PLAYERS: Final = {level: with_memory(level, level) for level in STYLES}
