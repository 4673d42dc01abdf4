"""A deal that is over can be looked at again, through any eyes; one that is played cannot."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kupa.core import record
from kupa.core.events import Event, heard
from kupa.core.match import Match
from kupa.games import find
from kupa.games.reset import events as reset
from kupa.service import replay as service_replay
from kupa.service.presenter import event, view
from kupa.service.replay import STEPS, fullest
from support.http_device import Json, http_device
from support.server_thread import Device, run_server

GAMES = {
    "reset": {"turns": "60"},
    "pairs": {"size": "small"},
    "court": {"size": "short", "turns": "90"},
    "ushpizin": {"rounds": "2"},
    "ushpizin quartets": {"goal": "one_host", "style": "quartets", "rounds": "2"},
}
# What an open replay turns face up; all else is as each seat saw it.
TURNED_UP = {
    "reset": "shown",
    "pairs": "grid",
    "court": "shown",
    "ushpizin": "rows",
    "ushpizin quartets": "shown",
}


@dataclass
class Played:
    """A table of bots whose deal is over."""

    kind: str
    visitor: Device
    table: str
    text: str

    def replay(self, eyes: str, start: int = 0) -> Json:
        path = f"/api/tables/{self.table}/replay/1?eyes={eyes}&start={start}"
        answer = self.visitor.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def steps(self, eyes: str) -> list[Json]:
        total = self.replay(eyes)["total"]
        pages = [self.replay(eyes, start) for start in range(0, total, STEPS)]
        return [step for page in pages for step in page["steps"]]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    folder: Path = tmp_path_factory.mktemp("server")
    with run_server(f"sqlite:///{folder / 'kupa.db'}", time_scale=2_000.0) as served:
        visitor = Device(served)
        asked = {"options": GAMES[request.param], "bots": "easy", "chairs": 3, "deal": True}
        table = visitor.open(request.param.split()[0], **asked)
        page = visitor.page(table)  # bots play for whoever watches
        text = _text(visitor, table)
        page.close()
        yield Played(request.param, visitor, table, text)
        visitor.close()


def _text(visitor: Device, table: str) -> str:
    """Wait until the bots have played to the end."""
    for _ in range(1_200):
        answer = visitor.get(f"/api/tables/{table}/records/1")
        if answer.status_code == 200:
            return answer.text
        time.sleep(0.05)
    raise TimeoutError("the bots have not come to an end")


def expected(text: str, seat: int | None) -> list[tuple[Any, Any]]:
    """Return what a seat was told and saw at every step, as it would have travelled."""
    kept = record.parse(text)
    match: Match[Any, Any, Any] = Match.reopen(find(kept.game), kept)
    seen = [(match.opening, match.view(seat))]
    seen += [(match.answer(who, move), match.view(seat)) for who, move in kept.answers]
    drawn = [([event(each) for each in heard(news, seat)], view(now)) for news, now in seen]
    return [tuple(step) for step in msgspec.json.decode(msgspec.json.encode(drawn))]


@pytest.mark.parametrize("eyes", ["0", "2", "onlooker"])
def test_through_its_eyes_one_sees_what_a_seat_saw_and_no_more(played: Played, eyes: str) -> None:
    seat = None if eyes == "onlooker" else int(eyes)
    steps = played.steps(eyes)
    assert [(step["events"], step["views"][0]) for step in steps] == expected(played.text, seat)
    assert {len(step["views"]) for step in steps} == {1}
    assert all(step["move"] is None for step in steps if step["seat"] != seat)


def agree(closed: Any, opened: Any) -> bool:  # noqa: ANN401 — cards, or rows of cards
    """Tell whether two sights are the same wherever the first one is not covered."""
    if isinstance(closed, list):
        return len(closed) == len(opened) and all(map(agree, closed, opened))
    return closed is None or closed == opened


def test_open_eyes_see_every_seat_and_every_move(played: Played) -> None:
    """A view is the seat's own but for the covered cards; test_review.py: the right ones."""
    steps, zone = played.steps("open"), TURNED_UP[played.kind]
    for seat in range(3):
        closed = [now for _, now in expected(played.text, seat)]
        opened = [step["views"][seat] for step in steps]
        assert opened == [{**was, zone: now[zone]} for was, now in zip(closed, opened, strict=True)]
        for was, now in zip(closed, opened, strict=True):
            assert agree(was[zone], now[zone])
    answers = tuple((step["seat"], step["move"]) for step in steps[1:])
    assert answers == record.parse(played.text).answers
    assert {step["who"] for step in steps[1:]} == {"bot"}


def test_a_replay_says_who_sat_there_and_who_won(played: Played) -> None:
    replay = played.replay("open")
    assert [(chair["kind"], chair["level"]) for chair in replay["chairs"]] == [("bot", "easy")] * 3
    assert len({chair["colour"] for chair in replay["chairs"]}) == 3
    kept = record.parse(played.text)
    assert replay["ranks"] == list(Match.replay(find(kept.game), kept).ranks())
    assert replay["total"] == len(kept.answers) + 1


def test_a_record_that_was_saved_as_a_file_is_replayed(played: Played) -> None:
    for eyes in ("open", "0"):
        sent = {"record": played.text, "eyes": eyes}
        answer = played.visitor.ask("POST", "/api/replay", sent)
        assert answer.status_code == 200, answer.text
        replay, known = answer.json(), played.replay(eyes)
        assert (replay["total"], replay["ranks"]) == (known["total"], known["ranks"])
        assert [{**step, "who": None} for step in known["steps"]] == replay["steps"]
        assert len(replay["chairs"]) == 3
        assert {each["name"] for each in replay["chairs"]} == {""}


def test_a_file_that_is_no_finished_game_is_refused(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = played.text.splitlines(keepends=True)
    answers = [at for at, line in enumerate(lines) if line[:1].isdecimal()]
    refused = {
        "core.not_a_record": "a letter",
        "core.not_over": "".join(lines[: answers[-1]]),
        "table.file_too_long": played.text,
    }
    for reason, text in refused.items():
        if text == played.text:
            monkeypatch.setattr(service_replay, "MOST_ANSWERS", 3)
        answer = played.visitor.ask("POST", "/api/replay", {"record": text})
        assert answer.status_code >= 400
        assert answer.json()["reason"] == reason


def test_a_replay_comes_in_parts(played: Played) -> None:
    total = played.replay("0")["total"]
    assert [step["n"] for step in played.steps("0")] == list(range(total))
    assert len(played.replay("0")["steps"]) == min(total, STEPS)
    assert played.replay("0", total)["steps"] == []


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("replay/2", 404, "table.no_such_record"),
        ("replay/1?eyes=3", 400, "core.no_such_seat"),
        ("replay/1?eyes=all", 400, "table.not_understood"),
        ("replay/1?start=-1", 400, "table.not_understood"),
    ],
)
def test_what_is_not_there_is_not_shown(played: Played, path: str, status: int, reason: str) -> None:
    answer = played.visitor.get(f"/api/tables/{played.table}/{path}")
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_a_deal_that_is_played_has_no_replay(tmp_path: Path) -> None:
    with http_device(tmp_path) as visitor:
        asked = {"game": "reset", "name": "Noa", "bots": "easy", "deal": True}
        table = visitor.ask("POST", "/api/tables", asked)[1]["id"]
        status, problem = visitor.ask("GET", f"/api/tables/{table}/replay/1")
        assert (status, problem["reason"]) == (404, "table.no_such_record")


def test_open_eyes_are_told_each_thing_once_and_in_full() -> None:
    told: list[Event] = [reset.Drew(1, "7"), reset.Drew(1, None), reset.Drew(2, None), reset.Left(1)]
    assert fullest(told) == [reset.Drew(1, "7"), reset.Drew(2, None), reset.Left(1)]
