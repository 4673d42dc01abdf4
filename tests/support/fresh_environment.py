"""New Python environments: what people have who install Kupa and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SCRIPTS: Final = "Scripts" if os.name == "nt" else "bin"
PIP: Final = (sys.executable, "-m", "pip")
LOCK: Final = ("-c", str(ROOT / "requirements-dev.lock"))


def run(*command: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command away from the source tree and without the variables of this test run."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("KUPA_", "PYTHON"))
    }
    plain = {"HOME": str(cwd), "NO_COLOR": "1", "COLUMNS": "100", "CI": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, cwd=cwd, env=kept | plain | variables, capture_output=True, text=True, check=False
    )


def build_wheel(package: Path, folder: Path) -> Path:
    """Build a package's wheel into a folder, without compiling."""
    build = ("wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(package))
    made = run(*PIP, *build, cwd=folder.parent, KUPA_BUILD="pure")
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def make_environment(folder: Path, *requirements: str) -> Path:
    """Make an environment with these and what pip's resolver adds; return the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    into = ("--python", str(folder), "install", "-q", "--no-compile", *requirements, *LOCK)
    done = run(*PIP, *into, cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder / SCRIPTS
