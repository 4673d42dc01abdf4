"""Layers: each package imports only what stands left of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "kupa"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "words"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "tables": {"core", "games", "bots", "tables"},
    "server": {"core", "games", "bots", "words", "tables", "server"},
    "show": {"core", "games", "bots", "lab", "words", "show"},
    "host": {"core", "tables", "server", "host"},
    "commands": {"core", "games", "lab", "tables", "server", "words", "show", "host", "commands"},
    "cli": {"core", "words", "host", "commands", "cli"},
    "__main__": {"cli"},
    "__init__": {"core", "games"},
}
MODULES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Return the layers a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("kupa.")}
    return found & set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_imports_only_what_stands_left_of_it(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    assert imported(path) <= MAY_IMPORT[layer]


@pytest.mark.parametrize(
    "game", sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())
)
def test_no_game_imports_another(game: str) -> None:
    others = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} - {game}
    for path in (SOURCE / "games" / game).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [other for other in others if f"kupa.games.{other}" in text]


def test_no_module_is_long() -> None:
    """About 300 lines; a longer one needs a table in it, or to be two."""
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: lines for name, lines in long.items() if lines > 320} == {}


def test_the_engine_speaks_no_language_and_knows_no_clock() -> None:
    for path in [*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        assert not modules & {"time", "datetime", "asyncio", "socket", "gettext", "locale"}, path.name
