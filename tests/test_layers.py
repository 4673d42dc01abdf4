"""Layers: each package imports only what stands left of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kupa.games import GAMES as DESCRIBED

SOURCE = Path(__file__).parents[1] / "src" / "kupa"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "games", "words"},
    "paper": {"core", "games", "words", "paper"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "words", "env", "lab"},
    "review": {"core", "games", "bots", "lab", "review"},
    "env": {"core", "games", "bots", "env"},
    "lessons": {"core", "games", "lessons"},
    "practice": {"core", "games", "bots", "practice"},
    "tables": {"core", "games", "bots", "lessons", "tables"},
    "service": {"core", "games", "bots", "lessons", "practice", "tables", "service"},
    "pocket": {"core", "games", "bots", "lessons", "review", "tables", "service", "pocket"},
    "server": {"core", "games", "bots", "review", "words", "paper", "tables", "service", "server"},
    "host": {"core", "tables", "server", "host"},
    "skeleton": {"core", "skeleton"},
    "commands": {
        "core",
        "games",
        "lab",
        "lessons",
        "review",
        "tables",
        "server",
        "words",
        "paper",
        "host",
        "commands",
    },
    "cli": {"core", "words", "host", "commands", "cli"},
    "__main__": {"cli"},
    "__init__": {"core", "games"},
}
GENERAL_WORDS = {"turn", "over", "hosts"}  # kinds of time, stages of a table, names of a server
MODULES = sorted(SOURCE.rglob("*.py"))


GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
FORBIDDEN = {
    "asyncio", "concurrent", "ctypes", "datetime", "gettext", "http", "importlib", "io", "locale",
    "multiprocessing", "os", "pathlib", "select", "shutil", "signal", "socket", "sqlite3", "ssl",
    "subprocess", "tempfile", "threading", "time", "urllib", "zoneinfo",
}  # fmt: skip
DISCOVERY = "games/plugins.py"  # finds the games of other packages through importlib, once a process


def modules(source: str) -> set[str]:
    """Return every module that a source imports, wherever in it, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            if node.level or node.module is None:
                raise ValueError("a relative import hides what it imports")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def imported(path: Path) -> set[str]:
    """Return the layers a module imports."""
    names = modules(path.read_text(encoding="utf-8"))
    return {name.split(".")[1] for name in names if name.startswith("kupa.")} & set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_imports_only_what_stands_left_of_it(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    assert imported(path) <= MAY_IMPORT[layer]


def games_named(source: str) -> set[str]:
    """Return the games whose packages a module of a game imports."""
    found: set[str] = set()
    for name in modules(source):
        if name.startswith("kupa.games.") and name.count(".") > 1:
            found.add(name.split(".")[2])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    paths = sorted((SOURCE / "games" / game).rglob("*.py"))
    assert len(paths) > 5
    named = {each for path in paths for each in games_named(path.read_text(encoding="utf-8"))}
    assert named & set(GAMES) == {game}


def test_no_module_is_long() -> None:
    """About 300 lines; a longer one needs a table in it, or to be two."""
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: lines for name, lines in long.items() if lines > 320} == {}


def forbidden(source: str) -> set[str]:
    """Return what a module of the engine uses that a game must not: clocks, threads, I/O, a language."""
    names = {name.split(".")[0] for name in modules(source)} & FORBIDDEN
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    return names | (calls & {"open", "input", "print", "__import__", "exec", "eval"})


NO_BROWSER_HAS = {
    "aiosqlite", "alembic", "asyncpg", "httptools", "litestar", "redis", "sqlalchemy", "sqlite3",
    "threading", "uvicorn", "uvloop", "websockets",
}  # fmt: skip
SERVERS_OWN = ("kupa.tables.store", "kupa.tables.bus", "kupa.server")
OF_DATABASES = {"bus.py", "store"}  # what tables/ keeps for servers; nothing else in it imports them


def runs_in_a_browser(path: Path) -> bool:
    """Tell whether a module is one of those that the page's worker runs too."""
    layer, part, *_ = (*path.relative_to(SOURCE).parts, "")
    return layer in {"service", "pocket"} or (layer == "tables" and part not in OF_DATABASES)


def not_in_a_browser(source: str) -> set[str]:
    """Return what a module imports when it is loaded and no browser has: drivers, servers, threads."""
    found = set()
    for node in ast.parse(source).body:  # what is imported for types alone stands in an if
        found |= modules(ast.unparse(node)) if isinstance(node, ast.Import | ast.ImportFrom) else set()
    own = {name for name in found if name.startswith(SERVERS_OWN)}
    return own | ({name.split(".")[0] for name in found} & NO_BROWSER_HAS)


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if runs_in_a_browser(path)],
    ids=lambda path: path.relative_to(SOURCE).as_posix(),
)
def test_tables_need_no_server_no_database_and_no_thread(path: Path) -> None:
    assert not_in_a_browser(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import sqlite3", {"sqlite3"}),
        ("from sqlalchemy.exc import IntegrityError", {"sqlalchemy"}),
        ("from kupa.tables.store import DatabaseLog", {"kupa.tables.store.DatabaseLog"}),
        ("from kupa.tables.bus import RedisBus", {"kupa.tables.bus.RedisBus"}),
        ("if TYPE_CHECKING:\n    from kupa.tables.bus import Bus", set()),
        ("from kupa.tables.log import Log", set()),
    ],
)
def test_a_planted_driver_is_found(source: str, found: set[str]) -> None:
    assert not_in_a_browser(source) == found


ENGINE = [*sorted((SOURCE / "core").rglob("*.py")), *sorted((SOURCE / "games").rglob("*.py"))]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_engine_speaks_no_language_and_knows_no_clock(path: Path) -> None:
    allowed = {"importlib"} if path == SOURCE / DISCOVERY else set()
    assert forbidden(path.read_text(encoding="utf-8")) <= allowed


def test_every_package_of_a_game_is_looked_at() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in ENGINE}
    assert {f"games/{game}/game.py" for game in GAMES} <= names
    assert "games/ushpizin/quartets/rules.py" in names


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import time", {"time"}),
        ("import os.path as path", {"os"}),
        ("from time import time", {"time"}),
        ("from datetime import datetime as now", {"datetime"}),
        ("from urllib.request import urlopen", {"urllib"}),
        ("def late():\n    from asyncio import sleep", {"asyncio"}),
        ("text = open('cards.txt').read()", {"open"}),
        ("clock = __import__('time')", {"__import__"}),
        ("from importlib import import_module", {"importlib"}),
        ("from kupa.core.dice import Dice\ntime = 3", set()),
    ],
)
def test_a_planted_clock_or_file_is_found(source: str, found: set[str]) -> None:
    assert forbidden(source) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from kupa.games.reset.cards import NAMES", {"reset"}),
        ("from kupa.games import court", {"court"}),
        ("import kupa.games.pairs.cards as cards", {"pairs"}),
        ("from kupa.core import seeds", set()),
    ],
)
def test_a_planted_import_of_another_game_is_found(source: str, found: set[str]) -> None:
    assert games_named(source) & {*GAMES} == found


def test_a_relative_import_is_seen() -> None:
    with pytest.raises(ValueError, match="relative"):
        modules("from ..reset import cards")


def written(path: Path) -> set[str]:
    """Return the texts in a module's code, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str) and id(node) not in prose}


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if path.relative_to(SOURCE).parts[0] not in {"games", "bots", "skeleton"}],
    ids=lambda path: path.relative_to(SOURCE).as_posix(),
)
def test_no_module_outside_games_and_bots_knows_a_game(path: Path) -> None:
    """A game describes itself: neither its key, nor a phase or a ruling of it, stands anywhere else."""
    phases = {phase.name for game in DESCRIBED.values() for phase in game.phases} - GENERAL_WORDS
    rulings = {ruling for game in DESCRIBED.values() for ruling in game.rulings}
    names = written(path)
    assert names & ({*GAMES} | phases | rulings) == set()
    assert {name for name in names if name.split(".")[0] in GAMES and " " not in name} == set()
