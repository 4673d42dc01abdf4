"""What must hold in every position: the moves offered, the moves refused, the copies."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

from kupa.core.conformance.faults import Broken, expect
from kupa.core.game import AnyGame
from kupa.core.refused import Refused
from kupa.core.state import State

AnyState = State[Any, Any]


def check_position(game: AnyGame, state: AnyState, vocabulary: list[Any], choose: Random) -> None:
    """Check one position; ``vocabulary`` is every move there can be at this table."""
    before = state.snapshot()
    seats = range(len(state.ranks()))
    for seat in seats:
        if seat in state.asked():
            check_offer(game, state, seat)
        else:
            expect(not state.moves(seat), "offers", f"seat {seat} is not asked but has moves")
    for seat in seats:
        check_refusals(state, seat, choose.sample(vocabulary, min(len(vocabulary), 12)))
    expect(state.snapshot() == before, "purity", "looking at a position changed it")


def check_offer(game: AnyGame, state: AnyState, seat: int) -> None:
    """Every offered move is accepted, has a notation, and leaves the original of a copy alone."""
    moves = state.moves(seat)
    expect(moves, "offers", f"seat {seat} is asked but has no move")
    expect(len(set(moves)) == len(moves), "offers", f"seat {seat} is offered a move twice")
    expect(state.fallback(seat) in moves, "fallback", f"{state.fallback(seat)} is not legal")
    for move in moves:
        expect(game.read(str(move)) == move, "notation", f"{move} is read as another move")
        expect(pickle.loads(pickle.dumps(move)) == move, "notation", f"{move} does not pickle")  # noqa: S301
        check_accepted(state, seat, move)


def check_accepted(state: AnyState, seat: int, move: object) -> None:
    """An offered move meets no objection and keeps every card."""
    twin = state.copy()
    expect(twin.snapshot() == state.snapshot(), "copy", "a copy differs from its original")
    expect(state.objection(seat, move) is None, "offers", f"{move} is offered and objected to")
    before = state.snapshot()
    twin.play(seat, move)
    expect(state.snapshot() == before, "copy", f"{move}, played on a copy, changed the original")
    expect(twin.card_counts() == state.card_counts(), "card_counts", f"{move} lost or made cards")


def check_refusals(state: AnyState, seat: int, vocabulary: list[Any]) -> None:
    """Every other move is refused by name, and changes nothing."""
    offered = set(state.moves(seat))
    for move in vocabulary:
        if move not in offered:
            check_refused(state, seat, move)


def check_refused(state: AnyState, seat: int, move: object) -> None:
    """One move that is not offered is refused, with a ruling, and changes nothing."""
    expect(state.objection(seat, move) is not None, "refusals", f"{move} is legal but not offered")
    twin = state.copy()
    try:
        twin.play(seat, move)
    except Refused as refused:
        expect(refused.ruling, "refusals", f"refusing {move} names no ruling")
    else:
        raise Broken("refusals", f"{move} is objected to but accepted")
    expect(twin.snapshot() == state.snapshot(), "refusals", f"refused, {move} still changed something")
