"""An answer as everyone may know it: told to all, and the ``last`` of every view."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.told import Event
from kupa.games.reset import events as ev
from kupa.games.reset.moves import DRAW, GIVE, LEAVE, PASS, ROB, STICK, STRAIGHT, TAKE, Move
from kupa.games.reset.position import Position


def order(p: Position) -> str:
    """Name the order in play (R10)."""
    return "descending" if p.descending else "ascending"


def public_event(p: Position, seat: i64, move: Move) -> Event:
    """Return what everybody learns from an answer, given by the seat."""
    action = move.action
    if action < ROB:
        return ev.Laid(seat, laid_cards(p, move))
    if action == STICK:
        return ev.Stuck(seat, move.text.split()[1])
    if action == LEAVE:
        return ev.Left(seat)
    if action == DRAW:
        return ev.Drew(seat, None)
    if action == PASS:
        return ev.Passed(seat)
    if action == TAKE:
        return ev.Taken(seat, p.last_victim, None)
    if action == GIVE:
        return ev.Given(seat, p.last_victim, None)
    return ev.Robbed(seat, p.last_victim, None)


def laid_cards(p: Position, move: Move) -> ev.Cards:
    """Return a play's cards from the bottom up: a straight falls in descending order (R11)."""
    cards = move.text.split()
    if p.descending and move.action == STRAIGHT:
        cards.reverse()
    return tuple(cards)
