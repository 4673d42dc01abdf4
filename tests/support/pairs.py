"""Grids of Pairs in a line: ``grid("moses aaron moses aaron", seats=2)``; place 1 comes first."""

from __future__ import annotations

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.core.refused import Refused
from kupa.games.pairs import Options, Pairs, PairsState
from kupa.games.pairs.cards import KIND_OF

PAIRS = Pairs()


def grid(cards: str, seats: int = 2, first: int = 0) -> PairsState:
    """Lay out a grid, face down."""
    kinds = [KIND_OF[name] for name in cards.split()]
    return PairsState(Options(), kinds, [[] for _ in range(seats)], first, Dice(seeds.from_number(1)))


def fresh(seats: int, number: int = 1, options: Options | None = None) -> PairsState:
    """Return a shuffled grid."""
    return PAIRS.deal(options or Options(), seats, Dice(seeds.from_number(number)))


def turn(state: PairsState, *places: int) -> list[Notice]:
    """Let the asked seat turn up these places; return all that was told."""
    news: list[Notice] = []
    for place in places:
        state.play(state.asked()[0], PAIRS.read(f"turn {place}"), news.append)
    return news


def why_not(state: PairsState, place: int, seat: int | None = None) -> str:
    """Return ruling and reason for refusing to turn a card; make sure that nothing changed."""
    before = state.snapshot()
    try:
        state.play(state.turn if seat is None else seat, PAIRS.read(f"turn {place}"))
    except Refused as refused:
        assert state.snapshot() == before
        return f"{refused.ruling} {refused.reason.removeprefix('pairs.')}"
    raise AssertionError(f"turning {place} was accepted")
