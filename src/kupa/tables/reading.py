"""Reading logs that may be damaged: where the first fault is, and what is left without it."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.tables import entries as e
from kupa.tables.log import Damaged, Head
from kupa.tables.schedule import next_due
from kupa.tables.summary import head_of
from kupa.tables.table import Table, open_from


def read_table(table_id: str, bodies: list[bytes], time_scale: float = 1.0) -> Table:
    """Return the table that a log results in; ``Damaged`` says which entry means nothing."""
    table: Table | None = None
    for number, body in enumerate(bodies):
        try:
            if table is None:
                table = open_from(table_id, body, time_scale)
            else:
                table.apply(e.decode(body))
        except Exception as error:  # whatever it is, the log ends here
            raise Damaged(number, f"entry {number} means nothing: {type(error).__name__}") from error
    if table is None:
        raise Damaged(0, "the log is empty")
    return table


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a log: from ``number`` on it cannot be read; ``lost`` entries stand there."""

    table_id: str
    number: int
    what: str
    lost: list[tuple[int, bytes]]


def find_fault(table_id: str, lines: list[tuple[int, bytes]]) -> Fault | None:
    """Return the first fault of a log, given its numbered entries; None if it is sound."""
    whole = 0
    while whole < len(lines) and lines[whole][0] == whole:
        whole += 1
    try:
        read_table(table_id, [body for _, body in lines[:whole]])
    except Damaged as error:
        return Fault(table_id, error.number, str(error), lines[error.number :])
    if whole < len(lines):
        return Fault(table_id, whole, f"entry {whole} is missing", lines[whole:])
    return None


def head_before(fault: Fault, lines: list[tuple[int, bytes]]) -> Head:
    """Return the row of a table as it was before the fault of its log."""
    table = read_table(fault.table_id, [body for number, body in lines if number < fault.number])
    due = next_due(table)
    return head_of(table, due.at if due else None)
