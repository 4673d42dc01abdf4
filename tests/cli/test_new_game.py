"""``kupa new-game``: what it writes works as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kupa
from support import plugin

SOURCE = Path(kupa.__file__).parents[1]


def run(*words: str, at: Path, path: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(SOURCE)])}
    return subprocess.run(
        [sys.executable, "-m", *words],
        env=variables,
        cwd=at,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_its_own_tests_and_can_be_installed_and_played(tmp_path: Path) -> None:
    done = run("kupa", "new-game", "snap_21", at=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "pip install -e snap_21" in done.stdout
    folder = tmp_path / "snap_21"
    tested = run("pytest", "-q", "-p", "no:cacheprovider", at=folder, path=folder)
    assert "4 passed" in tested.stdout, tested.stdout + tested.stderr
    report = plugin.command("simulate", "snap_21", "--games", "5", "--json", package=folder)
    assert '"games": 5' in report
    record = tmp_path / "game.txt"
    record.write_text(plugin.command("record", "snap_21", package=folder), encoding="utf-8")
    assert "Points: " in plugin.command("replay", str(record), package=folder)


def test_nothing_of_the_skeleton_is_left_in_a_new_game(tmp_path: Path) -> None:
    assert run("kupa", "new-game", "snap", "--out", "here/there", at=tmp_path).returncode == 0
    files = [each for each in (tmp_path / "here/there").rglob("*") if each.is_file()]
    assert {each.relative_to(tmp_path / "here/there").as_posix() for each in files} == {
        "README.md", "pyproject.toml", "tests/test_snap.py",
        "kupa_snap/__init__.py", "kupa_snap/game.py",
        "kupa_snap/words/ar.ftl", "kupa_snap/words/en.ftl", "kupa_snap/words/he.ftl",
    }  # fmt: skip
    assert not [each for each in files if "skeleton" in each.read_text(encoding="utf-8").lower()]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Snap!", "is no name for a game"),
        ("x", "is no name for a game"),
        ("../up", "is no name for a game"),
        ("class", "cannot be the name of a game"),
        ("reset", "there is a game called reset already"),
    ],
)
def test_a_bad_name_is_refused_in_one_line(name: str, why: str, tmp_path: Path) -> None:
    done = run("kupa", "new-game", name, at=tmp_path)
    assert done.returncode == 2
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "snap").mkdir()
    (tmp_path / "snap" / "mine.txt").write_text("mine", encoding="utf-8")
    done = run("kupa", "new-game", "snap", at=tmp_path)
    assert (done.returncode, "exists already" in done.stderr) == (2, True)
    assert [each.name for each in (tmp_path / "snap").iterdir()] == ["mine.txt"]
