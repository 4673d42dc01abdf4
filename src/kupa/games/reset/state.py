"""A match of Reset: the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.core.told import Tell
from kupa.games.reset import refusals as no
from kupa.games.reset.cards import FIRE, JOKER, REVERSE, ROBBER, STOP, count
from kupa.games.reset.ending import ranks
from kupa.games.reset.legal import legal_moves
from kupa.games.reset.look import look
from kupa.games.reset.moves import (
    MOST_SEATS,
    SETS,
    STOPS,
    THE_DRAW,
    THE_FIRE,
    THE_LEAVE,
    THE_PASS,
    THE_REVERSE,
    THE_ROBBER,
    Move,
    set_index,
)
from kupa.games.reset.objections import highest, lowest, objection
from kupa.games.reset.position import OVER, PHASES, STICKING, TURN, Hand, Position, copy_into
from kupa.games.reset.turns import apply
from kupa.games.reset.views import View

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


@final
class ResetState(Position):
    """One match of Reset; exactly one seat is asked at a time."""

    def asked(self) -> tuple[int, ...]:
        """Return the one seat that is asked; none when it is over."""
        return NOBODY if self.phase == OVER else ALONE[self.turn]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat."""
        return legal_moves(self) if seat == self.turn else []

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
        return Refused(ruling, key, move=move.text, number=self.number, asked=self.turn)

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return look(self, seat)

    def fallback(self, seat: int) -> Move:
        """Return the lowest play, else a draw; let it be; or the first legal move."""
        if self.phase == STICKING:
            return THE_LEAVE
        return lowest_play(self) if self.phase == TURN else self.moves(seat)[0]

    def copy(self) -> ResetState:
        """Return a twin that shares only what never changes."""
        hands = [Hand(h.kinds, h.size, h.next, h.stop, h.place) for h in self.hands]
        twin = ResetState(self.options, hands, self.deck, self.dice.copy())
        copy_into(self, twin)
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place."""
        return ranks(self)

    def step(self) -> str:
        """Return the phase by its name."""
        return PHASES[self.phase]

    def race(self) -> bool:
        """There is no race in Reset."""
        return False

    def unfinished(self) -> bool:
        """Tell whether the limit of turns ended the game (R30)."""
        return self.at_limit

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {
            "turns": self.turns,
            "resets": self.resets,
            "sticks": self.sticks,
            "draws": self.draws,
            "robberies": self.robberies,
        }


def lowest_play(p: Position) -> Move:
    """Return the clock's play: one card, a number before a special, a natural before a joker."""
    hand = p.hands[p.turn].kinds
    low = lowest(p)
    number: i64
    for number in range(low, highest(p) + 1):
        if count(hand, number):
            return SETS[set_index(number, 1, 0)]
    if count(hand, JOKER):
        return SETS[set_index(low, 0, 1)]
    return lowest_special(p, hand)


def lowest_special(p: Position, hand: i64) -> Move:
    """Return stop, reverse, robber or fire, in this order; a draw or a pass without any."""
    if count(hand, STOP):
        return STOPS[1]
    if count(hand, REVERSE) and p.centre_size:
        return THE_REVERSE
    if count(hand, ROBBER):
        return THE_ROBBER
    if count(hand, FIRE):
        return THE_FIRE
    return THE_DRAW if p.draw_size() + p.used_size + p.centre_size else THE_PASS
