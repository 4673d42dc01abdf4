"""Everything that makes up a position of quartets (U25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kupa.core.base_states import Part, SimultaneousState
from kupa.core.dice import Dice
from kupa.games.ushpizin.cards import bit, tally
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.position import ASKING, NOBODY
from kupa.games.ushpizin.quartets.hands import HAND_SIZE, kinds_of
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.views import AnyView


@final
class Hand(Part):
    """One player's packed cards, and the ushpiz they want to host."""

    def __init__(self, cards: i64, size: i64 = HAND_SIZE, host: i64 = 0) -> None:
        self.cards: i64 = cards
        self.size: i64 = size
        self.host: i64 = host

    def values(self) -> tuple[object, ...]:
        """Return every field, in the order of the constructor."""
        return self.cards, self.size, self.host

    def copy(self) -> Hand:
        """Return a twin."""
        return Hand(self.cards, self.size, self.host)


class HandPosition(SimultaneousState[Move, AnyView]):
    """The fields of a match. A kupa's top card is its last."""

    def __init__(
        self, options: Options, resolved: ResolvedOptions, hands: list[Hand], kupa: list[int], dice: Dice
    ) -> None:
        self.options: Options = options
        self.resolved: ResolvedOptions = resolved
        self.dice: Dice = dice
        self.hands: list[Hand] = hands
        self.kupa: list[int] = kupa
        self.used: list[int] = []
        self.kinds: i64 = 0  # a bit for each ushpiz in play
        self.phase_id: i64 = ASKING
        self.round: i64 = 1
        self.first = 0
        self.turn: i64 = 0
        self.pending = 0  # who is asked, a bit for each seat
        self.received: i64 = 0  # kinds asked for and received in this turn
        self.gave: i64 = 0  # kinds given away in this turn
        self.other: i64 = NOBODY  # who is to be given a card
        self.winners: i64 = 0
        self.at_limit = False
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

    def card_counts(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie."""
        cards: list[int] = self.kupa + self.used
        for hand in self.hands:
            cards += kinds_of(hand.cards)
        return tally(cards)

    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes."""
        return self.options, self.resolved, self.hands, self.kupa, self.dice


def copy_into(old: HandPosition, new: HandPosition) -> None:
    """Copy what changes during a match, save hands, kupa and dice."""
    new.used = old.used.copy()
    new.kinds = old.kinds
    new.phase_id = old.phase_id
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
