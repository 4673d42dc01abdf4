"""Whether equal bots win equally often at every seat, as a Markdown table.

``python tools/seat_balance.py [--games 4000] [--levels easy,hard] [--seats 3,4] [GAME …]`` seats the
same level everywhere, lets the lot choose who begins, and prints for each size of table by how many
points the luckiest seat's share of the wins exceeds the unluckiest's. In brackets: what 95 of 100 fair
tables do not exceed, by chance alone. A star marks what is more. ``--options goal=one_host`` plays a
variant.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Final

from kupa.bots import PLAYERS
from kupa.core import seeds
from kupa.games import find
from kupa.lab import Plan, Report, simulate

LEVELS: Final = "easy,medium,hard"
SIZES: Final = (3, 4, 5, 7)
# The range of so many independent normal deviates that 95 in 100 do not exceed (the studentized range).
RANGE_95: Final = {2: 2.77, 3: 3.31, 4: 3.63, 5: 3.86, 6: 4.03, 7: 4.17}


def spread(report: Report) -> float:
    """Return by how many points the largest share of the wins exceeds the smallest."""
    return 100 * (max(report.wins) - min(report.wins)) / report.games


def by_chance(seats: int, games: int) -> float:
    """Return the spread that 95 of 100 fair tables do not exceed, in points."""
    return 100 * RANGE_95[seats] * sqrt(1 / (seats * games))


def cell(plan: Plan, processes: int | None) -> str:
    """Play a plan and return its spread, with what chance allows."""
    report = simulate(plan, processes)
    found, fair = spread(report), by_chance(plan.seats, plan.games)
    return f"{found:.1f} ({fair:.1f}){'*' if found > fair else ''}"


def row(game: str, level: str, given: argparse.Namespace) -> str:
    """Return the line of a level: a cell for each size of table."""
    cells = []
    for seats in given.sizes:
        if seats not in find(game).seats:
            cells.append("")
            continue
        start = seeds.from_text(given.seed)
        plan = Plan(game, seats, given.games, start, given.options, (level,) * seats)
        cells.append(cell(plan, given.processes))
    return f"| {game} | {level} | {' | '.join(cells)} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(PLAYERS), help="default: all that have bots")
    parser.add_argument("--games", type=int, default=4000, help="at each table")
    parser.add_argument("--levels", default=LEVELS, type=lambda text: text.split(","))
    parser.add_argument("--seats", dest="sizes", default=SIZES, type=_numbers, help="sizes of tables")
    parser.add_argument("--options", default="", help="of every game, in words: goal=one_host")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, help="default: every core")
    given = parser.parse_args()
    print(f"| game | level | {' | '.join(f'{seats} seats' for seats in given.sizes)} |")
    print("|---" * (len(given.sizes) + 2) + "|")
    for game in given.game:
        for level in given.levels:
            print(row(game, level, given), flush=True)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


if __name__ == "__main__":
    main()
