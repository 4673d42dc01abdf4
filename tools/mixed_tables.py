"""Tables of four and more with bots of mixed levels, at every variant: every game should finish.

``python tools/mixed_tables.py [--games 200] [GAME …]`` plays that many games of every variant and prints
a row each. A game that had to be stopped at its limit counts as unfinished; the command then fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import kupa
from kupa.bots import levels
from kupa.core.conformance import tables
from kupa.core.options import write_options
from kupa.core.refused import Refused
from kupa.lab import Plan, simulate

FEWEST = 4
LIMITS = ("turns", "rounds")  # options that stop a game are not variants of it


def variants(key: str) -> Iterator[tuple[str, int]]:
    """Yield options and seats: every variant at four players or more, and every larger table."""
    game = kupa.find(key)
    seen: set[tuple[str, int]] = set()
    for options, seats in tables(game):
        words = write_options(game.with_limit(options))
        limited = any(getattr(options, name, None) is not None for name in LIMITS)
        table = (words, max(seats, FEWEST))
        if not limited and table not in seen and possible(key, *table):
            seen.add(table)
            yield table


def possible(key: str, words: str, seats: int) -> bool:
    """Tell whether a table takes these options with so many players."""
    try:
        Plan(key, seats, 1, bytes(32), words).checked()
    except Refused:
        return False
    return True


def main() -> int:
    """Play, print, and return 0 if every game finished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(kupa.GAMES), help="default: all")
    parser.add_argument("--games", type=int, default=200, help="of every variant")
    given = parser.parse_args()
    unfinished = 0
    for key in given.game:
        found = levels(key)[1:]  # random players are no company
        for number, (words, seats) in enumerate(variants(key)):
            bots = tuple(found[(number + seat) % len(found)] for seat in range(seats))
            report = simulate(Plan(key, seats, given.games, bytes(32), words, bots))
            unfinished += report.unfinished
            length = f"{report.length.mean:.0f} answers, {report.length.max} at most"
            changed = [word for word in words.split() if word not in usual(key)]
            print(f"{key} {seats} {' '.join(changed) or '-'}: {report.games} games, ", end="")
            print(f"{report.unfinished} unfinished; {length}", flush=True)
    return 1 if unfinished else 0


def usual(key: str) -> list[str]:
    """Return the words of the default options."""
    game = kupa.find(key)
    return write_options(game.with_limit(game.Options())).split()


if __name__ == "__main__":
    sys.exit(main())
