"""Go Fish, a whole game in one file: the example of docs/add-a-game.md.

Two to five collect books: four cards of one kind. Whoever's turn it is asks another player for a kind
they hold themselves. The other gives all cards of it; if there are none, the asker draws from the pond.

F1  With two players each is dealt seven cards, with more five. The rest is the pond.
F2  Ask a player who has cards for a kind that you hold.
F3  All cards of that kind are handed over, and you ask again (option ``again``).
F4  If there are none you draw from the pond. Is it the card you asked for? Show it and ask again.
F5  Four of a kind are a book: it is laid down at once.
F6  Whoever has no cards left draws one at once; without a pond they are passed over.
F7  When all books are laid down, the most books win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from kupa.core.declarations import CardKind, Phase, Verb, verb
from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Event, Notice, Tell, only
from kupa.core.fields import BySeat, Card, Count, Hand, HandSize, Pile, Place, Score, Seat, Secret, Word
from kupa.core.game import Game
from kupa.core.options import option
from kupa.core.refused import Refused
from kupa.core.state import State

KINDS = (
    "carp", "tuna", "salmon", "shark", "crab", "whale", "turtle",
    "squid", "seahorse", "dolphin", "starfish", "shrimp", "eel",
)  # fmt: skip
BOOK = 4  # cards of a kind


@dataclass(frozen=True, slots=True)
class GoFishOptions:
    """``deck`` short: seven kinds. ``again``: whoever gets the card they asked for asks again."""

    deck: Literal["full", "short"] = option("full", "F1")
    again: bool = option(default=True, ruling="F3")

    @property
    def kinds(self) -> tuple[Card, ...]:
        return KINDS if self.deck == "full" else KINDS[:7]


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a player for all cards of a kind."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"ask {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards are dealt; everyone sees their own."""

    key: ClassVar[str] = "gofish.dealt"
    first: Seat
    cards: Secret[tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Somebody asked. ``answer``: given (so many), caught (drawn from the pond and shown), or none."""

    key: ClassVar[str] = "gofish.asked"
    seat: Seat
    whom: Seat
    card: Card
    answer: Word
    count: Count


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn from the pond; only its owner knows which."""

    key: ClassVar[str] = "gofish.drew"
    seat: Seat
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A book was laid down."""

    key: ClassVar[str] = "gofish.laid"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """All books are laid down."""

    key: ClassVar[str] = "gofish.ended"
    ranks: BySeat[Place]
    scores: BySeat[Score]


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table, and the viewer's own hand."""

    seat: Seat | None
    options: GoFishOptions
    phase: Word
    asked: tuple[Seat, ...]
    pond: Pile
    hands: BySeat[HandSize]
    books: BySeat[tuple[Card, ...]]
    hand: Hand
    last: Event | None


class GoFishState(State[Ask, View]):
    """The pond (its top card last), everyone's hand and books, and whose turn it is."""

    def __init__(self, options: GoFishOptions, seats: int, pond: list[Card], dice: Dice) -> None:
        self.options, self.pond, self.dice = options, pond, dice
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.books: list[list[Card]] = [[] for _ in range(seats)]
        self.turn = 0
        self.last: Asked | None = None

    def phase(self) -> str:
        return "ask" if self.asked() else "over"

    def asked(self) -> tuple[Seat, ...]:
        return (self.turn,) if any(self.hands) else ()

    def moves(self, seat: Seat) -> list[Ask]:
        if seat not in self.asked():
            return []
        others = [other for other, hand in enumerate(self.hands) if hand and other != seat]
        kinds = [kind for kind in self.options.kinds if kind in self.hands[seat]]
        return [Ask(other, kind) for other in others for kind in kinds]

    def objection(self, seat: Seat, move: Ask) -> Refused | None:
        if seat not in self.asked():
            return Refused("F2", "gofish.not_your_turn")
        if move in self.moves(seat):
            return None
        if move.card not in self.hands[seat]:
            return Refused("F2", "gofish.not_held", card=move.card)
        return Refused("F2", "gofish.nobody_there", whom=move.seat)

    def play(self, seat: Seat, move: Ask, tell: Tell | None = None) -> None:
        if (refused := self.objection(seat, move)) is not None:
            raise refused
        news = tell or (lambda _: None)
        goes_on = self._ask(seat, move, news) and self.options.again
        self.lay_books(seat, news)
        for each in (seat, move.seat):
            if not self.hands[each]:
                self._draw(each, news)
        if not (goes_on and self.hands[seat]):
            self._pass_on()
        if not self.asked():
            news(Notice(EVERYONE, Ended(self.ranks(), tuple(map(len, self.books)))))

    def _ask(self, seat: Seat, ask: Ask, tell: Tell) -> bool:
        """Take all cards of the kind, or draw one; tell whether that was what was asked for (F3, F4)."""
        given = [card for card in self.hands[ask.seat] if card == ask.card]
        caught = not given and self.options.again and self.pond[-1:] == [ask.card]
        answer = "given" if given else "caught" if caught else "none"
        self.hands[ask.seat] = [card for card in self.hands[ask.seat] if card != ask.card]
        self.hands[seat] += given
        self.last = Asked(seat, ask.seat, ask.card, answer, len(given))
        tell(Notice(EVERYONE, self.last))
        if not given:
            self._draw(seat, tell)
        return answer != "none"

    def _draw(self, seat: Seat, tell: Tell) -> None:
        if self.pond:
            card = self.pond.pop()
            self.hands[seat].append(card)
            tell(Notice(only(seat), Drew(seat, card)))
            tell(Notice(~only(seat), Drew(seat, None)))

    def lay_books(self, seat: Seat, tell: Tell) -> None:
        """Lay down what is complete (F5)."""
        for kind in self.options.kinds:
            if self.hands[seat].count(kind) == BOOK:
                self.hands[seat] = [card for card in self.hands[seat] if card != kind]
                self.books[seat].append(kind)
                tell(Notice(EVERYONE, Laid(seat, kind)))

    def _pass_on(self) -> None:
        """Find the next seat that has cards (F6)."""
        for _ in self.hands:
            self.turn = (self.turn + 1) % len(self.hands)
            if self.hands[self.turn]:
                return

    def view(self, seat: Seat | None) -> View:
        hand = () if seat is None else tuple(sorted(self.hands[seat], key=KINDS.index))
        counts, books = tuple(map(len, self.hands)), tuple(map(tuple, self.books))
        head = (seat, self.options, self.phase(), self.asked(), len(self.pond))
        return View(*head, counts, books, hand, self.last)

    def fallback(self, seat: Seat) -> Ask:
        return self.moves(seat)[0]

    def copy(self) -> GoFishState:
        twin = GoFishState(self.options, len(self.hands), list(self.pond), self.dice.copy())
        twin.hands = [list(hand) for hand in self.hands]
        twin.books = [list(books) for books in self.books]
        twin.turn, twin.last = self.turn, self.last
        return twin

    def ranks(self) -> tuple[int, ...]:
        scores = [len(books) for books in self.books]
        return tuple(1 + sum(other > score for other in scores) for score in scores)

    def card_counts(self) -> dict[str, int]:
        cards = [*self.pond, *(card for hand in self.hands for card in hand)]
        laid = [kind for books in self.books for kind in books]
        return {kind: cards.count(kind) + BOOK * laid.count(kind) for kind in self.options.kinds}

    def snapshot(self) -> tuple[object, ...]:
        piles = (tuple(self.pond), tuple(map(tuple, self.hands)), tuple(map(tuple, self.books)))
        return *piles, self.turn, self.last, self.dice.place()


class GoFish(Game[GoFishOptions, Ask, View]):
    """Go Fish."""

    key: ClassVar[str] = "gofish"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    seats_ruling: ClassVar[str | None] = "F1"
    rulings: ClassVar[tuple[str, ...]] = ("F1", "F2", "F3", "F4", "F5", "F6", "F7")
    words: ClassVar[str | None] = "kupa_gofish"  # the package with the folder of sentences
    Options = GoFishOptions

    # What tables and pages have to know of the game: the general board is drawn from this.
    phases: ClassVar[Sequence[Phase]] = (Phase("ask"), Phase("over", "over"))
    cards: ClassVar[Sequence[CardKind]] = tuple(CardKind(kind, BOOK) for kind in KINDS)
    verbs: ClassVar[Sequence[Verb]] = (verb("ask", seat=Seat, card=Card),)
    events: ClassVar[Sequence[type[Event]]] = (Dealt, Asked, Drew, Laid, Ended)
    scores: ClassVar[str | None] = "books"

    def deal(
        self, options: GoFishOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> GoFishState:
        """Shuffle and deal (F1)."""
        pond = [kind for kind in options.kinds for _ in range(BOOK)]
        dice.shuffle(pond)
        state = GoFishState(options, seats, pond, dice)
        state.turn = dice.below(seats)
        news = tell or (lambda _: None)
        for seat, hand in enumerate(state.hands):
            hand += [pond.pop() for _ in range(7 if seats == 2 else 5)]
            news(Notice(only(seat), Dealt(state.turn, tuple(hand))))
        news(Notice(~only(*range(seats)), Dealt(state.turn, None)))
        for seat in range(seats):
            state.lay_books(seat, news)
        return state

    def read(self, text: str) -> Ask:
        for move in self.vocabulary(self.seats[-1]):
            if text == str(move):
                return move
        raise Refused("F2", "gofish.unreadable", text=text[:40])

    def vocabulary(self, seats: int) -> tuple[Ask, ...]:
        return tuple(Ask(seat, kind) for seat in range(seats) for kind in KINDS)

    def imagine(self, view: View, recalled: object, dice: Dice) -> GoFishState:
        """Deal the cards that the viewer does not see at random: no hand holds a whole book."""
        unseen = [kind for kind in view.options.kinds for _ in range(BOOK)]
        for card in (*view.hand, *(kind for books in view.books for kind in books * BOOK)):
            unseen.remove(card)
        while True:
            dice.shuffle(unseen)
            state = self._laid_out(view, list(unseen), dice)
            if all(hand.count(kind) < BOOK for hand in state.hands for kind in hand):
                return state

    def _laid_out(self, view: View, pond: list[Card], dice: Dice) -> GoFishState:
        state = GoFishState(view.options, len(view.hands), pond, dice.copy())
        for seat, size in enumerate(view.hands):
            mine = seat == view.seat
            state.hands[seat] = list(view.hand) if mine else [pond.pop() for _ in range(size)]
        state.books = [list(books) for books in view.books]
        state.turn = view.asked[0] if view.asked else 0
        state.last = view.last if isinstance(view.last, Asked) else None
        return state
