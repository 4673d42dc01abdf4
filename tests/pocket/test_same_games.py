"""The rules in the browser's Python: the same seeds and choices give the same records, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kupa.games import GAMES
from support.seeded_games import lines

WEB = Path(__file__).parents[2] / "web"
GAMES_PLAYED = int(os.environ.get("KUPA_SAME_GAMES", "500"))
CHUNK = 2500  # games of one run of Node.js


def in_pyodide(first: int, last: int) -> list[str]:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / ".wheels").exists():
        pytest.fail("the page is not built: run make page")
    words = [node, "tools/engine/games.mjs", str(first), str(last)]
    played = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=False, timeout=1200)
    assert played.returncode == 0, played.stderr[-2000:]
    return played.stdout.splitlines()


@pytest.mark.parametrize("first", range(0, GAMES_PLAYED, CHUNK))
def test_records_are_the_same_in_the_browsers_python(first: int) -> None:
    last = min(first + CHUNK, GAMES_PLAYED)
    here = list(lines(first, last))
    assert {each.split()[1] for each in here} == {*GAMES}
    assert in_pyodide(first, last) == here
