"""The conformance suite passes sound games and finds each planted fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from kupa.core.conformance import Broken, check, tables
from kupa.core.dice import Dice
from kupa.core.game import Game
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.told import EVERYONE, Tell, Told
from kupa.games import GAMES
from kupa.games.reset import Move, Options as ResetOptions, Reset, View
from kupa.games.reset.cards import NAMES
from kupa.games.reset.events import Drew
from support.toys import Toy


@pytest.mark.parametrize("key", GAMES)
def test_every_listed_game_conforms(key: str) -> None:
    many = len(tables(GAMES[key])) > 30
    report = check(GAMES[key], games=1 if many else 2, every=6)
    assert report.games == len(tables(GAMES[key])) * (1 if many else 2)
    assert report.positions > 100


def test_a_game_with_sealed_answers_and_a_race_conforms() -> None:
    report = check(Toy(), games=10, every=1)
    assert report.positions == report.answers


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("offer", "offers"),
        ("loose", "refusals"),
        ("nameless", "refusals"),
        ("dirty", "refusals"),
        ("fallback", "fallback"),
        ("notation", "notation"),
        ("shared copy", "copy"),
        ("lost card", "census"),
        ("no race", "sealed"),
        ("ranks", "ranks"),
        ("replay", "replay"),
        ("crash", "crash"),
        ("seeing", "leak"),
        ("telling", "leak"),
    ],
)
def test_a_planted_fault_is_found(fault: str, found: str) -> None:
    with pytest.raises(Broken) as caught:
        check(Toy(fault), games=10, every=1)
    assert caught.value.check == found
    assert parse(caught.value.record).game == "toy"


def pile_of(state: State[Move, View]) -> bytes:
    """Return the first seat's personal pile, which nobody may see."""
    hands: Any = state.exact()[0]
    pile: bytes = hands[0][2]
    return pile


class LeakyState(State[Move, View]):
    """A real match of Reset whose views or events have been tampered with."""

    def __init__(self, inner: State[Move, View], leak: str) -> None:
        self.inner = inner
        self.leak = leak

    def view(self, seat: int | None) -> View:
        view = self.inner.view(seat)
        if self.leak == "hand" and seat == 1:
            return replace(view, taken=self.inner.view(0).hand[0] if view.hands[0] else None)
        if self.leak == "pile" and seat is None:
            return replace(view, taken=NAMES[pile_of(self.inner)[0]] if view.piles[0] else None)
        return view

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        if tell is None or self.leak != "draw":
            self.inner.play(seat, move, tell)
            return
        news: list[Told] = []
        self.inner.play(seat, move, news.append)
        for told in news:
            known = isinstance(told.event, Drew) and told.event.card is not None
            tell(replace(told, audience=EVERYONE) if known else told)

    def moves(self, seat: int) -> list[Move]:
        moves = self.inner.moves(seat)
        if self.leak == "order" and moves and max(self.inner.view(1 - seat).hand, default="") > "5":
            return moves[::-1]
        return moves

    def objection(self, seat: int, move: Move) -> Refused | None:
        refused = self.inner.objection(seat, move)
        if refused is not None and self.leak == "refusal":
            return Refused(refused.ruling, refused.reason, other=self.inner.view(1 - seat).hand)
        return refused

    def copy(self) -> LeakyState:
        return LeakyState(self.inner.copy(), self.leak)

    def asked(self) -> tuple[int, ...]:
        return self.inner.asked()

    def fallback(self, seat: int) -> Move:
        return self.inner.fallback(seat)

    def ranks(self) -> tuple[int, ...]:
        return self.inner.ranks()

    def race(self) -> bool:
        return self.inner.race()

    def unfinished(self) -> bool:
        return self.inner.unfinished()

    def measures(self) -> dict[str, int]:
        return self.inner.measures()

    def census(self) -> dict[str, int]:
        return self.inner.census()

    def exact(self) -> tuple[object, ...]:
        return self.inner.exact()


class LeakyReset(Game[ResetOptions, Move, View]):
    """Reset, with one leak planted."""

    key: ClassVar[str] = "reset"
    edition: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    rulings: ClassVar[tuple[str, ...]] = ()
    Options = ResetOptions
    inner = Reset()

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def start(
        self, options: ResetOptions, seats: int, dice: Dice, tell: Tell | None = None
    ) -> LeakyState:
        return LeakyState(self.inner.start(options, seats, dice, tell), self.leak)

    def imagine(self, view: View, recalled: Any, dice: Dice) -> LeakyState:  # noqa: ANN401
        return LeakyState(self.inner.imagine(view, recalled, dice), self.leak)

    def read(self, text: str) -> Move:
        return self.inner.read(text)

    def vocabulary(self, seats: int) -> Iterator[Move]:
        return self.inner.vocabulary(seats)

    def bounded(self, options: ResetOptions) -> ResetOptions:
        return self.inner.bounded(options)

    def again(self, options: ResetOptions, state: State[Move, View]) -> ResetOptions:
        return self.inner.again(options, state)


def test_the_wrapped_game_without_a_leak_conforms() -> None:
    assert check(LeakyReset(""), games=1, every=3).games > 0


@pytest.mark.parametrize("leak", ["hand", "pile", "draw", "order", "refusal"])
def test_a_leak_planted_in_a_copy_of_reset_is_caught(leak: str) -> None:
    with pytest.raises(Broken) as caught:
        check(LeakyReset(leak), games=4, every=2)
    assert caught.value.check == "leak"
