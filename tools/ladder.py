"""How the levels of bots fare against each other, as Markdown tables.

``python tools/ladder.py [--deals 2000] [--all] [GAME …]`` lets every level play the one below it (with
``--all``: every weaker one), two players, each deal both ways, and prints a table for each game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from kupa.bots import PLAYERS, levels
from kupa.games import find
from kupa.lab import Plan, duel

HEAD = """| level | against | wins | 95 % interval | thinks (median, ms) | deals |
|---|---|---|---|---|---|"""


def matches(game: str, *, every: bool) -> Iterator[tuple[str, str]]:
    """Yield who plays whom, the weakest first."""
    found = levels(game)
    for at in range(1, len(found)):
        for other in range(0 if every else at - 1, at):
            yield found[at], found[other]


def row(game: str, pair: tuple[str, str], deals: int, processes: int | None) -> str:
    """Play a duel and return its line."""
    verdict = duel(Plan(game, 2, deals, bytes(32), "", pair), processes)
    low, high = verdict.interval
    span = f"{100 * low:.1f} – {100 * high:.1f} %"
    thinks = f"{verdict.ms_per_move[0]:.2f}"
    return f"| {pair[0]} | {pair[1]} | {100 * verdict.rate:.1f} % | {span} | {thinks} | {deals:,} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(PLAYERS), help="default: all that have bots")
    parser.add_argument("--deals", type=int, default=2000, help="of each duel, each played both ways")
    parser.add_argument("--all", action="store_true", help="every pair of levels, not just neighbours")
    parser.add_argument("--processes", type=int, help="default: every core")
    given = parser.parse_args()
    for game in given.game:
        print(f"### {find(game).key}\n\n{HEAD}")
        for pair in matches(game, every=given.all):
            print(row(game, pair, given.deals, given.processes), flush=True)
        print()


if __name__ == "__main__":
    main()
