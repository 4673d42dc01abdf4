"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Pile, Place, Row, Score, Seat, Word
from kupa.games.court.events import Places
from kupa.games.court.options import Options


@dataclass(frozen=True, slots=True)
class Seen:
    """A hat in view until the next move: to all after a failed declaration, else to the peeker."""

    place: Place
    hat: Card


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: Word  # turn or over
    asked: tuple[Seat, ...]
    first: Seat
    turns: Count
    cast: tuple[Card, ...]  # the characters of this game, won or not: the reference card (C1, C2)
    row: Places  # the characters at places 1 to 7
    hats: Row[bool]  # which of these places hold a covered hat
    people_pile: Pile
    hat_pile: Pile
    pairs: BySeat[tuple[Card, ...]]  # won by each seat, in the order of the cast
    magic: BySeat[Count]
    penalties: BySeat[Count]
    scores: BySeat[Score]  # as they stand (C13)
    seen: Seen | None
    shown: Places | None  # the hats that are left, once the game is over
    redealt: bool  # the table has just been dead, and this row is a new one (C10)
    last: Event | None  # the last answer, as all may know it
