"""Set-up: two decks, a first row, and who begins (C3, C4)."""

from __future__ import annotations

from kupa.core.dice import Dice
from kupa.core.told import EVERYONE, Tell, Told
from kupa.games.court import events as ev
from kupa.games.court.cards import hats_of, people_of
from kupa.games.court.options import Options
from kupa.games.court.position import Player
from kupa.games.court.rows import lay_row, revive, row_names
from kupa.games.court.state import CourtState


def deal(options: Options, seats: int, dice: Dice, tell: Tell | None) -> CourtState:
    """Lay the first row and choose who begins; a dead row is told, then laid anew (C10)."""
    state = CourtState(options, [Player(0, 0, 0) for _ in range(seats)], dice)
    lay_row(state, people_of(options.size), hats_of(options.size))
    opening = row_names(state)
    revive(state, None)
    state.first = dice.below(seats) if options.first is None else options.first
    state.turn = state.first
    if tell is not None:
        tell(Told(EVERYONE, ev.Opened(opening, state.first)))
        if state.redealt:
            tell(Told(EVERYONE, ev.Redealt(row_names(state))))
    return state
