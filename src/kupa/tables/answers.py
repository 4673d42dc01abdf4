"""Answers: what a person sends, and what the clock or a bot answers in somebody's stead."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.core.told import Seat
from kupa.tables import entries as e
from kupa.tables.acts import Act
from kupa.tables.pace import STUDY
from kupa.tables.table import Question, Table


class Repeated(Exception):
    """An answer that was written before, under this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def answer(owner: str, move: str, seen: int, answer_id: str) -> Act:
    """Answer as a person who has seen the table up to ``seen``."""

    def act(table: Table, now: float) -> e.Answered:
        known = f"{owner}/{answer_id}"
        if known in table.ids:
            raise Repeated(table.ids[known])
        seat = table.owned(owner)
        if seat is None:
            raise Refused(None, "table.not_seated")
        question = _question(table, seat)
        if seen < question.number:
            raise Refused(None, "table.too_late")
        _check(table, seat, move)
        _look_first(table, question, now)
        return e.Answered(now, seat, move, "person", answer_id)

    return act


def _question(table: Table, seat: Seat) -> Question:
    if table.phase != "playing":
        raise Refused(None, "table.not_playing")
    if seat not in table.questions:
        raise Refused(None, "core.not_asked", seat=seat)
    return table.questions[seat]


def _check(table: Table, seat: Seat, move: str) -> None:
    match = table.match
    objection = match.state.objection(seat, match.game.read(move)) if match else None
    if objection is not None:
        raise objection


def _look_first(table: Table, question: Question, now: float) -> None:
    """Nobody covers what the others have had no time to see (U21)."""
    left = question.at + table.timing.look - now
    if left > 0 and table.step in STUDY:
        ruling = "U21" if table.game.key == "ushpizin" else None
        raise Refused(ruling, "table.look_first", count=max(1, round(left)))


def by_clock(seat: Seat, asked_at: int) -> Act:
    """Answer for a seat whose time is over, unless it has answered meanwhile."""

    def act(table: Table, now: float) -> e.Answered:
        _still(table, seat, asked_at)
        move = table.match.state.fallback(seat) if table.match else None
        return e.Answered(now, seat, str(move), "clock")

    return act


def by_bot(seat: Seat, asked_at: int, move: str) -> Act:
    """Answer with what a bot chose, unless its seat has answered or was given back meanwhile."""

    def act(table: Table, now: float) -> e.Answered:
        _still(table, seat, asked_at)
        if not table.chairs[seat].by_bot:
            raise Refused(None, "table.too_late")
        return e.Answered(now, seat, move, "bot")

    return act


def _still(table: Table, seat: Seat, asked_at: int) -> None:
    question = table.questions.get(seat)
    if question is None or question.number != asked_at:
        raise Refused(None, "table.too_late")
