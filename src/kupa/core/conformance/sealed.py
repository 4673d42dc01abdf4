"""Answers given all at once: whoever answers first, the outcome is the same."""

from __future__ import annotations

from random import Random

from kupa.core.conformance.faults import expect
from kupa.core.conformance.positions import AnyState


def check_sealed(state: AnyState, choose: Random) -> None:
    """If several seats are asked and it is no race, play their answers in two orders."""
    asked = state.asked()
    if len(asked) < 2 or state.race():  # noqa: PLR2004
        return
    answers = [(seat, choose.choice(state.moves(seat))) for seat in asked]
    one, other = state.copy(), state.copy()
    for seat, move in answers:
        expect(one.objection(seat, move) is None, "sealed", f"{move} became illegal while waiting")
        one.play(seat, move)
    for seat, move in reversed(answers):
        expect(other.objection(seat, move) is None, "sealed", f"{move} became illegal while waiting")
        other.play(seat, move)
    expect(one.snapshot() == other.snapshot(), "sealed", f"the order of {answers} matters")
