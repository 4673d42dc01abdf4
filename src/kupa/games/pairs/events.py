"""What happens at a table of Pairs: all of it is seen by all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kupa.core.told import Event, Seat

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The cards lie face down in their grid."""

    key: ClassVar[str] = "pairs.laid"
    count: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned up."""

    key: ClassVar[str] = "pairs.turned"
    seat: Seat
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """Two equal cards: the seat keeps them and goes on."""

    key: ClassVar[str] = "pairs.matched"
    seat: Seat
    card: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """Two different cards: they stay visible until the next move."""

    key: ClassVar[str] = "pairs.missed"
    seat: Seat
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Every pair is found."""

    key: ClassVar[str] = "pairs.ended"
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    attempts: int


EVENTS = (Laid, Turned, Matched, Missed, Ended)
