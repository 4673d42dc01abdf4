"""Settings that make no sense are refused by the ruling that says so, before any table is opened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.http_device import HttpDevice, Json, http_device


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpDevice]:
    folder: Path = tmp_path_factory.mktemp("server")
    with http_device(folder, requests=0) as visitor:
        yield visitor


NONSENSE: list[tuple[Json, str, str]] = [
    ({"game": "reset", "chairs": 1}, "R3", "core.bad_seats"),
    ({"game": "reset", "options": {"draw": "never"}}, "R7", "core.bad_option"),
    ({"game": "ushpizin", "options": {"elijah": "4"}, "chairs": 3}, "U30", "ushpizin.many_elijahs"),
    ({"game": "ushpizin", "options": {"style": "quartets"}}, "U30", "ushpizin.needs"),
]


def test_settings_that_make_sense_are_not_refused(visitor: HttpDevice) -> None:
    for game in ("reset", "court", "ushpizin", "pairs"):
        status, checked = visitor.ask("POST", "/api/check", {"game": game})
        assert (status, checked["refusal"]) == (200, None)


@pytest.mark.parametrize(("settings", "ruling", "reason"), NONSENSE)
def test_nonsense_is_named_with_its_ruling(
    visitor: HttpDevice, settings: Json, ruling: str, reason: str
) -> None:
    status, checked = visitor.ask("POST", "/api/check", settings)
    assert status == 200
    assert (checked["refusal"]["ruling"], checked["refusal"]["reason"]) == (ruling, reason)
    assert checked["choices"] == {}


@pytest.mark.parametrize(("settings", "ruling", "reason"), NONSENSE)
def test_a_table_is_refused_for_the_same_reason(
    visitor: HttpDevice, settings: Json, ruling: str, reason: str
) -> None:
    checked = visitor.ask("POST", "/api/check", settings)[1]["refusal"]
    assert visitor.ask("POST", "/api/tables", settings) == (400, checked)
    table = visitor.ask("POST", "/api/tables", {"game": "pairs"})[1]["id"]
    assert visitor.ask("PUT", f"/api/tables/{table}/settings", settings) == (400, checked)


def test_a_check_opens_nothing(visitor: HttpDevice) -> None:
    listed = {"game": "reset", "listed": True}
    before = visitor.ask("GET", "/api/tables")
    visitor.ask("POST", "/api/check", listed)
    assert visitor.ask("GET", "/api/tables") == before
    visitor.ask("POST", "/api/tables", listed)
    assert visitor.ask("GET", "/api/tables") != before
