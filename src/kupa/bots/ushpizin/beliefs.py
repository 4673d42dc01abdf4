"""What a player of Ushpizin takes to lie where: open cards are seen, covered ones remembered or not."""

from __future__ import annotations

from random import Random

from kupa.bots.memory import Memory, MemoryProfile
from kupa.bots.ushpizin.goals import ELIJAH, USHPIZIN
from kupa.core.events import Event, Seat
from kupa.games.ushpizin import View, events as ev

Spot = tuple[Seat, int]
PLACES = 7
UNKNOWN = ""  # a card nobody could name: it fits no goal


def from_seat(seat: Seat, seats: int) -> list[Seat]:
    """Return all seats in turn order, from one on: whoever counts so favours no seat's number."""
    return [(seat + step) % seats for step in range(seats)]


def beside(spot: Spot) -> list[Spot]:
    """Return the places one could take for this one: its neighbours in the row."""
    seat, place = spot
    return [(seat, near) for near in (place - 1, place + 1) if 1 <= near <= PLACES]


class Beliefs:
    """A memory of places, fed by what the seat is told."""

    def __init__(self, seat: Seat, profile: MemoryProfile, seed: str) -> None:
        self.seat = seat
        self.memory: Memory[Spot, str] = Memory(profile, seed, beside)
        self.attention = Random(f"{seed}/attention")  # noqa: S311 — play, not secrets

    def take_in(self, event: Event) -> None:
        """Follow an event: faces shown, cards moved in full view, cards covered by others."""
        if isinstance(event, ev.Dealt | ev.Revealed):
            self._rows(event.rows)
        elif isinstance(event, ev.Declared | ev.Misdeclared):
            self._row(event.seat, event.row)
        elif isinstance(event, ev.Swapped):
            self._swapped(event)
        elif isinstance(event, ev.Exchanged):
            first, second = event.places
            own = event.seat == self.seat
            self.memory.swap((event.seat, first), (event.seat, second), own=own)
        elif isinstance(event, ev.Drew):
            self._drew(event)
        else:
            self._mission(event)

    def _rows(self, rows: tuple[ev.Cards, ...]) -> None:
        """Study the rows: a short memory takes its own first, then at what would help it."""
        lacking = set(USHPIZIN) - set(rows[self.seat])
        seats = from_seat(self.seat, len(rows))
        spots = [(seat, n + 1) for seat in seats for n in range(len(rows[seat]))]
        self.attention.shuffle(spots)  # whom one looks at first is chance, not the number of a seat
        spots.sort(key=lambda spot: -self._matters(spot, rows[spot[0]][spot[1] - 1], lacking))
        for seat, place in spots[: self.memory.profile.span]:
            self.memory.see((seat, place), rows[seat][place - 1])

    def _matters(self, spot: Spot, card: str, lacking: set[str]) -> int:
        return 2 if spot[0] == self.seat else int(card in lacking or card == ELIJAH)

    def _row(self, seat: Seat, row: ev.Cards) -> None:
        for place, card in enumerate(row, 1):
            self.memory.see((seat, place), card)

    def _swapped(self, event: ev.Swapped) -> None:
        here, there = (event.seat, event.place), (event.other, event.spot)
        self.memory.pass_turn()
        self.memory.swap(here, there, own=event.seat == self.seat)

    def _drew(self, event: ev.Drew) -> None:
        for seat, place in enumerate(event.places):
            self.memory.forget((seat, place))

    def _mission(self, event: Event) -> None:
        if isinstance(event, ev.Replaced | ev.Shown | ev.Seated):
            self.memory.see((event.seat, event.place), event.card)
        elif isinstance(event, ev.Announced):
            self.memory.forget((event.seat, event.place))
        elif isinstance(event, ev.Took):
            self.memory.see((event.seat, event.place), event.card)
        elif isinstance(event, ev.PassedOn):
            self._passed(event)
        elif isinstance(event, ev.Picked):
            self._picked(event)

    def _passed(self, event: ev.PassedOn) -> None:
        seats = len(event.places)
        for seat in from_seat(self.seat, seats):
            left = (seat + 1) % seats
            self.memory.see((left, event.places[left]), event.cards[seat])

    def _picked(self, event: ev.Picked) -> None:
        """The two cards given are in open rows, to be seen; what is certain is that they moved."""
        for place in event.places:
            self.memory.forget((event.seat, place))

    def rows(self, view: View) -> list[list[tuple[str, float]]]:
        """Return for each seat and place the card believed to lie there, and how surely."""
        return [
            [self._face(view, seat, place) for place in range(1, len(row) + 1)]
            for seat, row in enumerate(view.rows)
        ]

    def _face(self, view: View, seat: Seat, place: int) -> tuple[str, float]:
        shown = view.rows[seat][place - 1]
        if shown is not None:
            return shown, 1.0
        recalled = self.memory.recall((seat, place))
        return (UNKNOWN, 0.0) if recalled is None else recalled
