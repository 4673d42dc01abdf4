"""What is kept of a table when it is over: a record of every deal, with what was sealed."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from kupa.core.fair import Fair
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.chairs import Chair
from kupa.tables.table import Table


@dataclass(frozen=True, slots=True)
class Kept:
    """A deal that is over: ``chairs`` as they were when it was dealt, and ``who`` gave each answer."""

    record: Record
    fair: Fair
    names: tuple[str, ...]
    chairs: tuple[Chair, ...]
    who: tuple[e.Who, ...]

    def __str__(self) -> str:
        """Write the record, and under it what proves that nobody chose the cards."""
        return f"{self.record}{self.fair}"


def kept(table_id: str, written: list[bytes]) -> list[Kept]:
    """Return every deal of a log that was played to its end, in order."""
    opened = e.decode(written[0])
    if not isinstance(opened, e.Opened):
        raise TypeError("a log begins with the opening of its table")
    table, found = Table(table_id, opened), []
    chairs: tuple[Chair, ...] = ()
    who: list[e.Who] = []
    for body in written[1:]:
        before, entry = table.phase, e.decode(body)
        table.apply(entry)
        if isinstance(entry, e.Dealt):
            chairs, who = tuple(copy(chair) for chair in table.chairs), []
        elif isinstance(entry, e.Answered):
            who.append(entry.who)
        if table.phase == "over" and before == "playing" and table.match:
            names = tuple(chair.name for chair in table.chairs)
            found.append(Kept(table.match.record(), table.fair, names, chairs, tuple(who)))
    return found


def find_deal(table_id: str, written: list[bytes], deal: int) -> Kept:
    """Return one deal of a log by its number, 1 the first."""
    deals = kept(table_id, written)
    if not 1 <= deal <= len(deals):
        raise Refused(None, "table.no_such_record")
    return deals[deal - 1]
