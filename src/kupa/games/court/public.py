"""The last answer as everyone may know it: told to all, and the ``last`` of every view."""

from __future__ import annotations

from kupa.core.told import Event
from kupa.games.court import events as ev
from kupa.games.court.cards import NAMES, card_at
from kupa.games.court.moves import PEEK, Move
from kupa.games.court.position import FITTED, MISSED, PEEKED, SWAPPED, Position


def public_event(p: Position, move: Move) -> Event:
    """Return what everybody learnt from this move, the last one made."""
    if p.last_result == SWAPPED:
        return ev.Swapped(p.last_seat, move.place, move.other)
    if p.last_result == PEEKED:
        return ev.Peeked(p.last_seat, move.place, None)
    if p.last_result == FITTED:
        return ev.Fitted(p.last_seat, move.place, NAMES[p.last_person])
    if p.last_result == MISSED:  # the hat lies where it was: nothing has moved since
        return ev.Missed(p.last_seat, move.place, NAMES[card_at(p.hats, move.place)])
    return ev.MagicTaken(p.last_seat, move.place, "peek" if move.action == PEEK else "declare")
