"""What commands share: where they print, what they read and write, how they say no."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from kupa.core.refused import Refused

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Language = Literal["en", "he", "ar"]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that exists.")]
Key = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, see 'kupa games'.")]
Words = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE …", help="One word or more; see 'kupa games'."),
]
# --options takes one word; those that follow it arrive as arguments
More = Annotated[list[str] | None, typer.Argument(hidden=True, metavar="NAME=VALUE")]


def fail(sentence: str) -> NoReturn:
    """Say what is wrong and stop, with exit code 2."""
    err.print(escape(sentence), soft_wrap=True)
    raise typer.Exit(2)


def read(file: Path) -> str:
    """Return a text file's text; - is standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is no text file.")


def write(text: str, to: Path | None, *, force: bool) -> None:
    """Write a text file, or print it; nothing is replaced unasked."""
    if to is None:
        sys.stdout.write(text)
        return
    check_free(to, force=force)
    try:
        to.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{to} cannot be written: {error.strerror}.")
    err.print(f"wrote {escape(str(to))}", soft_wrap=True)


def check_free(to: Path, *, force: bool) -> None:
    """Stop if a file would be replaced that nobody asked to replace."""
    if to.exists() and not force:
        fail(f"{to} exists already: choose another name, or --force to replace it.")


def option_text(first: list[str] | None, more: list[str] | None) -> str:
    """Return a game's options as one text, wherever they stood on the line."""
    if more and not first:
        raise Refused(None, "core.unknown_option", option=more[0], allowed="after --options")
    return " ".join([*(first or []), *(more or [])])
