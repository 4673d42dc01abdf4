"""Screens that show a table to all, also where nobody else may watch."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.lobby_actions import Action, may_gather
from kupa.tables.table import Table

MOST_SCREENS = 8


def require_opener(owner: str, table: Table) -> None:
    """Raise unless a device may let a screen show the table: the host, or who stands in for it."""
    if not may_gather(table, owner):
        raise Refused(None, "table.not_host")


def admit(screen: str) -> Action:
    """Let a device show the table; its code proves that whoever runs the table wants it to."""

    def action(table: Table, now: float) -> e.ScreenAdmitted:
        if len(table.screens) >= MOST_SCREENS:
            raise Refused(None, "table.too_many_screens", most=MOST_SCREENS)
        return e.ScreenAdmitted(now, screen)

    return action


def dismiss(owner: str) -> Action:
    """Let no screen show the table any more."""

    def action(table: Table, now: float) -> e.ScreensDismissed:
        require_opener(owner, table)
        return e.ScreensDismissed(now)

    return action
