"""The boards of the page are tested on positions of the engine's: they must be those of today."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kupa.games import GAMES
from support.positions import NEVER, kind_of, kinds

HOME = Path(__file__).parents[2]
FIXTURES = HOME / "web" / "tests" / "fixtures"
MAKERS = {
    "descriptions.json": "tools.game_descriptions",
    "positions.json": "tools.board_fixtures",
    "ushpizin.json": "tools.ushpizin_positions",
}


@pytest.mark.parametrize("name", MAKERS)
def test_the_positions_the_page_is_tested_on_are_real(name: str) -> None:
    command = [sys.executable, "-m", MAKERS[name], "--show"]
    shown = subprocess.run(command, cwd=HOME, capture_output=True, check=True)
    assert (FIXTURES / name).read_bytes() == shown.stdout, "run `make boards`, and the page's tests"


def test_they_offer_every_kind_of_move_there_is() -> None:
    offered = {(each["game"], kind_of(move)) for each in _positions() for move in each["moves"]}
    possible = {(game.key, kind) for game in GAMES.values() for kind in kinds(game)}
    assert possible - offered == {(game, kind) for game, never in NEVER.items() for kind in never}


def _positions() -> list[dict[str, str]]:
    ushpizin = json.loads((FIXTURES / "ushpizin.json").read_bytes())["positions"]
    others: list[dict[str, str]] = json.loads((FIXTURES / "positions.json").read_bytes())
    return [{"game": "ushpizin", **each} for each in ushpizin] + others
