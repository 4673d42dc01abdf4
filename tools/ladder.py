"""How the levels of bots fare against each other, as Markdown tables.

``python tools/ladder.py [--deals 2000] [GAME …]`` lets every level play the one below it, two players,
each deal both ways, and prints a table for each game. With ``--all`` every level plays every weaker one,
and the table is a square: how often the level of the row beats the level of the column. With
``--seats 4`` one of a level sits among three of the other, at every seat once: a quarter is fair.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from kupa.bots import PLAYERS, levels
from kupa.games import find
from kupa.lab import Plan, Verdict, duel

HEAD = """| level | against | wins | 95 % interval | thinks (median, ms) | deals |
|---|---|---|---|---|---|"""


def fought(game: str, pair: tuple[str, str], given: argparse.Namespace) -> Verdict:
    """Let two levels play each other."""
    return duel(Plan(game, given.seats, given.deals, bytes(32), "", pair), given.processes)


def row(game: str, pair: tuple[str, str], given: argparse.Namespace) -> str:
    """Play a duel and return its line."""
    verdict = fought(game, pair, given)
    low, high = verdict.interval
    span = f"{100 * low:.1f} – {100 * high:.1f} %"
    thinks = f"{verdict.ms_per_move[0]:.2f}"
    return (
        f"| {pair[0]} | {pair[1]} | {100 * verdict.rate:.1f} % | {span} | {thinks} | {given.deals:,} |"
    )


def neighbours(game: str, given: argparse.Namespace) -> Iterator[str]:
    """Let every level play the one below it; yield a line each."""
    found = levels(game)
    for weaker, level in pairwise(found):
        yield row(game, (level, weaker), given)


def square(game: str, given: argparse.Namespace) -> str:
    """Let every level play every weaker one; return the table, each rate with half its interval."""
    found = levels(game)
    lines = [f"| | {' | '.join(found[:-1])} |", "|---" * len(found) + "|"]
    for at, level in enumerate(found[1:], 1):
        cells = [cell(game, (level, other), given) for other in found[:at]]
        lines.append(f"| **{level}** | {' | '.join(cells + [''] * (len(found) - 1 - at))} |")
    return "\n".join(lines)


def cell(game: str, pair: tuple[str, str], given: argparse.Namespace) -> str:
    """Play a duel and return its rate."""
    verdict = fought(game, pair, given)
    half = (verdict.interval[1] - verdict.interval[0]) / 2
    return f"{100 * verdict.rate:.0f} ± {100 * half:.0f} %"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(PLAYERS), help="default: all that have bots")
    parser.add_argument("--deals", type=int, default=2000, help="of each duel, played from every seat")
    parser.add_argument("--seats", type=int, default=2, help="one of a level, the others of its rival")
    parser.add_argument("--all", action="store_true", help="every pair of levels, not just neighbours")
    parser.add_argument("--processes", type=int, help="default: every core")
    given = parser.parse_args()
    for game in given.game:
        print(f"### {find(game).key}\n")
        if given.all:
            print(square(game, given), flush=True)
        else:
            print(HEAD, *neighbours(game, given), sep="\n", flush=True)
        print()


if __name__ == "__main__":
    main()
