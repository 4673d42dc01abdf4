"""Building a view from nothing up, and the last answer as everyone may know it.

What a seat may see is put in, nothing is ever taken out.
"""

from __future__ import annotations

from kupa.core.base_states import OVER
from kupa.core.events import Event
from kupa.core.refused import Refused
from kupa.games.court import events as ev
from kupa.games.court.cards import CASTS, NAMES, PLACES, card_at, listed
from kupa.games.court.ending import names, scores
from kupa.games.court.moves import PEEK, Move
from kupa.games.court.position import FITTED, MISSED, PEEKED, PHASE_NAMES, SWAPPED, Position
from kupa.games.court.views import Seen, View


def build_view(p: Position, seat: int | None) -> View:
    """Return what a seat, or an onlooker, sees right now."""
    if seat is not None and not 0 <= seat < len(p.players):  # a list would count from its end
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(p.players) - 1)
    return View(
        seat=seat,
        options=p.options,
        phase=PHASE_NAMES[p.phase_id],
        asked=p.asked(),
        first=p.first,
        turns=p.turns,
        cast=CASTS[p.options.size],
        row=names(p.people),
        hats=tuple([(p.filled >> at) & 1 == 1 for at in range(PLACES)]),
        people_pile=p.people_left(),
        hat_pile=p.hats_left(),
        pairs=tuple([tuple([NAMES[card] for card in listed(each.pairs)]) for each in p.players]),
        magic=tuple([each.magic for each in p.players]),
        penalties=tuple([each.penalties for each in p.players]),
        scores=scores(p),
        seen=hat_in_view(p, seat),
        shown=names(p.hats) if p.phase_id == OVER else None,
        redealt=p.redealt,
        last=None if p.last_move is None else public_event(p, p.last_move),
    )


def hat_in_view(p: Position, seat: int | None) -> Seen | None:
    """Return the hat of the last answer, if it still lies there and this seat was shown it."""
    move = p.last_move
    if move is None:
        return None
    peeked = p.last_result == PEEKED and seat == p.last_seat
    if not peeked and p.last_result != MISSED:
        return None
    return Seen(move.place, NAMES[card_at(p.hats, move.place)])


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
