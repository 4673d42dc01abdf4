"""Lessons at a table: what the learner may do, and going back. The other seats follow the record."""

from __future__ import annotations

from typing import Any

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.lobby_actions import Action
from kupa.tables.table import Table


def objection(table: Table, seat: Seat, move: Any) -> Refused | None:  # noqa: ANN401 — every game has its own
    """Return why a legal move is not what a lesson asks for now; None if it is, or if this is none."""
    if table.lesson is None or table.match is None:
        return None
    if seat not in table.questions:
        return Refused(None, "core.not_asked", seat=seat)
    if str(move) == str(table.questions[seat].moves[0]):
        return None
    return table.lesson.objection(len(table.match.answers))


def rewind(owner: str, answers: int) -> Action:
    """Go back, as the learner, to where so many answers had been given."""

    def action(table: Table, now: float) -> e.Rewound:
        if table.lesson is None or table.match is None:
            raise Refused(None, "table.no_lesson")
        if table.seat_of(owner) is None:
            raise Refused(None, "table.not_seated")
        if not 0 <= answers < len(table.match.answers):
            raise Refused(None, "table.too_late")
        return e.Rewound(now, answers)

    return action
