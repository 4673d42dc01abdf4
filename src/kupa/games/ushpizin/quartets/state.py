"""A match of quartets: the contract's questions, answered by the rules (U25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.core.told import Tell
from kupa.games.ushpizin import refusals as no
from kupa.games.ushpizin.cards import bit
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.position import PHASES
from kupa.games.ushpizin.quartets.asking import apply
from kupa.games.ushpizin.quartets.look import look
from kupa.games.ushpizin.quartets.position import HandPosition, copy_into
from kupa.games.ushpizin.quartets.rules import legal_moves, objection
from kupa.games.ushpizin.state import ASKED, MASKS
from kupa.games.ushpizin.views import HandView
from kupa.games.ushpizin.winning import ranks, seats_in


@final
class QuartetsState(HandPosition):
    """One match in which ushpizin are asked for."""

    def asked(self) -> tuple[int, ...]:
        """Return the seats that may answer now, in turn order; none when it is over."""
        return ASKED[self.first * MASKS + self.pending]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat."""
        at: i64 = seat
        if at < 0 or at >= len(self.hands) or self.pending & bit(at) == 0:
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

    def view(self, seat: int | None) -> HandView:
        """Return what a seat sees right now."""
        return look(self, seat)

    def fallback(self, seat: int) -> Move:
        """Return the first legal move."""
        return self.moves(seat)[0]

    def copy(self) -> QuartetsState:
        """Return a twin that shares only what never changes."""
        hands = [hand.copy() for hand in self.hands]
        twin = QuartetsState(self.options, self.terms, hands, self.kupa.copy(), self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self.winners, len(self.hands))

    def step(self) -> str:
        """Return the phase by its name."""
        return PHASES[self.phase]

    def race(self) -> bool:
        """There is no race in quartets."""
        return False

    def unfinished(self) -> bool:
        """Tell whether the limit of rounds ended the game (U29)."""
        return self.at_limit

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {
            "rounds": self.round,
            "asks": self.asks,
            "hits": self.hits,
            "shuffles": self.shuffles,
            "winners": len(seats_in(self.winners)),
        }
