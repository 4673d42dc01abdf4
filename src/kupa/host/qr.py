"""A QR code for the terminal, drawn by segno: two modules a character."""

from __future__ import annotations

from io import StringIO
from typing import Final

import segno
from rich.text import Text

BORDER: Final = 2  # light modules around the code
WHITE_INK: Final = "#ffffff on #000000"  # segno draws the light modules


def terminal_code(address: str, *, colours: bool) -> Text:
    """Draw an address. Without colours it is right on a dark terminal, as most are."""
    drawn = StringIO()
    make_code(address).terminal(drawn, compact=True, border=BORDER)
    style = WHITE_INK if colours else ""
    lines = [Text(line, style=style, no_wrap=True, end="") for line in drawn.getvalue().splitlines()]
    return Text("\n").join(lines)


def make_code(address: str) -> segno.QRCode:
    """Return the code of an address; error correction M survives a reflection on the screen."""
    return segno.make_qr(address, error="m")
