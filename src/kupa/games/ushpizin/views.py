"""What one seat sees right now. A view has no memory: a covered card has no face, not even one's own.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Hand, HandSize, Pile, Place, Row, Seat, Secret, Word
from kupa.games.ushpizin.options import Options

Spot = tuple[Seat, Place]  # a seat and one of its places
Faces = Row[Card | None]


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: Word
    asked: tuple[Seat, ...]  # in a step that all answer at once: those who have not yet
    round: int
    first: Seat  # who begins this round
    turn: Seat | None  # whose turn to swap it is, or to exchange a card drawn (U13a)
    kinds: tuple[Card, ...]  # the ushpizin in play
    rows: BySeat[Faces]  # the face of each open card; None where covered, or in the gap
    open: tuple[Seat, ...]  # the rows that lie open
    gap: Spot | None  # the one place without a card
    kupa: Pile
    used: Pile
    mission: Card | None  # in force, or being carried out
    holder: Seat | None
    lifted: Place | None  # the place the seat whose turn it is has lifted
    barred: tuple[Spot, ...]  # cards this seat may not lift or take in this round (U9, U10)
    chosen: Secret[Place]  # one's own sealed place, while the others have not answered
    offer: tuple[Place, Seat] | None  # mission 6: the place offered, and to whom
    drawn: Card | None  # by the seat whose turn it is, for one of the eight to be put out (U13a)
    orders: BySeat[Row[Place]]  # while reordering: where the card at each place came from
    hosts: BySeat[Secret[Card]]  # by seat, as far as this seat may know; empty in other goals
    hushed: tuple[Seat, ...]  # may not declare before the next reveal (U22)
    shown: tuple[tuple[Seat, Place, Card], ...]  # what the last answer brought into open rows
    buried: tuple[Card, ...]  # missions it drew as replacements, showed and put at the bottom
    winners: tuple[Seat, ...]
    last: Event | None  # the last public event


@dataclass(slots=True, unsafe_hash=True)
class HandView:
    """What a seat, or an onlooker, sees in quartets: its own hand, and how many cards others hold."""

    seat: Seat | None
    options: Options
    phase: Word
    asked: tuple[Seat, ...]
    round: int
    first: Seat
    turn: Seat | None
    kinds: tuple[Card, ...]
    hand: Hand  # one's own; an onlooker has none
    hands: BySeat[HandSize]
    kupa: Pile
    used: Pile
    hosts: BySeat[Secret[Card]]
    asked_for: tuple[Card, ...]  # received in this turn: these may not be given away
    gave: tuple[Card, ...]  # given away in this turn, for the seat whose turn it is: not to be asked for
    other: Seat | None  # who is to be given a card
    shown: BySeat[Hand] | None  # every hand, once the game is over
    winners: tuple[Seat, ...]
    last: Event | None


AnyView = View | HandView
