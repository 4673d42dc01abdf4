"""Whoever checks for losses must be able to find them."""

from __future__ import annotations

from pathlib import Path

from bench.crash.judge import Verdict, judge
from bench.crash.notes import Acknowledged, Notes, Seen
from bench.crash.targets import Target

from kupa.tables import entries as e
from kupa.tables.table import fold

OWNERS = ("noa", "tal")


def opened() -> list[e.AnyEntry]:
    sat = [e.Sat(2.0, seat, name, "", name) for seat, name in enumerate(OWNERS)]
    return [e.TableOpened(1.0, "pairs", "", "normal", 2, "noa", "00" * 32), *sat, e.Dealt(3.0, 1)]


def answered(log: list[e.AnyEntry], answer: str) -> e.Answered:
    """The first move that is offered, whatever it is."""
    match = fold("t", [e.encode(entry) for entry in log]).match
    assert match is not None
    seat = match.asked()[0]
    return e.Answered(4.0, seat, str(match.moves(seat)[0]), "person", answer)


def table(answers: int) -> list[e.AnyEntry]:
    log = opened()
    for number in range(answers):
        log.append(answered(log, f"m{number}"))
    return log


def verdict(log: list[e.AnyEntry], notes: Notes, last_crash: int = 4) -> Verdict:
    return judge(
        {"t": [(at, e.encode(entry)) for at, entry in enumerate(log)]}, notes, {"t": last_crash}
    )


def told(*acknowledged: tuple[str, int]) -> Notes:
    return Notes([Acknowledged("t", answer, number) for answer, number in acknowledged])


def test_moves_that_stand_where_they_were_acknowledged_are_fine() -> None:
    log = table(3)
    first = log[4]
    assert isinstance(first, e.Answered)
    notes = told(("m0", 4), ("m2", 6), ("m2", 6))
    notes.seen.add(Seen("t", 4, first.seat, "person"))
    found = verdict(log, notes)
    assert found.good
    assert found.acknowledged == 2
    assert found.by == {"person": 2}


def test_a_move_that_is_not_in_the_log_is_lost() -> None:
    assert len(verdict(table(3), told(("m3", 7))).lost) == 1


def test_a_move_under_another_number_is_lost() -> None:
    assert len(verdict(table(3), told(("m1", 6))).lost) == 1


def test_an_answer_that_was_told_and_is_not_in_the_log_is_lost() -> None:
    notes = Notes(seen={Seen("t", 4, 1 - answered(opened(), "x").seat, "person")})
    assert len(verdict(table(3), notes).lost) == 1


def test_an_id_that_stands_twice_is_doubled() -> None:
    log = table(2)
    log.append(answered(log, "m1"))
    assert verdict(log, Notes()).doubled == ["t: m1"]


def test_a_table_at_which_nothing_follows_the_last_crash_stands_still() -> None:
    assert len(verdict(table(3), Notes(), last_crash=6).still) == 1
    assert not verdict(table(3), Notes(), last_crash=5).still


def test_a_gap_breaks_a_log() -> None:
    log = [(at, e.encode(entry)) for at, entry in enumerate(table(3)) if at != 5]
    assert len(judge({"t": log}, Notes(), {"t": 4}).broken) == 1


def test_a_log_that_makes_no_table_is_broken() -> None:
    log = table(1)
    log.append(e.Answered(5.0, 0, "nonsense", "person", "x"))
    assert len(verdict(log, Notes()).broken) == 1


def test_an_error_that_a_server_logged_is_a_fault() -> None:
    log = [(at, e.encode(entry)) for at, entry in enumerate(table(3))]
    assert judge({"t": log}, Notes(), {"t": 4}).good
    assert not judge({"t": log}, Notes(), {"t": 4}, complaints=1).good


def test_tracebacks_are_counted_over_all_lives_of_a_server(tmp_path: Path) -> None:
    said = tmp_path / "log"
    target = Target("", "", said)
    assert target.complaints() == 0
    said.write_text("INFO fine\nTraceback (most recent call last):\n  …\nKeyError: 1\n" * 2)
    assert target.complaints() == 2
