"""What a bot is: it is told events, shown a view, and asked for a move. It never meets a state.

All it knows is what its seat was told, so a bot that was lost with its process is made again by telling
it the same events. For that, nothing may hang on how often it was asked: each choice throws dice of its
own, fixed by the bot's seed and the number of events told so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar, Generic, TypeVar

from kupa.core.events import Event, Seat

M = TypeVar("M")
V = TypeVar("V")


class Bot(ABC, Generic[M, V]):
    """A player at one seat; one that ``searches`` takes milliseconds for a choice."""

    searches: ClassVar[bool] = False

    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.seed = seed
        self.heard = 0

    def told(self, event: Event) -> None:
        """Hear of an event; nothing is remembered unless ``remember`` does."""
        self.heard += 1
        self.remember(event)

    def remember(self, event: Event) -> None:
        """Take in what an event tells."""

    def dice(self, purpose: str = "choice") -> Random:
        """Return dice for this moment: the same for a bot that was told the same."""
        return Random(f"{self.seed}/{purpose}/{self.heard}")  # noqa: S311 — play, not secrets

    @abstractmethod
    def choose(self, view: V, moves: list[M]) -> M:
        """Choose one of the legal moves, of which there is at least one."""


class RandomBot(Bot[M, V]):
    """The baseline: every legal move is equally likely."""

    def choose(self, view: V, moves: list[M]) -> M:  # noqa: ARG002
        """Choose evenly."""
        return self.dice().choice(moves)
