"""Building a view, from nothing up: what a seat may see is put in, nothing is ever taken out."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.refused import Refused
from kupa.games.ushpizin.cards import DAVID, ELIJAH, NAMES, PLACES, bit, names_or_gaps
from kupa.games.ushpizin.position import (
    DECLARING,
    LIFTING,
    NOBODY,
    OVER,
    PHASE_NAMES,
    PICKING,
    REDRAWING,
    REORDERING,
    SWAPPING,
    Position,
)
from kupa.games.ushpizin.public_events import last_event, shown
from kupa.games.ushpizin.study import place_in
from kupa.games.ushpizin.swaps import bars_at
from kupa.games.ushpizin.views import Faces, Spot, View
from kupa.games.ushpizin.winning import seats_in


def build_view(p: Position, seat: int | None) -> View:
    """Return what a seat, or an onlooker, sees right now."""
    if seat is not None and not 0 <= seat < len(p.rows):  # a list would count from its end
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(p.rows) - 1)
    return View(
        seat=seat,
        options=p.options,
        phase=PHASE_NAMES[p.phase_id],
        asked=p.asked(),
        round=p.round,
        first=p.first,
        turn=p.turn if has_turns(p) else None,
        kinds=kinds_in(p.kinds),
        rows=tuple([faces(p, other) for other in range(len(p.rows))]),
        open=seats_in(p.open),
        gap=(p.holder, p.gap) if p.gap else None,
        kupa=len(p.kupa),
        used=len(p.used),
        mission=NAMES[p.mission + ELIJAH] if p.mission else None,
        holder=p.holder if p.holder != NOBODY else None,
        lifted=p.lifted or None,
        barred=() if seat is None else barred(p, seat),
        chosen=None if seat is None else p.rows[seat].chosen or None,
        offer=(p.offer, p.guest) if p.phase_id == PICKING else None,
        drawn=NAMES[p.drawn] if p.drawn else None,
        orders=orders(p),
        hosts=hosts(p, seat),
        hushed=seats_in(p.hushed),
        shown=shown(p),
        buried=tuple([NAMES[card] for card in p.buried]),
        winners=seats_in(p.winners),
        last=last_event(p),
    )


def has_turns(p: Position) -> bool:
    """Tell whether one seat after the other is asked."""
    return LIFTING <= p.phase_id <= DECLARING or p.phase_id == REDRAWING


def kinds_in(mask: i64) -> tuple[str, ...]:
    """Return the ushpizin of a mask by name."""
    return tuple([NAMES[kind] for kind in range(1, DAVID + 1) if (mask >> kind) & 1])


def faces(p: Position, seat: i64) -> Faces:
    """Return a row as it lies: faces if it is open, nothing if it is covered."""
    if p.open & bit(seat) == 0:
        return (None,) * PLACES
    return names_or_gaps(p.rows[seat].cards)


def barred(p: Position, seat: i64) -> tuple[Spot, ...]:
    """Return the cards a seat may not lift or take in its turn, until it has had it (U9, U10)."""
    found: list[Spot] = []
    if not turn_ahead(p, seat):
        return ()
    other: i64
    place: i64
    for other in range(len(p.rows)):
        for place in range(1, PLACES + 1):
            if bars_at(p.rows[other].bars, place) & bit(seat):
                found.append((other, place))
    return tuple(found)


def turn_ahead(p: Position, seat: i64) -> bool:
    """Tell whether a seat has still to swap in this round."""
    if p.phase_id < LIFTING or p.phase_id > DECLARING:
        return False
    seats = len(p.rows)
    behind = (seat - p.first + seats) % seats - p.turns
    return behind > 0 or (behind == 0 and (p.phase_id == LIFTING or p.phase_id == SWAPPING))  # noqa: PLR1714


def orders(p: Position) -> tuple[tuple[int, ...], ...]:
    """Return, while rows are being reordered, where the card at each place came from (U23)."""
    if p.phase_id != REORDERING:
        return ()
    every = range(1, PLACES + 1)
    return tuple([tuple([place_in(row.order, place) for place in every]) for row in p.rows])


def hosts(p: Position, seat: int | None) -> Faces:
    """Return the hosts picked, as far as a seat may know them (U24)."""
    if not p.resolved.picks_hosts():
        return ()
    every = not p.resolved.secret or p.phase_id == OVER
    return tuple(
        [NAMES[row.host] or None if every or other == seat else None for other, row in enumerate(p.rows)]
    )
