"""Waiting for the next deal: who comes during a game and finds no bot's chair is dealt in then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kupa.core.events import Notice
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.chairs import Chair, clean_name, distinct_name, pick_colour
from kupa.tables.credentials import keys_equal

if TYPE_CHECKING:
    from kupa.tables.table import Table


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who gets a chair when the next deal is prepared."""

    name: str
    colour: str
    owner: str


def wait(table: Table, now: float, owner: str, name: str, colour: str | None) -> e.Waited:
    """Return the entry by which a newcomer waits, if there will be room."""
    if is_waiting(table, owner):
        raise Refused(None, "table.sits_already")
    if not _has_room(table, len(table.waiting) + 1):
        raise Refused(None, "table.full")
    others = [*table.chairs, *map(_chair, table.waiting)]
    shown = distinct_name(clean_name(name), others)
    return e.Waited(now, shown, pick_colour(_free(colour, others), others), owner)


def _free(colour: str | None, others: list[Chair]) -> str | None:
    return None if colour in {chair.colour for chair in others} else colour


def _has_room(table: Table, more: int) -> bool:
    free = sum(chair.free for chair in table.chairs)
    seats = len(table.chairs) - free + more
    return seats <= table.game.seats[-1] and _allows(table, seats)


def _allows(table: Table, seats: int) -> bool:
    """Tell whether so many may play with these options."""
    try:
        table.game.check(table.dealt_options(table.touched), seats)
    except Refused:
        return False
    return True


def is_waiting(table: Table, owner: str | None) -> bool:
    """Tell whether a device waits for the next deal."""
    return owner is not None and any(keys_equal(each.owner, owner) for each in table.waiting)


def waited(table: Table, entry: e.Waited) -> list[Notice]:
    """Apply the entry."""
    table.waiting.append(Waiting(entry.name, entry.colour, entry.owner))
    return []


def waiting_ended(table: Table, entry: e.WaitingEnded) -> list[Notice]:
    """Apply the entry."""
    table.waiting = [each for each in table.waiting if each.owner != entry.owner]
    return []


def seat_waiting(table: Table) -> None:
    """Give chairs to those who wait, while there are any: the first who came first."""
    left: list[Waiting] = []
    for each in table.waiting:
        place = next((at for at, chair in enumerate(table.chairs) if chair.free), len(table.chairs))
        if place == table.game.seats[-1]:
            left.append(each)
            continue
        table.add_chairs(place + 1)
        table.chairs[place] = _chair(each)
        member = table.evenings.members.get(each.owner)
        table.chairs[place].wins = member.total if table.family and member else 0
    table.waiting = left


def _chair(waiting: Waiting) -> Chair:
    return Chair(waiting.name, waiting.colour, waiting.owner)
