"""Nothing covered gets out: not directly, not through a swap, an order, a count or a memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from kupa.core.conformance import Broken, check
from kupa.core.events import EVERYONE, Notice, Tell, heard
from kupa.games.court import CourtState, Options, Seen
from kupa.games.court.cards import MAGIC, PLACES, alive, card_at, pack, unpack
from kupa.games.court.events import Peeked, Swapped
from kupa.games.court.moves import PEEK, SWAP, Move
from support.court import COURT, deals
from support.game_wrapper import WrappedGame, WrappedState

pytestmark = pytest.mark.random_play


def positions(options: Options, choose: Random, games: int) -> Iterator[CourtState]:
    """Yield positions of random games, the last stretch of each among them."""
    for state in deals(games, 3, options):
        while asked := state.asked():
            if choose.randrange(25) == 0 or sum(state.view(None).hats) < PLACES:
                yield state
            state.play(asked[0], choose.choice(state.moves(asked[0])))


def reshuffled(state: CourtState, viewer: int | None, choose: Random) -> CourtState:
    """Return the same table with every hat that the viewer cannot see dealt anew, still alive.

    Written without ``imagine``, so that a leak cannot hide in both.
    """
    twin = state.copy()
    row, seen = unpack(state.hats), state.view(viewer).seen
    free = [at for at, hat in enumerate(row) if hat and not (seen and seen.place == at + 1)]
    loose = [row[at] for at in free] + list(state.hat_pile[state.hat_next :])
    while True:
        choose.shuffle(loose)
        for at, hat in zip(free, loose, strict=False):
            row[at] = hat
        if alive(state.people, pack(row)):
            break
    twin.hats = pack(row)
    twin.hat_pile, twin.hat_next = bytes(loose[len(free) :]), 0
    return twin


def unrevealed(state: CourtState, twin: CourtState, move: Move, viewer: int | None) -> bool:
    """Tell whether a move must look the same at both tables, by the rules alone (C5, C6, C8)."""
    if move.action == SWAP:
        return True
    hats = [card_at(each.hats, move.place) for each in (state, twin)]
    taken = MAGIC in hats and state.options.magic == "any"
    return move.action == PEEK and not taken and viewer != state.turn


@pytest.mark.parametrize("options", [Options(size="short"), Options(size="short", magic="declared")])
def test_other_covered_hats_change_nothing_that_a_seat_sees_is_told_or_may_do(options: Options) -> None:
    choose = Random(8)
    compared = 0
    for state in positions(options, choose, 6):
        for viewer in (None, 0, 1, 2):
            twin = reshuffled(state, viewer, choose)
            assert twin.view(viewer) == state.view(viewer)
            assert twin.moves(state.turn) == state.moves(state.turn)
            for move in choose.sample(state.moves(state.turn), 8):
                if unrevealed(state, twin, move, viewer):
                    assert after(state, move, viewer) == after(twin, move, viewer)
                    compared += 1
    assert compared > 1000


def after(state: CourtState, move: Move, viewer: int | None) -> tuple[object, object]:
    """Return what a viewer is told of a move, and what it sees then."""
    later = state.copy()
    news: list[Notice] = []
    later.play(later.turn, move, news.append)
    return heard(news, viewer), later.view(viewer)


def test_a_hat_is_in_view_only_after_a_miss_or_to_its_peeker() -> None:
    choose = Random(9)
    for state in positions(Options(size="short"), choose, 4):
        kind = type(state.view(None).last).__name__
        for viewer in (None, 0, 1, 2):
            mine = kind == "Peeked" and viewer == state.last_seat
            assert (state.view(viewer).seen is not None) == (mine or kind == "Missed")


class LeakyCourt(WrappedState):
    """A real match of the King's Court that betrays something."""

    remembered: Seen | None = None

    def play(self, seat: int, move: Any, tell: Tell | None = None) -> None:  # noqa: ANN401
        inner: Any = self.inner
        before = inner.view(seat).seen
        news: list[Notice] = []
        self.inner.play(seat, move, news.append)
        self.remembered = before or self.remembered
        if tell is not None:
            for told in news:
                for each in self.spoilt(told):
                    tell(each)

    def spoilt(self, told: Notice) -> list[Notice]:
        """Tell too much: a peeked hat to all, or what was swapped."""
        event = told.event
        if self.leak == "peek told" and isinstance(event, Peeked) and event.hat:
            return [replace(told, audience=EVERYONE)]
        if self.leak == "swap told" and isinstance(event, Swapped):
            inner: Any = self.inner
            hat = str(card_at(inner.hats, event.place))
            return [told, Notice(EVERYONE, Peeked(event.seat, event.place, hat))]
        return [told]

    def view(self, seat: int | None) -> Any:  # noqa: ANN401
        inner: Any = self.inner
        view, hats = inner.view(seat), inner.hats
        if self.leak == "memory" and view.seen is None and view.phase == "turn":
            return replace(view, seen=self.remembered)
        if self.leak == "count" and MAGIC in unpack(hats):
            return replace(view, turns=view.turns + 1)
        if self.leak == "identity":  # the back of a card tells what it is
            return replace(view, scores=(card_at(hats, 1), *view.scores[1:]))
        return view

    def moves(self, seat: int) -> list[Any]:
        inner: Any = self.inner
        fits = card_at(inner.hats, 1) == card_at(inner.people, 1)
        moves = self.inner.moves(seat)
        return moves[::-1] if self.leak == "order" and fits else moves

    def copy(self) -> LeakyCourt:
        twin = LeakyCourt(self.inner.copy(), self.leak)
        twin.remembered = self.remembered
        return twin


TABLES = [(Options(size="short", turns=200), 2)]


def leaky(leak: str) -> WrappedGame:
    return WrappedGame(COURT, partial(LeakyCourt, leak=leak))


def test_the_wrapped_game_without_a_leak_conforms() -> None:
    assert check(leaky(""), TABLES, games=1, every=4).positions > 20


@pytest.mark.parametrize("leak", ["peek told", "swap told", "memory", "count", "identity", "order"])
def test_a_leak_planted_in_the_kings_court_is_caught(leak: str) -> None:
    with pytest.raises(Broken) as caught:
        check(leaky(leak), TABLES, games=2, every=2)
    assert caught.value.check == "leak"
