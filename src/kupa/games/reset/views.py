"""What one seat sees right now. A view has no memory.

Nobody changes a view; it is not frozen all the same, as that would make it far slower to build.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.told import Event, Seat
from kupa.games.reset.events import Cards
from kupa.games.reset.options import Options


@dataclass(slots=True, unsafe_hash=True)
class Centre:
    """The centre pile as all see it: ``run`` is the equal numbers on top, jokers marked."""

    top: str | None
    run: Cards
    number: int | None
    order: str
    size: int


@dataclass(slots=True, unsafe_hash=True)
class View:
    """All that a seat, or an onlooker (``seat`` None), may know from looking at the table."""

    seat: Seat | None
    options: Options
    phase: str  # turn, choose, take, give, stick or over
    asked: tuple[Seat, ...]
    first: Seat
    turns: int
    hand: Cards  # one's own; an onlooker has none
    hands: tuple[int, ...]
    piles: tuple[int, ...]
    draw: int
    used: int
    centre: Centre
    reopening: bool  # the seat asked must open after its own fire or reset (R14, R22)
    fits: str | None  # what may be stuck on now (R21)
    climb: int  # by how much that number moves after each stick; 0 after a set or a stop
    fresh: Cards  # one's own cards that may be stuck, while asked to
    stops: int  # stops laid in this turn (R16)
    victim: Seat | None
    look: Cards | None  # the victim's hand, for the robber alone, until the exchange is done
    taken: str | None  # for robber and victim, until the exchange is done
    places: tuple[int | None, ...]
    shown: tuple[Cards, ...] | None  # every hand, once the game is over
    last: Event | None  # the last answer, as all may know it
