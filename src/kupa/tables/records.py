"""Finished deals, read from the log of a table: the record of each, with what proves the shuffle."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.sealed_deal import SealedDeal
from kupa.tables import entries as e
from kupa.tables.chairs import Chair
from kupa.tables.table import open_from


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A finished deal: ``chairs`` as they were when it was dealt, and ``who`` gave each answer."""

    record: Record
    sealed_deal: SealedDeal
    names: tuple[str, ...]
    chairs: tuple[Chair, ...]
    who: tuple[e.Who, ...]

    def __str__(self) -> str:
        """Return the record as text, followed by the proof of the shuffle."""
        return f"{self.record}{self.sealed_deal}"


def finished_deals(table_id: str, bodies: list[bytes]) -> list[FinishedDeal]:
    """Return every deal of a log that was played to its end, in order."""
    table, found = open_from(table_id, bodies[0]), []
    chairs: tuple[Chair, ...] = ()
    who: list[e.Who] = []
    for body in bodies[1:]:
        before, entry = table.stage, e.decode(body)
        table.apply(entry)
        if isinstance(entry, e.Dealt):
            chairs, who = tuple(copy(chair) for chair in table.chairs), []
        elif isinstance(entry, e.Answered):
            who.append(entry.who)
        if table.stage == "over" and before == "playing" and table.match:
            names = tuple(chair.name for chair in table.chairs)
            record, sealed = table.match.record(), table.sealed_deal
            found.append(FinishedDeal(record, sealed, names, chairs, tuple(who)))
    return found


def find_deal(table_id: str, bodies: list[bytes], deal: int) -> FinishedDeal:
    """Return a finished deal by its number, counted from 1."""
    deals = finished_deals(table_id, bodies)
    if not 1 <= deal <= len(deals):
        raise Refused(None, "table.no_such_record")
    return deals[deal - 1]
