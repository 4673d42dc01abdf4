"""The conformance suite passes sound games and finds each planted fault."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kupa.core.conformance import Broken, check, tables
from kupa.core.conformance.described import check_declared
from kupa.core.declarations import Preset, preset
from kupa.core.events import EVERYONE, Notice, Tell
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.games import GAMES
from kupa.games.reset import Reset
from kupa.games.reset.cards import NAMES
from kupa.games.reset.events import Drew
from support.game_wrapper import WrappedGame, WrappedState
from support.sampling import sample_interval
from support.toy_game import Toy


@pytest.mark.random_play
@pytest.mark.parametrize("key", GAMES)
def test_every_listed_game_conforms(key: str) -> None:
    games = 1 if len(tables(GAMES[key])) > 30 else 2
    report = check(GAMES[key], games=games, every=sample_interval(key, 6))
    assert report.games == games * len(tables(GAMES[key]))
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
        ("lost card", "card_counts"),
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


def pile_of(state: State[Any, Any]) -> bytes:
    """Return the first seat's personal pile, which nobody may see."""
    fields: dict[str, Any] = dict(state.snapshot())  # type: ignore[arg-type]
    _, _, start, stop, _ = fields["hands"][0]
    pile: bytes = fields["deck"][start:stop]
    return pile


class LeakyState(WrappedState):
    """A real match of Reset whose views or events have been tampered with."""

    def view(self, seat: int | None) -> Any:  # noqa: ANN401
        view = self.inner.view(seat)
        if self.leak == "hand" and seat == 1:
            return replace(view, taken=self.inner.view(0).hand[0] if view.hands[0] else None)
        if self.leak == "pile" and seat is None:
            return replace(view, taken=NAMES[pile_of(self.inner)[0]] if view.piles[0] else None)
        return view

    def play(self, seat: int, move: Any, tell: Tell | None = None) -> None:  # noqa: ANN401
        if tell is None or self.leak != "draw":
            self.inner.play(seat, move, tell)
            return
        news: list[Notice] = []
        self.inner.play(seat, move, news.append)
        for told in news:
            known = isinstance(told.event, Drew) and told.event.card is not None
            tell(replace(told, audience=EVERYONE) if known else told)

    def moves(self, seat: int) -> list[Any]:
        moves = self.inner.moves(seat)
        if self.leak == "order" and moves and max(self.inner.view(1 - seat).hand, default="") > "5":
            return moves[::-1]
        return moves

    def objection(self, seat: int, move: Any) -> Refused | None:  # noqa: ANN401
        refused = self.inner.objection(seat, move)
        if refused is not None and self.leak == "refusal":
            return Refused(refused.ruling, refused.reason, other=self.inner.view(1 - seat).hand)
        return refused


def leaky(leak: str) -> WrappedGame:
    """Return Reset for two, with one leak planted."""
    game = WrappedGame(Reset(), partial(LeakyState, leak=leak))
    game.seats = range(2, 3)  # type: ignore[misc]
    return game


def test_the_wrapped_game_without_a_leak_conforms() -> None:
    assert check(leaky(""), games=1, every=3).games > 0


@pytest.mark.parametrize("leak", ["hand", "pile", "draw", "order", "refusal"])
def test_a_leak_planted_in_a_copy_of_reset_is_caught(leak: str) -> None:
    with pytest.raises(Broken) as caught:
        check(leaky(leak), games=4, every=2)
    assert caught.value.check == "leak"


@pytest.mark.parametrize(
    "presets",
    [
        [preset("odd", "draw=never")],
        [preset("odd", "first=4")],  # there is no fifth seat at a smaller table
        [preset("one"), preset("one")],
        [preset("one", easy=True), preset("two", easy=True)],
    ],
)
def test_a_preset_that_cannot_be_played_or_told_apart_is_found(presets: list[Preset]) -> None:
    game = Reset()
    game.presets = presets  # type: ignore[misc]
    with pytest.raises(Broken) as caught:
        check_declared(game)
    assert caught.value.check == "described"
