"""A table that is kept for its people, with a name: they find their chairs again every evening."""

from __future__ import annotations

from typing import Final

from kupa.core import seeds
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.chairs import clean_name
from kupa.tables.lobby_actions import Action, dealt, may_gather, prepared, require_lobby
from kupa.tables.table import Table

SET_ASIDE: Final = 6 * 3600.0  # seconds of rest after which a game is not gone on with


def name_family(owner: str, name: str) -> Action:
    """Keep the table under a name, or without one no longer, as the host or who stands in for it."""

    def action(table: Table, now: float) -> e.FamilyNamed:
        _require_host_or_member(table, owner)
        return e.FamilyNamed(now, clean_name(name) if name.strip() else "")

    return action


def gather_family(owner: str) -> Action:
    """Open the lobby of a family's table for another evening, as any member."""

    def action(table: Table, now: float) -> e.NextDealPrepared:
        _require_host_or_member(table, owner)
        rests = table.stage == "playing" and now - table.touched > SET_ASIDE
        if table.family and rests and table.match is not None:
            return e.NextDealPrepared(now, seeds.fresh().hex())
        return prepared(table, now)

    return action


def deal_family(owner: str) -> Action:
    """Deal at a family's table, as any member who sits there."""

    def action(table: Table, now: float) -> e.Dealt:
        _require_host_or_member(table, owner)
        require_lobby(table)
        return dealt(table, now)

    return action


def is_member(table: Table, owner: str | None) -> bool:
    """Tell whether a device belongs to the family of a table."""
    return bool(table.family) and owner is not None and owner in table.evenings.members


def _require_host_or_member(table: Table, owner: str) -> None:
    seated = bool(table.family) and table.seat_of(owner) is not None
    if not (may_gather(table, owner) or is_member(table, owner) or seated):
        raise Refused(None, "table.not_host")
