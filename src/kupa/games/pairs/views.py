"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Grid, Place, Seat, Word
from kupa.games.pairs.options import Options


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that anyone may know from looking at the table: every seat sees the same."""

    seat: Seat | None
    options: Options
    phase: Word  # first, second or over
    asked: tuple[Seat, ...]
    first: Seat
    grid: Grid[Card | None]  # the face of each card that lies open now
    gaps: tuple[Place, ...]  # places whose card has been taken
    turned: Place | None  # the place of the first card of this attempt
    kept: BySeat[tuple[Card, ...]]  # one entry a pair, for each seat
    attempts: Count
    last: Event | None
