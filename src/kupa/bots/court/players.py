"""The players of the King's Court: easy guesses, medium watches who looks where, hard bluffs as well."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kupa.bots.bot import Bot
from kupa.bots.court.odds import Odds
from kupa.bots.court.wits import Wits
from kupa.bots.court.worth import Temper, Worth
from kupa.bots.memory import MINDS, Mind
from kupa.core.told import Event, Seat
from kupa.games.court import Move, View

EASY = Temper(thief=0.75, reads=0, guards=0.7, bluffs=False, noise=0.1)
MEDIUM = Temper(thief=0.9, reads=0.7, guards=0.9, bluffs=False, noise=0.1)
HARD = Temper(thief=1, reads=1, guards=1, bluffs=True, noise=0.02)


class CourtBot(Bot[Move, View]):
    """Plays what promises most, by what it remembers and believes."""

    def __init__(self, seat: Seat, seed: str, mind: Mind, temper: Temper) -> None:
        super().__init__(seat, seed)
        self.temper = temper
        self.wits = Wits(seat, seed, mind, temper.reads)

    def remember(self, event: Event) -> None:
        """Take in what an event tells."""
        self.wits.take_in(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Weigh every move, chance mixed in."""
        worth = Worth(Odds(view, self.wits), self.temper)
        dice, noise = self.dice(), self.temper.noise
        weighed = [(worth.of(move) + noise * dice.random(), n) for n, move in enumerate(moves)]
        return moves[max(weighed)[1]]


def player(level: str, temper: Temper, seat: Seat, seed: str) -> CourtBot:
    """Return a player with the memory of a level."""
    return CourtBot(seat, seed, MINDS[level], temper)


PLAYERS: Final[dict[str, Callable[[Seat, str], Bot[Move, View]]]] = {
    "easy": partial(player, "easy", EASY),
    "medium": partial(player, "medium", MEDIUM),
    "hard": partial(player, "hard", HARD),
    "perfect": partial(player, "perfect", HARD),
}
