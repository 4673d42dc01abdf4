"""Print what pyproject.toml asks for: to build, to run and to develop. One list, kept in one place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
project = settings["project"]


def wanted(extra: str) -> list[str]:
    """Return what an extra asks for, and the extras of this package that it names."""
    found: list[str] = []
    for each in project["optional-dependencies"][extra]:
        own = re.fullmatch(r"kupa\[(\w+)\]", each)
        found += wanted(own[1]) if own else [each]
    return found


print("\n".join(settings["build-system"]["requires"] + project["dependencies"] + wanted("dev")))
