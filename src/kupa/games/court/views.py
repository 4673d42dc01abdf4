"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.told import Event, Seat
from kupa.games.court.events import Cards, Row
from kupa.games.court.options import Options


@dataclass(frozen=True, slots=True)
class Seen:
    """A hat in view until the next move: to all after a failed declaration, else to the peeker."""

    place: int
    hat: str


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: str  # turn or over
    asked: tuple[Seat, ...]
    first: Seat
    turns: int
    row: Row  # the characters at places 1 to 7
    hats: tuple[bool, ...]  # which of these places hold a covered hat
    people_pile: int
    hat_pile: int
    pairs: tuple[Cards, ...]  # won by each seat, in the order of the cast
    magic: tuple[int, ...]
    penalties: tuple[int, ...]
    scores: tuple[int, ...]  # as they stand (C13)
    seen: Seen | None
    shown: Row | None  # the hats that are left, once the game is over
    redealt: bool  # the table has just been dead, and this row is a new one (C10)
    last: Event | None  # the last answer, as all may know it
