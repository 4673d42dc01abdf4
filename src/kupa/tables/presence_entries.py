"""How a table changes when somebody goes, comes back, hands a seat on, or a screen is let in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kupa.core.events import Notice
from kupa.tables import entries as e
from kupa.tables.chairs import Chair, pick_colour

if TYPE_CHECKING:
    from kupa.tables.table import Table


def host_disconnected(table: Table, _entry: e.HostDisconnected) -> list[Notice]:
    """Apply the entry."""
    table.host_connected = False
    return []


def host_returned(table: Table, _entry: e.HostReturned) -> list[Notice]:
    """Apply the entry."""
    table.host_connected = True
    return []


def disconnected(table: Table, entry: e.Disconnected) -> list[Notice]:
    """Apply the entry."""
    table.chairs[entry.seat].disconnected_at = entry.at
    return []


def returned(table: Table, entry: e.Returned) -> list[Notice]:
    """Apply the entry."""
    chair = table.chairs[entry.seat]
    chair.disconnected_at, chair.autopilot, chair.missed = None, False, 0
    chair.expected = False
    question = table.questions.get(entry.seat)
    if question is not None:
        question.restart(entry.at)
    return []


def bot_took_over(table: Table, entry: e.BotTookOver) -> list[Notice]:
    """Apply the entry."""
    table.chairs[entry.seat].autopilot = True
    if entry.seat in table.questions:
        table.questions[entry.seat].take_over(entry.at)
    return []


def seat_offered(table: Table, entry: e.SeatOffered) -> list[Notice]:
    """Apply the entry."""
    table.chairs[entry.seat].offer = entry.token
    return []


def seat_taken_over(table: Table, entry: e.SeatTakenOver) -> list[Notice]:
    """Apply the entry."""
    chair = table.chairs[entry.seat]
    if table.host == chair.owner:
        table.host = entry.owner
    table.evenings.move(chair.owner, entry.owner)
    chair.owner, chair.offer = entry.owner, None
    chair.disconnected_at, chair.autopilot, chair.missed = None, False, 0
    return []


def screen_admitted(table: Table, entry: e.ScreenAdmitted) -> list[Notice]:
    """Apply the entry."""
    table.screens.add(entry.owner)
    return []


def screens_dismissed(table: Table, _entry: e.ScreensDismissed) -> list[Notice]:
    """Apply the entry."""
    table.screens.clear()
    return []


def family_named(table: Table, entry: e.FamilyNamed) -> list[Notice]:
    """Apply the entry."""
    table.family = entry.name
    return []


def expect_members(table: Table, at: float) -> None:
    """Keep a chair for every member while there is room."""
    for owner, member in table.evenings.members.items():
        if table.seat_of(owner) is not None:
            continue
        room = len(table.chairs) < table.game.seats[-1]
        free = next((seat for seat, chair in enumerate(table.chairs) if chair.free), None)
        if free is None and not room:
            return
        table.add_chairs(0 if free is not None else len(table.chairs) + 1)
        colour = pick_colour(member.colour or None, table.chairs)
        chair = Chair(member.name, colour, owner, disconnected_at=at, expected=True)
        chair.wins = member.total
        table.chairs[-1 if free is None else free] = chair
