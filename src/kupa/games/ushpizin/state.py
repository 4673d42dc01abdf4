"""A match of Ushpizin: the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.core.told import Tell
from kupa.games.ushpizin import refusals as no
from kupa.games.ushpizin.cards import MOST_SEATS, bit
from kupa.games.ushpizin.legal import legal_moves
from kupa.games.ushpizin.look import look
from kupa.games.ushpizin.moves import THE_DONE, Move
from kupa.games.ushpizin.objections import objection
from kupa.games.ushpizin.position import ANNOUNCING, CLOSING, DECLARING, PHASES, Position, copy_into
from kupa.games.ushpizin.turns import apply
from kupa.games.ushpizin.views import View
from kupa.games.ushpizin.winning import ranks, seats_in

MASKS: Final = 128  # of seven seats


def _asked(first: int, mask: int) -> tuple[int, ...]:
    """Return the seats of a mask in turn order."""
    seats = seats_in(mask)
    return tuple([s for s in seats if s >= first] + [s for s in seats if s < first])


ASKED: Final = [_asked(first, mask) for first in range(MOST_SEATS) for mask in range(MASKS)]


@final
class UshpizinState(Position):
    """One match with rows of covered cards. ``pending`` says who is asked."""

    def asked(self) -> tuple[int, ...]:
        """Return the seats that may answer now, in turn order; none when it is over."""
        return ASKED[self.first * MASKS + self.pending]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat."""
        at: i64 = seat
        if at < 0 or at >= len(self.rows) or self.pending & bit(at) == 0:
            return []
        return legal_moves(self, at)

    def objection(self, seat: int, move: Move) -> Refused | None:
        """Return why the move is refused, or None."""
        reason = objection(self, seat, move)
        return None if reason == no.FINE else self._refused(reason, move)

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Carry out a legal move; refuse any other."""
        reason = objection(self, seat, move)
        if reason != no.FINE:
            raise self._refused(reason, move)
        apply(self, seat, move, tell)

    def _refused(self, reason: i64, move: Move) -> Refused:
        ruling, key = no.REASONS[reason]
        return Refused(ruling, key, move=move.text, asked=self.asked())

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return look(self, seat)

    def fallback(self, seat: int) -> Move:
        """Return done rather than declare; else the first legal move, which may be ready or close."""
        if self.phase == DECLARING:
            return THE_DONE
        return self.moves(seat)[0]

    def copy(self) -> UshpizinState:
        """Return a twin that shares only what never changes."""
        rows = [row.copy() for row in self.rows]
        twin = UshpizinState(self.options, self.terms, rows, self.kupa.copy(), self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self.winners, len(self.rows))

    def step(self) -> str:
        """Return the phase by its name."""
        return PHASES[self.phase]

    def race(self) -> bool:
        """Tell whether the first call counts: of a mission, or to close (U17, U21)."""
        return self.phase == ANNOUNCING or (self.phase == CLOSING and not self.terms.close_all)

    def unfinished(self) -> bool:
        """Tell whether the limit of rounds ended the game (U29)."""
        return self.at_limit

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
