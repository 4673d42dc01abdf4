"""Ushpizin: host all seven. The facade that ``GAMES`` lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from kupa.core.declarations import CardKind, Phase, Preset, PrintedCard, Privacy, Verb
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat, Tell
from kupa.core.game import Game
from kupa.core.state import State
from kupa.core.tracking import Follower
from kupa.games.ushpizin import checks
from kupa.games.ushpizin.deal import deal
from kupa.games.ushpizin.declarations import CARDS, PRESETS, PRINTED, VERBS
from kupa.games.ushpizin.events import EVENTS
from kupa.games.ushpizin.imagine import Recalled, imagine
from kupa.games.ushpizin.knowledge import RowFollower
from kupa.games.ushpizin.moves import ASK, BY_TEXT, OFFER, SWAP, TAKE, Move, read
from kupa.games.ushpizin.options import SIMULATED_ROUNDS, Options as UshpizinOptions
from kupa.games.ushpizin.position import PHASES
from kupa.games.ushpizin.quartets.deal import deal_quartets
from kupa.games.ushpizin.quartets.imagine import HandsRecalled, imagine_hands
from kupa.games.ushpizin.quartets.knowledge import HandFollower
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.views import AnyView, HandView

NAMES_A_SEAT = (SWAP, TAKE, OFFER, ASK)
EXAMPLES = (
    ("exposure=open_seventh reorder=on", 3),
    ("exposure=open_seventh close=all goal=combinations", 4),
    ("exposure=always goal=combinations", 3),
    ("exposure=always goal=one_host hosts=secret", 4),
    *((f"exposure=seldom every={every}", seats) for every, seats in ((2, 4), (3, 2), (4, 7), (7, 3))),
    ("exposure=seldom every=2 reorder=on close=all", 3),
    ("exposure=seldom every=2 goal=combinations combination=two_two_three", 5),
    *(("goal=one_host", seats) for seats in (2, 3, 4, 6, 7)),
    ("goal=one_host hosts=open kinds=all", 2),
    ("goal=one_host hosts=secret", 3),
    *(("goal=one_host hosts=free", seats) for seats in (3, 5)),
    ("goal=one_host hosts=free style=quartets", 3),
    ("goal=one_host guests=off kinds=few", 5),
    ("goal=one_host hosts=secret guests=on kinds=all reorder=on", 4),
    ("goal=one_host guests=on kinds=few", 3),
    ("goal=combinations", 2),
    ("goal=combinations guests=on", 2),
    ("goal=combinations guests=off combination=three_four", 6),
    ("goal=combinations combination=two_two_three elijah=4", 7),
    *(("goal=one_host style=quartets", seats) for seats in range(2, 8)),
    ("goal=one_host style=quartets hosts=secret missions=off", 4),
    ("goal=one_host style=quartets guests=on kinds=all", 3),
    ("goal=one_host style=quartets elijah=0 rounds=3", 5),
    ("reorder=on close=all", 2),
    ("exchange=again", 3),
    ("exchange=again reorder=on exposure=seldom every=2", 4),
    ("exchange=again goal=one_host hosts=free close=all", 2),
    ("exchange=again missions=off exposure=open_seventh", 5),
    ("missions=off elijah=0", 3),
    ("rounds=1", 4),
)


class Ushpizin(Game[UshpizinOptions, Move, AnyView]):
    """A game of memory and swaps: be the one who hosts all seven ushpizin."""

    key: ClassVar[str] = "ushpizin"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 8)
    seats_ruling: ClassVar[str | None] = "U2"
    rulings: ClassVar[tuple[str, ...]] = (
        *(f"U{number}" for number in range(1, 14)),
        "U13a",
        *(f"U{number}" for number in range(14, 28)),
        *("U29", "U30"),  # U28 is Pairs, a game of its own
        *(f"M{number}" for number in range(1, 7)),
    )
    Options = UshpizinOptions

    minutes: ClassVar[int] = 20
    presets: ClassVar[Sequence[Preset]] = PRESETS
    phases: ClassVar[Sequence[Phase]] = PHASES
    cards: ClassVar[Sequence[CardKind]] = CARDS
    printed: ClassVar[Sequence[PrintedCard]] = PRINTED
    verbs: ClassVar[Sequence[Verb]] = VERBS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    measures: ClassVar[tuple[str, ...]] = (
        "rounds",
        "missions",
        "declarations",
        "wrong declarations",
        "shuffles",
        "winners",
        "asks",
        "hits",
    )

    def check_options(self, options: UshpizinOptions, seats: int) -> None:
        """Refuse a table that makes no sense (U30)."""
        checks.check_options(options, seats)

    def examples(self) -> Iterator[tuple[str, int]]:
        """Yield the tables on which options need or meet each other."""
        return iter(EXAMPLES)

    def deal(
        self, options: UshpizinOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> State[Move, AnyView]:
        """Shuffle and deal: open rows (U4, U5), or hands (U25)."""
        resolved = ResolvedOptions(options, seats)
        if options.style == "quartets":
            return deal_quartets(options, resolved, dice, tell)
        return deal(options, resolved, dice, tell)

    def read(self, text: str) -> Move:
        """Read a move's notation."""
        return read(text)

    def vocabulary(self, seats: int) -> tuple[Move, ...]:
        """Return every move there can be."""
        return tuple(
            move for move in BY_TEXT.values() if move.action not in NAMES_A_SEAT or move.b < seats
        )

    def imagine(
        self, view: AnyView, recalled: Recalled | HandsRecalled | None, dice: Dice
    ) -> State[Move, AnyView]:
        """Return a full state that fits a view and what is recalled: of rows, or of hands."""
        if isinstance(view, HandView):
            known = recalled if isinstance(recalled, HandsRecalled) else HandsRecalled()
            return imagine_hands(view, known, dice)
        return imagine(view, recalled if isinstance(recalled, Recalled) else Recalled(), dice)

    def follow(self, options: UshpizinOptions, seats: int, seat: Seat | None) -> Follower:
        """Return what follows the cards through what a seat is told: of rows, or of hands."""
        kind = HandFollower if options.style == "quartets" else RowFollower
        return kind(options, seats, seat)

    def privacy(self, options: UshpizinOptions) -> Privacy:
        """Return ``hands`` for quartets (U25), and where the ushpiz one wants is a secret (U24)."""
        return "hands" if options.style == "quartets" or options.hosts == "secret" else "glances"

    def with_limit(self, options: UshpizinOptions) -> UshpizinOptions:
        """Limit a simulated game to 300 rounds (U29)."""
        return options if options.rounds is not None else replace(options, rounds=SIMULATED_ROUNDS)

    def next_options(self, options: UshpizinOptions, state: State[Move, AnyView]) -> UshpizinOptions:
        """Return the options: the table marks who begins, or leaves it to chance, each time (U6)."""
        del state
        return options

    def round(self, view: AnyView, seats: int) -> int:
        """Return the round that is being played."""
        del seats
        return view.round
