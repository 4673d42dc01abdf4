"""Names that were pictures stay gone: each idea has the name an engineer of the field searches for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]

NEWER: Final = tuple(
    f"src/kupa/{name}" for name in ("env", "lessons", "paper", "pocket", "review", "service")
)

# By folder: what no module in it is called, and no class, function or attribute that it defines.
# Stored tags and fields of messages keep their names; they are not looked at.
MODULES: Final = {
    "src/kupa/server": "house guest door visit lean drawing forms archive lobby problems errands",
    "src/kupa/tables": "hall keeper acts due alarms pilots telling names haste",
    "src/kupa/core": "told fair exact census bounded again look public terms",
    "src/kupa/games": "told exact census bounded again look public terms",
    "src/kupa/bots": "wits worth temper mind thumb tell seated",
    "src/kupa/lab": "seated series",
    "src/kupa/host": "trouble copies data running announced",
    "src/kupa/commands": "proof show trouble copies data running",
    **dict.fromkeys(NEWER, "told exact again look thumb tell hall keeper visit artist fair"),
    "web/src": "line parade witness watcher tongue voice memory press manners aloud mine lost came "
    "tales travels hold fetched",
    "web/vite": "terms lean",
    "tests": "cable desk remembering covering ear witness visit",
    "bench": "visit hall house keeper",
    "tools": "hall house keeper",
}
DEFINITIONS: Final = {
    "src/kupa/server": "TheHouse Looker Goodbye errands later FairInfo Told Hurry Opened look running",
    "src/kupa/tables": "Telling Act Rose Worded Settled Piloted Fair haste torn drawn greet hear hurry "
    "overhear told said fair look",
    "src/kupa/core": "Fair Terms exact census bounded again look public no Series",
    "src/kupa/games": "Terms exact census bounded look public no",
    "src/kupa/bots": "Wits Worth Temper Mind Tell Table thumb hear look greet haste hurry",
    "src/kupa/lab": "Table Series seated",
    "src/kupa/host": "Trouble Announced copies running",
    "src/kupa/commands": "Trouble Words copies running",
    **dict.fromkeys(NEWER, "Told Opened Fair Terms haste torn greet hear hurry overhear thumb running"),
    "web/src": "haste greet hear Opened Told TOLD Terms Aloud Mine Lost Came tongue Voice Line press "
    "manners tales travels",
    "web/vite": "Terms termsOf lean",
    "web/tests": "parade",
    "tests": "Ear visit visiting hear look greet acts hurry hurried overhear remembering covering",
    "bench": "visit hear look greet hurry running Act",
    "tools": "hear look greet hurry visit",
}
# Pictures that mean nothing else in this project: in no folder at all.
NOWHERE: Final = (
    "House Hall Keeper Guest Visit Door Artist Mould Turnstile ShortWay LeanProtocol Alarm Pilots "
    "Redistell Kept Witness Watcher Parade"
)
PYTHON: Final = ("src/kupa", "tests", "bench", "tools", "examples")
PAGE: Final = ("web/src", "web/tests", "web/vite")
SUFFIXES: Final = {".py", ".ts", ".svelte"}
TYPESCRIPT: Final = re.compile(r"\b(?:class|interface|type|function\*?|const)\s+(\w+)")
TYPES_OF_GAMES: Final = "web/src/lib/wire.ts"  # made from Python names that are looked at themselves


def definitions(file: Path) -> Iterator[str]:
    """Yield what a module defines: classes, functions, attributes; in TypeScript constants and types."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from TYPESCRIPT.findall(text)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def files(*folders: str) -> list[Path]:
    """Return the modules of some folders."""
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*"))]
    modules = [each for each in found if each.suffix in SUFFIXES and "node_modules" not in each.parts]
    assert modules
    return [each for each in modules if each != ROOT / TYPES_OF_GAMES]


def called(forbidden: str, *folders: str) -> set[str]:
    """Return the definitions in some folders that have a forbidden name, private or not."""
    names = set(forbidden.split())
    return {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files(*folders)
        for name in definitions(file)
        if name.lstrip("_") in names
    }


@pytest.mark.parametrize("folder", MODULES)
def test_no_module_has_a_forbidden_name(folder: str) -> None:
    forbidden = set(MODULES[folder].split())
    stems = {file.name.split(".")[0].removeprefix("test_").lower() for file in files(folder)}
    assert stems & forbidden == set()


@pytest.mark.parametrize("folder", DEFINITIONS)
def test_nothing_is_defined_by_a_forbidden_name(folder: str) -> None:
    assert called(DEFINITIONS[folder], folder) == set()


def test_what_was_only_ever_a_picture_is_defined_nowhere() -> None:
    assert called(NOWHERE, *PYTHON, *PAGE) == set()


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("keeper.py", "class Hall:\n    def _greet(self) -> None:\n        self.torn = True\n",
         {"Hall", "_greet", "torn"}),
        ("parade.ts", "export class Parade {}\nconst lean = () => 1;\ntype Told = string;\n",
         {"Parade", "lean", "Told"}),
    ],
)  # fmt: skip
def test_a_forbidden_name_would_be_found(tmp_path: Path, name: str, text: str, found: set[str]) -> None:
    file = tmp_path / name
    file.write_text(text)
    assert set(definitions(file)) == found
