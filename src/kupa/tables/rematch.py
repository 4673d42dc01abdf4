"""Another game with the same settings: whoever has a chair may deal it; nobody waits for the host."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.lobby_actions import Action, dealt, may_gather, own_seat, prepared
from kupa.tables.table import Table


def gather_again(owner: str) -> Action:
    """Prepare a rematch, as anybody who has a chair: nobody need wait for the host."""

    def action(table: Table, now: float) -> e.NextDealPrepared:
        if not may_gather(table, owner):
            own_seat(table, owner)
        return prepared(table, now)

    return action


def deal_again(owner: str, gathered: int) -> Action:
    """Deal the rematch that the entry of this number prepared: its seal has been shown by then."""

    def action(table: Table, now: float) -> e.Dealt:
        if not may_gather(table, owner):
            own_seat(table, owner)
        if table.gathered != gathered or table.stage != "lobby":
            raise Refused(None, "table.too_late")
        return dealt(table, now)

    return action
