"""docs/wire.md names whatever travels, and what it claims is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from litestar import Litestar

from kupa.server import socket_session
from kupa.server.app import LARGEST_BODY, make_context, make_http
from kupa.server.errors import STATUS
from kupa.server.settings import Settings
from kupa.service import http_types, replay_types, table_connection, wire
from kupa.service.outbox import MOST
from kupa.service.replay import STEPS
from kupa.tables import entries, table
from kupa.tables.chairs import LONGEST_NAME
from kupa.tables.lobby_actions import LONGEST_WORD
from kupa.tables.pace import PACES

TEXT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
PAGES = {"/", "/{path}"}
NOT_OURS = {"/{name}", "/schema"}  # files of the page; the schema has its own sentence


@pytest.mark.parametrize(
    "tag",
    [each.__struct_config__.tag for each in (*get_args(wire.FromPage), *get_args(wire.FromServer))],
)
def test_every_message_has_an_example(tag: str) -> None:
    assert f'{{"t":"{tag}"' in TEXT


def test_every_address_is_named(tmp_path: Path) -> None:
    app = make_http(make_context(Settings(f"sqlite:///{tmp_path / 'kupa.db'}")))
    missing = {each for each in addresses(app) if f"`{each}`" not in TEXT}
    assert missing == set()


def addresses(app: Litestar) -> set[str]:
    """Return what can be asked for, beside the page and its files."""
    found = set()
    for route in app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        if path not in PAGES and not path.startswith(tuple(NOT_OURS)):
            found |= {
                f"{method} {path}" for method in getattr(route, "methods", ()) if method != "OPTIONS"
            }
    return found


def test_every_body_is_named() -> None:
    carried = {
        name
        for name, each in vars(http_types).items()
        if getattr(each, "__module__", "") in {http_types.__name__, replay_types.__name__}
    }
    within = {
        "OptionInfo",
        "GameInfo",
        "ReplayChair",
        "ReplayStep",
        "PracticePlace",
        "PracticeStep",
        "Problem",
    }
    assert {name for name in carried - within if f"`{name}" not in TEXT} == set()


def test_every_kind_of_change_is_named() -> None:
    kinds = {str(each.__struct_config__.tag) for each in get_args(entries.AnyEntry)}
    assert {kind for kind in kinds - {"opened", "answered"} if f"`{kind}`" not in TEXT} == set()


def test_every_status_is_in_the_table() -> None:
    rows = dict(re.findall(r"^\| (\d{3}) \| (.+) \|$", TEXT, re.MULTILINE))
    assert {str(status) for status in STATUS.values()} <= set(rows)
    for reason, status in STATUS.items():
        assert reason in rows[str(status)] or status == 404, reason


def test_the_paces_are_those_of_the_tables() -> None:
    for name, pace in PACES.items():
        row = re.search(rf"^\| `{name}` \| (.+) \|$", TEXT, re.MULTILINE)
        assert row is not None
        times = (pace.turn, pace.short, pace.look, pace.study, pace.away)
        assert row[1].replace(" away", "").split(" | ") == [spoken(time) for time in times]


def spoken(seconds: float) -> str:
    """Write a time as the document does."""
    return f"{seconds // 3600:.0f} h" if seconds >= 3600 else f"{seconds:.0f} s"


@pytest.mark.parametrize(
    "claim",
    [
        f"{LARGEST_BODY // 1024} KB",
        f"{LONGEST_NAME} visible characters",
        f"{LONGEST_WORD} characters",
        f"1–{table_connection.LONGEST_ID} characters",
        f"last {table.REMEMBERED} ids",
        f"| {table_connection.WHY_RATE:.0f} a second, {table_connection.WHY_BURST:.0f} at once |",
        f"| {MOST}, then the connection is closed |",
        f"at most {STEPS} steps",
        f"| {Settings('').connections} at once |",
        f"| {Settings('').requests} a minute, and as many at once |",
        f"| {Settings('').guesses} a minute |",
        f"| {Settings('').messages} a second, {2 * Settings('').messages} at once;",
    ],
)
def test_the_limits_are_those_of_the_server(claim: str) -> None:
    assert claim in TEXT


def test_the_grace_is_that_of_the_server() -> None:
    assert (socket_session.GRACE, socket_session.HELLO) == (4.0, 10.0)
    assert "Four seconds after" in TEXT
    assert "within ten seconds" in TEXT


def test_the_seal_can_be_checked_by_hand() -> None:
    code = re.findall(r"```python\n(.+?)```", TEXT, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "wire.md", "exec"), {})  # noqa: S102 — the document is ours
