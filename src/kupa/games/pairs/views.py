"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.told import Event, Seat
from kupa.games.pairs.events import Cards
from kupa.games.pairs.options import Options


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that anyone may know from looking at the table: every seat sees the same."""

    seat: Seat | None
    options: Options
    phase: str  # first, second or over
    asked: tuple[Seat, ...]
    first: Seat
    grid: tuple[str | None, ...]  # the face of each card that lies open now
    gaps: tuple[int, ...]  # places whose card has been taken
    turned: int | None  # the place of the first card of this attempt
    kept: tuple[Cards, ...]  # one entry a pair, for each seat
    attempts: int
    last: Event | None
