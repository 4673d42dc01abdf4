"""Clocks, warnings, bots for the absent; and every game comes to its end by itself."""

from __future__ import annotations

import pytest

from kupa.core.declarations import Phase
from kupa.core.events import heard
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.tables import answers, lobby_actions, presence
from kupa.tables.pace import PACES, find_pace
from kupa.tables.schedule import deadline, next_due, warning
from kupa.tables.table_bots import TableBots
from support.offline_table import OfflineTable


def only(offline: OfflineTable) -> int:
    assert len(offline.table.asked) == 1
    return offline.table.asked[0]


def test_a_pace_has_times_for_every_phase() -> None:
    pace = find_pace("normal")
    assert pace.limit(Phase("turn")) == pace.turn
    assert pace.limit(Phase("stick", "short")) == pace.short
    assert pace.limit(Phase("opening", "study")) == pace.study
    assert pace.scaled(10).turn == pace.turn / 10
    assert PACES["relaxed"].turn > PACES["normal"].turn > PACES["quick"].turn


def test_a_warning_comes_before_the_clock_answers() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = only(offline)
    at, end = warning(offline.table, seat), deadline(offline.table, seat)
    assert at is not None
    assert end is not None
    assert offline.now < at < end == offline.now + PACES["normal"].turn == offline.due().at
    assert deadline(offline.table, 1 - seat) is None
    assert warning(offline.table, 1 - seat) is None


def test_when_time_is_over_the_fallback_is_played() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = only(offline)
    fallback = str(offline.match.state.fallback(seat))
    assert offline.wait().what == "clock"
    assert (offline.match.answers[-1][0], str(offline.match.answers[-1][1])) == (seat, fallback)
    assert offline.table.chairs[seat].missed == 1


def test_after_two_misses_in_a_row_a_bot_plays_until_the_owner_answers() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = only(offline)
    while offline.table.chairs[seat].missed < 2:
        if seat not in offline.table.asked:
            offline.answer(1 - seat)
        else:
            offline.wait()
    while seat not in offline.table.asked:
        offline.answer(1 - seat)
    due = offline.wait()
    assert (due.what, due.seat) == ("takeover", seat)
    assert offline.table.chairs[seat].autopilot
    assert deadline(offline.table, seat) is None
    offline.do(presence.returned(offline.table.chairs[seat].owner or ""))
    assert offline.table.chairs[seat].missed == 0
    assert deadline(offline.table, seat) == offline.now + PACES["normal"].turn
    offline.answer(seat)


def test_an_answer_of_ones_own_forgives_a_miss() -> None:
    offline = OfflineTable("pairs", "first=0", chairs=2).people(2).deal()
    offline.wait()
    assert offline.table.chairs[0].missed == 1
    offline.answer(0)
    assert offline.table.chairs[0].missed == 0


def test_whoever_is_gone_for_long_is_played_for_asked_or_not() -> None:
    offline = OfflineTable("court").people(2).deal()
    away = 1 - only(offline)
    offline.do(presence.disconnected(away))
    assert (offline.due().what, offline.due().seat) == ("takeover", away)
    assert offline.due().at == offline.now + PACES["normal"].away
    with pytest.raises(Refused):
        offline.do(presence.disconnected(away))
    offline.do(presence.returned(offline.table.chairs[away].owner or ""), after=5)
    assert offline.due().what == "clock"
    with pytest.raises(Refused):
        offline.do(presence.bot_takes_over(away))


def test_the_whole_time_is_given_back_once_a_question() -> None:
    """Otherwise whoever leaves and comes back again and again would never have to answer."""
    offline = OfflineTable("court", pace="quick").people(2).deal()
    seat, began = only(offline), offline.now
    owner = offline.table.chairs[seat].owner or ""
    while offline.due().what != "clock" or offline.due().at > offline.now + 6:
        offline.do(lobby_actions.leave_seat(owner))
        offline.do(presence.returned(owner), after=5)
        assert offline.now < began + 60
    assert offline.due().at <= began + 5 + PACES["quick"].turn
    assert offline.wait().what == "clock"


def test_leaving_again_and_again_does_not_keep_the_bot_from_answering() -> None:
    offline = OfflineTable("court", pace="quick").people(2).deal()
    seat, began = only(offline), offline.now
    owner = offline.table.chairs[seat].owner or ""
    offline.do(lobby_actions.leave_seat(owner))
    due = offline.due()
    written = offline.table.number
    for _ in range(3):
        with pytest.raises(lobby_actions.LeftAlready):
            offline.do(lobby_actions.leave_seat(owner), after=0.35)
    assert (offline.table.number, offline.due()) == (written, due)
    assert (due.what, due.at < began + 2 * PACES["quick"].thought) == ("bot", True)


def test_a_bot_is_given_its_pause_once_a_question() -> None:
    """Otherwise whoever leaves and comes back would keep both the bot and the clock from answering."""
    offline = OfflineTable("court", pace="quick").people(2).deal()
    seat, began = only(offline), offline.now
    owner = offline.table.chairs[seat].owner or ""
    for _ in range(4):
        offline.do(lobby_actions.leave_seat(owner))
        offline.do(presence.returned(owner), after=0.35)
    offline.do(lobby_actions.leave_seat(owner))
    assert (offline.due().what, offline.due().at <= began + 0.35 + 2 * 0.6) == ("bot", True)
    offline.wait()
    assert seat in [at for at, _ in offline.match.answers]


def test_a_bot_that_takes_over_pauses_like_any_other() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = only(offline)
    offline.do(lobby_actions.leave_seat(offline.table.chairs[seat].owner or ""), after=30)
    assert (offline.due().what, offline.due().at > offline.now) == ("bot", True)


def test_how_long_a_bot_pauses_cannot_be_computed_without_the_root() -> None:
    one, other = OfflineTable("court").bots(3).deal(), OfflineTable("court").bots(3)
    other.table.root = bytes(32)
    other.deal()
    assert one.table.questions.keys() == other.table.questions.keys()
    assert one.due().at - one.now != other.due().at - other.now


def test_a_tables_time_never_runs_backwards() -> None:
    offline = OfflineTable("court").people(2).deal()
    table, hour = offline.table, 3600.0
    assert table.time(offline.now + 5) == offline.now + 5
    assert table.time(offline.now - hour) == offline.now
    assert table.time(offline.now - hour + 7) == offline.now + 7


def test_whoever_plays_alone_has_no_clock_and_no_bot_takes_over() -> None:
    offline = OfflineTable("pairs", "size=small", chairs=1).people(1).deal()
    assert deadline(offline.table, 0) is None
    assert warning(offline.table, 0) is None
    offline.do(presence.disconnected(0))
    assert next_due(offline.table) is None


def test_in_the_lobby_nothing_happens_by_itself() -> None:
    offline = OfflineTable().people(2).bots(2)
    offline.do(presence.disconnected(1))
    assert next_due(offline.table) is None


def test_a_bot_gives_way_to_an_owner_who_came_back_meanwhile() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = only(offline)
    offline.do(lobby_actions.leave_seat(offline.table.chairs[seat].owner or ""))
    due, move = offline.due(), str(offline.match.moves(seat)[0])
    assert due.what == "bot"
    offline.do(presence.returned(offline.table.chairs[seat].owner or ""))
    with pytest.raises(Refused):
        offline.do(answers.by_bot(seat, due.asked_at, move))


def test_the_clock_gives_way_to_an_answer_that_came_meanwhile() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat, due = only(offline), offline.due()
    offline.answer(seat)
    with pytest.raises(Refused):
        offline.do(answers.by_clock(seat, due.asked_at))


@pytest.mark.parametrize(("pace", "look"), [("relaxed", 10), ("normal", 6), ("quick", 3)])
def test_U21_nobody_covers_what_the_others_had_no_time_to_see(pace: str, look: int) -> None:
    offline = OfflineTable("ushpizin", pace=pace).people(3).deal()
    assert offline.table.phase.time == "study"
    seat = offline.table.asked[0]
    move = str(offline.match.moves(seat)[0])
    for after in (0.0, look - 1.0):
        with pytest.raises(Refused) as caught:
            offline.answer(seat, move, after=after)
        assert (caught.value.ruling, caught.value.reason) == ("U21", "table.look_first")
    offline.answer(seat, move, after=1.0)


def test_bots_leave_the_end_of_a_study_to_people() -> None:
    pace = PACES["normal"]
    offline = OfflineTable("ushpizin").people(1).bots(2).deal()
    bots = [offline.table.questions[seat] for seat in (1, 2)]
    assert all(due.at >= offline.now + pace.study for due in [offline.due()])
    assert len(bots) == 2
    offline.do(lobby_actions.leave_seat("noa"))
    assert offline.due().at == offline.now + pace.look


def test_U17_bots_leave_a_race_to_a_person_who_is_in_it_until_the_window_closes() -> None:
    pace = PACES["normal"]
    offline = _in_a_race_with_bots()
    opened = offline.now
    assert all(due.at >= opened + pace.short for due in [offline.due()])
    offline.do(presence.disconnected(0))
    due = offline.due()
    assert due.what == "bot"
    assert due.at < opened + pace.short / 2


def _in_a_race_with_bots() -> OfflineTable:
    """Play on until a person and bots are asked at once in a short window."""
    for elijahs in range(5):  # other cards each time
        offline = OfflineTable("ushpizin", f"elijah={elijahs}").people(1).bots(6).deal()
        while offline.table.stage == "playing":
            if offline.table.phase.time == "short" and {0} < set(offline.table.asked):
                return offline
            if 0 in offline.table.asked:
                offline.answer(0, after=PACES["normal"].look)
            else:
                offline.wait()
    raise AssertionError("no race of a person with bots")


def test_bots_take_a_moment_but_not_long() -> None:
    offline = OfflineTable("court").bots(3).deal()
    for _ in range(50):
        before, due = offline.now, offline.wait()
        assert 0.6 <= due.at - before <= 1.6


VARIANTS = [
    ("ushpizin", "rounds=12", 3), ("ushpizin", "goal=one_host style=quartets rounds=40", 4),
    ("ushpizin", "rounds=8 goal=one_host", 2), ("ushpizin", "rounds=8 exposure=always close=all", 3),
    ("court", "", 2), ("court", "size=short magic=declared", 4), ("reset", "", 5),
    ("reset", "draw=free stick=off", 2), ("pairs", "", 1), ("pairs", "size=small", 7),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_a_table_of_bots_plays_to_its_end(game: str, options: str, seats: int) -> None:
    offline = OfflineTable(game, options, chairs=seats).bots(seats, "medium").deal().wait_out()
    assert len(offline.match.ranks()) == seats
    assert sum(chair.wins for chair in offline.table.chairs) >= 1


@pytest.mark.parametrize(("game", "options", "seats"), [each for each in VARIANTS if each[2] > 1])
def test_people_who_never_answer_end_no_game(game: str, options: str, seats: int) -> None:
    """First the clock answers for them, then bots play; nobody need be present."""
    offline = OfflineTable(game, options, chairs=seats).people(seats).deal().wait_out()
    who = {each.who for each in offline.answers}
    assert who == {"clock", "bot"} or len(offline.answers) < 3 * seats


@pytest.mark.parametrize(
    ("game", "options", "seats"), [(key, "", GAMES[key].seats[-1]) for key in GAMES]
)
def test_where_everybody_goes_away_bots_play_to_the_end(game: str, options: str, seats: int) -> None:
    bounded = "rounds=12" if game == "ushpizin" else options
    offline = OfflineTable(game, bounded, chairs=seats, pace="untimed").people(seats).deal()
    for seat in range(seats):
        offline.do(presence.disconnected(seat))
    offline.wait_out()
    assert not any(chair.present for chair in offline.table.chairs)


@pytest.mark.parametrize(("game", "options", "seats"), [("reset", "", 3), ("ushpizin", "rounds=5", 3)])
def test_the_clock_alone_ends_a_game_that_ends_by_itself(game: str, options: str, seats: int) -> None:
    offline = OfflineTable(game, options, chairs=seats).people(seats).deal()
    for _ in range(20_000):
        if offline.table.stage == "over":
            break
        due = offline.wait()
        if due.what == "takeover":
            offline.do(presence.returned(offline.table.chairs[due.seat].owner or ""))
    assert offline.table.stage == "over"


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
    monkeypatch.setattr("kupa.tables.table_bots.seat_bot", lambda *_given: Spy())
    offline = OfflineTable(game, chairs=3).people(3).deal()
    live = [list(heard(offline.match.opening, seat)) for seat in range(3)]
    for turn in range(60):
        seat = offline.table.asked[turn % len(offline.table.asked)]
        if turn >= 30 and len(offline.match.moves(seat)) > 1:
            break
        offline.do(answers.by_clock(seat, offline.table.questions[seat].number))
        for each in range(3):
            live[each] += heard(offline.news, each)
    bots = TableBots()
    bots.choose(offline.table, seat)
    spy = bots.bots[seat]
    assert isinstance(spy, Spy)
    assert spy.notes == [*live[seat], ("view", offline.match.view(seat))]


def test_a_bot_restored_from_the_log_plays_as_the_one_that_was_there() -> None:
    offline = OfflineTable("court", chairs=3).bots(3, "hard").deal()
    for _ in range(25):
        offline.wait()
    while len(offline.match.moves(offline.due().seat)) == 1:
        offline.wait()
    seat = offline.due().seat
    again = offline.reloaded()
    assert isinstance(again.match, Match)
    assert TableBots().choose(again, seat) == TableBots().choose(offline.table, seat)


def test_every_table_of_a_game_has_a_level_for_who_is_sent_away() -> None:
    for key, game in GAMES.items():
        seats = max(2, game.seats[0])
        offline = OfflineTable(key, chairs=seats).people(seats).deal()
        offline.do(lobby_actions.leave_seat("noa", 1))
        offline.wait()
