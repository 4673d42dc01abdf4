"""What happens at a table without anybody acting, and when: bots move, clocks run out, bots take over.

It is computed from the table's state alone, so every process gets the same result.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from kupa.core.events import Seat
from kupa.tables.pace import FORGIVEN, WARNING
from kupa.tables.questions import Question
from kupa.tables.table import Table

What = Literal["bot", "clock", "takeover"]


@dataclass(slots=True)
class Due:
    """What is to happen for a seat, not before ``at``; ``asked_at`` is the number of its question.

    Nobody changes one; frozen, it would take three times as long to make, after every entry.
    """

    at: float
    what: What
    seat: Seat
    asked_at: int


def next_due(table: Table) -> Due | None:
    """Return what is due first; None if nothing happens without a person."""
    if table.stage != "playing":
        return None
    first: Due | None = None
    for due in _all_due(table):
        if first is None or due.at < first.at:
            first = due
    return first


def deadline(table: Table, seat: Seat) -> float | None:
    """Return when the clock answers for a seat; None if it is not asked, or if it has no clock.

    A seat that a bot plays has none, nor has a person who plays alone or is learning.
    """
    question = table.questions.get(seat)
    if question is None or table.chairs[seat].by_bot or _unhurried(table):
        return None
    return question.at + table.timing.limit(table.phase)


def warning(table: Table, seat: Seat) -> float | None:
    """Return when a seat is warned of its deadline."""
    end = deadline(table, seat)
    return None if end is None else end - table.timing.limit(table.phase) * WARNING


def _all_due(table: Table) -> list[Due]:
    limit, unhurried = table.timing.limit(table.phase), _unhurried(table)
    found: list[Due] = []
    for seat, question in table.questions.items():
        chair = table.chairs[seat]
        if chair.by_bot:
            found.append(Due(_bot_moves_at(table, seat, question), "bot", seat, question.number))
        elif chair.missed > FORGIVEN:
            found.append(Due(question.at, "takeover", seat, question.number))
        elif not unhurried:
            found.append(Due(question.at + limit, "clock", seat, question.number))
    return found if unhurried else found + _takeovers(table)


def _unhurried(table: Table) -> bool:
    """Tell whether somebody plays alone or learns: nobody waits for them, so there is no clock."""
    return len(table.chairs) == 1 or table.lesson is not None


def _takeovers(table: Table) -> list[Due]:
    """A bot takes over for a person who stays disconnected, whether their seat is asked or not."""
    return [
        Due(chair.disconnected_at + table.timing.away, "takeover", seat, 0)
        for seat, chair in enumerate(table.chairs)
        if chair.disconnected_at is not None and chair.owner is not None and not chair.autopilot
    ]


def _bot_moves_at(table: Table, seat: Seat, question: Question) -> float:
    """Bots pause so that people can follow; short windows and the end of a study they leave to people.

    How long is derived from the sealed root: whoever could compute it would know from the rest how long
    a bot had to search.
    """
    pace = table.timing
    if table.phase.time == "study":
        return question.bot_at + (pace.study if _waits_for_people(table) else pace.look)
    if table.phase.time == "short" and _waits_for_people(table):
        return question.bot_at + pace.short
    variation = sha256(table.root + f"/{question.number}/{seat}".encode()).digest()[0] / 256
    return question.bot_at + pace.thought * (0.7 + 0.6 * variation)


def _waits_for_people(table: Table) -> bool:
    """Tell whether somebody is asked who is there to answer."""
    return any(table.chairs[seat].present for seat in table.questions)
