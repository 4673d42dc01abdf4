"""Everything that makes up a position of Ushpizin, and nothing that decides anything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import Part, SimultaneousState
from kupa.core.declarations import Phase
from kupa.core.dice import Dice
from kupa.games.ushpizin.cards import ELIJAH, PLACES, REST, bit, card_at, tally
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.resolved_options import ResolvedOptions
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
ASKING: Final = 14  # three in quartets
GIVING: Final = 15
PUTTING: Final = 16
REDRAWING: Final = 17  # U13a
PHASES: Final = [
    Phase("hosts", ruling="U24"),
    Phase("opening", "study", "U21"),
    Phase("lift", ruling="U8"),
    Phase("swap", ruling="U7"),
    Phase("declare", "short", "U12"),
    Phase("draw", ruling="U13"),
    Phase("announce", "short", "U17"),
    Phase("pass", ruling="M1"),
    Phase("take", ruling="M3"),
    Phase("offer", ruling="M6"),
    Phase("pick", ruling="M6"),
    Phase("reorder", ruling="U23"),
    Phase("close", "study", "U21"),
    Phase("over", "over"),
    Phase("ask", ruling="U25"),
    Phase("give", ruling="U25"),
    Phase("out", ruling="U25"),
    Phase("redraw", ruling="U13a"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

NOBODY: Final = -1
IN_ORDER: Final = 0x7654321  # places 1 to 7, four bits each (U23)


@final
class Row(Part):
    """One player's seven places: packed cards, and who may not move which of them.

    ``bars`` has seven bits a place, one for each seat: the seat may not lift (its own) or take
    (another's) that card in this round (U9, U10). It wanders with the card.
    """

    def __init__(
        self, cards: i64, bars: i64 = 0, chosen: i64 = 0, order: i64 = IN_ORDER, host: i64 = 0
    ) -> None:
        self.cards: i64 = cards
        self.bars: i64 = bars
        self.chosen: i64 = chosen  # the sealed place, 0 for none (U13, M1)
        self.order: i64 = order  # which place each card had before reordering
        self.host: i64 = host  # the ushpiz wanted, 0 for none (U24)

    def values(self) -> tuple[object, ...]:
        """Return every field, in the order of the constructor."""
        return self.cards, self.bars, self.chosen, self.order, self.host

    def copy(self) -> Row:
        """Return a twin."""
        return Row(self.cards, self.bars, self.chosen, self.order, self.host)


class Position(SimultaneousState[Move, AnyView]):
    """The fields of a match; the rules are functions over it. A kupa's top card is its last."""

    def __init__(
        self, options: Options, resolved: ResolvedOptions, rows: list[Row], kupa: list[int], dice: Dice
    ) -> None:
        self.options: Options = options
        self.resolved: ResolvedOptions = resolved
        self.dice: Dice = dice
        self.rows: list[Row] = rows
        self.kupa: list[int] = kupa
        self.used: list[int] = []
        self.kinds: i64 = 0  # a bit for each ushpiz in play
        self.phase_id: i64 = OPENING
        self.round: i64 = 1
        self.first = 0  # who begins this round
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns over in this round
        self.pending = 0  # who is asked, a bit for each seat
        self.open: i64 = 0  # whose row lies open, a bit for each seat
        self.lifted: i64 = 0
        self.mission: i64 = 0  # the number of the one in force or being carried out
        self.holder: i64 = NOBODY
        self.gap: i64 = 0  # the holder's empty place
        self.offer: i64 = 0  # M6: the place offered
        self.guest: i64 = NOBODY  # M6: to whom
        self.drawn: i64 = 0  # the card the seat at turn exchanges one for, or not (U13a)
        self.hushed: i64 = 0  # who may not declare, a bit for each seat (U22)
        self.shown: bytes = b""  # seat, place, card: what the last answer brought into open rows
        self.buried: bytes = b""  # missions it put at the bottom on the way (U18)
        self.winners: i64 = 0
        self.at_limit = False
        self.last: i64 = 0  # the last public event, see ``public_events.py``
        self.last_seat: i64 = 0
        self.last_place: i64 = 0
        self.last_other: i64 = 0
        self.last_spot: i64 = 0
        self.last_card: i64 = 0
        self.last_second: i64 = 0  # the other card, where two were chosen between
        self.last_places: i64 = 0  # one for each seat, packed
        self.last_cards: i64 = 0  # likewise
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

    def card_counts(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie."""
        cards: list[int] = self.kupa + self.used
        place: i64
        for row in self.rows:
            for place in range(1, PLACES + 1):
                cards.append(card_at(row.cards, place))
        if self.mission:
            cards.append(self.mission + ELIJAH)
        if self.drawn:
            cards.append(self.drawn)
        return tally(cards)

    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes."""
        return self.options, self.resolved, self.rows, self.kupa, self.dice


def copy_into(old: Position, new: Position) -> None:
    """Copy what changes during a match, save rows, kupa and dice."""
    new.used = old.used.copy()
    new.kinds = old.kinds
    new.phase_id = old.phase_id
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
    new.drawn = old.drawn
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
    new.last_card = old.last_card
    new.last_second = old.last_second
    new.last_places = old.last_places
    new.last_cards = old.last_cards
    new.missions = old.missions
    new.declarations = old.declarations
    new.mistakes = old.mistakes
    new.shuffles = old.shuffles
