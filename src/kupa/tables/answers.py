"""Answers to the game's questions: by a person, by a bot, or by the clock when time is over."""

from __future__ import annotations

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import entries as e, lessons
from kupa.tables.lobby_actions import Action
from kupa.tables.questions import Question
from kupa.tables.table import Table


class Repeated(Exception):
    """The answer was written before, as the entry ``number``."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def answer(owner: str, move: str, seen: int, answer_id: str) -> Action:
    """Answer as a person who has seen the table up to the entry ``seen``."""

    def action(table: Table, now: float) -> e.Answered:
        known = f"{owner}/{answer_id}"
        if known in table.ids:
            raise Repeated(table.ids[known])
        seat = table.seat_of(owner)
        if seat is None:
            raise Refused(None, "table.not_seated")
        question = _question(table, seat)
        if seen < question.number:
            raise Refused(None, "table.too_late")
        _check(table, seat, move)
        _require_study_time(table, question, now)
        return e.Answered(now, seat, move, "person", answer_id)

    return action


def objection(table: Table, seat: Seat | None, move: str, now: float) -> Refused | None:
    """Return why a seat may not play a move now, or None. The table is only read.

    What is said of it depends on no card that the seat cannot see: a state's objections never do
    (see ``core/conformance/leaks.py``).
    """
    match = table.match
    if seat is None:
        return Refused(None, "table.not_seated")
    if match is None or table.stage == "lobby":
        return Refused(None, "table.not_playing")
    try:
        chosen = match.game.read(move)
        against = match.state.objection(seat, chosen) or lessons.objection(table, seat, chosen)
        if against is None and seat in table.questions:
            _require_study_time(table, table.questions[seat], now)
    except Refused as refused:
        # whoever is not asked learns that first, however the move is written
        return refused if seat in table.questions else Refused(None, "core.not_asked", seat=seat)
    return against


def _question(table: Table, seat: Seat) -> Question:
    if table.stage != "playing":
        raise Refused(None, "table.not_playing")
    if seat not in table.questions:
        raise Refused(None, "core.not_asked", seat=seat)
    return table.questions[seat]


def _check(table: Table, seat: Seat, move: str) -> None:
    match = table.match
    if match is None:
        return
    chosen = match.game.read(move)
    against = match.state.objection(seat, chosen) or lessons.objection(table, seat, chosen)
    if against is not None:
        raise against


def _require_study_time(table: Table, question: Question, now: float) -> None:
    """Nobody ends a study that the others have had no time for."""
    left = question.at + table.timing.look - now
    if left > 0 and table.phase.time == "study":
        raise Refused(table.phase.ruling, "table.look_first", count=max(1, round(left)))


def by_clock(seat: Seat, asked_at: int) -> Action:
    """Play the fallback of a seat whose time is over, unless it has answered meanwhile."""

    def action(table: Table, now: float) -> e.Answered:
        _require_open(table, seat, asked_at)
        move = table.match.state.fallback(seat) if table.match else None
        return e.Answered(now, seat, str(move), "clock")

    return action


def by_bot(seat: Seat, asked_at: int, move: str) -> Action:
    """Play a bot's choice, unless the seat has answered or a person plays it again."""

    def action(table: Table, now: float) -> e.Answered:
        _require_open(table, seat, asked_at)
        if not table.chairs[seat].by_bot:
            raise Refused(None, "table.too_late")
        return e.Answered(now, seat, move, "bot")

    return action


def _require_open(table: Table, seat: Seat, asked_at: int) -> None:
    question = table.questions.get(seat)
    if question is None or question.number != asked_at:
        raise Refused(None, "table.too_late")
