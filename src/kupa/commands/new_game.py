"""``kupa new-game``: write the package of a new game, small and working, to be changed from there."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from kupa.commands.common import fail
from kupa.commands.output import print_line
from kupa.games import all_games

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
OURS: Final = "skeleton"  # what the copied files call the game
LEFT_OUT: Final = ("__pycache__", "__init__.py")  # at the top: there the skeleton is a part of Kupa
Name = Annotated[str, typer.Argument(help="The game's key: a lower-case word, for example gofish.")]
Out = Annotated[
    Path | None, typer.Option("--out", help="The folder to write; NAME in this one if left out.")
]


def new_game(name: Name, out_folder: Out = None) -> None:
    """Write a small working game to start from: rules, words in three languages, a test."""
    _check(name)
    folder = out_folder or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        fail(f"{folder} exists already: choose another folder with --out.")
    try:
        for path, text in package(name).items():
            _write(folder / path, text)
    except OSError as error:
        fail(f"{folder} cannot be written: {error.strerror}.")
    for line in (f"wrote {folder}. Next:", f"  pip install -e {folder}", f"  kupa simulate {name}"):
        print_line(line)
    print_line("  kupa --lan")


def package(name: str) -> dict[str, str]:
    """Return the files of a new game by their path."""
    title = "".join(part.capitalize() for part in name.split("_"))

    def named(text: str) -> str:
        return text.replace(OURS.capitalize(), title).replace(OURS, name)

    found = _files(files("kupa") / OURS, "")
    return {named(path).removesuffix(".txt"): named(text) for path, text in found.items()}


def _files(folder: Traversable, prefix: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{prefix}{each.name}"
        if each.is_dir() and each.name not in LEFT_OUT:
            found |= _files(each, f"{path}/")
        elif each.is_file() and path not in LEFT_OUT:
            found[path] = each.read_text(encoding="utf-8")
    return found


def _check(name: str) -> None:
    if not NAME.fullmatch(name):
        fail(f"{name!r} is no name for a game: lower-case letters, digits and _, 2 to 31 of them.")
    if keyword.iskeyword(name) or name == OURS:
        fail(f"{name!r} cannot be the name of a game: choose another.")
    if name in all_games():
        fail(f"there is a game called {name} already: choose another name.")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
