"""Reset: get rid of every card you own. The facade that ``GAMES`` lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from kupa.core.declarations import CardKind, Phase, Preset, Verb
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat, Tell
from kupa.core.game import Game
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.tracking import Follower
from kupa.games.reset.deal import deal
from kupa.games.reset.declarations import CARDS, PRESETS, VERBS
from kupa.games.reset.events import EVENTS
from kupa.games.reset.features import ENTRIES
from kupa.games.reset.imagine import Recalled, imagine
from kupa.games.reset.knowledge import ResetFollower
from kupa.games.reset.moves import BY_TEXT, ROB, Move, read
from kupa.games.reset.options import MOST_TURNS, SIMULATED_TURNS, Options as ResetOptions
from kupa.games.reset.position import PHASES
from kupa.games.reset.state import ResetState
from kupa.games.reset.views import View


class Reset(Game[ResetOptions, Move, View]):
    """A shedding game with fire, reverse, robber, stop and joker."""

    key: ClassVar[str] = "reset"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    seats_ruling: ClassVar[str | None] = "R3"
    rulings: ClassVar[tuple[str, ...]] = (
        *(f"R{number}" for number in range(1, 19)), "R18a",
        *(f"R{number}" for number in range(19, 25)), "R24a",
        *(f"R{number}" for number in range(25, 32)),
    )  # fmt: skip
    Options = ResetOptions

    minutes: ClassVar[int] = 15
    presets: ClassVar[Sequence[Preset]] = PRESETS
    phases: ClassVar[Sequence[Phase]] = PHASES
    cards: ClassVar[Sequence[CardKind]] = CARDS
    verbs: ClassVar[Sequence[Verb]] = VERBS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    measures: ClassVar[tuple[str, ...]] = ("turns", "resets", "sticks", "draws", "robberies")
    written: ClassVar[tuple[str, ...]] = ENTRIES

    def check_options(self, options: ResetOptions, seats: int) -> None:
        """Refuse a first seat that does not exist and a limit that is none."""
        if options.first is not None and not 0 <= options.first < seats:
            raise Refused("R5", "reset.no_such_first", first=options.first, last=seats - 1)
        if options.turns is not None and not 1 <= options.turns <= MOST_TURNS:
            raise Refused("R30", "reset.bad_turns", turns=options.turns, most=MOST_TURNS)

    def deal(
        self, options: ResetOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> ResetState:
        """Shuffle, deal and open the centre pile (R3, R4)."""
        return deal(options, seats, dice, tell)

    def read(self, text: str) -> Move:
        """Read a move's notation."""
        return read(text)

    def vocabulary(self, seats: int) -> tuple[Move, ...]:
        """Return every move there can be."""
        return tuple(move for move in BY_TEXT.values() if move.action != ROB or move.a < seats)

    def imagine(self, view: View, recalled: Recalled | None, dice: Dice) -> ResetState:
        """Return a full state that fits a view and what is recalled."""
        return imagine(view, recalled or Recalled(), dice)

    def follow(self, options: ResetOptions, seats: int, seat: Seat | None) -> Follower:
        """Return what follows the cards through what a seat is told."""
        return ResetFollower(options, seats, seat)

    def with_limit(self, options: ResetOptions) -> ResetOptions:
        """Limit a simulated game to 2,000 turns (R30)."""
        return options if options.turns is not None else replace(options, turns=SIMULATED_TURNS)

    def next_options(self, options: ResetOptions, state: State[Move, View]) -> ResetOptions:
        """Let the seat after the last starter begin (R31)."""
        view = state.view(None)
        return replace(options, first=(view.first + 1) % len(view.hands))

    def round(self, view: View, seats: int) -> int:
        """Return how often the turn has gone round the table, the current time included."""
        return view.turns // seats + 1
