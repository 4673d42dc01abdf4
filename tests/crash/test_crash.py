from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def shot_at(*more: str) -> tuple[int, dict[str, int]]:
    """Kill servers a few times under load; return the exit code and the figures printed."""
    command = [sys.executable, "-m", "bench.crash", "--kills", "3", "--tables", "6", *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    rows = [line.rsplit(maxsplit=1) for line in done.stdout.splitlines()]
    figures = {row[0].strip(): int(row[1].replace(",", "")) for row in rows if len(row) == 2}
    assert figures, done.stderr
    return done.returncode, figures


@pytest.mark.parametrize("more", [(), ("--postgres",)], ids=["sqlite", "one-of-two-on-postgres"])
def test_nothing_acknowledged_is_lost_when_servers_are_killed(more: tuple[str, ...]) -> None:
    code, figures = shot_at(*more)
    assert code == 0, figures
    assert figures["kills"] == 3
    assert figures["acknowledged"] > 50
    assert (figures["lost"], figures["doubled"], figures["broken logs"]) == (0, 0, 0)
    assert (figures["tables"], figures["standing still"]) == (6, 0)
    assert figures["later by person"] > 0
    assert figures["later by bot"] > 0
    assert figures["errors logged"] == 0
