"""From data to PDF: Typst lays the pages out, with the fonts of this package and no others."""

from __future__ import annotations

import importlib.util
import json
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from kupa.paper.order import BadOrder

TAGGED: Final = ["ua-1"]  # PDF/UA-1: read aloud in the right order and language
UNKNOWN_LETTER: Final = "could not be displayed with font"  # a tagged PDF must not hold an empty box


def available() -> bool:
    """Tell whether Typst is installed."""
    return importlib.util.find_spec("typst") is not None


def typeset(data: dict[str, Any], pictures: dict[str, bytes]) -> bytes:
    """Return the PDF of some pages. The same data gives the same bytes, on any day and machine."""
    typst: Any = import_module("typst")  # an extra
    inputs = {**_templates(), **pictures, "data.json": json.dumps(data, sort_keys=True).encode()}
    try:
        with as_file(files("kupa.paper") / "fonts") as folder:
            made: bytes = typst.compile(inputs, font_paths=_fonts(folder), pdf_standards=TAGGED)
    except typst.TypstError as error:
        if UNKNOWN_LETTER not in str(error):
            raise
        raise BadOrder(f"The printing fonts lack a letter: {error}") from error
    return made


@cache
def _templates() -> dict[str, bytes]:
    """Return the templates by name; the one called main is what Typst begins with."""
    folder = files("kupa.paper") / "templates"
    found = {each.name: each.read_bytes() for each in folder.iterdir() if each.name.endswith(".typ")}
    return {"main" if name == "main.typ" else name: text for name, text in found.items()}


@cache
def _fonts(folder: Path) -> Any:  # noqa: ANN401 — typst.Fonts
    return import_module("typst").Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder)]
    )
