"""Printing: control characters made visible, encodings without letters, full disks and closed pipes."""

from __future__ import annotations

import codecs
import errno
import json
import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

ASCII: Final = {"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...", "·": "-",
                "✓": "ok:", "✗": "NOT ok:", "×": "x", "\u00a0": " "}  # fmt: skip
# Marks that sentences of right-to-left languages need; other invisible characters are shown as escapes.
DIRECTION_MARKS: Final = "\u200e\u200f"
HIDDEN: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}
DISK_ERRORS: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


def printable(text: str) -> str:
    """Return text with escapes in place of characters that would move the cursor or hide others."""
    return "".join(map(_visible, text))


def _visible(character: str) -> str:
    shown = character in DIRECTION_MARKS or unicodedata.category(character) not in HIDDEN
    return character if shown else character.encode("unicode_escape").decode()


def print_line(text: str, console: Console | None = None, style: str = "") -> None:
    """Print one line as it is: no markup, no emoji, nothing hidden, no line breaks added."""
    (console or out).print(Text(printable(text), style=style), soft_wrap=True)


def print_json(data: object) -> None:
    """Print data on one line; ASCII, so that every terminal and pipe takes it."""
    sys.stdout.write(json.dumps(data) + "\n")


def can_show(text: str) -> bool:
    """Tell whether standard output's encoding has these characters."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Replace what an encoding lacks: typographic signs by plain ones, all else by escapes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    plain = [ASCII.get(each) or each.encode("ascii", "backslashreplace").decode() for each in missing]
    return "".join(plain), error.end


def guard_output(command: Callable[[], int]) -> int:
    """Run a command; return its exit code, or that of an output that could not be written."""
    _prepare_streams()
    try:
        code = command()
        sys.stdout.flush()
    except BrokenPipeError:  # somebody has read enough, such as head
        _discard(sys.stdout)
        return 1
    except OSError as error:
        if error.errno not in DISK_ERRORS:
            raise
        _discard(sys.stdout)
        with suppress(OSError):
            print_line(f"The output cannot be written: {error.strerror}.", err)
        return 2
    return code


def _prepare_streams() -> None:
    """Let every character be written somehow; a stream that was closed before the start takes all."""
    codecs.register_error("kupa.ascii", in_ascii)
    nowhere = Path(os.devnull)
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="kupa.ascii")


def _discard(stream: TextIO) -> None:
    """Send the rest of a stream nowhere: Python would complain about it again when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
