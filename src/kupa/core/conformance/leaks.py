"""The leak test: what a seat cannot see must make no difference to what it is shown and told.

For a position and a seat, ``imagine`` deals everything the seat cannot see anew. In such a twin the
seat must see the same view, be offered the same moves and meet the same objections. Then both play
on, with the same answer and with another one (an answer may be as hidden as a card). What the seat is
told, and what it then sees, may differ only together: a rule may reveal a card, and then it is told
and shown; nothing may be shown silently or told in passing.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from kupa.core.conformance.faults import expect
from kupa.core.conformance.positions import AnyState
from kupa.core.dice import Dice
from kupa.core.events import Notice, heard
from kupa.core.game import AnyGame

TWINS = 3  # a twin in which the mover lacks the card tells nothing, so try a few


def dice(choose: Random) -> Dice:
    """Return dice for one imagined state."""
    return Dice(choose.randbytes(32))


def check_leaks(game: AnyGame, state: AnyState, vocabulary: list[Any], choose: Random) -> None:
    """Check that no seat, nor an onlooker, is shown what it cannot see."""
    for viewer in (None, *range(len(state.ranks()))):
        twin = game.imagine(state.view(viewer), None, dice(choose))
        check_twin(state, twin, viewer)
        if viewer is not None:
            check_offers(state, twin, viewer, choose.sample(vocabulary, min(len(vocabulary), 12)))


def check_twin(state: AnyState, twin: AnyState, viewer: int | None) -> None:
    """An imagined state looks the same to its viewer."""
    seen, imagined = state.view(viewer), twin.view(viewer)
    expect(seen == state.view(viewer), "leak", f"viewer {viewer} sees two views at once")
    expect(seen == imagined, "leak", f"viewer {viewer} sees\n{seen}\nbut imagines\n{imagined}")
    expect(twin.asked() == state.asked(), "leak", "another seat is asked in an imagined state")
    expect(twin.card_counts() == state.card_counts(), "leak", "an imagined state has other cards")


def check_offers(state: AnyState, twin: AnyState, viewer: int, vocabulary: list[Any]) -> None:
    """What is offered and refused does not depend on what is hidden."""
    offered, imagined = state.moves(viewer), twin.moves(viewer)
    expect(offered == imagined, "leak", f"seat {viewer} is offered {offered}, imagines {imagined}")
    for move in vocabulary:
        why, elsewhere = str(state.objection(viewer, move)), str(twin.objection(viewer, move))
        expect(why == elsewhere, "leak", f"refusing {move} depends on hidden cards: {why}, {elsewhere}")


def check_telling(game: AnyGame, state: AnyState, seat: int, move: object, choose: Random) -> None:
    """What a move tells a viewer and what it then sees differ between twins only together."""
    after = state.copy()
    news: list[Notice] = []
    after.play(seat, move, news.append)
    for viewer in (None, *range(len(state.ranks()))):
        view = state.view(viewer)
        for _ in range(TWINS):
            twin = game.imagine(view, None, dice(choose))
            if twin.objection(seat, move) is None:
                compare(Outcome(after, news, viewer), twin.copy(), seat, move)
            compare(Outcome(after, news, viewer), twin, seat, choose.choice(twin.moves(seat)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer led to, and the viewer it is compared for."""

    after: AnyState
    news: list[Notice]
    viewer: int | None


def compare(outcome: Outcome, twin: AnyState, seat: int, move: object) -> None:
    """Play a move on the twin, then compare what the viewer was told and sees."""
    viewer = outcome.viewer
    other: list[Notice] = []
    twin.play(seat, move, other.append)
    told, imagined = heard(outcome.news, viewer), heard(other, viewer)
    same_view = outcome.after.view(viewer) == twin.view(viewer)
    expect(same_view or told != imagined, "leak", f"after {move}, {viewer} sees what was not told")
    expect(told == imagined or not same_view, "leak", f"{viewer} is told too much: {told}, {imagined}")
