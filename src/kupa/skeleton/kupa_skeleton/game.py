"""Skeleton: draw cards, or stop, and come as near to 21 as you dare.

A small game to start from: change the rules, run the tests, play. Its rulings:

S1  On your turn draw a card, which only you see, or stop. Who has stopped is not asked again.
S2  Whoever has more than 21 points stops at once, and has none.
S3  When all have stopped the hands are shown; the most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from kupa.core.declarations import CardKind, Phase, Verb, verb
from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Event, Notice, Tell, only
from kupa.core.fields import BySeat, Card, Hand, HandSize, Pile, Place, Score, Seat, Secret, Word
from kupa.core.game import Game
from kupa.core.options import option
from kupa.core.refused import Refused
from kupa.core.state import State

CARDS = tuple(str(number) for number in range(1, 11))  # a card's key is also its number
COPIES = 4  # together they are worth more than five hands can hold: the deck never ends
MOST = 21
MOVES = ("draw", "stop")  # a move is any object whose str is its notation


@dataclass(frozen=True, slots=True)
class SkeletonOptions:
    """What a table may choose: how many cards are dealt."""

    dealt: Literal["one", "two"] = option("one", "S1")


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; only its owner is told which."""

    key: ClassVar[str] = "skeleton.drew"
    seat: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat draws no more."""

    key: ClassVar[str] = "skeleton.stopped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """All have stopped."""

    key: ClassVar[str] = "skeleton.ended"
    ranks: BySeat[Place]
    scores: BySeat[Score]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat sees right now."""

    seat: Seat | None
    options: SkeletonOptions
    phase: Word
    asked: tuple[Seat, ...]
    deck: Pile
    hands: BySeat[HandSize]
    stopped: BySeat[bool]
    hand: Hand
    shown: BySeat[tuple[Card, ...]] | None  # every hand, when it is over
    last: Event | None


class SkeletonState(State[str, View]):
    """One match: the deck (its top card last), the hands, who has stopped, whose turn it is."""

    def __init__(self, options: SkeletonOptions, seats: int, deck: list[Card], dice: Dice) -> None:
        self.options, self.deck, self.dice = options, deck, dice
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stopped = [False] * seats
        self.turn = 0
        self.last: Event | None = None

    def phase(self) -> str:
        return "over" if all(self.stopped) else "turn"

    def asked(self) -> tuple[Seat, ...]:
        return () if all(self.stopped) else (self.turn,)

    def moves(self, seat: Seat) -> list[str]:
        return list(MOVES) if seat in self.asked() else []

    def objection(self, seat: Seat, move: str) -> Refused | None:
        return None if move in self.moves(seat) else Refused("S1", "skeleton.not_your_turn")

    def play(self, seat: Seat, move: str, tell: Tell | None = None) -> None:
        if (refused := self.objection(seat, move)) is not None:
            raise refused
        news = tell or (lambda _: None)
        if move == "draw":
            self.draw(seat, news)
        if move == "stop" or self.points(seat) == 0:
            self._stop(seat, news)
        if not all(self.stopped):
            self._pass_on()

    def draw(self, seat: Seat, tell: Tell) -> None:
        """Draw a card: its owner is told which, the others are not."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.last = Drew(seat, None)
        tell(Notice(only(seat), Drew(seat, card)))
        tell(Notice(~only(seat), self.last))

    def _stop(self, seat: Seat, tell: Tell) -> None:
        self.stopped[seat] = True
        self.last = Stopped(seat)
        tell(Notice(EVERYONE, self.last))
        if all(self.stopped):
            scores = tuple(self.points(each) for each in range(len(self.hands)))
            tell(Notice(EVERYONE, Ended(self.ranks(), scores)))

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        while self.stopped[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)

    def points(self, seat: Seat) -> int:
        """Return what a hand is worth (S2)."""
        total = sum(map(int, self.hands[seat]))
        return total if total <= MOST else 0

    def view(self, seat: Seat | None) -> View:
        hand = () if seat is None else tuple(self.hands[seat])
        sizes, stopped = tuple(map(len, self.hands)), tuple(self.stopped)
        shown = tuple(map(tuple, self.hands)) if all(stopped) else None
        head = (seat, self.options, self.phase(), self.asked(), len(self.deck))
        return View(*head, sizes, stopped, hand, shown, self.last)

    def fallback(self, seat: Seat) -> str:
        return "stop"  # what the clock answers for whoever is silent

    def copy(self) -> SkeletonState:
        twin = SkeletonState(self.options, len(self.hands), list(self.deck), self.dice.copy())
        twin.hands = [list(hand) for hand in self.hands]
        twin.stopped, twin.turn, twin.last = list(self.stopped), self.turn, self.last
        return twin

    def ranks(self) -> tuple[int, ...]:
        scores = [self.points(seat) for seat in range(len(self.hands))]
        return tuple(1 + sum(other > score for other in scores) for score in scores)

    def card_counts(self) -> dict[str, int]:
        cards = [*self.deck, *(card for hand in self.hands for card in hand)]
        return {card: cards.count(card) for card in CARDS}

    def snapshot(self) -> tuple[object, ...]:
        hands = tuple(map(tuple, self.hands))
        return tuple(self.deck), hands, tuple(self.stopped), self.turn, self.last, self.dice.place()


class Skeleton(Game[SkeletonOptions, str, View]):
    """The rules as the entry point names them, and what a page has to know of them."""

    key: ClassVar[str] = "skeleton"
    edition: ClassVar[int] = 1  # raise it when an old record would replay differently
    seats: ClassVar[range] = range(2, 6)
    seats_ruling: ClassVar[str | None] = "S1"
    rulings: ClassVar[tuple[str, ...]] = ("S1", "S2", "S3")
    words: ClassVar[str | None] = "kupa_skeleton"  # the package with the folder of sentences
    Options = SkeletonOptions
    phases: ClassVar[Sequence[Phase]] = (Phase("turn"), Phase("over", "over"))
    cards: ClassVar[Sequence[CardKind]] = tuple(CardKind(card, COPIES) for card in CARDS)
    verbs: ClassVar[Sequence[Verb]] = (verb("draw"), verb("stop"))
    events: ClassVar[Sequence[type[Event]]] = (Drew, Stopped, Ended)

    def deal(
        self, options: SkeletonOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> SkeletonState:
        deck = [card for card in CARDS for _ in range(COPIES)]
        dice.shuffle(deck)
        state = SkeletonState(options, seats, deck, dice)
        news = tell or (lambda _: None)
        for seat in range(seats):
            for _ in range(2 if options.dealt == "two" else 1):
                state.draw(seat, news)
        return state

    def read(self, text: str) -> str:
        if text not in MOVES:
            raise Refused("S1", "skeleton.unreadable", text=text[:40])
        return text

    def vocabulary(self, seats: int) -> tuple[str, ...]:
        return MOVES

    def imagine(self, view: View, recalled: object, dice: Dice) -> SkeletonState:
        """Return a state that looks like this view: what the viewer cannot see is dealt at random."""
        known = dict(enumerate(view.shown or ()))
        if view.seat is not None:
            known[view.seat] = view.hand
        deck = [card for card in CARDS for _ in range(COPIES)]
        for card in (card for hand in known.values() for card in hand):
            deck.remove(card)
        dice.shuffle(deck)
        state = SkeletonState(view.options, len(view.hands), deck, dice.copy())
        for seat, size in enumerate(view.hands):
            hand = known.get(seat)
            state.hands[seat] = [deck.pop() for _ in range(size)] if hand is None else list(hand)
        state.stopped, state.last = list(view.stopped), view.last
        state.turn = view.asked[0] if view.asked else 0
        return state
