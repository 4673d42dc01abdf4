"""Games of other packages: found by their entry point, or left out with a reason."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from kupa.bots import RandomBot, levels, seat_bot, stand_in
from kupa.core.refused import Refused
from kupa.games import GAMES, all_games, find, plugins

STRANGE = """
from dataclasses import dataclass

from kupa.core.events import Event
from kupa.core.game import Game
from support.toy_game import Toy


class Shouting(Toy):
    key = "Toy!"


class Bare(Game):
    key = "bare"
    seats = range(2, 3)
    rulings = ()
    deal = read = vocabulary = imagine = None


class Unmade(Game):
    key = "unmade"


class Crash(Toy):
    def __init__(self) -> None:
        1 / 0


@dataclass(frozen=True)
class Either(Event):
    key = "toy.either"
    card: int | str


class Mixed(Toy):
    events = (Either,)


class Nobody(Toy):
    seats = range(0)
"""


def entry(value: str, name: str = "toy") -> EntryPoint:
    return EntryPoint(name, value, plugins.GROUP)


def test_a_game_of_another_package_is_found_by_its_key() -> None:
    found = plugins.load([entry("support.toy_game:Toy")], GAMES)
    assert [(key, game.key, game.seats[0]) for key, game in found.items()] == [("toy", "toy", 2)]


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no.such.module:Toy", "ModuleNotFoundError: No module named 'no'"),
        ("support.toy_game:NoSuchGame", "has no attribute 'NoSuchGame'"),
        ("support.toy_game:HAND", "it is not a kupa.core.game.Game"),
        ("kupa.games.reset:Reset", "there is another game with the key 'reset'"),
        ("strange:Shouting", "the key 'Toy!' is not a lower-case word"),
        ("strange:Bare", "Bare lacks edition, Options"),
        ("strange:Unmade", "TypeError"),
        ("strange:Crash", "ZeroDivisionError: division by zero"),
        ("strange:Mixed", "it cannot be described: TypeError: a field holds one kind of value"),
        ("strange:Nobody", "it cannot be described: IndexError"),
    ],
)
def test_a_broken_plug_in_is_left_out_with_one_line_that_says_why(
    value: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "strange.py").write_text(STRANGE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with caplog.at_level(logging.WARNING):
        assert plugins.load([entry(value)], GAMES) == {}
    assert len(caplog.records) == 1
    line = caplog.records[0].getMessage()
    assert line.startswith(f"plug-in toy = {value} is left out: ")
    assert why in line
    assert "\n" not in line


def test_the_second_game_with_a_key_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    both = [entry("support.toy_game:Toy"), entry("support.toy_game:Toy", "twin")]
    assert list(plugins.load(both, GAMES)) == ["toy"]
    assert "plug-in twin" in caplog.text
    assert "another game with the key 'toy'" in caplog.text


def test_built_in_games_come_first_and_can_all_be_found() -> None:
    assert list(all_games())[: len(GAMES)] == list(GAMES)
    assert all(find(key) is game for key, game in all_games().items())
    with pytest.raises(Refused, match="no_such_game"):
        find("toy_that_is_not_there")


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert levels("toy") == ("random",)
    assert stand_in("toy") == "random"
    assert isinstance(seat_bot("toy", "random", 0, "x"), RandomBot)
    with pytest.raises(Refused, match="no_such_level"):
        seat_bot("toy", "easy", 0, "x")


@pytest.mark.parametrize("key", GAMES)
def test_a_medium_bot_stands_in_where_there_is_one(key: str) -> None:
    assert stand_in(key) == "medium"
