"""Everything that makes up a position of quartets (U25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kupa.core.dice import Dice
from kupa.core.state import State
from kupa.games.ushpizin.cards import bit, tally
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.position import ASKING, NOBODY
from kupa.games.ushpizin.quartets.hands import HAND_SIZE, kinds_of
from kupa.games.ushpizin.terms import Terms
from kupa.games.ushpizin.views import AnyView


@final
class Hand:
    """One player's packed cards, and the ushpiz they want to host."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards
        self.size: i64 = HAND_SIZE
        self.host: i64 = 0

    def copy(self) -> Hand:
        """Return a twin."""
        twin = Hand(self.cards)
        twin.size = self.size
        twin.host = self.host
        return twin


class HandPosition(State[Move, AnyView]):
    """The fields of a match. A kupa's top card is its last."""

    def __init__(
        self, options: Options, terms: Terms, hands: list[Hand], kupa: list[int], dice: Dice
    ) -> None:
        self.options: Options = options
        self.terms: Terms = terms
        self.dice: Dice = dice
        self.hands: list[Hand] = hands
        self.kupa: list[int] = kupa
        self.used: list[int] = []
        self.kinds: i64 = 0  # a bit for each ushpiz in play
        self.phase: i64 = ASKING
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0
        self.pending: i64 = 0  # who is asked, a bit for each seat
        self.received: i64 = 0  # kinds asked for and received in this turn
        self.gave: i64 = 0  # kinds given away in this turn
        self.other: i64 = NOBODY  # who is to be given a card
        self.winners: i64 = 0
        self.at_limit: bool = False
        self.last: i64 = 0  # the last public event, see ``asking.py``
        self.last_seat: i64 = 0
        self.last_other: i64 = 0
        self.last_kind: i64 = 0
        self.asks: i64 = 0
        self.hits: i64 = 0
        self.shuffles: i64 = 0

    def everyone(self) -> i64:
        """Return the mask of all seats."""
        return bit(len(self.hands)) - 1

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left."""
        seat += 1
        if seat == len(self.hands):
            return 0
        return seat

    def census(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie."""
        cards: list[int] = self.kupa + self.used
        for hand in self.hands:
            cards += kinds_of(hand.cards)
        return tally(cards)

    def exact(self) -> tuple[object, ...]:
        """Return everything, for referees and tests."""
        hands = tuple([(hand.cards, hand.size, hand.host) for hand in self.hands])
        piles = (tuple(self.kupa), tuple(self.used), self.kinds)
        turn = (self.phase, self.round, self.first, self.turn, self.pending)
        asked = (self.received, self.gave, self.other, self.winners, self.at_limit)
        told = (self.last, self.last_seat, self.last_other, self.last_kind)
        counts = (self.asks, self.hits, self.shuffles)
        return (hands, piles, turn, asked, told, counts, self.dice.place(), self.options)


def copy_into(old: HandPosition, new: HandPosition) -> None:
    """Copy what changes during a match, save hands, kupa and dice."""
    new.used = old.used.copy()
    new.kinds = old.kinds
    new.phase = old.phase
    new.round = old.round
    new.first = old.first
    new.turn = old.turn
    new.pending = old.pending
    new.received = old.received
    new.gave = old.gave
    new.other = old.other
    new.winners = old.winners
    new.at_limit = old.at_limit
    new.last = old.last
    new.last_seat = old.last_seat
    new.last_other = old.last_other
    new.last_kind = old.last_kind
    new.asks = old.asks
    new.hits = old.hits
    new.shuffles = old.shuffles
