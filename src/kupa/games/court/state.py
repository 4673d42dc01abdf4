"""A match of the King's Court: its deal (C3, C4), and the contract's questions answered by the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Notice, Tell
from kupa.core.features import Sink
from kupa.core.refused import Refusal
from kupa.games.court import events as ev
from kupa.games.court.cards import hats_of, people_of
from kupa.games.court.ending import names, ranks
from kupa.games.court.features import write_view
from kupa.games.court.moves import OFFERS, Move
from kupa.games.court.options import Options
from kupa.games.court.position import PHASE_NAMES, Player, Position, copy_into
from kupa.games.court.refusals import objection
from kupa.games.court.turns import apply, lay_row, revive, row_names
from kupa.games.court.view_builder import build_view
from kupa.games.court.views import View


@final
class CourtState(Position):
    """One match of the King's Court; exactly one seat is asked at a time."""

    def legal_moves(self) -> list[Move]:
        """Return the legal answers: they depend on nothing but which places are filled."""
        return OFFERS[self.filled].copy()

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Return the reason against a move, or None."""
        return objection(self, seat, move)

    def apply(self, seat: int, move: Move, tell: Tell | None) -> None:  # noqa: ARG002 — it is ``turn``
        """Carry out a legal move of the seat whose turn it is."""
        apply(self, move, tell)

    def facts(self, move: Move) -> dict[str, object]:
        """Return the facts that fill the sentence of a refusal."""
        return {"move": move.text, "asked": self.turn}

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return build_view(self, seat)

    def write_view(self, seat: int | None, out: Sink, at: int, starts: list[int]) -> None:
        """Write a view as numbers."""
        write_view(self, seat, out, at, starts)

    def open_view(self) -> View:
        """Return what lies on the table, every hat turned up."""
        return replace(build_view(self, None), shown=names(self.hats))

    def copy(self) -> CourtState:
        """Return a twin that shares only what never changes."""
        players = [player.copy() for player in self.players]
        twin = CourtState(self.options, players, self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self)

    def phase(self) -> str:
        """Return the phase by its name."""
        return PHASE_NAMES[self.phase_id]

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {
            "turns": self.turns,
            "peeks": self.peeks,
            "swaps": self.swaps,
            "declarations": self.declarations,
            "wrong declarations": self.misses,
            "magic hats": self.magic_taken,
            "redeals": self.redeals,
        }


def deal(options: Options, seats: int, dice: Dice, tell: Tell | None) -> CourtState:
    """Lay the first row and choose who begins; a dead row is told, then laid anew (C10)."""
    state = CourtState(options, [Player(0, 0, 0) for _ in range(seats)], dice)
    lay_row(state, people_of(options.size), hats_of(options.size))
    opening = row_names(state)
    revive(state, None)
    state.first = dice.below(seats) if options.first is None else options.first
    state.turn = state.first
    if tell is not None:
        tell(Notice(EVERYONE, ev.Opened(opening, state.first)))
        if state.redealt:
            tell(Notice(EVERYONE, ev.Redealt(row_names(state))))
    return state
