"""A match of Reset: the contract's questions, answered by the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from mypy_extensions import i64

from kupa.core.base_states import ALONE, NOBODY, OVER
from kupa.core.dice import Dice
from kupa.core.events import Tell
from kupa.core.features import Sink
from kupa.core.refused import Refusal, Refused
from kupa.games.reset.cards import FIRE, JOKER, REVERSE, ROBBER, STOP, count, names
from kupa.games.reset.ending import ranks
from kupa.games.reset.features import write_view
from kupa.games.reset.legal import Offered, legal_moves, offer
from kupa.games.reset.moves import (
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
from kupa.games.reset.position import PHASE_NAMES, STICKING, TURN, Position, copy_into
from kupa.games.reset.turns import apply
from kupa.games.reset.view_builder import build_view
from kupa.games.reset.views import View


@final
class ResetState(Position):
    """One match of Reset; exactly one seat is asked at a time."""

    # The four that search and simulation call most stand here again: where they are inherited, compiled
    # code checks each call against the type of the base, which costs some ten nanoseconds.

    def asked(self) -> tuple[int, ...]:
        """Return the one seat that is asked; none when it is over."""
        return NOBODY if self.phase_id == OVER else ALONE[self.turn]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal answers of a seat."""
        return legal_moves(self) if seat == self.turn else []

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Carry out a legal move; refuse any other."""
        why = objection(self, seat, move)
        if why is not None:
            raise Refused(why.ruling, why.key, **self.facts(move))
        apply(self, move, tell)

    def legal_moves(self) -> list[Move]:
        """Return the legal answers of the seat that is asked."""
        return legal_moves(self)

    def play_on(self, dice: Dice, most: i64) -> int:
        """Play at random, with one list for the moves of all positions."""
        offered = Offered()
        made: i64 = 0
        while made < most and self.phase_id != OVER:
            offer(self, offered)
            apply(self, offered.moves[dice.pick(offered.count)], None)
            made += 1
        return made

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Return the reason against a move, or None."""
        return objection(self, seat, move)

    def apply(self, seat: int, move: Move, tell: Tell | None) -> None:  # noqa: ARG002 — it is ``turn``
        """Carry out a legal move of the seat whose turn it is."""
        apply(self, move, tell)

    def facts(self, move: Move) -> dict[str, object]:
        """Return the facts that fill the sentence of a refusal."""
        return {"move": move.text, "number": self.number, "asked": self.turn}

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now."""
        return build_view(self, seat)

    def write_view(self, seat: int | None, out: Sink, at: int, starts: list[int]) -> None:
        """Write a view as numbers."""
        write_view(self, seat, out, at, starts)

    def open_view(self) -> View:
        """Return the table with every hand shown."""
        return replace(build_view(self, None), shown=tuple([names(hand.kinds) for hand in self.hands]))

    def fallback(self, seat: int) -> Move:
        """Return the lowest play, else a draw; let it be; or the first legal move."""
        if self.phase_id == STICKING:
            return THE_LEAVE
        return lowest_play(self) if self.phase_id == TURN else self.moves(seat)[0]

    def copy(self) -> ResetState:
        """Return a twin that shares only what never changes."""
        hands = [hand.copy() for hand in self.hands]
        twin = ResetState(self.options, hands, self.deck, self.dice.copy())
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
