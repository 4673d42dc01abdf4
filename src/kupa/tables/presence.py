"""Connections lost and restored: entries of the log too, so that every process knows of them."""

from __future__ import annotations

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.credentials import keys_equal
from kupa.tables.lobby_actions import Action
from kupa.tables.table import Table


def disconnected(seat: Seat) -> Action:
    """Mark a seat as disconnected, unless it is already."""

    def action(table: Table, now: float) -> e.Disconnected:
        if seat >= len(table.chairs) or table.chairs[seat].owner is None:
            raise Refused(None, "table.too_late")
        if table.chairs[seat].disconnected_at:
            raise Refused(None, "table.too_late")
        return e.Disconnected(now, seat)

    return action


def returned(owner: str) -> Action:
    """Give a seat back to its owner after a lost connection or a bot's takeover."""

    def action(table: Table, now: float) -> e.Returned:
        seat = table.seat_of(owner)
        if seat is None or not is_away(table, seat):
            raise Refused(None, "table.too_late")
        return e.Returned(now, seat)

    return action


def host_disconnected(owner: str) -> Action:
    """Mark a host without a seat as disconnected, unless it is already."""

    def action(table: Table, now: float) -> e.HostDisconnected:
        if not _hosts_unseated(table, owner) or not table.host_connected:
            raise Refused(None, "table.too_late")
        return e.HostDisconnected(now)

    return action


def host_returned(owner: str) -> Action:
    """Mark a host without a seat as connected, unless it is already."""

    def action(table: Table, now: float) -> e.HostReturned:
        if not is_absent_host(table, owner):
            raise Refused(None, "table.too_late")
        return e.HostReturned(now)

    return action


def is_absent_host(table: Table, owner: str) -> bool:
    """Tell whether a device is the host, has no seat and is not known to be connected."""
    return _hosts_unseated(table, owner) and not table.host_connected


def _hosts_unseated(table: Table, owner: str) -> bool:
    return keys_equal(table.host, owner) and table.seat_of(owner) is None


def bot_takes_over(seat: Seat) -> Action:
    """Let a bot play for a person who is disconnected or has missed deadlines."""

    def action(table: Table, now: float) -> e.BotTookOver:
        chair = table.chairs[seat]
        if chair.owner is None or chair.autopilot:
            raise Refused(None, "table.too_late")
        if chair.disconnected_at is None and not chair.missed:
            raise Refused(None, "table.too_late")
        return e.BotTookOver(now, seat)

    return action


def is_away(table: Table, seat: Seat) -> bool:
    """Tell whether a seat is disconnected or played by a bot for its owner."""
    chair = table.chairs[seat]
    return chair.disconnected_at is not None or chair.autopilot
