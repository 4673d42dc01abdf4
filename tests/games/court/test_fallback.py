"""What the table's clock answers for a silent seat."""

from __future__ import annotations

from support.court import deals, play, table


def test_the_clock_peeks_at_the_lowest_place_that_holds_a_hat() -> None:
    state = table("king queen cook guard judge", "king queen cook judge guard")
    assert str(state.fallback(0)) == "peek 1"
    play(state, "declare 1")
    assert str(state.fallback(1)) == "peek 2"


def test_the_clock_does_not_touch_the_dice() -> None:
    state = next(deals(1, 4))
    before = state.snapshot()
    state.fallback(state.turn)
    assert state.snapshot() == before


def test_a_silent_table_goes_on_and_on() -> None:
    """Peeking alone takes at most the four magic hats: only a limit ends such a game."""
    state = next(deals(1, 2))
    for _ in range(100):
        state.play(state.turn, state.fallback(state.turn))
    assert state.asked()
    assert sum(state.view(None).magic) <= 4
