"""Measure Reset in plain C, ``bench/plain/reset.c``: compiled on first use, then run.

``python -m bench.workers.plain_c [quick] SECONDS`` prints one line of JSON.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from bench.peers import ROOT

SOURCE = ROOT / "bench" / "plain" / "reset.c"
BUILT = ROOT / "build" / "plain"
WARM_UP = "0.1"


def program() -> Path:
    """Compile as our own rules are compiled, unless that was done; return the program."""
    made = BUILT / "reset"
    if not made.exists() or made.stat().st_mtime < SOURCE.stat().st_mtime:
        BUILT.mkdir(parents=True, exist_ok=True)
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        subprocess.run([*compiler, "-O3", "-Wall", "-Wextra", "-o", str(made), str(SOURCE)], check=True)
    return made


def main(*given: str) -> None:
    """Measure and print."""
    *more, seconds = given
    for time in (WARM_UP, seconds):
        done = subprocess.run(
            [str(program()), "play", time, *more], check=True, capture_output=True, text=True
        )
    print(done.stdout, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
