"""Golden playthroughs, re-played and compared line by line."""

from __future__ import annotations

import pytest

from kupa.core.options import option_specs, write_options
from kupa.games import GAMES
from support.golden import FOLDER, names, playthrough

NAMES = names()


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_has_not_changed(name: str) -> None:
    """If a rule was meant to change: ``make golden``, and read the difference."""
    expected = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert playthrough(*NAMES[name]).splitlines() == expected


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_is_played_through(key: str) -> None:
    played = {
        word
        for game, options, _ in NAMES.values()
        if game.key == key
        for word in write_options(options).split()
    }
    for spec in option_specs(GAMES[key].Options):
        assert {f"{spec.name}={value}" for value in spec.examples} <= played


def test_every_table_has_a_playthrough_and_every_playthrough_a_table() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(NAMES)
