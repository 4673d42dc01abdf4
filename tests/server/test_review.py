"""The review of a finished deal: made in its own process, told in parts, never of a deal in play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kupa.core import record
from kupa.core.match import Match
from kupa.games import find
from kupa.review import knowledge
from kupa.server import reviewer
from kupa.service.replay import STEPS
from support.http_device import Json
from support.server_thread import Device, run_server

ONE_GAME = {"bots": "easy", "chairs": 3, "deal": True}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    folder: Path = tmp_path_factory.mktemp("server")
    with run_server(f"sqlite:///{folder / 'kupa.db'}", time_scale=2_000.0) as served:
        visitor = Device(served)
        yield visitor
        visitor.close()


def finished_table(visitor: Device, game: str, options: dict[str, str]) -> tuple[str, str]:
    """Return a table whose deal is over, and its record."""
    table = visitor.open(game, options=options, **ONE_GAME)
    page = visitor.page(table)  # bots play for whoever watches
    for _ in range(1_200):
        answer = visitor.get(f"/api/tables/{table}/records/1")
        if answer.status_code == 200:
            page.close()
            return table, answer.text
        time.sleep(0.05)
    raise TimeoutError("the bots have not come to an end")


def ask(visitor: Device, table: str, seat: int, known: int = 0) -> Json:
    answer = visitor.get(f"/api/tables/{table}/review/1?seat={seat}&known={known}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_review_comes_in_parts(visitor: Device) -> None:
    table, text = finished_table(visitor, "pairs", {"size": "small"})
    found = ask(visitor, table, 1)
    shares = [found["progress"]]
    while shares[-1] < 1:
        time.sleep(0.2)
        found = ask(visitor, table, 1)
        shares.append(found["progress"])
        assert len(shares) < 300
    assert shares == sorted(shares)
    steps = knowledge(record.parse(text), 1).steps
    assert [step["how"] for step in found["steps"]] == [step.how for step in steps]
    assert [len(step["places"]) for step in found["steps"]] == [len(step.places) for step in steps]
    assert 3 <= len(found["story"]) <= 5
    assert len(found["chairs"]) == 3
    assert ask(visitor, table, 1, known=1)["steps"] == []


def test_who_asks_for_a_seat_or_a_deal_that_is_not_there_is_told_so(visitor: Device) -> None:
    table, _ = finished_table(visitor, "pairs", {"size": "small"})
    assert visitor.get(f"/api/tables/{table}/review/1?seat=3").json()["reason"] == "core.no_such_seat"
    assert visitor.get(f"/api/tables/{table}/review/2?seat=0").status_code >= 400
    assert visitor.get(f"/api/tables/{table}/review/1?seat=x").status_code == 400


def test_nothing_is_told_of_a_deal_in_play(visitor: Device) -> None:
    """Neither the review nor an open replay: the person who is asked never answers."""
    for game in ("pairs", "court", "ushpizin", "reset"):
        table = visitor.open(game, sit=0, **ONE_GAME)
        for path in ("review/1?seat=0", "replay/1?eyes=open", "records/1"):
            answer = visitor.get(f"/api/tables/{table}/{path}")
            assert answer.status_code >= 400
            assert "chances" not in answer.text
            assert "views" not in answer.text


def test_a_review_that_fails_is_said_to_have_failed(
    visitor: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends before it is done; who asks again later has it tried again."""
    table, _ = finished_table(visitor, "pairs", {"size": "small"})
    with monkeypatch.context() as broken:
        broken.setattr("sys.executable", "false")
        answer = visitor.get(f"/api/tables/{table}/review/1?seat=0")
        for _ in range(100):
            if answer.status_code != 200:
                break
            time.sleep(0.05)
            answer = visitor.get(f"/api/tables/{table}/review/1?seat=0")
    assert answer.status_code == 500
    assert answer.json()["reason"] == "table.review_failed"
    assert ask(visitor, table, 0)["seat"] == 0


def test_a_very_long_game_is_not_begun(visitor: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = finished_table(visitor, "pairs", {"size": "small"})
    monkeypatch.setattr(reviewer, "MOST_ANSWERS", 10)
    answer = visitor.get(f"/api/tables/{table}/review/1?seat=0")
    assert answer.status_code == 400
    assert answer.json()["reason"] == "table.review_too_long"
    assert answer.json()["facts"] == {"most": 10}


LAID_OUT = {  # a game, its options, and where its covered cards are
    "pairs": ("pairs", {"size": "small"}, "grid"),
    "court": ("court", {"size": "short", "turns": "60"}, "shown"),
    "rows": ("ushpizin", {"rounds": "2"}, "rows"),
}
HELD = {
    "reset": ("reset", {"turns": "40"}),
    "quartets": ("ushpizin", {"goal": "one_host", "style": "quartets", "rounds": "2"}),
}


def as_sent(found: Any) -> Any:  # noqa: ANN401 — whatever travels
    """Return something as it is after it has travelled."""
    return msgspec.json.decode(msgspec.json.encode(found))


def open_steps(visitor: Device, table: str) -> list[Json]:
    """Return all steps of an open replay."""
    path = f"/api/tables/{table}/replay/1?eyes=open&start="
    total = visitor.get(f"{path}0").json()["total"]
    return [step for at in range(0, total, STEPS) for step in visitor.get(f"{path}{at}").json()["steps"]]


def states(text: str) -> Iterator[Match[Any, Any, Any]]:
    """Replay a record, and yield the match after each answer."""
    kept = record.parse(text)
    match: Match[Any, Any, Any] = Match.reopen(find(kept.game), kept)
    yield match
    for seat, move in kept.answers:
        match.answer(seat, move)
        yield match


@pytest.mark.parametrize("kind", LAID_OUT)
def test_an_open_replay_shows_every_covered_card(visitor: Device, kind: str) -> None:
    game, options, zone = LAID_OUT[kind]
    table, text = finished_table(visitor, game, options)
    steps = open_steps(visitor, table)
    for step, match in zip(steps, states(text), strict=True):
        opened = as_sent(getattr(match.state.open_view(), zone))
        assert all(view[zone] == opened for view in step["views"])
    closed = visitor.get(f"/api/tables/{table}/replay/1?eyes=onlooker").json()["steps"]
    shut = [
        now
        for now, step in zip(closed, steps, strict=False)
        if now["views"][0][zone] != step["views"][0][zone]
    ]
    assert len(shut) > len(closed) / 3


@pytest.mark.parametrize("kind", HELD)
def test_an_open_replay_shows_every_hand_as_its_owner_saw_it(visitor: Device, kind: str) -> None:
    table, text = finished_table(visitor, *HELD[kind])
    steps = open_steps(visitor, table)
    for step, match in zip(steps, states(text), strict=True):
        held = [as_sent(match.view(seat).hand) for seat in range(3)]
        assert [view["shown"] for view in step["views"]] == [held] * 3
    closed = visitor.get(f"/api/tables/{table}/replay/1?eyes=onlooker").json()["steps"]
    assert all(step["views"][0]["shown"] is None for step in closed[: len(steps) - 1])


def test_an_open_replay_of_rows_hides_no_card_but_the_one_that_is_not_there(visitor: Device) -> None:
    table, _ = finished_table(visitor, "ushpizin", {"rounds": "3"})
    for step in open_steps(visitor, table):
        view = step["views"][0]
        gaps = [
            (seat, at)
            for seat, row in enumerate(view["rows"])
            for at, card in enumerate(row)
            if card is None
        ]
        assert len(gaps) == (view["gap"] is not None)
