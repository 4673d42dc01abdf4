"""A match of the King's Court: the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.core.told import Tell
from kupa.games.court import refusals as no
from kupa.games.court.ending import ranks
from kupa.games.court.look import look
from kupa.games.court.moves import MOST_SEATS, OFFERS, Move
from kupa.games.court.objections import objection
from kupa.games.court.position import OVER, PHASES, Player, Position, copy_into
from kupa.games.court.turns import apply
from kupa.games.court.views import View

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


@final
class CourtState(Position):
    """One match of the King's Court; exactly one seat is asked at a time."""

    def asked(self) -> tuple[int, ...]:
        """Return the one seat that is asked; none when it is over."""
        return NOBODY if self.phase == OVER else ALONE[self.turn]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat: they hang on nothing but which places are filled."""
        return OFFERS[self.filled].copy() if seat == self.turn and self.phase != OVER else []

    def objection(self, seat: int, move: Move) -> Refused | None:
        """Return why the move is refused, or None."""
        reason = objection(self, seat, move)
        return None if reason == no.FINE else self._refused(reason, move)

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Carry out a legal move; refuse any other."""
        reason = objection(self, seat, move)
        if reason != no.FINE:
            raise self._refused(reason, move)
        apply(self, move, tell)

    def _refused(self, reason: i64, move: Move) -> Refused:
        ruling, key = no.REASONS[reason]
        return Refused(ruling, key, move=move.text, asked=self.turn)

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return look(self, seat)

    def fallback(self, seat: int) -> Move:
        """Return a peek at the lowest-numbered place that holds a hat."""
        return self.moves(seat)[0]

    def copy(self) -> CourtState:
        """Return a twin that shares only what never changes."""
        players = [Player(each.pairs, each.magic, each.penalties) for each in self.players]
        twin = CourtState(self.options, players, self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self)

    def step(self) -> str:
        """Return the phase by its name."""
        return PHASES[self.phase]

    def race(self) -> bool:
        """There is no race in the King's Court."""
        return False

    def unfinished(self) -> bool:
        """Tell whether the limit of turns ended the game (C14)."""
        return self.at_limit

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
