"""How often to check positions of random games: about as many of a long game as of a short one."""

from __future__ import annotations

from functools import cache

from kupa.games import GAMES
from kupa.lab import Plan, simulate

USUAL_LENGTH = 250  # answers in a random game


def sample_interval(key: str, every: int) -> int:
    """Return ``every`` for a game of usual length, and as much more as its games are longer."""
    return every * max(1, median_length(key) // USUAL_LENGTH)


@cache
def median_length(key: str) -> int:
    """Return the usual number of answers in a random game."""
    return simulate(Plan(key, GAMES[key].seats[0], 20, bytes(32)), processes=1).length.p50
