"""Deal after deal at one table: who has won how often, and with what options to go on."""

from __future__ import annotations

from typing import Generic, TypeVar

from kupa.core.game import Game
from kupa.core.match import Match
from kupa.core.seeds import Seed

O = TypeVar("O")  # noqa: E741 — O, M, V as in the contract
M = TypeVar("M")
V = TypeVar("V")


class Series(Generic[O, M, V]):
    """The count of wins of a table and the options of its next deal."""

    def __init__(self, game: Game[O, M, V], options: O, seats: int) -> None:
        game.check(options, seats)
        self.game = game
        self.options = options
        self.wins = [0] * seats

    def deal(self, seed: Seed) -> Match[O, M, V]:
        """Deal the next match."""
        return Match(self.game, self.options, len(self.wins), seed)

    def close(self, match: Match[O, M, V]) -> None:
        """Count a match that is over: every seat ranked first has won."""
        if match.asked():
            raise ValueError("this match is still being played")
        for seat, rank in enumerate(match.ranks()):
            self.wins[seat] += rank == 1
        self.options = self.game.again(self.options, match.state)
