"""Following a game's cards through what one seat is told, as somebody would who forgets nothing.

Each game says in its own room what its events mean for the places of its cards. What a card's player
meant by choosing it is not considered: it tells of that card alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from kupa.core.events import Event, Seat
from kupa.core.tracking.tracker import Place, Tracker

Handlers = Mapping[type[Event], Callable[[Any], None]]


class Follower(ABC):
    """What a seat (None: an onlooker) can know of the cards of one match."""

    zone: ClassVar[str]  # the field of the open view where the cards in question lie
    part: ClassVar[str] = "card"  # which drawing they have, in a game that has several

    def __init__(self, options: Any, seats: int, seat: Seat | None) -> None:  # noqa: ANN401
        self.options = options
        self.seats = seats
        self.seat = seat
        self.tracker = Tracker(())
        self.handlers = self.listen()

    @abstractmethod
    def listen(self) -> Handlers:
        """Return what to do at each kind of event; others move no card."""

    @abstractmethod
    def recalled(self) -> Any:  # noqa: ANN401
        """Return what is certain, in the form that the game's ``imagine`` takes."""

    def take_in(self, events: Sequence[Event], step: int = 0) -> None:
        """Take in what an answer told."""
        self.tracker.now = step
        for event in self.in_order(events):
            if type(event) in self.handlers:
                self.handlers[type(event)](event)
        self.settle(events)

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events of an answer in the order in which the cards moved."""
        return events

    def settle(self, events: Sequence[Event]) -> None:  # noqa: B027 — most have nothing to conclude
        """Conclude what only the end of an answer tells."""

    def aim(self, event: Event) -> Place | None:
        """Return the place whose card somebody went for, if the event is of that kind."""
        del event
        return None

    def places(self) -> list[Place]:
        """Return the places one may want to know of, in order: no piles, nothing that lies aside."""
        lying = self.tracker.lying.items()
        return sorted((place for place, cards in lying if cards and place.zone == self.zone), key=_order)


def _order(place: Place) -> tuple[int, int]:
    return -1 if place.seat is None else place.seat, place.number
