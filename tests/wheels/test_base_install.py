"""The base install: engine, bots, simulation, command line; no web framework, no database driver."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from support.fresh_environment import ROOT, SCRIPTS, build_wheel, make_environment, run

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = ("play", "club", "print", "env", "lab", "ray")
LIST = "import importlib.metadata as m, json; print(json.dumps([d.name for d in m.distributions()]))"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the pure wheel and what pip's resolver adds to it."""
    folder = tmp_path_factory.mktemp("base")
    wheel = build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))
    make_environment(folder / "venv", str(wheel))
    return folder


def kupa(home: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return run(str(home / "venv" / SCRIPTS / "kupa"), *words, cwd=home, **variables)


def package_names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=;]", each)[0].lower().replace("-", "_") for each in requirements}


def test_it_has_no_web_framework_and_no_database_driver(home: Path) -> None:
    python = str(home / "venv" / SCRIPTS / "python")
    listed = {
        name.lower().replace("-", "_") for name in json.loads(run(python, "-c", LIST, cwd=home).stdout)
    }
    extras = PROJECT["optional-dependencies"]
    optional = package_names(
        [*extras["play"], *extras["club"], *extras["print"], *extras["env"], *extras["lab"]]
    ) - {"kupa"}
    assert "kupa" in listed
    assert "litestar" in optional
    assert not listed & optional
    assert package_names(PROJECT["dependencies"]) <= {name.replace(".", "_") for name in listed} | listed


def test_it_simulates_and_duels(home: Path) -> None:
    simulated = kupa(home, "simulate", "reset", "--games", "50", "--json")
    assert json.loads(simulated.stdout)["games"] == 50, simulated.stderr
    duel = kupa(home, "duel", "reset", "easy", "random", "--games", "4", "--json")
    assert json.loads(duel.stdout)["games"] == 4, duel.stderr


def test_it_lists_the_games(home: Path) -> None:
    listed = json.loads(kupa(home, "games", "--json").stdout)
    names = [each["key"] for each in listed]
    assert names
    for name in names:
        assert name in kupa(home, "games", "--lang", "he").stdout


def test_it_records_replays_and_verifies(home: Path) -> None:
    written = kupa(home, "record", "reset", "--seed", "4", "--out", "game.txt", "--force")
    assert written.returncode == 0, written.stderr
    assert "The game is over." in kupa(home, "replay", "game.txt").stdout
    verified = kupa(home, "verify", "game.txt")
    assert verified.returncode == 1  # a random game has no seal
    assert "✓" in verified.stdout


@pytest.mark.parametrize(
    "words",
    [(), ("serve",), ("tables",), ("tables", "export", "x"), ("tables", "delete", "x"), ("backup", "x")],
)
def test_what_serves_tables_says_what_to_install(home: Path, words: tuple[str, ...]) -> None:
    done = kupa(home, *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "pip install 'kupa[play]'" in done.stderr


def test_what_prints_says_what_to_install(home: Path) -> None:
    done = kupa(home, "print", "reset")
    assert done.returncode == 2
    assert "pip install 'kupa[print]'" in done.stderr


def test_the_wheel_has_what_printing_needs_besides(home: Path) -> None:
    (found,) = (home / "venv").glob("**/site-packages/kupa/paper")
    inside = {each.relative_to(found).as_posix(): each.stat().st_size for each in found.rglob("*.*")}
    needed = {"rules/he/reset.md", "drawings/general.json", "templates/main.typ"}
    assert needed | {"fonts/KupaText-Regular.ttf", "fonts/OFL-rubik.txt"} <= set(inside)
    assert sum(inside.values()) < 4_000_000  # 0.4 MB of the wheel, compressed
