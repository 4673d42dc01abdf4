"""The benchmark: how fast our games are, as ratios to other engines measured in the same minutes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

# started as a script, only its own folder is on the path
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import report, results
from bench.measure import interleaved
from bench.peers import ROOT, BenchError
from bench.subjects import PARTS, Subject, subjects_of

ABOUT = """Measure our games against other engines, and compiled against interpreted.

Every measurement runs in a process of its own, and the subjects take turns, so that a noisy minute
disturbs all alike. A ratio is computed within each repeat; its median counts. Targets are reported,
never enforced."""


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    lines = [f"  {part.name:<10}{part.about}" for part in PARTS]
    command = argparse.ArgumentParser(
        prog="python bench/run.py",
        description=ABOUT,
        epilog="\n".join(["parts:", *lines]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out = ROOT / "bench" / "results.json"
    command.add_argument("parts", nargs="*", metavar="PART", help="what to measure (default: all)")
    command.add_argument(
        "--repeats", type=whole, default=7, help="how often each is measured (default: 7)"
    )
    command.add_argument("--seconds", type=positive, default=1.0, help="how long each time (default: 1)")
    command.add_argument(
        "--out", type=Path, default=out, metavar="FILE",
        help="where results are kept; what is not measured again stays (default: bench/results.json)",
    )  # fmt: skip
    return command


def whole(text: str) -> int:
    """Read a whole number of at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1, not {text!r}")
    return int(text)


def positive(text: str) -> float:
    """Read a number above zero and no longer than an hour."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 and up to 3600, not {text!r}")
    return value


def chosen(command: argparse.ArgumentParser, asked: Sequence[str]) -> list[str]:
    """Return the parts asked for, all without any; leave with code 2 at a name that is none."""
    names = [part.name for part in PARTS]
    for name in asked:
        if name not in names:
            command.error(f"there is no part {name!r}; the parts are {', '.join(names)}")
    return [name for name in names if name in asked or not asked]


def measure(parts: Sequence[str], repeats: int, seconds: float, out: Path) -> None:
    """Measure the parts, keep the results and show them."""
    kept = results.read(out)  # first: a wrong file should not cost minutes
    if not out.resolve().parent.is_dir():
        raise BenchError(f"there is no folder {out.parent} to keep the results in")

    def say(repeat: int, subject: Subject) -> None:
        print(f"repeat {repeat} of {repeats}: {subject.name}", file=sys.stderr, flush=True)

    new = results.of_run(interleaved(subjects_of(parts), repeats, seconds, say), parts, seconds)
    results.write(out, results.merged(kept, new))
    report.show(new)


def main() -> int:
    """Run the command line; the exit code tells of failures, never of targets missed."""
    command = parser()
    given = command.parse_args()
    parts = chosen(command, given.parts)
    try:
        measure(parts, given.repeats, given.seconds, given.out)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
