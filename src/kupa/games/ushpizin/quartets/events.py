"""What happens when ushpizin are asked for instead of swapped (U25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kupa.core.events import Event
from kupa.core.fields import Card, Hand as HandCards, Seat, Secret


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Hands are dealt; ``kinds`` are the ushpizin in play."""

    key: ClassVar[str] = "ushpizin.opened"
    kinds: tuple[Card, ...]
    first: Seat


@dataclass(frozen=True, slots=True)
class Hand(Event):
    """A seat's first hand."""

    key: ClassVar[str] = "ushpizin.hand"
    seat: Seat
    cards: HandCards


@dataclass(frozen=True, slots=True)
class Handed(Event):
    """Asked for an ushpiz, the other player handed one over."""

    key: ClassVar[str] = "ushpizin.handed"
    seat: Seat
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Lacked(Event):
    """Asked for an ushpiz, the other player has none."""

    key: ClassVar[str] = "ushpizin.lacked"
    seat: Seat
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GaveBack(Event):
    """A card was given in return."""

    key: ClassVar[str] = "ushpizin.gave_back"
    seat: Seat
    other: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Fished(Event):
    """After a question in vain a card was drawn from the kupa."""

    key: ClassVar[str] = "ushpizin.fished"
    seat: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class PutAway(Event):
    """One of the eight cards was put out."""

    key: ClassVar[str] = "ushpizin.put_away"
    seat: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Silent(Event):
    """No question is possible any more: the turn ends without a draw."""

    key: ClassVar[str] = "ushpizin.silent"
    seat: Seat


EVENTS = (Opened, Hand, Handed, Lacked, GaveBack, Fished, PutAway, Silent)
