"""What happens at a table of Reset. Cards are keys: "7", "fire"; "7*" is a joker declared 7.

Where a field is None, the audience was not told it: the same event goes out with it to those who may
know and without it to the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Hand, Place, Seat, Secret

Cards = tuple[Card, ...]
Order = Literal["ascending", "descending"]
Cause = Literal["fire", "reset", "short"]


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The first card lies open; specials turned before it went to the bottom (R4, R5)."""

    key: ClassVar[str] = "reset.opened"
    card: Card
    buried: Cards
    first: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat's first hand (R3)."""

    key: ClassVar[str] = "reset.dealt"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Cards were laid on the centre pile, in this order."""

    key: ClassVar[str] = "reset.laid"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """A freshly drawn card was stuck on (R21)."""

    key: ClassVar[str] = "reset.stuck"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Asked to stick, a seat let it be (R21)."""

    key: ClassVar[str] = "reset.left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """A hand was refilled from its personal pile (R8)."""

    key: ClassVar[str] = "reset.refilled"
    seat: Seat
    count: Count
    cards: Secret[Cards]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card of the draw pile came into a hand (R6)."""

    key: ClassVar[str] = "reset.drew"
    seat: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """There was nothing to play and nothing to draw (R26)."""

    key: ClassVar[str] = "reset.passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Burnt(Event):
    """The centre pile is gone: by ``fire`` (R14), ``reset`` (R22) or for want of cards (R25)."""

    key: ClassVar[str] = "reset.burnt"
    seat: Seat
    cause: Cause
    count: Count


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The order changed (R15)."""

    key: ClassVar[str] = "reset.reversed"
    order: Order


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """These seats lose their turn (R16)."""

    key: ClassVar[str] = "reset.stopped"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """The robber chose a victim and, alone, sees that hand (R17)."""

    key: ClassVar[str] = "reset.robbed"
    robber: Seat
    victim: Seat
    hand: Secret[Hand]


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The robber took a card (R17)."""

    key: ClassVar[str] = "reset.taken"
    robber: Seat
    victim: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Given(Event):
    """The robber gave a card in return (R17)."""

    key: ClassVar[str] = "reset.given"
    robber: Seat
    victim: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """Used cards became the new draw pile (R25)."""

    key: ClassVar[str] = "reset.shuffled"
    count: Count


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat has no card left (R27)."""

    key: ClassVar[str] = "reset.finished_at"
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; all hands are shown."""

    key: ClassVar[str] = "reset.ended"
    ranks: BySeat[Place]
    hands: BySeat[Hand]


EVENTS = (
    Opened, Dealt, Laid, Stuck, Left, Refilled, Drew, Passed, Burnt, Reversed, Stopped, Robbed,
    Taken, Given, Shuffled, Finished, Ended,
)  # fmt: skip
