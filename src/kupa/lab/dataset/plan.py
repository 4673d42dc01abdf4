"""What a data set holds, and the file ``dataset.json`` that says so."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import kupa
from kupa.core import seeds
from kupa.env.table import Table
from kupa.games import find
from kupa.lab.errors import LabError

FILE: Final = "dataset.json"
MOST_ACTIONS: Final = 1 << 16  # an action is stored in two bytes
MADE, PLAYED = "made", "played"  # by bots from a seed; at tables, by whoever sat there


@dataclass(frozen=True)
class DataPlan:
    """Games of one table: enough to make the data set again, bit for bit."""

    name: str
    game: str
    edition: int
    seats: int
    options: str
    games: int
    seed: str = ""  # in hexadecimal digits; none of games that were played at tables
    bots: tuple[str, ...] = ()  # none: random play
    every: int = 1  # the decisions of every so many-th game are kept; 0: of none
    per_file: int = 10_000  # games in a file
    licence: str = "unknown"
    origin: str = MADE
    version: str = kupa.__version__

    @cached_property
    def table(self) -> Table:
        """The table the games are played at."""
        return Table(self.game, self.options, self.seats)

    def deal(self, number: int) -> seeds.Seed:
        """Return the seed of a game's deal, the same as in simulations."""
        return seeds.derive(bytes.fromhex(self.seed), "deal", number)

    def keeps_decisions(self, number: int) -> bool:
        """Tell whether the decisions of a game are kept."""
        return self.every > 0 and number % self.every == 0

    def files(self) -> int:
        """Return how many files of games there are."""
        return -(-self.games // self.per_file)

    def numbers(self, file: int) -> range:
        """Return the games in a file."""
        return range(file * self.per_file, min((file + 1) * self.per_file, self.games))


def write_plan(plan: DataPlan, folder: Path) -> None:
    """Write what the data set holds, with what every feature and action means."""
    layout = plan.table.layout
    facts = {
        **asdict(plan),
        "features": [
            {"name": each.name, "start": each.start, "shape": each.shape, "meaning": each.meaning}
            for each in layout.entries
        ],
        "actions": layout.actions,
    }
    (folder / FILE).write_text(json.dumps(facts, ensure_ascii=False) + "\n", encoding="utf-8")


def read_plan(folder: Path) -> DataPlan:
    """Read what a data set holds; one of another edition cannot be played again."""
    try:
        facts: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
        facts = {name: value for name, value in facts.items() if name not in ("features", "actions")}
        plan = DataPlan(**{**facts, "bots": tuple(facts["bots"])})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LabError(f"{folder} holds no data set: {FILE} cannot be read.") from error
    if plan.edition != find(plan.game).edition:
        raise LabError(f"{folder} holds edition {plan.edition} of {plan.game}, this Kupa has another.")
    return plan
