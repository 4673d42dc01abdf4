"""Whether equal bots win equally often at every seat, as a Markdown table.

``python tools/seat_balance.py [--games 4000] [--levels easy,hard] [--seats 3,4] [GAME …]`` seats the
same level everywhere, lets the lot choose who begins, and prints for each size of table by how many
points the luckiest seat's share of the wins exceeds the unluckiest's. In brackets: what 95 of 100 fair
tables do not exceed, by chance alone. A star marks what is more. ``--options goal=one_host`` plays a
variant.

``--results FILE …`` plays nothing: it adds up what ``kupa simulate … --json`` has printed, so that long
measurements can be made in pieces, and tells the number of games too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

from kupa.bots import PLAYERS
from kupa.core import seeds
from kupa.games import find
from kupa.lab import Plan, simulate

LEVELS: Final = "easy,medium,hard"
SIZES: Final = (3, 4, 5, 7)
# The range of so many independent normal deviates that 95 in 100 do not exceed (the studentized range).
RANGE_95: Final = {2: 2.77, 3: 3.31, 4: 3.63, 5: 3.86, 6: 4.03, 7: 4.17}


@dataclass(slots=True)
class Tally:
    """The wins of each seat in so many games."""

    wins: list[float]
    games: int

    @property
    def spread(self) -> float:
        """By how many points the largest share of the wins exceeds the smallest."""
        return 100 * (max(self.wins) - min(self.wins)) / self.games

    @property
    def by_chance(self) -> float:
        """The spread that 95 of 100 fair tables do not exceed, in points."""
        seats = len(self.wins)
        return 100 * RANGE_95[seats] * sqrt(1 / (seats * self.games))

    def __str__(self) -> str:
        """Return the spread, with what chance allows."""
        star = "*" if self.spread > self.by_chance else ""
        return f"{self.spread:.1f} ({self.by_chance:.1f}){star}"


Tallies: TypeAlias = dict[tuple[str, str, int], Tally]  # by game, level and number of seats


def played(plan: Plan, processes: int | None) -> Tally:
    """Play a plan."""
    report = simulate(plan, processes)
    return Tally(list(report.wins), report.games)


def added(files: Iterable[Path]) -> Tallies:
    """Add up results by game, level and size; tables of several levels are left out."""
    found: Tallies = {}
    for line in (line for file in files for line in file.read_text("utf-8").splitlines()):
        result = json.loads(line)
        levels = set(result["bots"].split(","))
        if len(levels) > 1:
            continue
        key = (result["game"], *levels, result["seats"])
        tally = found.setdefault(key, Tally([0.0] * result["seats"], 0))
        tally.wins = [a + b for a, b in zip(tally.wins, result["wins"], strict=True)]
        tally.games += result["games"]
    return found


def row(game: str, level: str, given: argparse.Namespace) -> str:
    """Play the line of a level: a cell for each size of table."""
    cells = []
    for seats in given.sizes:
        if seats not in find(game).seats:
            cells.append("")
            continue
        start = seeds.from_text(given.seed)
        plan = Plan(game, seats, given.games, start, given.options, (level,) * seats)
        cells.append(str(played(plan, given.processes)))
    return f"| {game} | {level} | {' | '.join(cells)} |"


def row_of(game: str, level: str, sizes: Iterable[int], tallies: Tallies) -> str:
    """Return the line of a level from results."""
    found = [tallies.get((game, level, seats)) for seats in sizes]
    cells = [f"{tally}, {tally.games:,} games" if tally else "" for tally in found]
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
    parser.add_argument("--results", nargs="+", type=Path, help="of kupa simulate --json: play nothing")
    given = parser.parse_args()
    tallies = added(given.results) if given.results else None
    print(f"| game | level | {' | '.join(f'{seats} seats' for seats in given.sizes)} |")
    print("|---" * (len(given.sizes) + 2) + "|")
    for game in given.game:
        for level in given.levels:
            said = row_of(game, level, given.sizes, tallies) if tallies else row(game, level, given)
            print(said, flush=True)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


if __name__ == "__main__":
    main()
