"""Checking a data set: a sample of its games is played again, and must come out bit for bit."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from kupa.lab.dataset.games import GameMaker, PlayedGame, record_of
from kupa.lab.dataset.plan import MADE, DataPlan, read_plan
from kupa.lab.dataset.write import decision_columns, game_columns, path_of

FILES: Final = 20  # that a sample is drawn from: a file is read whole


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found."""

    games: int  # rows there are
    replayed: int
    decisions: int  # compared
    faults: tuple[str, ...]


def check(folder: Path, sample: int) -> Checked:
    """Play a sample again, drawn evenly from some of the files; count all rows."""
    plan = read_plan(folder)
    luck = Random(f"{plan.name}/{plan.games}")  # noqa: S311 — the same sample each time
    chosen = sorted(luck.sample(range(plan.files()), min(FILES, plan.files())))
    maker, faults, replayed, compared = GameMaker(plan), [], 0, 0
    for file in chosen:
        rows = sample_rows(plan, folder, file, luck, -(-sample // len(chosen)))
        for row, decisions in rows:
            replayed, compared = replayed + 1, compared + len(decisions)
            faults += compare(plan, maker, row, decisions)
    games = sum(rows_in(folder, file) for file in range(plan.files()))
    if games != plan.games:
        faults.append(f"there are {games:,} games, not {plan.games:,}")
    return Checked(games, replayed, compared, tuple(faults))


def rows_in(folder: Path, file: int) -> int:
    """Return how many games a file has; none if it is not there."""
    path = path_of(folder, "games", file)
    return int(parquet.read_metadata(path).num_rows) if path.exists() else 0


Row = dict[str, Any]


def sample_rows(
    plan: DataPlan, folder: Path, file: int, luck: Random, most: int
) -> list[tuple[Row, list[Row]]]:
    """Return some games of a file, each with its decisions."""
    path = path_of(folder, "games", file)
    if not path.exists():
        return []
    table = parquet.read_table(path)
    chosen = sorted(luck.sample(range(table.num_rows), min(most, table.num_rows)))
    games = table.take(chosen).to_pylist()
    numbers = [row["game"] for row in games]
    kept: dict[int, list[Row]] = {number: [] for number in numbers}
    if plan.every:
        wanted = [("game", "in", numbers)]
        found: pa.Table = parquet.read_table(path_of(folder, "decisions", file), filters=wanted)
        for row in found.to_pylist():
            kept[row["game"]].append(row)
    return [(row, kept[row["game"]]) for row in games]


def compare(plan: DataPlan, maker: GameMaker, row: Row, decisions: list[Row]) -> list[str]:
    """Play a game again, by its record and, if bots made it, by them; return what differs."""
    number = row["game"]
    try:
        record = record_of(plan, row["seed"], row["seats"], row["moves"])
        again = [maker.replay(number, record)]
        again += [maker.play(number)] if plan.origin == MADE else []
    except Exception as error:  # noqa: BLE001 — whatever a damaged row makes fail is a fault of it
        return [f"game {number} cannot be played again: {error}"]
    return [fault for game in again for fault in differing(game, row, decisions)]


def differing(game: PlayedGame, row: Row, decisions: list[Row]) -> list[str]:
    """Return which columns of a game and its decisions are not as they were."""
    faults = []
    for name, values in game_columns([game]).items():
        value = list(values[0]) if name == "ranks" else values[0]
        if value != row[name]:
            faults.append(f"game {game.number}: {name} is not what was played")
    columns = decision_columns([game])
    for name, values in columns.items():
        stored = [each[name] for each in decisions]
        if name == "result":
            values = [round(each, 5) for each in values]  # noqa: PLW2901
            stored = [round(each, 5) for each in stored]
        if values != stored:
            faults.append(f"game {game.number}: {name} of its decisions is not what was played")
    return faults
