"""What happens at a table of the King's Court. Cards are keys: "king" is the king or the king's hat.

Places are numbered 1 to 7. Where a field is None, the audience was not told it: the same event goes
out with it to those who may know and without it to the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Place, Row, Score, Seat, Secret

Places = Row[Card | None]  # None is an empty one


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Seven characters lie open, a covered hat above each (C3, C4)."""

    key: ClassVar[str] = "court.opened"
    row: Row[Card]
    first: Seat


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat looked at a hat, which it alone is told (C5)."""

    key: ClassVar[str] = "court.peeked"
    seat: Seat
    place: Place
    hat: Secret[Card]


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two covered hats changed places (C6)."""

    key: ClassVar[str] = "court.swapped"
    seat: Seat
    place: Place
    other: Place


@dataclass(frozen=True, slots=True)
class Fitted(Event):
    """The declared hat belongs to the character below it: the pair is won (C7)."""

    key: ClassVar[str] = "court.fitted"
    seat: Seat
    place: Place
    person: Card


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """The declared hat belongs elsewhere: all see it, and it costs a penalty hat (C7)."""

    key: ClassVar[str] = "court.missed"
    seat: Seat
    place: Place
    hat: Card


@dataclass(frozen=True, slots=True)
class MagicTaken(Event):
    """A magic hat was uncovered and taken, by way of a ``peek`` or a ``declare`` (C8)."""

    key: ClassVar[str] = "court.magic_taken"
    seat: Seat
    place: Place
    way: Literal["peek", "declare"]


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """A new hat lies covered above this character, who may be new too (C7, C8)."""

    key: ClassVar[str] = "court.refilled"
    place: Place
    person: Card


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """The table was dead: all its cards were shuffled into their piles, and this row laid (C10)."""

    key: ClassVar[str] = "court.redealt"
    row: Row[Card]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; the hats that are left are turned up (C12, C14)."""

    key: ClassVar[str] = "court.ended"
    ranks: BySeat[Place]
    scores: BySeat[Score]
    hats: Places


EVENTS = (Opened, Peeked, Swapped, Fitted, Missed, MagicTaken, Refilled, Redealt, Ended)
