"""Building a view, from nothing up: what a seat may see is put in, nothing is ever taken out."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.court.cards import NAMES, PLACES, card_at, listed
from kupa.games.court.ending import names, scores
from kupa.games.court.position import MISSED, OVER, PEEKED, PHASES, Position
from kupa.games.court.public import public_event
from kupa.games.court.views import Seen, View


def look(p: Position, seat: int | None) -> View:
    """Return what a seat, or an onlooker, sees right now."""
    if seat is not None and not 0 <= seat < len(p.players):  # a list would count from its end
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(p.players) - 1)
    return View(
        seat=seat,
        options=p.options,
        phase=PHASES[p.phase],
        asked=p.asked(),
        first=p.first,
        turns=p.turns,
        row=names(p.people),
        hats=tuple([(p.filled >> at) & 1 == 1 for at in range(PLACES)]),
        people_pile=p.people_left(),
        hat_pile=p.hats_left(),
        pairs=tuple([tuple([NAMES[card] for card in listed(each.pairs)]) for each in p.players]),
        magic=tuple([each.magic for each in p.players]),
        penalties=tuple([each.penalties for each in p.players]),
        scores=scores(p),
        seen=hat_in_view(p, seat),
        shown=names(p.hats) if p.phase == OVER else None,
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
