"""Pairs: turn up two equal cards and keep them. The facade that ``GAMES`` lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kupa.core.declarations import CardKind, Phase, Preset, Verb
from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Event, Notice, Seat, Tell
from kupa.core.game import Game
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.tracking import Follower
from kupa.games.pairs.cards import layout
from kupa.games.pairs.declarations import CARDS, PRESETS, VERBS
from kupa.games.pairs.events import EVENTS, Laid
from kupa.games.pairs.imagine import Recalled, imagine
from kupa.games.pairs.knowledge import PairsFollower
from kupa.games.pairs.moves import BY_TEXT, Move
from kupa.games.pairs.options import Options as PairsOptions
from kupa.games.pairs.state import PHASES, PairsState
from kupa.games.pairs.views import View

LONGEST = 40  # characters of a move that are looked at


class Pairs(Game[PairsOptions, Move, View]):
    """A memory game with the cards of Ushpizin."""

    key: ClassVar[str] = "pairs"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 8)
    seats_ruling: ClassVar[str | None] = "U28"
    rulings: ClassVar[tuple[str, ...]] = ("U28",)
    Options = PairsOptions

    usual_seats: ClassVar[int] = 3
    minutes: ClassVar[int] = 10
    presets: ClassVar[Sequence[Preset]] = PRESETS
    phases: ClassVar[Sequence[Phase]] = PHASES
    cards: ClassVar[Sequence[CardKind]] = CARDS
    verbs: ClassVar[Sequence[Verb]] = VERBS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    scores: ClassVar[str | None] = "kept"  # one entry a pair
    effort: ClassVar[str | None] = "attempts"
    measures: ClassVar[tuple[str, ...]] = ("attempts",)

    def check_options(self, options: PairsOptions, seats: int) -> None:
        """Refuse a first seat that does not exist."""
        if options.first is not None and not 0 <= options.first < seats:
            raise Refused("U28", "pairs.no_such_first", first=options.first, last=seats - 1)

    def deal(
        self, options: PairsOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> PairsState:
        """Shuffle the pairs and lay them face down."""
        grid = layout(options.size)
        dice.shuffle(grid)
        first = dice.below(seats) if options.first is None else options.first
        if tell is not None:
            tell(Notice(EVERYONE, Laid(len(grid), first)))
        return PairsState(options, grid, [[] for _ in range(seats)], first, dice)

    def read(self, text: str) -> Move:
        """Read ``turn 12``."""
        move = BY_TEXT.get(" ".join(text[:LONGEST].lower().split()))
        if move is None or len(text) > LONGEST:
            raise Refused("U28", "pairs.unreadable", text=text[:LONGEST])
        return move

    def vocabulary(self, seats: int) -> tuple[Move, ...]:
        """Return every move there can be; seats make no difference."""
        del seats
        return tuple(BY_TEXT.values())

    def imagine(self, view: View, recalled: Recalled | None, dice: Dice) -> PairsState:
        """Return a full state that fits a view and what is recalled."""
        return imagine(view, recalled or Recalled(), dice)

    def follow(self, options: PairsOptions, seats: int, seat: Seat | None) -> Follower:
        """Return what follows the cards through what a seat is told."""
        return PairsFollower(options, seats, seat)

    def with_limit(self, options: PairsOptions) -> PairsOptions:
        """Return the options: random play finds every pair in the end."""
        return options

    def next_options(self, options: PairsOptions, state: State[Move, View]) -> PairsOptions:
        """Return the options: who begins is chosen for each deal anew."""
        del state
        return options
