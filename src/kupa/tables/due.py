"""What happens at a table by itself, and when: bots think, clocks run out, the absent are played for.

It is reckoned from the table alone, so every process comes to the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from kupa.core.told import Seat
from kupa.tables.pace import FORGIVEN, STUDY, WARNING
from kupa.tables.table import Question, Table

What = Literal["bot", "clock", "pilot"]


@dataclass(frozen=True, slots=True)
class Due:
    """Something to happen to a seat, not before ``at``; ``asked_at`` is its question's number."""

    at: float
    what: What
    seat: Seat
    asked_at: int


def next_due(table: Table) -> Due | None:
    """Return what comes next."""
    if table.phase != "playing":
        return None
    return min(_all_due(table), key=lambda due: due.at, default=None)


def deadline(table: Table, seat: Seat) -> float | None:
    """Return when the clock answers for a seat that is asked; None: it is not asked, or a bot's."""
    question = table.questions.get(seat)
    if question is None or table.chairs[seat].by_bot:
        return None
    return question.at + table.timing.limit(table.step)


def warning(table: Table, seat: Seat) -> float | None:
    """Return when a seat is to be warned."""
    end = deadline(table, seat)
    return None if end is None else end - table.timing.limit(table.step) * WARNING


def _all_due(table: Table) -> Iterator[Due]:
    step = table.step
    limit = table.timing.limit(step)
    for seat, question in table.questions.items():
        chair = table.chairs[seat]
        if chair.by_bot:
            yield Due(_thought(table, seat, question, step), "bot", seat, question.number)
        elif chair.missed > FORGIVEN:
            yield Due(question.at, "pilot", seat, question.number)
        else:
            yield Due(question.at + limit, "clock", seat, question.number)
    yield from _absent(table)


def _absent(table: Table) -> Iterator[Due]:
    """Somebody whose connection is lost is waited for, asked or not."""
    for seat, chair in enumerate(table.chairs):
        if chair.gone is not None and chair.owner is not None and not chair.piloted:
            yield Due(chair.gone + table.timing.away, "pilot", seat, 0)


def _thought(table: Table, seat: Seat, question: Question, step: str) -> float:
    """Bots take a moment, so that people can follow; the end of a study they leave to people."""
    if step in STUDY:
        waited_for = any(table.chairs[other].present for other in table.questions)
        return question.at + (table.timing.study if waited_for else table.timing.look)
    whim = sha256(f"{table.id}/{question.number}/{seat}".encode()).digest()[0] / 256
    return question.at + table.timing.thought * (0.7 + 0.6 * whim)
