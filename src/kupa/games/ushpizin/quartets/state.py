"""A match of quartets: the contract's questions, answered by the rules (U25)."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from kupa.core.events import Tell
from kupa.core.refused import Refusal
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.position import PHASE_NAMES
from kupa.games.ushpizin.quartets.asking import apply
from kupa.games.ushpizin.quartets.hands import hand_names
from kupa.games.ushpizin.quartets.position import HandPosition, copy_into
from kupa.games.ushpizin.quartets.rules import legal_moves, objection
from kupa.games.ushpizin.quartets.view_builder import build_view
from kupa.games.ushpizin.views import HandView
from kupa.games.ushpizin.winning import ranks, seats_in


@final
class QuartetsState(HandPosition):
    """One match in which ushpizin are asked for."""

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

    def view(self, seat: int | None) -> HandView:
        """Return what a seat sees right now."""
        return build_view(self, seat)

    def open_view(self) -> HandView:
        """Return the table with every hand shown."""
        hands = tuple([hand_names(hand.cards) for hand in self.hands])
        return replace(build_view(self, None), shown=hands)

    def copy(self) -> QuartetsState:
        """Return a twin that shares only what never changes."""
        hands = [hand.copy() for hand in self.hands]
        twin = QuartetsState(self.options, self.resolved, hands, self.kupa.copy(), self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self.winners, len(self.hands))

    def phase(self) -> str:
        """Return the phase by its name."""
        return PHASE_NAMES[self.phase_id]

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {
            "rounds": self.round,
            "asks": self.asks,
            "hits": self.hits,
            "shuffles": self.shuffles,
            "winners": len(seats_in(self.winners)),
        }
