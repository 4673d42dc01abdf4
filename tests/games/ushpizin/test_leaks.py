"""A covered card must tell nothing: planted leaks are caught, whichever way they take."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kupa.core.conformance import Broken, check
from kupa.core.dice import Dice
from kupa.core.events import Notice, Tell
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.games.ushpizin import AnyView, Move, Options, Ushpizin, UshpizinState, View
from kupa.games.ushpizin.cards import DAVID, NAMES, card_at
from kupa.games.ushpizin.events import Drew, Lifted
from support.game_wrapper import WrappedState
from support.ushpizin import deal

pytestmark = pytest.mark.random_play

TABLE = [(Options(rounds=6), 3)]


class Leaky(WrappedState):
    """A real match whose views, events or offers have been tampered with."""

    inner: UshpizinState

    def card(self, seat: int) -> int:
        """Return the card at a seat's first place, covered or not."""
        return card_at(self.inner.rows[seat].cards, 1)

    def view(self, seat: int | None) -> View:
        view = self.inner.view(seat)
        if seat is None or view.phase in ("opening", "over"):
            return view
        if self.leak == "own card":
            return replace(view, hosts=(NAMES[self.card(seat)],) * len(view.rows))
        if self.leak == "identity":
            equal = [s for s in range(len(view.rows)) if self.card(s) == self.card(seat)]
            return replace(view, hushed=tuple(equal))
        return view

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        news: list[Notice] = []
        self.inner.play(seat, move, None if tell is None else news.append)
        for told in news:
            event = told.event
            if self.leak == "drawn" and isinstance(event, Drew):
                event = Drew((self.inner.kupa[-1], *event.places[1:]))
            if self.leak == "lifted" and isinstance(event, Lifted):
                event = Lifted(event.seat, card_at(self.inner.rows[seat].cards, event.place))
            if tell is not None:
                tell(Notice(told.audience, event))

    def moves(self, seat: int) -> list[Move]:
        moves = self.inner.moves(seat)
        return moves[::-1] if self.leak == "order" and self.card(seat) <= DAVID else moves

    def objection(self, seat: int, move: Move) -> Refused | None:
        refused = self.inner.objection(seat, move)
        if refused is not None and self.leak == "refusal" and seat in range(len(self.inner.rows)):
            return Refused(refused.ruling, refused.reason, card=self.card(seat))
        return refused

    def asked(self) -> tuple[int, ...]:
        asked = self.inner.asked()
        return asked[::-1] if self.leak == "timing" and self.card(0) <= DAVID else asked


class LeakyUshpizin(Ushpizin):
    """Ushpizin, with one leak planted."""

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def deal(self, options: Options, seats: int, dice: Dice, tell: Tell | None = None) -> Leaky:
        return self._wrap(super().deal(options, seats, dice, tell))

    def imagine(self, view: AnyView, recalled: Any, dice: Dice) -> Leaky:  # noqa: ANN401
        if isinstance(view, View):
            view = replace(view, hosts=(), hushed=() if self.leak == "identity" else view.hushed)
        return self._wrap(super().imagine(view, recalled, dice))

    def _wrap(self, state: State[Move, AnyView]) -> Leaky:
        assert isinstance(state, UshpizinState)
        return Leaky(state, self.leak)


def test_the_wrapped_game_without_a_leak_conforms() -> None:
    assert check(LeakyUshpizin(""), TABLE, games=2, every=2).games == 2


@pytest.mark.parametrize("leak", ["own card", "identity", "lifted", "order", "refusal", "timing"])
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken) as caught:
        check(LeakyUshpizin(leak), TABLE, games=6, every=1)
    assert caught.value.check == "leak"


def test_a_drawn_card_that_is_told_is_caught_where_no_reveal_hides_it() -> None:
    with pytest.raises(Broken) as caught:
        check(LeakyUshpizin("drawn"), [(Options(rounds=6, exposure="seldom"), 3)], games=6, every=1)
    assert caught.value.check == "leak"


@pytest.mark.parametrize("words", ["missions=off", "missions=off exposure=seldom every=2"])
def test_what_lies_deeper_in_the_kupa_changes_nothing(words: str) -> None:
    """Twins that differ only below the cards that are drawn next are told and shown the same."""
    choose = Random(4)
    for number in range(8):
        state = deal(4, f"{words} rounds=5", number)
        while asked := state.asked():
            seat = choose.choice(asked)
            move = choose.choice(state.moves(seat))
            twin = with_other_kupa(state, choose)
            news: list[Notice] = []
            others: list[Notice] = []
            state.play(seat, move, news.append)
            twin.play(seat, move, others.append)
            assert news == others
            assert [state.view(s) for s in (None, 0, 1, 2, 3)] == [
                twin.view(s) for s in (None, 0, 1, 2, 3)
            ]


def with_other_kupa(state: UshpizinState, choose: Random) -> UshpizinState:
    """Return a copy with the kupa shuffled below its first four cards, unless all are due to be."""
    twin = state.copy()
    if len(twin.kupa) > 4:
        deep = twin.kupa[:-4]
        choose.shuffle(deep)
        twin.kupa = deep + twin.kupa[-4:]
    return twin
