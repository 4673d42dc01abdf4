"""What happens at a table of Ushpizin. Cards are keys: "moses", "mission3"; places count from 1.

Where a field is None, the audience was not told it: the same event goes out with it to those who may
know and without it to the rest. The events of quartets stand apart, in ``quartets/events.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Place, Row, Seat, Secret
from kupa.games.ushpizin.quartets import events as quartets

Cards = tuple[Card, ...]
Places = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """All rows lie open (U4, U5); ``kinds`` are the ushpizin in play."""

    key: ClassVar[str] = "ushpizin.dealt"
    rows: BySeat[Row[Card]]
    kinds: Cards
    first: Seat


@dataclass(frozen=True, slots=True)
class HostPicked(Event):
    """A seat chose the ushpiz it wants to host (U24)."""

    key: ClassVar[str] = "ushpizin.host"
    seat: Seat
    host: Secret[Card]


@dataclass(frozen=True, slots=True)
class Ready(Event):
    """A seat has studied the opening (U5)."""

    key: ClassVar[str] = "ushpizin.ready"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A round begins; every row but those ``open`` is covered (U6, U21)."""

    key: ClassVar[str] = "ushpizin.began"
    round: int
    first: Seat
    open: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """A seat lifted the card it will give (U8)."""

    key: ClassVar[str] = "ushpizin.lifted"
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two cards changed places (U7)."""

    key: ClassVar[str] = "ushpizin.swapped"
    seat: Seat
    place: Place
    other: Seat
    spot: Place


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A card came into an open row, by a swap or a draw: all see it (U12, U19)."""

    key: ClassVar[str] = "ushpizin.shown"
    seat: Seat
    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat has nobody to swap with (U11)."""

    key: ClassVar[str] = "ushpizin.skipped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat declared, and its row is complete (U12)."""

    key: ClassVar[str] = "ushpizin.declared"
    seat: Seat
    row: Row[Card]


@dataclass(frozen=True, slots=True)
class Misdeclared(Event):
    """A seat declared wrongly; its row stays open until the end of the round (U12)."""

    key: ClassVar[str] = "ushpizin.misdeclared"
    seat: Seat
    row: Row[Card]


@dataclass(frozen=True, slots=True)
class Quiet(Event):
    """After its swap a seat did not declare (U12)."""

    key: ClassVar[str] = "ushpizin.quiet"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen the card it will put out (U13)."""

    key: ClassVar[str] = "ushpizin.chose"
    seat: Seat
    place: Secret[Place]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Each seat drew into this place (U13)."""

    key: ClassVar[str] = "ushpizin.drew"
    places: BySeat[Place]


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """Kupa and used pile became a new kupa of so many cards (U14)."""

    key: ClassVar[str] = "ushpizin.shuffled"
    count: Count


@dataclass(frozen=True, slots=True)
class MissionOver(Event):
    """A mission went to the bottom of the kupa (U19)."""

    key: ClassVar[str] = "ushpizin.mission_over"
    mission: Card


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All rows are turned up (U15)."""

    key: ClassVar[str] = "ushpizin.revealed"
    rows: BySeat[Row[Card]]


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """A holder announced its mission: this one is carried out (U17)."""

    key: ClassVar[str] = "ushpizin.announced"
    seat: Seat
    mission: Card
    place: Place


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The other missions went back into the kupa, which was shuffled (U18)."""

    key: ClassVar[str] = "ushpizin.returned"
    missions: Cards


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """A card of the kupa came into an open row (U18, U19, M3, M6)."""

    key: ClassVar[str] = "ushpizin.replaced"
    seat: Seat
    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """Missions drawn as replacements were shown and went to the bottom (U18)."""

    key: ClassVar[str] = "ushpizin.buried"
    missions: Cards


@dataclass(frozen=True, slots=True)
class Redrew(Event):
    """After a reveal without missions a seat drew one more card, seen by all (U13a)."""

    key: ClassVar[str] = "ushpizin.redrew"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Seated(Event):
    """The card drawn came to this place, and the one that lay there was put out (U13a)."""

    key: ClassVar[str] = "ushpizin.seated"
    seat: Seat
    place: Place
    out: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The card drawn was itself put out (U13a)."""

    key: ClassVar[str] = "ushpizin.declined"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PassChosen(Event):
    """A seat has chosen the card it will pass on (M1)."""

    key: ClassVar[str] = "ushpizin.pass_chosen"
    seat: Seat
    place: Secret[Place]


@dataclass(frozen=True, slots=True)
class PassedOn(Event):
    """Each seat passed the card at this place to its left (M1)."""

    key: ClassVar[str] = "ushpizin.passed_on"
    places: BySeat[Place]
    cards: BySeat[Card]


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """A seat covers its row and rests through the coming round (M2)."""

    key: ClassVar[str] = "ushpizin.rested"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Took(Event):
    """The holder took a card into the mission's place (M3)."""

    key: ClassVar[str] = "ushpizin.took"
    seat: Seat
    place: Place
    other: Seat
    spot: Place
    card: Card


@dataclass(frozen=True, slots=True)
class Gust(Event):
    """The sukkah closes at once (M4)."""

    key: ClassVar[str] = "ushpizin.gust"


@dataclass(frozen=True, slots=True)
class OpenDoor(Event):
    """A seat's row stays open through the coming round (M5)."""

    key: ClassVar[str] = "ushpizin.open_door"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """The holder named a card and a player (M6)."""

    key: ClassVar[str] = "ushpizin.offered"
    seat: Seat
    place: Place
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """That player picked two cards in return: for the given card's place, for the mission's (M6)."""

    key: ClassVar[str] = "ushpizin.picked"
    seat: Seat
    places: Places
    other: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat exchanged two places of its row (U23)."""

    key: ClassVar[str] = "ushpizin.exchanged"
    seat: Seat
    places: Places


@dataclass(frozen=True, slots=True)
class Reordered(Event):
    """A seat is done with the order of its row (U23)."""

    key: ClassVar[str] = "ushpizin.reordered"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """A seat called: close the sukkah (U21)."""

    key: ClassVar[str] = "ushpizin.closed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    """Complete rows: these seats win (U12, U15)."""

    key: ClassVar[str] = "ushpizin.won"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The limit of rounds is reached: the game is drawn (U29)."""

    key: ClassVar[str] = "ushpizin.drawn"
    round: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; all rows and hosts are shown."""

    key: ClassVar[str] = "ushpizin.ended"
    ranks: BySeat[Place]
    rows: BySeat[Row[Card | None]]  # None: the place a mission has left
    hosts: BySeat[Card]


EVENTS = (
    Dealt, HostPicked, Ready, Began, Lifted, Swapped, Shown, Skipped, Declared, Misdeclared, Quiet,
    Chose, Drew, Shuffled, MissionOver, Revealed, Announced, Returned, Replaced, Buried, Redrew,
    Seated, Declined, PassChosen, PassedOn, Rested, Took, Gust, OpenDoor, Offered, Picked, Exchanged,
    Reordered, Closed, Won, Drawn, Ended,
    *quartets.EVENTS,
)  # fmt: skip
