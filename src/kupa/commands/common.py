"""What the commands share: common options, reading and writing files, errors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kupa import words
from kupa.commands.output import can_show, err, print_line
from kupa.core.refused import Refused
from kupa.host.extras import require_extra


def fail(sentence: str) -> NoReturn:
    """Print what is wrong and exit with code 2."""
    print_line(sentence, err)
    raise typer.Exit(2)


def check_language(language: str) -> str:
    """Fail if there is no such language, or the output's encoding lacks its letters."""
    if language not in words.LANGUAGES:
        raise typer.BadParameter(f"{language!r} is none of {', '.join(words.LANGUAGES)}.")
    if not can_show(words.say(language, "language.name")):
        encoding = sys.stdout.encoding
        fail(f"The output's encoding, {encoding}, lacks these letters: set PYTHONIOENCODING=utf-8.")
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(words.LANGUAGES),
        callback=check_language,
        help="Language of the sentences.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that exists.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, see 'kupa games'.")]
GivenOptions = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE …", help="One word or more; see 'kupa games'."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")]
Processes = Annotated[int | None, typer.Option(min=1, max=512, help="Default: every core.")]
# --options takes one word; those that follow it arrive as arguments
MoreOptions = Annotated[list[str] | None, typer.Argument(hidden=True, metavar="NAME=VALUE")]


def read(file: Path) -> str:
    """Return a text file's text; - is standard input."""
    try:
        return (sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()).decode("utf-8")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is no text file.")


def write(text: str, to: Path | None, *, force: bool) -> None:
    """Write a text file, or print it; an existing file is replaced only with ``force``."""
    if to is None:
        sys.stdout.write(text)
        return
    check_free(to, force=force)
    try:
        to.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{to} cannot be written: {error.strerror}.")
    print_line(f"wrote {to}", err)


def check_free(to: Path, *, force: bool) -> None:
    """Fail if the file exists and may not be replaced."""
    if to.exists() and not force:
        fail(f"{to} exists already: choose another name, or --force to replace it.")


def progress_bar() -> Progress:
    """Return a bar with the time left, on standard error."""
    name = TextColumn("{task.description}")
    columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def where(on: str | None) -> str | None:
    """Check where games are to be played."""
    if on is not None:
        if on != "ray" and "://" not in on:
            raise typer.BadParameter(f"--on takes ray or an address such as ray://host:10001, not {on}.")
        require_extra("ray")
    return on


def option_text(first: list[str] | None, more: list[str] | None) -> str:
    """Return a game's options as one text, wherever they are on the command line."""
    if more and not first:
        raise Refused(None, "core.unknown_option", option=more[0], allowed="after --options")
    return " ".join([*(first or []), *(more or [])])


On = Annotated[
    str | None,
    typer.Option(
        metavar="ray|ray://…",
        callback=where,
        help="A Ray cluster: here, or at an address. Needs kupa[ray].",
    ),
]
