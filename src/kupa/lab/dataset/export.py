"""Finished deals of a server's tables as data sets: the records, without names, times and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from kupa.core.record import Record
from kupa.games import all_games
from kupa.lab.dataset.card import write_card
from kupa.lab.dataset.games import GameMaker
from kupa.lab.dataset.plan import PLAYED, DataPlan, write_plan
from kupa.lab.dataset.write import write_games
from kupa.lab.errors import LabError

Kind = tuple[str, int, int, str]  # game, edition, seats, options


def export(records: Iterable[Record], folder: Path, licence: str) -> Iterator[tuple[str, int]]:
    """Write a data set for each kind of table; yield its name and how many games it has."""
    kinds: dict[Kind, list[Record]] = {}
    for record in records:
        kind = (record.game, record.edition, record.seats, record.options)
        kinds.setdefault(kind, []).append(record)
    for kind, found in sorted(kinds.items()):
        if is_known(kind):
            yield write_kind(kind, found, folder, licence), len(found)


def is_known(kind: Kind) -> bool:
    """Tell whether this Kupa can play a record again: it has the game, in that edition."""
    game = all_games().get(kind[0])
    return game is not None and game.edition == kind[1]


def write_kind(kind: Kind, records: list[Record], folder: Path, licence: str) -> str:
    """Write the games of one kind of table, in the order of their seeds: not that of time."""
    game, edition, seats, options = kind
    name = f"{game}-{seats}-{sha256(options.encode()).hexdigest()[:8]}"
    plan = DataPlan(name, game, edition, seats, options, len(records), licence=licence, origin=PLAYED)
    here = folder / name
    if here.exists():
        raise LabError(f"{here} exists already: choose another folder.")
    for part in ("games", "decisions"):
        (here / part).mkdir(parents=True)
    maker = GameMaker(plan)
    ordered = sorted(records, key=lambda record: record.seed)
    for file in range(plan.files()):
        numbers = plan.numbers(file)
        write_games(plan, here, file, (maker.replay(number, ordered[number]) for number in numbers))
    write_plan(plan, here)
    write_card(plan, here)
    return name
