"""What is counted: moves that all four have seen, and how long each took from being sent."""

from __future__ import annotations

import time
from pathlib import Path

TICKS = 100  # a second, in /proc

now = time.perf_counter


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def rss_kb(pid: int) -> float:
    """Return the memory a process has in its hands."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError("no memory figure: this needs Linux")


class Tally:
    """Counts while it is open."""

    def __init__(self, pids: list[int]) -> None:
        self.pids = pids
        self.open = False
        self.seconds: list[float] = []
        self.began = self.cpu = self.own = 0.0

    def begin(self) -> None:
        """Count from now on."""
        self.seconds = []
        self.began, self.cpu, self.own = now(), self._cpu(), time.process_time()
        self.open = True

    def end(self) -> dict[str, float]:
        """Count no more; return the figures."""
        self.open = False
        passed, moves = now() - self.began, max(1, len(self.seconds))
        return {
            "moves_per_s": len(self.seconds) / passed,
            "p50_ms": self._part(0.5) * 1e3,
            "p99_ms": self._part(0.99) * 1e3,
            "cpu_us": (self._cpu() - self.cpu) / moves * 1e6,
            "server_load": (self._cpu() - self.cpu) / passed,
            "client_load": (time.process_time() - self.own) / passed,
        }

    def seen(self, sent: float) -> None:
        """Count a move that the last of four has just seen."""
        if self.open and sent >= self.began:
            self.seconds.append(now() - sent)

    def _cpu(self) -> float:
        return sum(cpu_seconds(pid) for pid in self.pids)

    def _part(self, part: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")
