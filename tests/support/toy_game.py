"""A throw-away game with sealed answers and a race, and ways to break it.

Each lays a card, all at once; the highest card scores. Then whoever calls first closes the round.
``fault`` plants one defect, so that a test can see the conformance suite find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from kupa.core.declarations import Phase, Verb, verb
from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Event, Notice, Tell, only
from kupa.core.fields import BySeat, Score, Seat, Secret
from kupa.core.game import Game
from kupa.core.options import option
from kupa.core.refused import Refused
from kupa.core.state import State

HAND = 3


@dataclass(frozen=True, slots=True)
class ToyOptions:
    rounds: int = option(HAND, "T1", 1)


@dataclass(frozen=True, slots=True)
class Move:
    """Lay a card, or (None) close the round."""

    card: int | None

    def __str__(self) -> str:
        return "close" if self.card is None else f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    key: ClassVar[str] = "toy.dealt"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    key: ClassVar[str] = "toy.laid"
    seat: Seat
    card: Secret[int]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    key: ClassVar[str] = "toy.shown"
    cards: BySeat[int]


@dataclass(frozen=True, slots=True)
class Closed(Event):
    key: ClassVar[str] = "toy.closed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    options: ToyOptions
    hand: tuple[int, ...]
    own: Secret[int]
    laid: BySeat[bool]
    shown: BySeat[int]
    gone: tuple[int, ...]
    scores: BySeat[Score]
    hint: int | None = None  # where a fault hides what should not be seen


class ToyState(State[Move, View]):
    """One match; ``laid`` holds sealed cards, ``shown`` open ones until the round is closed."""

    def __init__(self, options: ToyOptions, hands: list[list[int]], fault: str) -> None:
        self.options = options
        self.hands = hands
        self.fault = fault
        self.laid: list[int | None] = [None] * len(hands)
        self.shown: tuple[int, ...] = ()
        self.gone: list[int] = []
        self.scores = [0] * len(hands)

    def asked(self) -> tuple[int, ...]:
        if self.shown:
            return tuple(range(len(self.hands)))
        if sum(self.scores) == self.options.rounds and self.fault != "endless":
            return ()
        return tuple(seat for seat, card in enumerate(self.laid) if card is None)

    def phase(self) -> str:
        if self.fault == "phase":
            return "night"
        return "turn" if self.asked() else "over"

    def race(self) -> bool:
        return bool(self.shown) and self.fault != "no race"

    def moves(self, seat: int) -> list[Move]:
        if seat not in self.asked():
            return []
        if self.shown:
            return [Move(None)]
        return [Move(card) for card in self.hands[seat]] + [Move(99)] * (self.fault == "offer")

    def objection(self, seat: int, move: Move) -> Refused | None:
        if seat not in self.asked():
            return Refused("T1", "toy.not_asked")
        if self.fault == "nameless":
            return None if move in self.moves(seat) else Refused(None, "toy.not_yours")
        if self.fault == "crash" and move == Move(0):
            raise ZeroDivisionError
        if self.fault == "loose" and move.card is not None and not self.shown:
            return None
        fine = move in self.moves(seat) and move != Move(99)
        return None if fine else Refused("T2", "toy.not_yours")

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        if self.fault == "dirty":
            self.scores[0] += 0 if self.objection(seat, move) is None else 1
        if (refused := self.objection(seat, move)) is not None:
            raise refused
        if move.card is None:
            self._close(seat, tell)
        else:
            self._lay(seat, move.card, tell)

    def _lay(self, seat: int, card: int, tell: Tell | None) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if tell is not None:
            tell(Notice(only(seat), Laid(seat, card)))
            told = card if self.fault == "telling" else None
            tell(Notice(~only(seat), Laid(seat, told)))
        if None not in self.laid:
            self._show(tell)

    def _show(self, tell: Tell | None) -> None:
        self.shown = tuple(card for card in self.laid if card is not None)
        self.laid = [None] * len(self.hands)
        self.scores[self.shown.index(max(self.shown))] += 1
        if tell is not None:
            tell(Notice(EVERYONE, Shown(self.shown)))

    def _close(self, seat: int, tell: Tell | None) -> None:
        self.gone += self.shown[1:] if self.fault == "lost card" else self.shown
        self.shown = ()
        if self.fault == "no race":
            self.scores[seat] += 1
        if tell is not None:
            tell(Notice(EVERYONE, Closed(seat)))

    def view(self, seat: int | None) -> View:
        own = None if seat is None else self.laid[seat]
        hand = () if seat is None else tuple(self.hands[seat])
        laid = tuple(card is not None for card in self.laid)
        view = View(
            seat, self.options, hand, own, laid, self.shown, tuple(self.gone), tuple(self.scores)
        )
        if self.fault == "seeing" and seat != 0 and self.hands[0]:
            return replace(view, hint=max(self.hands[0]))
        return view

    def fallback(self, seat: int) -> Move:
        return Move(77) if self.fault == "fallback" else self.moves(seat)[0]

    def copy(self) -> ToyState:
        hands = self.hands if self.fault == "shared copy" else [list(hand) for hand in self.hands]
        twin = ToyState(self.options, hands, self.fault)
        twin.laid, twin.shown, twin.gone = list(self.laid), self.shown, list(self.gone)
        twin.scores = list(self.scores)
        return twin

    def ranks(self) -> tuple[int, ...]:
        first = 0 if self.fault == "ranks" else 1
        return tuple(first + sum(other > score for other in self.scores) for score in self.scores)

    def unfinished(self) -> bool:
        return False

    def measures(self) -> dict[str, int]:
        return {"rounds": sum(self.scores)}

    def card_counts(self) -> dict[str, int]:
        laid = [card for card in self.laid if card is not None]
        cards = [card for hand in self.hands for card in hand] + laid + [*self.shown, *self.gone]
        return {str(card): cards.count(card) for card in sorted(cards)}

    def snapshot(self) -> tuple[object, ...]:
        hands = tuple(map(tuple, self.hands))
        return hands, tuple(self.laid), self.shown, tuple(self.gone), tuple(self.scores)


class Toy(Game[ToyOptions, Move, View]):
    key: ClassVar[str] = "toy"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    seats_ruling: ClassVar[str | None] = "T1"
    rulings: ClassVar[tuple[str, ...]] = ("T1", "T2")
    Options = ToyOptions
    phases: ClassVar[Sequence[Phase]] = [Phase("turn"), Phase("over", "over")]
    verbs: ClassVar[Sequence[Verb]] = [verb("lay", card=int), verb("close")]
    events: ClassVar[Sequence[type[Event]]] = [Dealt, Laid, Shown, Closed]
    measures: ClassVar[tuple[str, ...]] = ("rounds",)

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.started = 0

    def deal(self, options: ToyOptions, seats: int, dice: Dice, tell: Tell | None = None) -> ToyState:
        deck = list(range(seats * HAND))
        dice.shuffle(deck)
        self.started += 1
        if self.fault == "replay" and self.started % 2 == 0:
            deck.reverse()
        hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        if tell is not None:
            for seat, hand in enumerate(hands):
                tell(Notice(only(seat), Dealt(tuple(hand))))
        return ToyState(options, hands, self.fault)

    def read(self, text: str) -> Move:
        if self.fault == "notation" and text == "lay 1":
            return Move(2)
        return Move(None) if text == "close" else Move(int(text.removeprefix("lay ")))

    def vocabulary(self, seats: int) -> tuple[Move, ...]:
        return (Move(None), *map(Move, range(seats * HAND)))

    def imagine(self, view: View, recalled: None, dice: Dice) -> ToyState:
        seats = len(view.scores)
        seen = {*view.hand, *view.shown, *view.gone, view.own}
        deck = [card for card in range(seats * HAND) if card not in seen]
        dice.shuffle(deck)
        left = HAND - len(view.gone) // seats - (len(view.shown) > 0)
        hands: list[list[int]] = []
        laid: list[int | None] = []
        for seat, waits in enumerate(view.laid):
            mine = seat == view.seat
            hands.append(list(view.hand) if mine else [deck.pop() for _ in range(left - waits)])
            laid.append(view.own if mine else deck.pop() if waits else None)
        state = ToyState(view.options, [sorted(hand) for hand in hands], self.fault)
        state.laid, state.shown, state.gone = laid, view.shown, list(view.gone)
        state.scores = list(view.scores)
        return state

    def with_limit(self, options: ToyOptions) -> ToyOptions:
        return options

    def next_options(self, options: ToyOptions, state: State[Move, View]) -> ToyOptions:
        return options


@cache
def sound() -> Toy:
    """Return the toy without a fault."""
    return Toy()
