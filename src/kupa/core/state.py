"""The contract of one match in play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kupa.core.events import Seat, Tell
from kupa.core.features import Sink
from kupa.core.refused import Refused

M = TypeVar("M")  # a move: interned, equal only to itself, str(move) is its notation
V = TypeVar("V")  # a view: frozen, all that one seat may see right now


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[M, V]):
    """One match, changed in place by its one owner.

    Turns, choices made all at once and races are one idea: who is asked now. Each answer is one
    ``(seat, move)``, and the list of answers is the whole game.
    """

    @abstractmethod
    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that may answer now, in the order to ask them; none: it is over."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[M]:
        """Return the legal answers of a seat, in the engine's fixed order; none if not asked."""

    @abstractmethod
    def objection(self, seat: Seat, move: M) -> Refused | None:
        """Return why the move is refused; None exactly for ``moves(seat)``."""

    @abstractmethod
    def play(self, seat: Seat, move: M, tell: Tell | None = None) -> None:
        """Check, then change; raise the objection if there is one. No ``tell``, no events built."""

    @abstractmethod
    def view(self, seat: Seat | None) -> V:
        """Return all that a seat (None: an onlooker) may see right now."""

    def write_view(self, seat: Seat | None, out: Sink, at: int, starts: list[int]) -> None:
        """Write a view as numbers without building it, if the game names its ``written`` entries.

        ``starts`` says where each of them begins, from ``at`` on. What is written must be what
        ``kupa.env`` would write of the view.
        """
        raise NotImplementedError

    def open_view(self) -> V:
        """Return a view with every card face up that a place or a hand holds: for finished games."""
        return self.view(None)

    @abstractmethod
    def fallback(self, seat: Seat) -> M:
        """Return what the table's clock answers for a silent seat that is asked."""

    @abstractmethod
    def copy(self) -> State[M, V]:
        """Return a twin that shares nothing that changes."""

    @abstractmethod
    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place, 1 the best, equal places shared; as it stands if not over."""

    @abstractmethod
    def phase(self) -> str:
        """Return the name of the phase the match is in, as its views say it."""

    def race(self) -> bool:
        """Tell whether the first answer of those asked counts; else their order must not matter."""
        return False

    def unfinished(self) -> bool:
        """Tell whether the match ended at its limit rather than by its goal."""
        return False

    def measures(self) -> dict[str, int]:
        """Return what a report counts in this game, for example turns."""
        return {}

    @abstractmethod
    def card_counts(self) -> dict[str, int]:
        """Return how many cards of each kind there are, wherever they lie: never changes."""

    @abstractmethod
    def snapshot(self) -> tuple[object, ...]:
        """Return everything, hidden order and dice too. For referees and tests, never sent."""
