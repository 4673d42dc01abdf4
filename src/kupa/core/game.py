"""The contract of a game: its rules, options and notation; it keeps no state of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.told import Tell

O = TypeVar("O")  # options: a frozen dataclass of ``option`` fields  # noqa: E741
M = TypeVar("M")
V = TypeVar("V")


class Game(ABC, Generic[O, M, V]):
    """One game. Subclass it, list it in ``GAMES``, and the conformance suite does the rest."""

    key: ClassVar[str]
    edition: ClassVar[int]  # rises when an old record would replay differently
    seats: ClassVar[range]
    seats_ruling: ClassVar[str | None] = None
    rulings: ClassVar[tuple[str, ...]]  # every ruling there is, each with a test that names it
    Options: type[O]

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

    @abstractmethod
    def start(self, options: O, seats: int, dice: Dice, tell: Tell | None = None) -> State[M, V]:
        """Shuffle and deal. The options have been checked; the state keeps the dice."""

    @abstractmethod
    def read(self, text: str) -> M:
        """Read a move's notation; ``read(str(move)) is move``."""

    @abstractmethod
    def vocabulary(self, seats: int) -> Iterator[M]:
        """Yield every move that could be legal in some position: a fixed space of actions."""

    @abstractmethod
    def imagine(self, view: V, recalled: Any, dice: Dice) -> State[M, V]:  # noqa: ANN401
        """Return some full state that shows this view and fits what is recalled (None: nothing)."""

    @abstractmethod
    def bounded(self, options: O) -> O:
        """Return the options with the limit that simulations use, if none is set."""

    @abstractmethod
    def again(self, options: O, state: State[M, V]) -> O:
        """Return the options of the next deal at the same table."""


AnyGame = Game[Any, Any, Any]
