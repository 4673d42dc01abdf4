"""Kill servers under load: no acknowledged move may be lost or played twice, and every table goes on."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bench.crash.run import Report, Wanted, shoot

SHOWN = 10  # faults of a kind


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    command = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    command.add_argument("--kills", type=int, default=50, help="how often to kill (default: 50)")
    command.add_argument("--tables", type=int, default=24, help="tables in play (default: 24)")
    command.add_argument("--postgres", action="store_true", help="one of two servers, not the only one")
    command.add_argument("--seed", type=int, default=1, help="of the moments and the players' choices")
    return command


def figures(report: Report) -> dict[str, int]:
    """Return what is printed."""
    verdict, notes = report.verdict, report.notes
    return {
        "kills": report.wanted.kills,
        "acknowledged": verdict.acknowledged,
        "lost": len(verdict.lost),
        "doubled": len(verdict.doubled),
        "tables": report.wanted.tables,
        "standing still": len(verdict.still),
        "broken logs": len(verdict.broken),
        "entries": report.answers,
        "answers told": len(notes.seen),
        "sent again": notes.resent,
        "of those written": notes.stood,
        **{f"later by {who}": verdict.by[who] for who in ("person", "bot", "clock")},
        "errors logged": verdict.complaints,
    }


def main() -> int:
    """Shoot, print, and return 0 if nothing was lost, doubled, broken, left still or complained of."""
    given = parser().parse_args()
    wanted = Wanted(given.kills, given.tables, given.postgres, given.seed)
    report = asyncio.run(shoot(wanted))
    for name, value in figures(report).items():
        print(f"{name:<16} {value:>9,}")
    verdict = report.verdict
    for faults in (verdict.lost, verdict.doubled, verdict.broken, verdict.still):
        print(*faults[:SHOWN], sep="\n", end="\n" if faults else "")
    return 0 if verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())
