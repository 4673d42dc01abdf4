"""Print what pyproject.toml asks for: to build, to run and to develop. One list, kept in one place."""

from __future__ import annotations

import tomllib
from pathlib import Path

settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
project = settings["project"]
extras = project["optional-dependencies"]
wanted = settings["build-system"]["requires"] + project["dependencies"] + extras["test"] + extras["dev"]
print("\n".join(each for each in wanted if not each.startswith("kupa")))
