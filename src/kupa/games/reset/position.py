"""Everything that makes up a position of Reset, and nothing that decides anything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import Part, TurnState
from kupa.core.declarations import Phase
from kupa.core.dice import Dice
from kupa.games.reset.cards import HAND_SIZE, KINDS, NAMES, kinds, one
from kupa.games.reset.moves import Move
from kupa.games.reset.options import HOARDING_TURNS, Options
from kupa.games.reset.views import View

TURN: Final = 1
CHOOSE: Final = 2  # whom to rob
TAKE_ONE: Final = 3
GIVE_ONE: Final = 4
STICKING: Final = 5
PHASES: Final = [
    Phase("over", "over"),
    Phase("turn"),
    Phase("choose", ruling="R17"),
    Phase("take", ruling="R17"),
    Phase("give", ruling="R17"),
    Phase("stick", "short", "R21"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]


@final
class Hand(Part):
    """One player's cards: a packed hand, and the personal pile ``deck[next:stop]``."""

    def __init__(self, kinds: i64, size: i64, next: i64, stop: i64, place: i64) -> None:  # noqa: A002
        self.kinds: i64 = kinds
        self.size: i64 = size
        self.next: i64 = next
        self.stop: i64 = stop
        self.place: i64 = place  # 0 while still in the game

    def values(self) -> tuple[object, ...]:
        """Return every field, in the order of the constructor."""
        return self.kinds, self.size, self.next, self.stop, self.place

    def copy(self) -> Hand:
        """Return a twin."""
        return Hand(self.kinds, self.size, self.next, self.stop, self.place)


class Position(TurnState[Move, View]):
    """The fields of a match; ``Reset``'s rules are functions over it."""

    def __init__(self, options: Options, hands: list[Hand], deck: bytes, dice: Dice) -> None:
        self.options: Options = options
        self.dice: Dice = dice
        self.hands: list[Hand] = hands
        self.deck: bytes = deck  # every personal pile, one after the other
        self.draw: bytes = b""  # the draw pile is draw[draw_next:]
        self.draw_next: i64 = 0
        self.centre: i64 = 0  # packed, as only its top matters
        self.centre_size: i64 = 0
        self.used: i64 = 0
        self.used_size: i64 = 0
        self.top: i64 = 0  # kind of the top card, 0 on an empty pile
        self.number: i64 = 0  # R12; 0: any number may be laid
        self.run: i64 = 0  # equal numbers directly on each other (R22)
        self.run_jokers: i64 = 0  # one bit for each of them that is a joker
        self.descending: bool = False
        self.turn = 0
        self.phase_id = TURN
        self.reopening: bool = False
        self.fresh: i64 = 0  # drawn in refills since the last play of this turn, packed (R21)
        self.fits: i64 = 0  # the kind that sticks to what was laid, 0 for none
        self.climb: i64 = 0
        self.stops: i64 = 0
        self.victim: i64 = 0
        self.taken: i64 = 0
        self.finished: i64 = 0
        self.turns: i64 = 0
        self.first: i64 = 0
        self.last_seat: i64 = 0
        self.last_move: Move | None = None
        self.last_victim: i64 = 0
        self.resets: i64 = 0
        self.sticks: i64 = 0
        self.draws: i64 = 0
        self.robberies: i64 = 0
        self.at_limit = False
        self.free_draw: bool = options.draw == "free"
        self.may_stick: bool = options.stick
        self.for_places: bool = options.finish == "places"
        self.limit: i64 = turn_limit(options)

    def still_in(self) -> i64:
        """Return how many players still hold cards."""
        return len(self.hands) - self.finished

    def draw_size(self) -> i64:
        """Return how many cards lie in the draw pile."""
        return len(self.draw) - self.draw_next

    def pile_size(self, seat: i64) -> i64:
        """Return how many cards lie in a personal pile."""
        hand = self.hands[seat]
        return hand.stop - hand.next

    def card_counts(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie."""
        packed: list[i64] = [self.centre, self.used]
        loose = list(self.draw[self.draw_next :])
        for hand in self.hands:
            packed.append(hand.kinds)
            loose += list(self.deck[hand.next : hand.stop])
        cards = [kind for each in packed for kind in kinds(each)] + loose
        return {NAMES[kind]: cards.count(kind) for kind in range(1, KINDS + 1)}

    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes."""
        return self.options, self.hands, self.deck, self.dice


def turn_limit(options: Options) -> int:
    """Return after how many turns the game is cut off; 0: never (R30)."""
    if options.turns is not None:
        return options.turns
    return HOARDING_TURNS if options.draw == "free" else 0


def copy_into(old: Position, new: Position) -> None:
    """Copy what changes during a match, save the hands and the dice."""
    new.draw = old.draw
    new.draw_next = old.draw_next
    new.centre = old.centre
    new.centre_size = old.centre_size
    new.used = old.used
    new.used_size = old.used_size
    new.top = old.top
    new.number = old.number
    new.run = old.run
    new.run_jokers = old.run_jokers
    new.descending = old.descending
    new.turn = old.turn
    new.phase_id = old.phase_id
    new.reopening = old.reopening
    new.fresh = old.fresh
    new.fits = old.fits
    new.climb = old.climb
    new.stops = old.stops
    new.victim = old.victim
    new.taken = old.taken
    new.finished = old.finished
    new.turns = old.turns
    new.first = old.first
    new.last_seat = old.last_seat
    new.last_move = old.last_move
    new.last_victim = old.last_victim
    new.resets = old.resets
    new.sticks = old.sticks
    new.draws = old.draws
    new.robberies = old.robberies
    new.at_limit = old.at_limit


def refill(p: Position, hand: Hand) -> i64:
    """Fill a hand up to six from its personal pile; return the cards drawn, packed (R8)."""
    drawn: i64 = 0
    while hand.size < HAND_SIZE and hand.next < hand.stop:
        kind: i64 = p.deck[hand.next]
        hand.next += 1
        hand.size += 1
        drawn += one(kind)
    hand.kinds += drawn
    return drawn


def holds(hand: Hand, move: Move) -> bool:
    """Tell whether a hand has every card of a play."""
    held = hand.kinds
    cost = move.cost
    while cost:
        if held & 15 < cost & 15:
            return False
        held >>= 4
        cost >>= 4
    return True
