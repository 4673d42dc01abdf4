"""Play for a long time: the server's memory and open files must not grow after a while."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from bench.attack.server import Attacked, attacked
from bench.crash.company import Company
from bench.crash.notes import Notes
from bench.tables.servers import UNLIMITED
from bench.tables.services import postgres

TABLES = 12
LOOKS = 12  # rows of the table
SETTLED = 1 / 3  # of the time, until when caches fill
MOST_MEGABYTES, MOST_FILES = 15.0, 20  # by which they may differ after that


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Return the URL of a database; the server makes its own SQLite file."""
    if kind == "SQLite":
        yield ""
        return
    with postgres() as url:
        yield url


async def play(server: Attacked, seconds: float) -> list[tuple[float, int]]:
    """Let a company play; return memory and open files, look by look."""
    company, seen = Company([server.port], Notes(), Random(1)), []
    await company.gather(TABLES)
    began = time.monotonic()
    for look in range(1, LOOKS + 1):
        await asyncio.sleep(max(0.0, began + seconds * look / LOOKS - time.monotonic()))
        company.notes.acknowledged.clear()
        company.notes.seen.clear()
        seen.append((server.megabytes, server.files))
        minutes = (time.monotonic() - began) / 60
        print(f"{minutes:8.1f} min {seen[-1][0]:9.1f} MB {seen[-1][1]:6} files", flush=True)
    await company.go_home()
    return seen


def is_flat(seen: list[tuple[float, int]]) -> bool:
    """Tell whether neither has grown since the server had settled."""
    later = seen[int(len(seen) * SETTLED) :]
    memory, files = later[-1][0] - later[0][0], later[-1][1] - later[0][1]
    return memory < MOST_MEGABYTES and files < MOST_FILES


def main() -> int:
    """Play on both databases; return 0 if memory and files stayed flat."""
    command = argparse.ArgumentParser(prog="python -m bench.attack.soak", description=__doc__)
    command.add_argument("--minutes", type=float, default=60, help="on each database (default: 60)")
    given = command.parse_args()
    grown = 0
    for kind in ("SQLite", "PostgreSQL"):
        print(kind, flush=True)
        with database(kind) as url, attacked(url, **UNLIMITED, KUPA_TIME_SCALE="5") as server:
            flat = is_flat(asyncio.run(play(server, 60 * given.minutes)))
        print("flat" if flat else "GROWN", flush=True)
        grown += not flat
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
