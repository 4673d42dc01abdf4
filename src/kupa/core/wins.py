"""What part of a win a seat has."""

from __future__ import annotations


def share(ranks: tuple[int, ...], seat: int) -> float:
    """Return a seat's part of the win: all of it, or equal parts if several came first."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0
