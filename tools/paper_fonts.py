"""Make the fonts of printed pages from the page's WOFF2 files: ``python -m tools.paper_fonts``.

Typst reads TrueType, and one weight a file. So each weight is made a font of its own, with the letters
of all scripts, under a name of our own. Needs fonttools and brotli, which nothing else does.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parents[1]
FROM: Final = ROOT / "web" / "src" / "assets" / "fonts"
TO: Final = ROOT / "src" / "kupa" / "paper" / "fonts"

TEXT: Final = [f"rubik-{script}-wght-normal.woff2" for script in ("latin", "hebrew", "arabic")]
DISPLAY: Final = [f"suez-one-{script}-400-normal.woff2" for script in ("latin", "hebrew")]
NAME_ID: Final = {1: "family", 2: "style", 3: "unique", 4: "full", 6: "postscript"}


def main() -> None:
    """Write all fonts."""
    TO.mkdir(parents=True, exist_ok=True)
    for weight, style in ((400, "Regular"), (700, "Bold"), (800, "ExtraBold")):
        make(TEXT, "Kupa Text", style, weight)
    make(DISPLAY, "Kupa Display", "Regular", None)
    make(["lalezar-arabic-400-normal.woff2"], "Kupa Display Arabic", "Regular", None)


def make(parts: list[str], family: str, style: str, weight: int | None) -> None:
    """Merge some files into one font of a weight, under a name of our own."""
    with tempfile.TemporaryDirectory() as folder:
        files = [_plain(part, weight, Path(folder) / f"{at}.ttf") for at, part in enumerate(parts)]
        font = Merger().merge([str(file) for file in files]) if len(files) > 1 else TTFont(files[0])
    _rename(font, family, style)
    if weight is not None:
        font["OS/2"].usWeightClass = weight
    font["head"].created = font["head"].modified = 0  # the same file whenever it is made
    font.recalcTimestamp = False
    font.save(TO / f"{family.replace(' ', '')}-{style}.ttf")


def _plain(part: str, weight: int | None, to: Path) -> Path:
    """Write one WOFF2 file as TrueType, at one weight."""
    font = TTFont(FROM / part)
    if weight is not None:
        font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    font.save(to)
    return to


def _rename(font: Any, family: str, style: str) -> None:  # noqa: ANN401 — fonttools has no types for it
    called = {
        "family": family,
        "style": style,
        "unique": f"{family} {style}",
        "full": f"{family} {style}",
        "postscript": f"{family.replace(' ', '')}-{style}",
    }
    table = font["name"]
    table.names = [each for each in table.names if each.nameID in (0, 13, 14)]
    for number, what in NAME_ID.items():
        table.setName(called[what], number, 3, 1, 0x409)


if __name__ == "__main__":
    main()
