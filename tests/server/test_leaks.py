"""Nothing hidden leaves: what a seat is sent is the same, byte for byte, whatever it cannot see.

A twin of a table has everything that a seat cannot see dealt anew. What the seat is welcomed with must
be identical. Then both tables play on, with one answer: what the seat is told may differ only where the
game's own events and view differ for it too, that is, where a rule has shown it something.
"""

from __future__ import annotations

import copy
import json
import logging
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kupa.core.dice import Dice
from kupa.core.events import Notice, Seat, heard
from kupa.core.match import Match
from kupa.games import GAMES
from kupa.service import wire
from kupa.service.outbox import encode
from kupa.service.presenter import Message, Presenter
from kupa.service.table_connection import because
from kupa.tables import answers, entries as e, seating
from kupa.tables.credentials import log_digest
from kupa.tables.questions import Question
from kupa.tables.table import HANDLERS, Table
from kupa.tables.updates import Update
from support.offline_table import OfflineTable
from support.server_thread import Device, ServerThread, Sit, play_out

VARIANTS = [
    ("ushpizin", "rounds=3", 3), ("ushpizin", "rounds=3 exposure=always close=all", 2),
    ("ushpizin", "goal=one_host style=quartets", 3), ("ushpizin", "goal=combinations rounds=3", 3),
    ("court", "", 3), ("court", "magic=declared", 2), ("reset", "", 3), ("reset", "draw=free", 4),
    ("pairs", "", 2),
]  # fmt: skip
POSITIONS = 40
CLIENTS = ("websockets.client", "httpx", "httpcore")  # what the pages of a test log is theirs


class Snapshot:
    """A table that can be set up twice: with its own cards, or with others that a seat imagines."""

    def __init__(self, offline: OfflineTable, clock: float) -> None:
        self.offline = offline
        self.presenter: Presenter | Leaky = Presenter(lambda: clock)

    def twin(self, state: Any) -> Table:  # noqa: ANN401 — every game has its own
        """Return the table with another state, its questions asked since the same moments."""
        table = (
            copy.copy(self.offline.table)
            if hasattr(self.offline.table, "__dict__")
            else self.offline.reloaded()
        )
        match: Any = copy.copy(self.offline.match)
        match.state, match.answers = state, list(self.offline.match.answers)
        table.match, table.chairs = match, copy.deepcopy(self.offline.table.chairs)
        table.ids = dict(self.offline.table.ids)
        table.questions = {
            seat: Question(old.number, old.at, match.moves(seat))
            for seat, old in self.offline.table.questions.items()
        }
        return table

    def welcome(self, table: Table, seat: Seat | None) -> bytes:
        """Return the welcome of a seat."""
        return encode(self.presenter.welcome(table, None, seat))

    def told(self, table: Table, entry: e.Answered, seat: Seat | None) -> tuple[bytes, object]:
        """Play an answer; return what a seat is sent, and what the game lets it know."""
        update = Update(table, entry, table.apply(entry))
        sent = encode(self.presenter.update(update, None, seat))
        assert table.match is not None
        return sent, (heard(update.news, seat), table.match.view(seat))


def check(snapshot: Snapshot, viewer: Seat | None, entry: e.Answered, choose: Random) -> int:
    """Compare a table with a twin through a viewer's eyes; return how many answers could be compared."""
    offline = snapshot.offline
    imagined = offline.table.game.imagine(offline.match.view(viewer), None, Dice(choose.randbytes(32)))
    own, twin = snapshot.twin(offline.match.state.copy()), snapshot.twin(imagined)
    assert snapshot.welcome(own, viewer) == snapshot.welcome(twin, viewer), "the welcome betrays a card"
    if viewer is not None:
        asked_about = choose.sample(vocabulary(offline.table.game.key, len(own.chairs)), 8)
        why = [reason_sent(own, viewer, move, offline.now) for move in asked_about]
        imagined_why = [reason_sent(twin, viewer, move, offline.now) for move in asked_about]
        assert why == imagined_why, "why a move is not possible betrays a card"
    move = offline.table.game.read(entry.move)
    if imagined.objection(entry.seat, move) is not None:
        return 0
    sent, known = snapshot.told(own, entry, viewer)
    other, imagined_known = snapshot.told(twin, entry, viewer)
    if known == imagined_known:
        assert sent == other, "what is told betrays a card"
        return 1
    return 0


@cache
def vocabulary(game: str, seats: int) -> list[str]:
    """Return every move there is at such a table, and texts that are none."""
    return [*map(str, GAMES[game].vocabulary(seats)), "", "nonsense"]


def reason_sent(table: Table, seat: Seat, move: str, now: float) -> bytes:
    """Return what a seat is sent that asks why a move is not possible."""
    return encode(because("why", answers.objection(table, seat, move, now)))


def compared_answers(
    game: str, options: str, seats: int, presenter: type[Presenter | Leaky] = Presenter
) -> int:
    """Check sampled positions of a random game; return how many answers were compared."""
    offline, choose, compared = (
        OfflineTable(game, options, chairs=seats, onlookers=True).people(seats),
        Random(game),
        0,
    )
    offline.deal()
    for _ in range(POSITIONS):
        offline.now += choose.uniform(8, 11)
        snapshot = Snapshot(offline, offline.now)
        snapshot.presenter = presenter(lambda now=offline.now: now)  # type: ignore[misc]
        seat = choose.choice(offline.table.asked)
        entry = e.Answered(offline.now, seat, str(choose.choice(offline.match.moves(seat))))
        for viewer in (None, *range(seats)):
            compared += check(snapshot, viewer, entry, choose)
        offline.do(lambda _table, _now, entry=entry: entry)  # type: ignore[misc]
        if offline.table.stage != "playing":
            break
    return compared


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_what_a_seat_is_sent_hangs_on_nothing_hidden_from_it(
    game: str, options: str, seats: int
) -> None:
    assert compared_answers(game, options, seats) > 0


def sent_to_latecomer(presenter: Presenter, table: Table, seat: Seat, now: float) -> list[bytes]:
    """Let somebody take a bot's chair; return all that their page is sent for it."""
    entry = seating.sit("late", "Dina", seat)(table, now)
    update = Update(table, entry, table.apply(entry))
    told = presenter.update(update, "late", seat)
    return [encode(told), encode(presenter.welcome(table, "late", seat))]


def latecomers_compared(game: str, options: str, seats: int) -> int:
    """At every position of a game, take a bot's chair in it and in a twin; return how many differ."""
    run = {"chairs": seats, "latecomers": True}
    offline, choose = OfflineTable(game, options, **run).people(1).bots(seats - 1), Random(game)
    offline.deal()
    differing = 0
    for _ in range(POSITIONS):
        snapshot = Snapshot(offline, offline.now)
        seat = choose.randrange(1, seats)
        imagined = offline.table.game.imagine(offline.match.view(seat), None, Dice(choose.randbytes(32)))
        own, twin = snapshot.twin(offline.match.state.copy()), snapshot.twin(imagined)
        assert twin.match is not None
        twin.match.opening = []  # what the bot was told at the deal
        presenter = Presenter(lambda now=offline.now: now)  # type: ignore[misc]
        sent, other = (sent_to_latecomer(presenter, each, seat, offline.now) for each in (own, twin))
        assert own.seat_of("late") == seat
        differing += sent != other
        asked = choose.choice(offline.table.asked)
        move = str(choose.choice(offline.match.moves(asked)))
        entry = e.Answered(offline.now, asked, move, "bot")
        offline.do(lambda _table, _now, entry=entry: entry)  # type: ignore[misc]
        if offline.table.stage != "playing":
            break
    return differing


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_nothing_that_a_bot_had_seen_reaches_who_takes_its_chair(
    game: str, options: str, seats: int
) -> None:
    assert latecomers_compared(game, options, seats) == 0


def sent_while_waiting(table: Table, now: float, answer: e.Answered) -> list[bytes]:
    """Let somebody wait for the next game, and an answer be given; return all their page is sent."""
    presenter = Presenter(lambda: now)
    sent = []
    for entry in (seating.sit("late", "Dina")(table, now), answer):
        update = Update(table, entry, table.apply(entry))
        message = presenter.update(update, "late", None)
        sent += [encode(message)] if message is not None else []
    return [*sent, encode(presenter.welcome(table, "late", None))]


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_who_waits_for_the_next_game_is_sent_nothing_of_this_one(game: str) -> None:
    offline = OfflineTable(game, chairs=2, latecomers=True).people(2).deal()
    choose = Random(game)
    imagined = offline.table.game.imagine(offline.match.view(None), None, Dice(choose.randbytes(32)))
    snapshot = Snapshot(offline, offline.now)
    own, twin = snapshot.twin(offline.match.state.copy()), snapshot.twin(imagined)
    sent = []
    for table in (own, twin):
        assert table.match is not None
        table.waiting = []
        seat = table.match.asked()[0]
        move = str(table.match.moves(seat)[0])
        sent.append(sent_while_waiting(table, offline.now, e.Answered(offline.now, seat, move)))
    assert sent[0] == sent[1]
    assert b'"game":null' in sent[0][-1]
    assert b'"waiting":true' in sent[0][-1]


def test_what_a_bot_was_told_at_the_deal_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced = Table._bot_replaced

    def as_if_there(table: Table, entry: e.BotReplaced) -> list[Notice]:
        news = replaced(table, entry)
        table.chairs[entry.seat].late = False
        return news

    handlers: dict[Any, Any] = {**HANDLERS, e.BotReplaced: as_if_there}
    monkeypatch.setattr("kupa.tables.table.HANDLERS", handlers)
    assert latecomers_compared("reset", "", 3) > 0


def test_a_latecomer_plays_on_and_is_sent_what_the_seat_may_see(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, (noa, *_), (page, *_) = seated(normal_server, "reset", 1, chairs=3, deal=False)
    for _ in range(2):
        noa.ask("POST", f"/api/tables/{table}/bots", {"level": "easy"})
    noa.ask("POST", f"/api/tables/{table}/deal")
    dina = Device(normal_server, "Dina")
    stranger = dina.page(table)
    assert stranger.heard[0]["game"] is None
    dina.sit(table)
    joined = stranger.expect("lobby")
    while joined["what"] != "joined":
        joined = stranger.expect("lobby")
    assert (joined["you"], joined["events"]) == (1, [])
    assert joined["game"]["view"]["hand"]
    assert joined["table"]["chairs"][1] | {"word": False} == joined["table"]["chairs"][1]
    assert joined["table"]["chairs"][1]["name"] == "Dina"
    page.expect("lobby")
    stranger.close()
    dina.close()


def everything(table: Table) -> int:
    """Return a number that hangs on every view, and so on what is hidden from some."""
    assert table.match is not None
    return sum(map(ord, repr([table.match.view(seat) for seat in range(len(table.chairs))])))


class Leaky:
    """Welcomes with a number that hangs on hidden cards."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.presenter = Presenter(clock)

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        drawn = self.presenter.welcome(table, owner, seat)
        assert drawn.game is not None
        hinting = replace(drawn.game, view=[drawn.game.view, everything(table)])
        return replace(drawn, game=hinting)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Message | None:
        return self.presenter.update(update, owner, seat)


class Whisper(Leaky):
    """Whispers the number with what is told."""

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        return self.presenter.welcome(table, owner, seat)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Message | None:
        drawn = self.presenter.update(update, owner, seat)
        assert isinstance(drawn, wire.AnswerPlayed)
        drawn.events.append({"key": "whisper", "of": everything(update.table)})
        return drawn


@pytest.mark.parametrize("presenter", [Leaky, Whisper])
@pytest.mark.parametrize("game", ["court", "reset", "ushpizin"])
def test_a_planted_leak_is_found(game: str, presenter: type[Leaky]) -> None:
    with pytest.raises(AssertionError, match="betrays a card"):
        compared_answers(game, "", 3, presenter)


def test_every_game_is_looked_at() -> None:
    assert {game for game, _, _ in VARIANTS} == set(GAMES)


def hidden_cards(match: Match[Any, Any, Any]) -> list[str]:
    """Return the texts that would betray a deal, as a log might show them."""
    state = match.state
    return [repr(state.snapshot()), str(match.record()), match.seed.hex(), repr(match.seed)]


def test_nothing_secret_is_logged(
    fast_server: ServerThread, seated: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table, devices, pages = seated(fast_server, "reset", 2, options={"turns": "20"}, pace="untimed")
    token = devices[0].ask("POST", f"/api/tables/{table}/offer").json()["token"]
    for path in ("/api/tables/x/records/1", f"/api/tables/{table}/records/999999999", "/api/codes/0"):
        devices[0].get(path)
    pages[0].socket.send("{" + devices[0].secret)
    pages[0].expect("refused")
    over = play_out(pages, Random(5))
    actor = fast_server.context.registry.actors[table]
    assert actor.table.match is not None
    secrets = [over["fair"]["root"], token, *(device.secret for device in devices)]
    secrets += hidden_cards(actor.table.match)
    ours = [each for each in caplog.records if not each.name.startswith(CLIENTS)]
    assert ours
    logged = "\n".join(f"{each.getMessage()} {each.exc_text or ''} {each.args!r}" for each in ours)
    assert [each for each in secrets if each in logged] == []


def test_an_error_page_tells_nothing_of_the_table(
    normal_server: ServerThread, seated: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    table, devices, _ = seated(normal_server, "reset")
    actor = normal_server.context.registry.actors[table]

    async def fail(*_given: object) -> None:
        raise ValueError(f"the root is {actor.table.root.hex()}")

    found = normal_server.context.registry.log.code_of
    normal_server.context.registry.log.code_of = fail  # type: ignore[assignment]
    try:
        answer = devices[0].get(f"/api/tables/{table}")
    finally:
        normal_server.context.registry.log.code_of = found  # type: ignore[method-assign]
    assert (answer.status_code, json.loads(answer.text)["reason"]) == (500, "table.broken")
    assert actor.table.root.hex() not in answer.text
    assert f"table {log_digest(table)} (reset): request failed" in caplog.text
