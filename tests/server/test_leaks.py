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
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.told import Seat, heard
from kupa.games import GAMES
from kupa.server import wire
from kupa.server.drawing import Artist, Drawn
from kupa.server.outbox import encode
from kupa.tables import entries as e
from kupa.tables.keeper import Update
from kupa.tables.table import Question, Table
from support.desk import Desk
from support.served import Served, Sit, play_out

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

    def __init__(self, desk: Desk, clock: float) -> None:
        self.desk = desk
        self.artist: Artist | Leaky = Artist(lambda: clock)

    def twin(self, state: Any) -> Table:  # noqa: ANN401 — every game has its own
        """Return the table with another state, its questions asked since the same moments."""
        table = copy.copy(self.desk.table) if hasattr(self.desk.table, "__dict__") else self.desk.again()
        match: Any = copy.copy(self.desk.match)
        match.state, match.answers = state, list(self.desk.match.answers)
        table.match, table.chairs = match, copy.deepcopy(self.desk.table.chairs)
        table.ids = dict(self.desk.table.ids)
        table.questions = {
            seat: Question(old.number, old.at, match.moves(seat))
            for seat, old in self.desk.table.questions.items()
        }
        return table

    def welcome(self, table: Table, seat: Seat | None) -> bytes:
        """Return what a seat is greeted with."""
        return encode(self.artist.welcome(table, None, seat))

    def told(self, table: Table, entry: e.Answered, seat: Seat | None) -> tuple[bytes, object]:
        """Play an answer; return what a seat is sent, and what the game lets it know."""
        update = Update(table, entry, table.apply(entry))
        sent = encode(self.artist.update(update, None, seat))
        assert table.match is not None
        return sent, (heard(update.news, seat), table.match.view(seat))


def check(snapshot: Snapshot, viewer: Seat | None, entry: e.Answered, choose: Random) -> int:
    """Compare a table with a twin through a viewer's eyes; return how many answers could be compared."""
    desk = snapshot.desk
    imagined = desk.table.game.imagine(desk.match.view(viewer), None, Dice(choose.randbytes(32)))
    own, twin = snapshot.twin(desk.match.state.copy()), snapshot.twin(imagined)
    assert snapshot.welcome(own, viewer) == snapshot.welcome(twin, viewer), "the welcome betrays a card"
    move = desk.table.game.read(entry.move)
    if imagined.objection(entry.seat, move) is not None:
        return 0
    sent, known = snapshot.told(own, entry, viewer)
    other, imagined_known = snapshot.told(twin, entry, viewer)
    if known == imagined_known:
        assert sent == other, "what is told betrays a card"
        return 1
    return 0


def look(game: str, options: str, seats: int, artist: type[Artist | Leaky] = Artist) -> int:
    """Check sampled positions of a random game; return how many answers were compared."""
    desk, choose, compared = (
        Desk(game, options, chairs=seats, onlookers=True).people(seats),
        Random(game),
        0,
    )
    desk.deal()
    for _ in range(POSITIONS):
        desk.now += choose.uniform(8, 11)
        snapshot = Snapshot(desk, desk.now)
        snapshot.artist = artist(lambda now=desk.now: now)  # type: ignore[misc]
        seat = choose.choice(desk.table.asked)
        entry = e.Answered(desk.now, seat, str(choose.choice(desk.match.moves(seat))))
        for viewer in (None, *range(seats)):
            compared += check(snapshot, viewer, entry, choose)
        desk.do(lambda _table, _now, entry=entry: entry)  # type: ignore[misc]
        if desk.table.phase != "playing":
            break
    return compared


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_what_a_seat_is_sent_hangs_on_nothing_hidden_from_it(
    game: str, options: str, seats: int
) -> None:
    assert look(game, options, seats) > 0


def everything(table: Table) -> int:
    """Return a number that hangs on every view, and so on what is hidden from some."""
    assert table.match is not None
    return sum(map(ord, repr([table.match.view(seat) for seat in range(len(table.chairs))])))


class Leaky:
    """Welcomes with a number that hangs on hidden cards."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.artist = Artist(clock)

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        drawn = self.artist.welcome(table, owner, seat)
        assert drawn.game is not None
        hinting = replace(drawn.game, view=[drawn.game.view, everything(table)])
        return replace(drawn, game=hinting)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Drawn | None:
        return self.artist.update(update, owner, seat)


class Whisper(Leaky):
    """Whispers the number with what is told."""

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        return self.artist.welcome(table, owner, seat)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Drawn | None:
        drawn = self.artist.update(update, owner, seat)
        assert isinstance(drawn, wire.Told)
        drawn.events.append({"key": "whisper", "of": everything(update.table)})
        return drawn


@pytest.mark.parametrize("artist", [Leaky, Whisper])
@pytest.mark.parametrize("game", ["court", "reset", "ushpizin"])
def test_a_planted_leak_is_found(game: str, artist: type[Leaky]) -> None:
    with pytest.raises(AssertionError, match="betrays a card"):
        look(game, "", 3, artist)


def test_every_game_is_looked_at() -> None:
    assert {game for game, _, _ in VARIANTS} == set(GAMES)


def hidden_cards(match: Match[Any, Any, Any]) -> list[str]:
    """Return the texts that would betray a deal, as a log might show them."""
    state = match.state
    return [repr(state.exact()), str(match.record()), match.seed.hex(), repr(match.seed)]


def test_nothing_secret_is_logged(house: Served, seated: Sit, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, devices, pages = seated(house, "reset", 2, options={"turns": "20"}, pace="untimed")
    token = devices[0].ask("POST", f"/api/tables/{table}/offer").json()["token"]
    for path in ("/api/tables/x/records/1", f"/api/tables/{table}/records/999999999", "/api/codes/0"):
        devices[0].get(path)
    pages[0].socket.send("{" + devices[0].secret)
    pages[0].expect("refused")
    over = play_out(pages, Random(5))
    keeper = house.house.hall.keepers[table]
    assert keeper.table.match is not None
    secrets = [over["fair"]["root"], token, *(device.secret for device in devices)]
    secrets += hidden_cards(keeper.table.match)
    ours = [each for each in caplog.records if not each.name.startswith(CLIENTS)]
    assert ours
    logged = "\n".join(f"{each.getMessage()} {each.exc_text or ''} {each.args!r}" for each in ours)
    assert [each for each in secrets if each in logged] == []


def test_an_error_page_tells_nothing_of_the_table(calm: Served, seated: Sit) -> None:
    table, devices, _ = seated(calm, "reset")
    keeper = calm.house.hall.keepers[table]

    async def fail(*_given: object) -> None:
        raise ValueError(f"the root is {keeper.table.root.hex()}")

    found = calm.house.hall.log.code_of
    calm.house.hall.log.code_of = fail  # type: ignore[assignment]
    try:
        answer = devices[0].get(f"/api/tables/{table}")
    finally:
        calm.house.hall.log.code_of = found  # type: ignore[method-assign]
    assert (answer.status_code, json.loads(answer.text)["reason"]) == (500, "table.broken")
    assert keeper.table.root.hex() not in answer.text
