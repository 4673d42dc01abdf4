"""Everything that makes up a position of Ushpizin, and nothing that decides anything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.dice import Dice
from kupa.core.state import State
from kupa.games.ushpizin.cards import ELIJAH, PLACES, REST, bit, card_at, tally
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.terms import Terms
from kupa.games.ushpizin.views import AnyView

HOSTS: Final = 0  # each picks an ushpiz (U24)
OPENING: Final = 1
LIFTING: Final = 2
SWAPPING: Final = 3
DECLARING: Final = 4
DRAWING: Final = 5
ANNOUNCING: Final = 6
PASSING: Final = 7  # M1
TAKING: Final = 8  # M3
OFFERING: Final = 9  # M6
PICKING: Final = 10  # M6
REORDERING: Final = 11
CLOSING: Final = 12
OVER: Final = 13
ASKING: Final = 14  # the last three in quartets
GIVING: Final = 15
PUTTING: Final = 16
PHASES: Final = [
    "hosts", "opening", "lift", "swap", "declare", "draw", "announce", "pass", "take", "offer", "pick",
    "reorder", "close", "over", "ask", "give", "out",
]  # fmt: skip

NOBODY: Final = -1
IN_ORDER: Final = 0x7654321  # places 1 to 7, four bits each (U23)


@final
class Row:
    """One player's seven places: packed cards, and who may not move which of them.

    ``bars`` has seven bits a place, one for each seat: the seat may not lift (its own) or take
    (another's) that card in this round (U9, U10). It wanders with the card.
    """

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards
        self.bars: i64 = 0
        self.chosen: i64 = 0  # the sealed place, 0 for none (U13, M1)
        self.order: i64 = IN_ORDER  # which place each card had before reordering
        self.host: i64 = 0  # the ushpiz wanted, 0 for none (U24)

    def copy(self) -> Row:
        """Return a twin."""
        twin = Row(self.cards)
        twin.bars = self.bars
        twin.chosen = self.chosen
        twin.order = self.order
        twin.host = self.host
        return twin


class Position(State[Move, AnyView]):
    """The fields of a match; the rules are functions over it. A kupa's top card is its last."""

    def __init__(
        self, options: Options, terms: Terms, rows: list[Row], kupa: list[int], dice: Dice
    ) -> None:
        self.options: Options = options
        self.terms: Terms = terms
        self.dice: Dice = dice
        self.rows: list[Row] = rows
        self.kupa: list[int] = kupa
        self.used: list[int] = []
        self.kinds: i64 = 0  # a bit for each ushpiz in play
        self.phase: i64 = OPENING
        self.round: i64 = 1
        self.first: i64 = 0  # who begins this round
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns over in this round
        self.pending: i64 = 0  # who is asked, a bit for each seat
        self.open: i64 = 0  # whose row lies open, a bit for each seat
        self.lifted: i64 = 0
        self.mission: i64 = 0  # the number of the one in force or being carried out
        self.holder: i64 = NOBODY
        self.gap: i64 = 0  # the holder's empty place
        self.offer: i64 = 0  # M6: the place offered
        self.guest: i64 = NOBODY  # M6: to whom
        self.hushed: i64 = 0  # who may not declare, a bit for each seat (U22)
        self.shown: bytes = b""  # seat, place, card: what the last answer brought into open rows
        self.buried: bytes = b""  # missions it put at the bottom on the way (U18)
        self.winners: i64 = 0
        self.at_limit: bool = False
        self.last: i64 = 0  # the last public event, see ``public.py``
        self.last_seat: i64 = 0
        self.last_place: i64 = 0
        self.last_other: i64 = 0
        self.last_spot: i64 = 0
        self.last_x: i64 = 0
        self.last_y: i64 = 0
        self.missions: i64 = 0
        self.declarations: i64 = 0
        self.mistakes: i64 = 0
        self.shuffles: i64 = 0

    def resting(self) -> i64:
        """Return the seat that mission 2 lets rest, or NOBODY."""
        if self.mission == REST:
            return self.holder
        return NOBODY

    def everyone(self) -> i64:
        """Return the mask of all seats."""
        return bit(len(self.rows)) - 1

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left (U6)."""
        seat += 1
        if seat == len(self.rows):
            return 0
        return seat

    def census(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie."""
        cards: list[int] = self.kupa + self.used
        place: i64
        for row in self.rows:
            for place in range(1, PLACES + 1):
                cards.append(card_at(row.cards, place))
        if self.mission:
            cards.append(self.mission + ELIJAH)
        return tally(cards)

    def exact(self) -> tuple[object, ...]:
        """Return everything, for referees and tests."""
        rows = tuple([(r.cards, r.bars, r.chosen, r.order, r.host) for r in self.rows])
        piles = (tuple(self.kupa), tuple(self.used), self.kinds, self.shown, self.buried)
        turn = (self.phase, self.round, self.first, self.turn, self.turns, self.pending, self.open)
        mission = (self.lifted, self.mission, self.holder, self.gap, self.offer, self.guest)
        told = (self.last, self.last_seat, self.last_place, self.last_other, self.last_spot)
        more = (self.last_x, self.last_y, self.hushed, self.winners, self.at_limit)
        counts = (self.missions, self.declarations, self.mistakes, self.shuffles)
        return (rows, piles, turn, mission, told, more, counts, self.dice.place(), self.options)


def copy_into(old: Position, new: Position) -> None:
    """Copy what changes during a match, save rows, kupa and dice."""
    new.used = old.used.copy()
    new.kinds = old.kinds
    new.phase = old.phase
    new.round = old.round
    new.first = old.first
    new.turn = old.turn
    new.turns = old.turns
    new.pending = old.pending
    new.open = old.open
    new.lifted = old.lifted
    new.mission = old.mission
    new.holder = old.holder
    new.gap = old.gap
    new.offer = old.offer
    new.guest = old.guest
    new.hushed = old.hushed
    new.shown = old.shown
    new.buried = old.buried
    new.winners = old.winners
    new.at_limit = old.at_limit
    new.last = old.last
    new.last_seat = old.last_seat
    new.last_place = old.last_place
    new.last_other = old.last_other
    new.last_spot = old.last_spot
    new.last_x = old.last_x
    new.last_y = old.last_y
    new.missions = old.missions
    new.declarations = old.declarations
    new.mistakes = old.mistakes
    new.shuffles = old.shuffles
