"""The verdict: the clients' notes held against the database.

A move is lost if the server acknowledged or told it, and the log has not got it, or has it under another
number. It is doubled if its id stands in a log twice. A table stands still if nothing was written after
the last crash. An error that a server logged is a fault too, whatever came of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bench.crash.notes import Acknowledged, Notes, Seen

from kupa.tables import entries as e
from kupa.tables.table import fold

Logs = Mapping[str, Sequence[tuple[int, bytes]]]  # by table: numbers and entries, in order


@dataclass(slots=True)
class Verdict:
    """What was found, each fault in words."""

    acknowledged: int
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # logs with a gap, or that make no table
    still: list[str] = field(default_factory=list)
    complaints: int = 0  # errors that the servers logged, with a traceback
    by: Counter[str] = field(default_factory=Counter)  # answers after the last crash, by who gave them

    @property
    def good(self) -> bool:
        """Tell whether nothing is wrong."""
        return not (self.lost or self.doubled or self.broken or self.still or self.complaints)


def judge(logs: Logs, notes: Notes, last_crash: Mapping[str, int], complaints: int = 0) -> Verdict:
    """Hold everything the clients know against the logs; ``last_crash`` has each table's number then."""
    acknowledged = {(each.table, each.id) for each in notes.acknowledged}
    verdict = Verdict(len(acknowledged), complaints=complaints)
    read = {table: {number: e.decode(body) for number, body in log} for table, log in logs.items()}
    verdict.lost += [str(each) for each in notes.acknowledged if not _stands(each, read)]
    verdict.lost += [str(each) for each in notes.seen if not _was_told(each, read)]
    for table, log in logs.items():
        verdict.doubled += [f"{table}: {twice}" for twice in _twice(read[table].values())]
        verdict.broken += _faults(table, log)
        later = [entry for number, entry in read[table].items() if number > last_crash[table]]
        verdict.by.update(entry.who for entry in later if isinstance(entry, e.Answered))
        if not any(isinstance(entry, e.Answered) for entry in later):
            verdict.still.append(f"{table}: nothing after {last_crash[table]}")
    return verdict


Read = Mapping[str, Mapping[int, e.AnyEntry]]


def _stands(noted: Acknowledged, read: Read) -> bool:
    """Tell whether the log has a move under the number it was acknowledged with."""
    entry = read.get(noted.table, {}).get(noted.number)
    return isinstance(entry, e.Answered) and entry.id == noted.id


def _was_told(seen: Seen, read: Read) -> bool:
    entry = read.get(seen.table, {}).get(seen.number)
    return isinstance(entry, e.Answered) and (entry.seat, entry.who) == (seen.seat, seen.who)


def _twice(log: Iterable[e.AnyEntry]) -> list[str]:
    """Return the ids that stand in a log more than once."""
    ids = Counter(entry.id for entry in log if isinstance(entry, e.Answered) and entry.id)
    return [each for each, times in ids.items() if times > 1]


def _faults(table: str, log: Sequence[tuple[int, bytes]]) -> list[str]:
    """Return what keeps a log from being a table again."""
    if [number for number, _ in log] != list(range(len(log))):
        return [f"{table}: the numbers have a gap"]
    try:
        fold(table, [body for _, body in log])
    except Exception as error:  # noqa: BLE001 — whatever it is, it is a finding
        return [f"{table}: {error!r}"]
    return []
