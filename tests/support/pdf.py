"""Looks into a PDF with the programs of poppler: its text, its fonts, its pages as pixels."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from support import packages

PROGRAM = "pdftoppm"
INCH = 25.4
BIDI_MARKS = dict.fromkeys(
    map(ord, "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)


@cache
def _folder() -> Path:
    return packages.programs(PROGRAM)


def _run(program: str, pdf: bytes, *words: str) -> bytes:
    """Run a program of poppler on a PDF; what it prints goes where {out} stands, or is returned."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "made.pdf"
        file.write_bytes(pdf)
        command = [str(_folder() / program), *(str(file) if word == "{pdf}" else word for word in words)]
        return subprocess.run(command, capture_output=True, check=True).stdout


def text(pdf: bytes, *pages: int) -> str:
    """Return the text of a PDF, or of some pages, in reading order."""
    chosen = ["-f", str(pages[0]), "-l", str(pages[-1])] if pages else []
    found = _run("pdftotext", pdf, *chosen, "{pdf}", "-").decode()
    return re.sub(r"\s+", " ", found.translate(BIDI_MARKS))


def info(pdf: bytes) -> dict[str, str]:
    """Return what pdfinfo says of a PDF and its first page."""
    lines = _run("pdfinfo", pdf, "-box", "{pdf}").decode().splitlines()
    pairs = (line.partition(":")[::2] for line in lines if ":" in line)
    return {name.strip(): value.strip() for name, value in pairs}


@dataclass(frozen=True)
class Font:
    name: str
    embedded: bool
    subset: bool
    to_unicode: bool


def fonts(pdf: bytes) -> list[Font]:
    """Return the fonts of a PDF."""
    lines = _run("pdffonts", pdf, "{pdf}").decode().splitlines()[2:]
    found = (line.split() for line in lines)
    return [Font(words[0], *(word == "yes" for word in words[-5:-2])) for words in found]


@dataclass(frozen=True)
class Pixels:
    """A page as grey pixels, measured in millimetres."""

    width: int
    height: int
    data: bytes
    scale: float  # pixels a millimetre

    def inked(
        self, x: float, y: float, width: float, height: float, paler: int
    ) -> tuple[float, float, float, float]:
        """Return the edges of what is darker in a rectangle: left, top, right, bottom."""
        dark = bytes(1 if grey < paler else 0 for grey in range(256))
        left, right = round(x * self.scale), round((x + width) * self.scale)
        rows = range(round(y * self.scale), round((y + height) * self.scale))
        found = {row: self._row(row, left, right).translate(dark) for row in rows}
        hit = [row for row, pixels in found.items() if 1 in pixels]
        edges = (
            left + min(found[row].find(1) for row in hit),
            hit[0],
            left + max(found[row].rfind(1) for row in hit) + 1,
            hit[-1] + 1,
        )
        return (
            edges[0] / self.scale,
            edges[1] / self.scale,
            edges[2] / self.scale,
            edges[3] / self.scale,
        )

    def _row(self, row: int, left: int, right: int) -> bytes:
        start = row * self.width
        return self.data[start + left : start + right]


def pixels(pdf: bytes, page: int, dpi: int = 150) -> Pixels:
    """Return a page as grey pixels."""
    only = ["-f", str(page), "-l", str(page), "-singlefile"]
    drawn = _run(PROGRAM, pdf, "-gray", "-r", str(dpi), *only, "{pdf}")
    found = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", drawn)
    assert found is not None
    return Pixels(int(found[1]), int(found[2]), drawn[found.end() :], dpi / INCH)
