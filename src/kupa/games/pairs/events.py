"""What happens at a table of Pairs: all of it is seen by all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Place, Score, Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The cards lie face down in their grid."""

    key: ClassVar[str] = "pairs.laid"
    count: Count
    first: Seat


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned up."""

    key: ClassVar[str] = "pairs.turned"
    seat: Seat
    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """Two equal cards: the seat keeps them and goes on."""

    key: ClassVar[str] = "pairs.matched"
    seat: Seat
    card: Card
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """Two different cards: they stay visible until the next move."""

    key: ClassVar[str] = "pairs.missed"
    seat: Seat
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Every pair is found."""

    key: ClassVar[str] = "pairs.ended"
    ranks: BySeat[Place]
    scores: BySeat[Score]
    attempts: Count


EVENTS = (Laid, Turned, Matched, Missed, Ended)
