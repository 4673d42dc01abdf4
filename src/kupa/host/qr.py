"""A QR code in a terminal: two modules a character, black on white whatever the terminal's colours."""

from __future__ import annotations

from typing import Final

import segno
from rich.text import Text

QUIET: Final = 2  # modules of white around it
INK: Final = "#000000 on #ffffff"
HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def drawn(address: str, *, colours: bool) -> Text:
    """Draw an address. Without colours the light modules are drawn: most terminals are dark."""
    rows = modules(address)
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = [_line(upper, lower, dark=colours) for upper, lower in pairs]
    ink = INK if colours else ""
    return Text("\n").join(Text(line, style=ink, no_wrap=True, end="") for line in lines)


def modules(address: str) -> list[list[bool]]:
    """Return the code's modules, row by row, dark ones True."""
    code = segno.make(address, error="m", micro=False)
    return [[bool(each) for each in row] for row in code.matrix_iter(border=QUIET)]


def _line(upper: list[bool], lower: list[bool], *, dark: bool) -> str:
    return "".join(HALVES[one == dark, two == dark] for one, two in zip(upper, lower, strict=True))
