"""The example game, installed as a package of its own beside what is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import kupa
from support.folders import temporary_folder

ROOT = Path(__file__).parents[2]
GOFISH = ROOT / "examples" / "gofish"


@cache
def installed(package: Path = GOFISH) -> Path:
    """Install a package into a folder of its own, with its entry points."""
    folder = temporary_folder("plugin")
    command = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target"]
    _run([*command, str(folder), str(package)], os.environ.copy())
    return folder


def environment(package: Path = GOFISH) -> dict[str, str]:
    """Return an environment in which Kupa, as it is tested here, finds the package."""
    ours = Path(kupa.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed(package)), str(ours)])}


def command(*words: str, package: Path = GOFISH) -> str:
    """Run the command line beside the package; return what it printed."""
    return _run(["-m", "kupa", *words], environment(package))


@cache
def _elsewhere() -> Path:
    """A folder from which nothing of the source tree can be imported."""
    return temporary_folder("elsewhere")


def _run(arguments: list[str], variables: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=variables,
        cwd=_elsewhere(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
