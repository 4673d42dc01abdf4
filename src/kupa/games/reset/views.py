"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Hand, HandSize, Pile, Place, Seat, Secret, Word
from kupa.games.reset.events import Cards, Order
from kupa.games.reset.options import Options


@dataclass(slots=True, unsafe_hash=True)
class Centre:
    """The centre pile as all see it: ``run`` is the equal numbers on top, jokers marked."""

    top: Card | None
    run: Cards
    number: int | None
    order: Order
    size: Pile


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: Word  # turn, choose, take, give, stick or over
    asked: tuple[Seat, ...]
    first: Seat
    turns: Count
    hand: Hand  # one's own; an onlooker has none
    hands: BySeat[HandSize]
    piles: BySeat[Pile]
    draw: Pile
    used: Pile
    centre: Centre
    reopening: bool  # the seat asked must open after its own fire or reset (R14, R22)
    fits: Card | None  # what may be stuck on now (R21)
    climb: int  # by how much that number moves after each stick; 0 after a set or a stop
    fresh: Cards  # one's own cards that may be stuck, while asked to
    stops: Count  # stops laid in this turn (R16)
    victim: Seat | None
    look: Secret[Hand]  # the victim's hand, for the robber alone, until the exchange is done
    taken: Secret[Card]  # for robber and victim, until the exchange is done
    places: BySeat[Place | None]
    shown: BySeat[Hand] | None  # every hand, once the game is over
    last: Event | None  # the last answer, as all may know it
