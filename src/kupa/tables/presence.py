"""Who is here. Coming and going is written down too, so that every process knows it."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.core.told import Seat
from kupa.tables import entries as e
from kupa.tables.acts import Act
from kupa.tables.table import Table


def gone(seat: Seat) -> Act:
    """Write down that a seat's owner is not connected any more."""

    def act(table: Table, now: float) -> e.Gone:
        if seat >= len(table.chairs) or table.chairs[seat].owner is None or table.chairs[seat].gone:
            raise Refused(None, "table.too_late")
        return e.Gone(now, seat)

    return act


def back(owner: str) -> Act:
    """Give a seat back to its owner, who is here again."""

    def act(table: Table, now: float) -> e.Back:
        seat = table.owned(owner)
        if seat is None or not is_away(table, seat):
            raise Refused(None, "table.too_late")
        return e.Back(now, seat)

    return act


def pilot(seat: Seat) -> Act:
    """Let a bot play for a seat that has been away for long."""

    def act(table: Table, now: float) -> e.Piloted:
        chair = table.chairs[seat]
        if chair.owner is None or chair.piloted or (chair.gone is None and not chair.missed):
            raise Refused(None, "table.too_late")
        return e.Piloted(now, seat)

    return act


def is_away(table: Table, seat: Seat) -> bool:
    """Tell whether a seat is marked as away."""
    chair = table.chairs[seat]
    return chair.gone is not None or chair.piloted
