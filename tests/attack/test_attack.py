"""One stranger, whatever they send, is not noticed by others: the worst of ``make attack``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.attack.__main__ import Row

ROOT = Path(__file__).parents[2]


def test_the_worst_attacks_end() -> None:
    command = [sys.executable, "-m", "bench.attack", "--short", "--only-end"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    rows = done.stdout.splitlines()[1:]
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(rows) == 5
    assert all(", ended, 0 lost" in row for row in rows)


def test_the_harness_can_tell_what_broke() -> None:
    assert Row("x", ended=True, calm=20, under=39, megabytes=9, lost=0).held
    assert not Row("x", ended=False, calm=20, under=20, megabytes=0, lost=0).held
    assert not Row("x", ended=True, calm=20, under=41, megabytes=0, lost=0).held
    assert not Row("x", ended=True, calm=1, under=1, megabytes=11, lost=0).held
    assert not Row("x", ended=True, calm=1, under=1, megabytes=0, lost=1).held
