"""Fetch what Python in the page needs from PyPI: wheels for its platform, in tested versions."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NEEDED: Final = ("msgspec", "mypy-extensions")  # what core/ … pocket/ import beside the standard library
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14")  # of Pyodide 314
TARGET: Final = ROOT / "web" / "node_modules" / ".wheels"


def pinned() -> list[str]:
    """Return the packages with the versions of the lock file."""
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    known = dict(re.findall(r"^([\w.-]+)==(\S+)$", lock, re.MULTILINE))
    return [f"{name}=={known[name]}" for name in NEEDED]


def fetch() -> None:
    """Fetch the wheels, unless they are there."""
    wanted = "\n".join(pinned())
    stamp = TARGET / "fetched.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    platform, python = PLATFORM
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    only = ["--no-deps", "--only-binary=:all:", "--platform", platform, "--python-version", python]
    subprocess.run([*download, *only, "-d", str(TARGET), *pinned()], check=True)  # noqa: S603
    stamp.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    fetch()
