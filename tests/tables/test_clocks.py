"""Clocks, warnings, bots for the absent; and every game comes to its end by itself."""

from __future__ import annotations

import pytest

from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.core.told import heard
from kupa.games import GAMES
from kupa.tables import acts, answers, presence
from kupa.tables.due import deadline, next_due, warning
from kupa.tables.pace import PACES, SHORT, STUDY, find_pace
from kupa.tables.pilots import Pilots
from support.desk import Desk


def only(desk: Desk) -> int:
    assert len(desk.table.asked) == 1
    return desk.table.asked[0]


def test_a_pace_has_times_for_every_phase() -> None:
    pace = find_pace("normal")
    assert pace.limit("turn") == pace.turn
    assert {pace.limit(step) for step in SHORT} == {pace.short}
    assert {pace.limit(step) for step in STUDY} == {pace.study}
    assert pace.hurried(10).turn == pace.turn / 10
    assert PACES["relaxed"].turn > PACES["normal"].turn > PACES["quick"].turn


def test_a_warning_comes_before_the_clock_answers() -> None:
    desk = Desk("court").people(2).deal()
    seat = only(desk)
    at, end = warning(desk.table, seat), deadline(desk.table, seat)
    assert at is not None
    assert end is not None
    assert desk.now < at < end == desk.now + PACES["normal"].turn == desk.due().at
    assert deadline(desk.table, 1 - seat) is None
    assert warning(desk.table, 1 - seat) is None


def test_when_time_is_over_the_fallback_is_played() -> None:
    desk = Desk("court").people(2).deal()
    seat = only(desk)
    fallback = str(desk.match.state.fallback(seat))
    assert desk.wait().what == "clock"
    assert (desk.match.answers[-1][0], str(desk.match.answers[-1][1])) == (seat, fallback)
    assert desk.table.chairs[seat].missed == 1


def test_after_two_misses_in_a_row_a_bot_plays_until_the_owner_answers() -> None:
    desk = Desk("court").people(2).deal()
    seat = only(desk)
    while desk.table.chairs[seat].missed < 2:
        if seat not in desk.table.asked:
            desk.answer(1 - seat)
        else:
            desk.wait()
    while seat not in desk.table.asked:
        desk.answer(1 - seat)
    due = desk.wait()
    assert (due.what, due.seat) == ("pilot", seat)
    assert desk.table.chairs[seat].piloted
    assert deadline(desk.table, seat) is None
    desk.do(presence.back(desk.table.chairs[seat].owner or ""))
    assert desk.table.chairs[seat].missed == 0
    assert deadline(desk.table, seat) == desk.now + PACES["normal"].turn
    desk.answer(seat)


def test_an_answer_of_ones_own_forgives_a_miss() -> None:
    desk = Desk("pairs", chairs=1).people(1).deal()
    desk.wait()
    assert desk.table.chairs[0].missed == 1
    desk.answer(0)
    assert desk.table.chairs[0].missed == 0


def test_whoever_is_gone_for_long_is_played_for_asked_or_not() -> None:
    desk = Desk("court").people(2).deal()
    away = 1 - only(desk)
    desk.do(presence.gone(away))
    assert (desk.due().what, desk.due().seat) == ("pilot", away)
    assert desk.due().at == desk.now + PACES["normal"].away
    with pytest.raises(Refused):
        desk.do(presence.gone(away))
    desk.do(presence.back(desk.table.chairs[away].owner or ""), after=5)
    assert desk.due().what == "clock"
    with pytest.raises(Refused):
        desk.do(presence.pilot(away))


def test_in_the_lobby_nothing_happens_by_itself() -> None:
    desk = Desk().people(2).bots(2)
    desk.do(presence.gone(1))
    assert next_due(desk.table) is None


def test_a_bot_gives_way_to_an_owner_who_came_back_meanwhile() -> None:
    desk = Desk("court").people(2).deal()
    seat = only(desk)
    desk.do(acts.rise(desk.table.chairs[seat].owner or ""))
    due, move = desk.due(), str(desk.match.moves(seat)[0])
    assert due.what == "bot"
    desk.do(presence.back(desk.table.chairs[seat].owner or ""))
    with pytest.raises(Refused):
        desk.do(answers.by_bot(seat, due.asked_at, move))


def test_the_clock_gives_way_to_an_answer_that_came_meanwhile() -> None:
    desk = Desk("court").people(2).deal()
    seat, due = only(desk), desk.due()
    desk.answer(seat)
    with pytest.raises(Refused):
        desk.do(answers.by_clock(seat, due.asked_at))


@pytest.mark.parametrize(("pace", "look"), [("relaxed", 10), ("normal", 6), ("quick", 3)])
def test_U21_nobody_covers_what_the_others_had_no_time_to_see(pace: str, look: int) -> None:
    desk = Desk("ushpizin", pace=pace).people(3).deal()
    assert desk.table.step in STUDY
    seat = desk.table.asked[0]
    move = str(desk.match.moves(seat)[0])
    for after in (0.0, look - 1.0):
        with pytest.raises(Refused) as caught:
            desk.answer(seat, move, after=after)
        assert (caught.value.ruling, caught.value.reason) == ("U21", "table.look_first")
    desk.answer(seat, move, after=1.0)


def test_bots_leave_the_end_of_a_study_to_people() -> None:
    pace = PACES["normal"]
    desk = Desk("ushpizin").people(1).bots(2).deal()
    bots = [desk.table.questions[seat] for seat in (1, 2)]
    assert all(due.at >= desk.now + pace.study for due in [desk.due()])
    assert len(bots) == 2
    desk.do(acts.rise("noa"))
    assert desk.due().at == desk.now + pace.look


def test_bots_take_a_moment_but_not_long() -> None:
    desk = Desk("court").bots(3).deal()
    for _ in range(50):
        before, due = desk.now, desk.wait()
        assert 0.6 <= due.at - before <= 1.6


VARIANTS = [
    ("ushpizin", "rounds=12", 3), ("ushpizin", "goal=one_host style=quartets rounds=40", 4),
    ("ushpizin", "rounds=8 goal=one_host", 2), ("ushpizin", "rounds=8 exposure=always close=all", 3),
    ("court", "", 2), ("court", "size=short magic=declared", 4), ("reset", "", 5),
    ("reset", "draw=free stick=off", 2), ("pairs", "", 1), ("pairs", "size=small", 7),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_a_table_of_bots_plays_to_its_end(game: str, options: str, seats: int) -> None:
    desk = Desk(game, options, chairs=seats).bots(seats, "medium").deal().wait_out()
    assert len(desk.match.ranks()) == seats
    assert sum(chair.wins for chair in desk.table.chairs) >= 1


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_people_who_never_answer_end_no_game(game: str, options: str, seats: int) -> None:
    """First the clock answers for them, then bots play; nobody need be present."""
    desk = Desk(game, options, chairs=seats).people(seats).deal().wait_out()
    who = {each.who for each in desk.answers}
    assert who == {"clock", "bot"} or len(desk.answers) < 3 * seats


@pytest.mark.parametrize(
    ("game", "options", "seats"), [(key, "", GAMES[key].seats[-1]) for key in GAMES]
)
def test_where_everybody_goes_away_bots_play_to_the_end(game: str, options: str, seats: int) -> None:
    bounded = "rounds=12" if game == "ushpizin" else options
    desk = Desk(game, bounded, chairs=seats, pace="untimed").people(seats).deal()
    for seat in range(seats):
        desk.do(presence.gone(seat))
    desk.wait_out()
    assert not any(chair.present for chair in desk.table.chairs)


@pytest.mark.parametrize(("game", "options", "seats"), [("reset", "", 3), ("ushpizin", "rounds=5", 3)])
def test_the_clock_alone_ends_a_game_that_ends_by_itself(game: str, options: str, seats: int) -> None:
    desk = Desk(game, options, chairs=seats).people(seats).deal()
    for _ in range(20_000):
        if desk.table.phase == "over":
            break
        due = desk.wait()
        if due.what == "pilot":
            desk.do(presence.back(desk.table.chairs[due.seat].owner or ""))
    assert desk.table.phase == "over"


class Spy:
    """A bot that writes down what it is told, and plays the first move."""

    def __init__(self) -> None:
        self.notes: list[object] = []

    def told(self, event: object) -> None:
        self.notes.append(event)

    def choose(self, view: object, moves: list[object]) -> object:
        self.notes.append(("view", view))
        return moves[0]


@pytest.mark.parametrize("game", GAMES)
def test_an_autopilot_knows_what_its_seat_was_told_and_no_more(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kupa.tables.pilots.seat_bot", lambda *_given: Spy())
    desk = Desk(game, chairs=3).people(3).deal()
    live = [list(heard(desk.match.opening, seat)) for seat in range(3)]
    for turn in range(60):
        seat = desk.table.asked[turn % len(desk.table.asked)]
        if turn >= 30 and len(desk.match.moves(seat)) > 1:
            break
        desk.do(answers.by_clock(seat, desk.table.questions[seat].number))
        for each in range(3):
            live[each] += heard(desk.news, each)
    pilots = Pilots()
    pilots.choose(desk.table, seat)
    spy = pilots.bots[seat]
    assert isinstance(spy, Spy)
    assert spy.notes == [*live[seat], ("view", desk.match.view(seat))]


def test_a_bot_restored_from_the_log_plays_as_the_one_that_was_there() -> None:
    desk = Desk("court", chairs=3).bots(3, "hard").deal()
    for _ in range(25):
        desk.wait()
    while len(desk.match.moves(desk.due().seat)) == 1:
        desk.wait()
    seat = desk.due().seat
    again = desk.again()
    assert isinstance(again.match, Match)
    assert Pilots().choose(again, seat) == Pilots().choose(desk.table, seat)


def test_every_table_of_a_game_has_a_level_for_who_is_sent_away() -> None:
    for key, game in GAMES.items():
        seats = max(2, game.seats[0])
        desk = Desk(key, chairs=seats).people(seats).deal()
        desk.do(acts.rise("noa", 1))
        desk.wait()
