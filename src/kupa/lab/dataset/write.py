"""Writing a data set: a file of games and a file of decisions for each so many games.

A file is written beside its place and then moved there, so a file that is there is whole: whoever was
interrupted goes on with the files that are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pyarrow as pa
from pyarrow import parquet

from kupa.lab.batches import run_batches
from kupa.lab.dataset.card import write_card
from kupa.lab.dataset.games import PlayedGame, play_all
from kupa.lab.dataset.plan import DataPlan, write_plan

GROUP: Final = 500  # games written at once: what is kept in memory
ACTION: Final = pa.uint16()
GAMES: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.binary(32)),
        ("seats", pa.list_(pa.uint8())),  # who gave each answer
        ("moves", pa.list_(ACTION)),  # which move of the vocabulary it was
        ("ranks", pa.list_(pa.uint8())),
        ("unfinished", pa.bool_()),
    ]
)
DECISIONS: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("step", pa.int32()),  # which answer of the game it is
        ("seat", pa.uint8()),
        ("view", pa.binary()),  # a byte for each feature
        ("legal", pa.list_(ACTION)),
        ("choice", ACTION),
        ("result", pa.float32()),  # what the seat gained in the end: 1 won alone
    ]
)
Columns = dict[str, list[Any]]


def make(
    plan: DataPlan,
    folder: Path,
    where: tuple[str | None, int | None] = (None, None),
    progress: Callable[[int], None] | None = None,
) -> None:
    """Make what is missing, on a cluster or so many processes; ``progress`` hears of games done."""
    for name in ("games", "decisions")[: 1 + bool(plan.every)]:
        (folder / name).mkdir(parents=True, exist_ok=True)
    write_plan(plan, folder)
    write_card(plan, folder)
    work = partial(make_files, plan, folder)
    for _, games in run_batches(work, [range(plan.files())], 1, *where):
        if progress is not None:
            progress(games)


def make_files(plan: DataPlan, folder: Path, files: range) -> int:
    """Make some files, if they are not there; return how many games they hold."""
    for file in files:
        if not path_of(folder, "games", file).exists():
            write_games(plan, folder, file, play_all(plan, plan.numbers(file)))
    return sum(len(plan.numbers(file)) for file in files)


def path_of(folder: Path, name: str, file: int) -> Path:
    """Return where a file lies."""
    return folder / name / f"part-{file:05}.parquet"


def write_games(plan: DataPlan, folder: Path, file: int, games: Iterable[PlayedGame]) -> None:
    """Write the games of a file, and their decisions: the games last, as they say that all is there."""
    with Part(folder, "games", file, GAMES) as whole:
        if plan.every:
            with Part(folder, "decisions", file, DECISIONS) as single:
                write_groups(games, whole, single)
        else:
            write_groups(games, whole, None)


def write_groups(games: Iterable[PlayedGame], whole: Part, single: Part | None) -> None:
    """Write some games at a time."""
    left = iter(games)
    while group := list(islice(left, GROUP)):
        whole.write(game_columns(group))
        if single is not None:
            single.write(decision_columns(group))


class Part:
    """A Parquet file that takes its place when it is whole."""

    def __init__(self, folder: Path, name: str, file: int, schema: pa.Schema) -> None:
        self.path = path_of(folder, name, file)
        self.aside = self.path.with_suffix(".tmp")
        self.schema = schema

    def __enter__(self) -> Self:
        self.writer = parquet.ParquetWriter(self.aside, self.schema, compression="zstd")
        return self

    def write(self, columns: Columns) -> None:
        """Write rows."""
        self.writer.write_table(pa.table(columns, schema=self.schema))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()
        if error is None:
            self.aside.replace(self.path)
        else:
            self.aside.unlink()


def game_columns(games: list[PlayedGame]) -> Columns:
    """Return games as columns."""
    return {
        "game": [each.number for each in games],
        "seed": [each.seed for each in games],
        "seats": [each.seats for each in games],
        "moves": [each.moves for each in games],
        "ranks": [each.ranks for each in games],
        "unfinished": [each.unfinished for each in games],
    }


def decision_columns(games: list[PlayedGame]) -> Columns:
    """Return the decisions of games as columns."""
    rows = [
        (game.number, each.step, each.seat, each.view, each.legal, each.choice, results[each.seat])
        for game in games
        for results in [game.results()]
        for each in game.decisions
    ]
    columns = zip(*rows, strict=True) if rows else ([] for _ in DECISIONS.names)
    return {name: list(column) for name, column in zip(DECISIONS.names, columns, strict=True)}
