"""Wraps any game so that a test can change one thing and leave the rest as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from kupa.core.dice import Dice
from kupa.core.events import Tell
from kupa.core.game import AnyGame, Game
from kupa.core.refused import Refused
from kupa.core.state import State

AnyState = State[Any, Any]
DECLARED = ("phases", "cards", "verbs", "events", "views", "scores", "effort", "measures")


class WrappedState(State[Any, Any]):
    """A real match; a subclass overrides what it spoils. ``leak`` says which fault is planted."""

    def __init__(self, inner: AnyState, leak: str) -> None:
        self.inner = inner
        self.leak = leak

    def asked(self) -> tuple[int, ...]:
        return self.inner.asked()

    def moves(self, seat: int) -> list[Any]:
        return self.inner.moves(seat)

    def objection(self, seat: int, move: Any) -> Refused | None:  # noqa: ANN401
        return self.inner.objection(seat, move)

    def play(self, seat: int, move: Any, tell: Tell | None = None) -> None:  # noqa: ANN401
        self.inner.play(seat, move, tell)

    def view(self, seat: int | None) -> Any:  # noqa: ANN401
        return self.inner.view(seat)

    def fallback(self, seat: int) -> Any:  # noqa: ANN401
        return self.inner.fallback(seat)

    def copy(self) -> WrappedState:
        return type(self)(self.inner.copy(), self.leak)

    def ranks(self) -> tuple[int, ...]:
        return self.inner.ranks()

    def phase(self) -> str:
        return self.inner.phase()

    def race(self) -> bool:
        return self.inner.race()

    def unfinished(self) -> bool:
        return self.inner.unfinished()

    def measures(self) -> dict[str, int]:
        return self.inner.measures()

    def card_counts(self) -> dict[str, int]:
        return self.inner.card_counts()

    def snapshot(self) -> tuple[object, ...]:
        return self.inner.snapshot()


class WrappedGame(Game[Any, Any, Any]):
    """A real game whose states are wrapped."""

    edition: ClassVar[int] = 1
    rulings: ClassVar[tuple[str, ...]] = ()

    def __init__(self, inner: AnyGame, wrap: Callable[[AnyState], WrappedState]) -> None:
        self.inner = inner
        self.wrap = wrap
        self.key = inner.key  # type: ignore[misc]
        self.seats = inner.seats  # type: ignore[misc]
        self.Options = inner.Options
        for name in DECLARED:
            setattr(self, name, getattr(inner, name))

    def deal(self, options: Any, seats: int, dice: Dice, tell: Tell | None = None) -> WrappedState:  # noqa: ANN401
        return self.wrap(self.inner.start(options, seats, dice, tell))

    def imagine(self, view: Any, recalled: Any, dice: Dice) -> WrappedState:  # noqa: ANN401
        return self.wrap(self.inner.imagine(view, recalled, dice))

    def read(self, text: str) -> Any:  # noqa: ANN401
        return self.inner.read(text)

    def vocabulary(self, seats: int) -> tuple[Any, ...]:
        return self.inner.vocabulary(seats)

    def with_limit(self, options: Any) -> Any:  # noqa: ANN401
        return self.inner.with_limit(options)

    def next_options(self, options: Any, state: AnyState) -> Any:  # noqa: ANN401
        return self.inner.next_options(options, state)
