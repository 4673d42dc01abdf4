"""A match of Ushpizin: the contract's questions, answered by the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from kupa.core.events import Tell
from kupa.core.refused import Refusal
from kupa.games.ushpizin.cards import names_or_gaps
from kupa.games.ushpizin.legal import legal_moves
from kupa.games.ushpizin.moves import THE_DONE, Move
from kupa.games.ushpizin.objections import objection
from kupa.games.ushpizin.position import ANNOUNCING, CLOSING, DECLARING, PHASE_NAMES, Position, copy_into
from kupa.games.ushpizin.turns import apply
from kupa.games.ushpizin.view_builder import build_view
from kupa.games.ushpizin.views import View
from kupa.games.ushpizin.winning import ranks, seats_in


@final
class UshpizinState(Position):
    """One match with rows of covered cards. ``pending`` says who is asked."""

    def legal_moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat that is asked."""
        return legal_moves(self, seat)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Return the reason against a move, or None."""
        return objection(self, seat, move)

    def apply(self, seat: int, move: Move, tell: Tell | None) -> None:
        """Carry out a legal move."""
        apply(self, seat, move, tell)

    def facts(self, move: Move) -> dict[str, object]:
        """Return the facts that fill the sentence of a refusal."""
        return {"move": move.text, "asked": self.asked()}

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return build_view(self, seat)

    def open_view(self) -> View:
        """Return the table with every row turned up."""
        rows = tuple([names_or_gaps(row.cards) for row in self.rows])
        return replace(build_view(self, None), rows=rows)

    def fallback(self, seat: int) -> Move:
        """Return done rather than declare; else the first legal move, which may be ready or close."""
        if self.phase_id == DECLARING:
            return THE_DONE
        return self.moves(seat)[0]

    def copy(self) -> UshpizinState:
        """Return a twin that shares only what never changes."""
        rows = [row.copy() for row in self.rows]
        twin = UshpizinState(self.options, self.resolved, rows, self.kupa.copy(), self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self.winners, len(self.rows))

    def phase(self) -> str:
        """Return the phase by its name."""
        return PHASE_NAMES[self.phase_id]

    def race(self) -> bool:
        """Tell whether the first call counts: of a mission, or to close (U17, U21)."""
        return self.phase_id == ANNOUNCING or (self.phase_id == CLOSING and not self.resolved.close_all)

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {
            "rounds": self.round,
            "missions": self.missions,
            "declarations": self.declarations,
            "wrong declarations": self.mistakes,
            "shuffles": self.shuffles,
            "winners": len(seats_in(self.winners)),
        }
