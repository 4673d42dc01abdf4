"""A full grid that fits what is seen and remembered: the covered cards dealt at random."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.dice import Dice
from kupa.games.pairs import events as ev
from kupa.games.pairs.cards import KIND_OF, layout
from kupa.games.pairs.state import PHASE_NAMES, PairsState
from kupa.games.pairs.views import View


@dataclass(frozen=True, slots=True)
class Recalled:
    """What a player remembers: the card at a place."""

    faces: tuple[tuple[int, str], ...] = ()


def imagine(view: View, recalled: Recalled, dice: Dice) -> PairsState:
    """Lay what is seen, then what is recalled as far as it can be true, then the rest."""
    unseen = layout(view.options.size)
    for card in (card for pairs in view.kept for card in pairs * 2):
        unseen.remove(KIND_OF[card])
    grid = [0] * len(view.grid)
    seen = [(place, card) for place, card in enumerate(view.grid, 1) if card is not None]
    for place, card in (*seen, *recalled.faces):
        free = 1 <= place <= len(grid) and place not in view.gaps and grid[place - 1] == 0
        if free and KIND_OF[card] in unseen:
            unseen.remove(KIND_OF[card])
            grid[place - 1] = KIND_OF[card]
    dice.shuffle(unseen)
    covered = [at for at, kind in enumerate(grid) if kind == 0 and at + 1 not in view.gaps]
    for at, kind in zip(covered, unseen, strict=True):
        grid[at] = kind
    return _lay_out(view, grid, dice)


def _lay_out(view: View, grid: list[int], dice: Dice) -> PairsState:
    kept = [[KIND_OF[card] for card in pairs] for pairs in view.kept]
    state = PairsState(view.options, grid, kept, view.first, dice.copy())
    state.phase_id = PHASE_NAMES.index(view.phase)
    state.attempts = view.attempts
    state.left = sum(kind > 0 for kind in grid)
    _set_last(state, view)
    state.turn = view.asked[0] if view.asked else state.last_seat
    return state


def _set_last(state: PairsState, view: View) -> None:
    last = view.last
    if view.turned is not None:
        state.one = view.turned
    if isinstance(last, (ev.Matched, ev.Missed)):
        state.one, state.two = last.places
        state.last_seat = last.seat
    if isinstance(last, ev.Matched):
        state.matched = KIND_OF[last.card]
