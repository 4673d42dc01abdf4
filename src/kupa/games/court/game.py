"""The King's Court: bring hats and heads together. The facade that ``GAMES`` lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from kupa.core.declarations import CardKind, Phase, Preset, PrintedCard, Verb
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat, Tell
from kupa.core.game import Game
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.tracking import Follower
from kupa.games.court.declarations import CARDS, PRESETS, PRINTED, VERBS
from kupa.games.court.events import EVENTS
from kupa.games.court.features import ENTRIES
from kupa.games.court.imagine import Recalled, imagine
from kupa.games.court.knowledge import CourtFollower
from kupa.games.court.moves import BY_TEXT, Move, read
from kupa.games.court.options import MOST_TURNS, SIMULATED_TURNS, Options as CourtOptions
from kupa.games.court.position import PHASES
from kupa.games.court.state import CourtState, deal
from kupa.games.court.views import View


class Court(Game[CourtOptions, Move, View]):
    """A memory game: seven characters in a row, and a covered hat above each."""

    key: ClassVar[str] = "court"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    seats_ruling: ClassVar[str | None] = "C2"
    rulings: ClassVar[tuple[str, ...]] = tuple(f"C{number}" for number in range(1, 15))
    Options = CourtOptions

    minutes: ClassVar[int] = 15
    presets: ClassVar[Sequence[Preset]] = PRESETS
    phases: ClassVar[Sequence[Phase]] = PHASES
    cards: ClassVar[Sequence[CardKind]] = CARDS
    printed: ClassVar[Sequence[PrintedCard]] = PRINTED
    verbs: ClassVar[Sequence[Verb]] = VERBS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    written: ClassVar[tuple[str, ...]] = ENTRIES
    measures: ClassVar[tuple[str, ...]] = (
        "turns",
        "peeks",
        "swaps",
        "declarations",
        "wrong declarations",
        "magic hats",
        "redeals",
    )

    def check_options(self, options: CourtOptions, seats: int) -> None:
        """Refuse a first seat that does not exist and a limit that is none."""
        if options.first is not None and not 0 <= options.first < seats:
            raise Refused("C4", "court.no_such_first", first=options.first, last=seats - 1)
        if options.turns is not None and not 1 <= options.turns <= MOST_TURNS:
            raise Refused("C14", "court.bad_turns", turns=options.turns, most=MOST_TURNS)

    def deal(
        self, options: CourtOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> CourtState:
        """Shuffle both decks and lay the row (C3)."""
        return deal(options, seats, dice, tell)

    def read(self, text: str) -> Move:
        """Read a move's notation."""
        return read(text)

    def vocabulary(self, seats: int) -> tuple[Move, ...]:  # noqa: ARG002 — the same at every table
        """Return every move there can be."""
        return tuple(BY_TEXT.values())

    def imagine(self, view: View, recalled: Recalled | None, dice: Dice) -> CourtState:
        """Return a full state that fits a view and what is recalled."""
        return imagine(view, recalled or Recalled(), dice)

    def follow(self, options: CourtOptions, seats: int, seat: Seat | None) -> Follower:
        """Return what follows the cards through what a seat is told."""
        return CourtFollower(options, seats, seat)

    def with_limit(self, options: CourtOptions) -> CourtOptions:
        """Limit a simulated game to 5,000 turns (C14)."""
        return options if options.turns is not None else replace(options, turns=SIMULATED_TURNS)

    def next_options(self, options: CourtOptions, state: State[Move, View]) -> CourtOptions:
        """Let the seat after the last starter begin (C13)."""
        view = state.view(None)
        return replace(options, first=(view.first + 1) % len(view.pairs))

    def round(self, view: View, seats: int) -> int:
        """Return how often the turn has gone round the table, the current time included."""
        return view.turns // seats + 1
