"""Choosing in Ushpizin: what to lift, whom to take from, what to let go, by the worth of rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from kupa.bots.ushpizin.beliefs import UNKNOWN
from kupa.bots.ushpizin.goals import FULL, Goal, likely_host
from kupa.core.events import Seat
from kupa.games.ushpizin import Move, View

Row = list[tuple[str, float]]
PATIENCE = 30  # rounds: after that nobody blocks any more, so that every game ends
MISSION = 0.2  # how much rather a known mission is put out than another useless card
DOUBT = 0.35  # an unknown card is about as good as a card of the kupa: one in three fits something


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """How a level plays, apart from its memory."""

    blocks: float  # how much an opponent's loss is worth, compared with a gain
    boldness: float  # how sure it must be to declare
    wavers: float  # how much chance is mixed into its choices


class BelievedTable:
    """The table as one seat believes it to be at one moment: covered cards as it remembers them."""

    def __init__(self, view: View, rows: list[Row], style: PlayStyle, luck: Random) -> None:
        self.view = view
        self.me: Seat = view.seat or 0
        self.rows = rows
        self.style = style
        self.luck = luck
        self.blocks = style.blocks if view.round <= PATIENCE else 0.0
        self.goals = [self._goal(seat) for seat in range(len(rows))]

    def _goal(self, seat: Seat) -> Goal:
        host = self.view.hosts[seat] if self.view.hosts else None  # none are picked: any one will do
        if host is None and self.view.hosts:
            host = likely_host(self.cards(seat), self.view.kinds)
        return Goal(self.view.options, host)

    def cards(self, seat: Seat) -> list[str]:
        """Return the cards believed to lie in a row."""
        return [card for card, _ in self.rows[seat]]

    def worth(self, seat: Seat, place: int, card: str, sure: float) -> float:
        """Return what a row would be worth with another card at a place, doubts considered."""
        cards = self.cards(seat)
        cards[place - 1] = card
        whole = self.goals[seat].worth(cards)
        cards[place - 1] = UNKNOWN
        without = self.goals[seat].worth(cards)
        hope = DOUBT if card == UNKNOWN else 0.0
        return without + (whole - without) * sure + hope

    def gain(self, seat: Seat, place: int, card: str, sure: float) -> float:
        """Return what a row gains by getting a card for the one at a place."""
        return self.worth(seat, place, card, sure) - self.worth(seat, place, *self.rows[seat][place - 1])

    def swap_value(self, place: int, other: Seat, spot: int) -> float:
        """Return what exchanging a card of one's own for another player's is worth."""
        mine, theirs = self.rows[self.me][place - 1], self.rows[other][spot - 1]
        own = self.gain(self.me, place, *theirs)
        harm = self.gain(other, spot, *mine)
        return own - self.blocks * harm + self.luck.random() * self.style.wavers

    def keep_value(self, place: int) -> float:
        """Return what one's own row loses without the card at a place; a mission is no loss at all."""
        card, sure = self.rows[self.me][place - 1]
        lost = -self.gain(self.me, place, UNKNOWN, 1.0)
        unsure = self.luck.random() * self.style.wavers * (1 - sure)
        return lost + unsure - (MISSION if card.startswith("mission") else 0.0)

    def best(self, moves: Sequence[Move], value: Callable[[Move], float]) -> Move:
        """Return the most valuable move; chance decides among equals, not the number of a seat."""
        return max(moves, key=lambda move: (value(move), self.luck.random()))

    def certainty(self) -> float:
        """Return how sure it is that one's own row is complete."""
        if self.goals[self.me].fitting(self.cards(self.me)) < FULL:
            return 0.0
        sure = 1.0
        for _, each in self.rows[self.me]:
            sure *= each
        return sure


def worst(table: BelievedTable, places: Iterable[int]) -> int:
    """Return the place of one's own whose card is missed least."""
    return min(places, key=lambda place: (table.keep_value(place), table.luck.random()))
