"""The contract of a game: its rules, options and notation; it keeps no state of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from functools import cached_property
from types import UnionType
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

from kupa.core.declarations import CardKind, Phase, Preset, PrintedCard, Privacy, Verb
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat, Tell
from kupa.core.fields import fields_of
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.tracking import Follower

O = TypeVar("O")  # options: a frozen dataclass of ``option`` fields  # noqa: E741
M = TypeVar("M")
V = TypeVar("V")


class Game(ABC, Generic[O, M, V]):
    """One game. Subclass it, list it in ``GAMES``, and the conformance suite does the rest.

    What stands below ``Options`` describes the game to tables and pages: see ``description.py``.
    """

    key: ClassVar[str]
    edition: ClassVar[int]  # rises when an old record would replay differently
    seats: ClassVar[range]
    seats_ruling: ClassVar[str | None] = None
    rulings: ClassVar[tuple[str, ...]]  # every ruling there is, each with a test that names it
    words: ClassVar[str | None] = None  # the package whose words/<language>.ftl has its sentences
    Options: type[O]

    usual_seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 15  # that a game takes, roughly
    presets: ClassVar[Sequence[Preset]] = ()  # ways to play; each fits every number of seats
    phases: ClassVar[Sequence[Phase]] = ()
    cards: ClassVar[Sequence[CardKind]] = ()
    printed: ClassVar[Sequence[PrintedCard]] = ()  # the deck on paper, where it is more than ``cards``
    verbs: ClassVar[Sequence[Verb]] = ()  # the first that reads a move is its verb
    events: ClassVar[Sequence[type[Event]]] = ()
    views: ClassVar[Sequence[type[Any]]] = ()  # the dataclasses of V, if not declared
    scores: ClassVar[str | None] = None  # a view's field by seat; else the one that holds scores
    effort: ClassVar[str | None] = None  # a view's count that whoever plays alone keeps low
    measures: ClassVar[tuple[str, ...]] = ()
    written: ClassVar[tuple[str, ...]] = ()  # what ``State.write_view`` writes, where there is one

    def __init_subclass__(cls) -> None:
        """Read the views from the type arguments, so that they are written once."""
        super().__init_subclass__()
        bases = [base for base in getattr(cls, "__orig_bases__", ()) if get_origin(base) is Game]
        if bases and "views" not in vars(cls):
            view = get_args(bases[0])[2]
            found = get_args(view) if isinstance(view, UnionType) else (view,)
            cls.views = tuple(each for each in found if isinstance(each, type) and is_dataclass(each))

    def find_phase(self, name: str) -> Phase:
        """Return a phase by its name; one that is not declared has the time of a turn."""
        return next((phase for phase in self.phases if phase.name == name), Phase(name))

    def check(self, options: O, seats: int) -> None:
        """Refuse a table that makes no sense, with a reason."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Refused(self.seats_ruling, "core.bad_seats", seats=seats, low=low, high=high)
        self.check_options(options, seats)

    def check_options(self, options: O, seats: int) -> None:
        """Refuse options that make no sense at a table of that many seats."""

    def examples(self) -> Iterator[tuple[str, int]]:
        """Yield tables worth testing beside each option alone: words such as ``draw=free``, seats."""
        yield from ()

    def start(self, options: O, seats: int, dice: Dice, tell: Tell | None = None) -> State[M, V]:
        """Check what is given, then shuffle and deal; the state keeps the dice."""
        if not isinstance(options, self.Options):
            raise TypeError(f"{self.key} takes {self.Options.__name__}, not {type(options).__name__}")
        for given, wanted in ((seats, int), (dice, Dice)):
            if not isinstance(given, wanted):
                raise TypeError(f"a table takes {wanted.__name__}, not {type(given).__name__}")
        self.check(options, seats)
        return self.deal(options, seats, dice, tell)

    @abstractmethod
    def deal(self, options: O, seats: int, dice: Dice, tell: Tell | None = None) -> State[M, V]:
        """Shuffle and deal for ``start``, which has checked options and seats."""

    @abstractmethod
    def read(self, text: str) -> M:
        """Read a move's notation; ``read(str(move)) is move``."""

    @abstractmethod
    def vocabulary(self, seats: int) -> tuple[M, ...]:
        """Return every move that could be legal in some position: a fixed space of actions.

        Its order is part of the game's edition, so that ``index`` means the same move for ever.
        """

    def index(self, move: M, seats: int) -> int:
        """Return a move's place in the vocabulary; ValueError if it is not there."""
        if seats not in self._indices:
            self._indices[seats] = {each: at for at, each in enumerate(self.vocabulary(seats))}
        if move not in self._indices[seats]:
            raise ValueError(f"{move!r} is no move of {self.key} with {seats} seats")
        return self._indices[seats][move]

    def round(self, view: V, seats: int) -> int | None:  # noqa: ARG002
        """Return which round is being played, from a view; None where the game has no rounds."""
        return None

    @cached_property
    def _indices(self) -> dict[int, dict[M, int]]:
        return {}

    @abstractmethod
    def imagine(self, view: V, recalled: Any, dice: Dice) -> State[M, V]:  # noqa: ANN401
        """Return some full state that shows this view and fits what is recalled (None: nothing)."""

    def follow(self, options: O, seats: int, seat: Seat | None) -> Follower | None:  # noqa: ARG002
        """Return what follows the game's cards through what a seat is told; None: nothing does."""
        return None

    def privacy(self, options: O) -> Privacy:  # noqa: ARG002
        """Return what is for a seat's own eyes; people at one device can share a game of glances."""
        shown = (field for view in self.views for field in fields_of(view).values())
        return "hands" if any(field.zone == "hand" for field in shown) else "glances"

    def with_limit(self, options: O) -> O:
        """Return the options with the limit that simulations use, if none is set."""
        return options

    def next_options(self, options: O, state: State[M, V]) -> O:  # noqa: ARG002
        """Return the options of the next deal at the same table."""
        return options


AnyGame = Game[Any, Any, Any]
