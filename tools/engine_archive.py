"""Archives of byte-compiled modules, made by the Python that will run them: Pyodide's own.

Stored, not compressed: what the page fetches is compressed as a whole, which is smaller, and an import
then needs no decompressing.
"""

from __future__ import annotations

import io
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Final

FIXED: Final = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)  # no source is compared
LAYERS: Final = ("core", "games", "bots", "lessons", "practice", "review", "tables", "service", "pocket")
LEFT_OUT: Final = (
    "core/conformance/",
    "tables/store/",
    "tables/bus.py",
    "lessons/check.py",
    "review/__main__.py",
)
ALWAYS: Final = ("encodings/ascii.py", "encodings/latin_1.py", "_strptime.py", "calendar.py")


def archive(sources: dict[str, str], optimize: int, plain: dict[str, bytes] | None = None) -> bytes:
    """Return a zip of the modules, by their path in it, and of files that stay as they are.

    ``optimize`` 2 leaves docstrings out.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as file:
        for path, content in sorted((plain or {}).items()):
            file.writestr(zipfile.ZipInfo(path, FIXED), content)
        for path, text in sorted(sources.items()):
            code = compile(text, path, "exec", dont_inherit=True, optimize=optimize)
            info = zipfile.ZipInfo(path.removesuffix(".py") + ".pyc", FIXED)
            file.writestr(info, MAGIC_NUMBER + UNCHECKED + marshal.dumps(code))
    return made.getvalue()


def kupa(root: str) -> dict[str, str]:
    """Return the modules of tables without a server."""
    package = Path(root, "kupa")
    found = [package / "__init__.py"]
    for layer in LAYERS:
        found += (package / layer).rglob("*.py")
    paths = {path.relative_to(package).as_posix(): path for path in found}
    return {
        f"kupa/{name}": path.read_text(encoding="utf-8")
        for name, path in paths.items()
        if not name.startswith(LEFT_OUT)
    }


def lessons(root: str) -> dict[str, bytes]:
    """Return the lessons, which are read as text."""
    paths = Path(root, "kupa", "lessons").rglob("*.txt")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


def standard_library(file: str) -> dict[str, str]:
    """Return the modules of the standard library that were imported until now, and a few that may be."""
    names = {name.replace(".", "/") for name in sys.modules}
    found = {}
    with zipfile.ZipFile(file) as library:
        for path in library.namelist():
            module = path.removesuffix(".py").removesuffix("/__init__")
            if path.endswith(".py") and (module in names or path in ALWAYS):
                found[path] = library.read(path).decode()
    return found


def packages(folder: str) -> dict[str, str]:
    """Return the modules of what was installed beside the standard library."""
    paths = {path.relative_to(folder).as_posix(): path for path in Path(folder).rglob("*.py")}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}


def native_modules(folder: str) -> dict[str, bytes]:
    """Return the modules of compiled code that were installed."""
    paths = Path(folder).rglob("*.so")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
