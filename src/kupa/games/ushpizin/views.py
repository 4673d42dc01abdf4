"""What one seat sees right now. A view has no memory: a covered card has no face, not even one's own.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.told import Event, Seat
from kupa.games.ushpizin.options import Options

Spot = tuple[Seat, int]  # a seat and one of its places
Faces = tuple[str | None, ...]


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: str
    asked: tuple[Seat, ...]  # in a step that all answer at once: those who have not yet
    round: int
    first: Seat  # who begins this round
    turn: Seat | None  # whose turn to swap it is
    kinds: tuple[str, ...]  # the ushpizin in play
    rows: tuple[Faces, ...]  # the face of each open card; None where covered, or in the gap
    open: tuple[Seat, ...]  # the rows that lie open
    gap: Spot | None  # the one place without a card
    kupa: int
    used: int
    mission: str | None  # in force, or being carried out
    holder: Seat | None
    lifted: int | None  # the place the seat whose turn it is has lifted
    barred: tuple[Spot, ...]  # cards this seat may not lift or take in this round (U9, U10)
    chosen: int | None  # one's own sealed place, while the others have not answered
    offer: tuple[int, Seat] | None  # mission 6: the place offered, and to whom
    orders: tuple[tuple[int, ...], ...]  # while reordering: where the card at each place came from
    hosts: tuple[str | None, ...]  # by seat, as far as this seat may know; empty in other goals
    hushed: tuple[Seat, ...]  # may not declare before the next reveal (U22)
    shown: tuple[tuple[Seat, int, str], ...]  # what the last answer brought into open rows
    buried: tuple[str, ...]  # missions it drew as replacements, showed and put at the bottom
    winners: tuple[Seat, ...]
    last: Event | None  # the last public event


@dataclass(slots=True, unsafe_hash=True)
class HandView:
    """What a seat, or an onlooker, sees in quartets: its own hand, and how many cards others hold."""

    seat: Seat | None
    options: Options
    phase: str
    asked: tuple[Seat, ...]
    round: int
    first: Seat
    turn: Seat | None
    kinds: tuple[str, ...]
    hand: tuple[str, ...]  # one's own; an onlooker has none
    hands: tuple[int, ...]
    kupa: int
    used: int
    hosts: tuple[str | None, ...]
    asked_for: tuple[str, ...]  # received in this turn: these may not be given away
    gave: tuple[str, ...]  # given away in this turn, for the seat whose turn it is: not to be asked for
    other: Seat | None  # who is to be given a card
    shown: tuple[tuple[str, ...], ...] | None  # every hand, once the game is over
    winners: tuple[Seat, ...]
    last: Event | None


AnyView = View | HandView
