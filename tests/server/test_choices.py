"""One check tells a lobby of every option and every value whether it can be chosen, and if not, why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kupa.core.options import option_specs
from kupa.games import GAMES
from support.http_device import HttpDevice, Json, http_device

QUARTETS = {"goal": "one_host", "style": "quartets"}
ODD: list[Json] = [
    *({"game": game} for game in GAMES),
    {"game": "ushpizin", "options": QUARTETS, "chairs": 7},
    {"game": "ushpizin", "options": {"exposure": "seldom", "every": "3"}, "chairs": 2},
    {"game": "ushpizin", "options": {"goal": "combinations", "guests": "off", "rounds": "77"}},
    {"game": "reset", "options": {"turns": "77", "first": "1"}, "chairs": 2},
]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpDevice]:
    folder: Path = tmp_path_factory.mktemp("server")
    with http_device(folder, requests=0) as visitor:
        yield visitor


def choices(visitor: HttpDevice, settings: Json) -> dict[str, dict[str, Any]]:
    """Return what can be chosen, by option and value."""
    status, checked = visitor.ask("POST", "/api/check", settings)
    assert (status, checked["refusal"]) == (200, None)
    return {name: {fit["value"]: fit for fit in fits} for name, fits in checked["choices"].items()}


@pytest.mark.parametrize("settings", ODD)
def test_every_option_has_every_word_and_the_value_it_has_now(
    visitor: HttpDevice, settings: Json
) -> None:
    found = choices(visitor, settings)
    specs = option_specs(GAMES[settings["game"]].Options)
    assert list(found) == [spec.name for spec in specs]
    for spec in specs:
        assert set(spec.words) <= set(found[spec.name])
        now = settings.get("options", {}).get(spec.name, spec.default)
        assert found[spec.name][now]["options"][spec.name] == now


@pytest.mark.parametrize("settings", ODD)
def test_what_is_offered_is_accepted_and_what_is_not_is_refused_for_that_reason(
    visitor: HttpDevice, settings: Json
) -> None:
    chosen = settings.get("options", {})
    for name, fits in choices(visitor, settings).items():
        for value, fit in fits.items():
            offered = fit["options"] if fit["why"] is None else {**chosen, name: value}
            checked = visitor.ask("POST", "/api/check", {**settings, "options": offered})[1]
            assert checked["refusal"] == fit["why"]
            assert fit["why"] is not None or fit["options"][name] == value


def test_options_that_hang_on_a_change_give_way(visitor: HttpDevice) -> None:
    found = choices(visitor, {"game": "ushpizin", "options": {**QUARTETS, "first": "2"}})
    after = found["goal"]["all_seven"]["options"]
    assert (after["goal"], after["style"], after["first"]) == ("all_seven", "swaps", "2")


def test_what_hangs_on_another_option_says_which(visitor: HttpDevice) -> None:
    why = choices(visitor, {"game": "ushpizin"})["hosts"]["secret"]["why"]
    assert why["ruling"] == "U30"
    assert why["facts"] == {"option": "hosts", "parent": "goal=one_host"}


def test_large_tables_may_have_more_elijahs_than_small_ones(visitor: HttpDevice) -> None:
    few = choices(visitor, {"game": "ushpizin", "chairs": 5})["elijah"]
    many = choices(visitor, {"game": "ushpizin", "chairs": 6})["elijah"]
    assert [fit["why"] is None for fit in few.values()] == [True, True, True, False, False]
    assert all(fit["why"] is None for fit in many.values())


def test_whoever_sits_there_may_begin(visitor: HttpDevice) -> None:
    found = choices(visitor, {"game": "court", "chairs": 3})
    assert list(found["first"]) == ["none", "0", "1", "2"]


@pytest.mark.parametrize("address", [None, "http://192.0.2.7:8765"])
def test_the_catalogue_tells_where_others_find_the_server(tmp_path: Path, address: str | None) -> None:
    with http_device(tmp_path, address=address) as visitor:
        assert visitor.ask("GET", "/api/games")[1]["address"] == address
