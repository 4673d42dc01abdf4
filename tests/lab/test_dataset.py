"""Data sets: the same files by whoever makes them, played again bit for bit, damage found."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import kupa
import kupa.env
from kupa.core import seeds
from kupa.lab import Plan, simulate
from kupa.lab.dataset.card import card
from kupa.lab.dataset.check import check
from kupa.lab.dataset.export import export
from kupa.lab.dataset.games import record_of
from kupa.lab.dataset.plan import DataPlan, read_plan
from kupa.lab.dataset.write import make, path_of
from kupa.lab.errors import LabError

OPTIONS = Plan("reset", 3, 1, bytes(32)).checked().options
PLAN = DataPlan("small", "reset", 1, 3, OPTIONS, 50, bytes(32).hex(), every=5, per_file=20)
BOTS = replace(PLAN, bots=("easy", "medium", "random"), games=6, every=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data") / "small"
    make(PLAN, made, (None, 1))
    return made


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.parquet")}


def test_whoever_makes_it_the_files_are_the_same(folder: Path, tmp_path: Path) -> None:
    make(PLAN, tmp_path, (None, 2))
    assert contents(tmp_path) == contents(folder)
    assert len(contents(folder)) == 6


def test_what_is_missing_is_made_and_what_is_there_is_left(folder: Path, tmp_path: Path) -> None:
    make(PLAN, tmp_path, (None, 1))
    path_of(tmp_path, "games", 1).unlink()
    before = path_of(tmp_path, "games", 0).stat().st_mtime_ns
    done: list[int] = []
    make(PLAN, tmp_path, (None, 1), done.append)
    assert sum(done) == 50
    assert contents(tmp_path) == contents(folder)
    assert path_of(tmp_path, "games", 0).stat().st_mtime_ns == before


def test_a_row_is_a_record_that_replays(folder: Path) -> None:
    rows = parquet.read_table(folder / "games").to_pylist()
    assert [row["game"] for row in rows] == list(range(50))
    row = rows[7]
    match = kupa.replay(str(record_of(PLAN, row["seed"], row["seats"], row["moves"])))
    assert (match.asked(), list(match.ranks())) == ((), row["ranks"])


def test_a_decision_is_what_the_environment_shows(folder: Path) -> None:
    rows = parquet.read_table(folder / "decisions").to_pylist()
    assert {row["game"] for row in rows} == set(range(0, 50, 5))
    layout = kupa.env.layout("reset", 3)
    hand = layout.find("hand")
    for row in rows[:200]:
        view = np.frombuffer(row["view"], np.uint8)
        assert view.size == layout.size
        assert row["choice"] in row["legal"]
        assert len(row["legal"]) > 1
        cards = {name for name, count in zip(hand.axes[0], view[hand.start :], strict=False) if count}
        played = layout.actions[row["choice"]].split()
        if played[0] in hand.axes[0]:
            assert {("joker" if card.endswith("*") else card) for card in played} <= cards
    assert {round(row["result"], 2) for row in rows} == {1.0, -0.5}


def test_games_of_bots_are_those_of_simulations(tmp_path: Path) -> None:
    make(BOTS, tmp_path, (None, 1))
    rows = parquet.read_table(tmp_path / "games").to_pylist()
    played = simulate(Plan("reset", 3, 6, bytes(32), "", BOTS.bots), 1)
    assert sum(len(row["moves"]) for row in rows) == played.moves
    assert check(tmp_path, 6).faults == ()


def test_a_check_plays_a_sample_again(folder: Path) -> None:
    found = check(folder, 30)
    assert (found.games, found.replayed, found.faults) == (50, 30, ())
    assert found.decisions > 50


def damaged(value: Any) -> Any:  # noqa: ANN401
    """Return another value of the same type."""
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:]
    return value[::-1] if isinstance(value, list) else value + 1


@pytest.mark.parametrize("column", ["moves", "ranks", "seed", "view", "choice"])
def test_damage_is_found(folder: Path, tmp_path: Path, column: str) -> None:
    make(PLAN, tmp_path, (None, 1))
    name = "decisions" if column in ("view", "choice") else "games"
    path = path_of(tmp_path, name, 0)
    table = parquet.read_table(path)
    values = table.column(column).to_pylist()
    values[0] = damaged(values[0])
    at = table.column_names.index(column)
    field = table.schema.field(at)
    parquet.write_table(table.set_column(at, field, pa.array(values, field.type)), path)
    assert check(tmp_path, 1000).faults != ()


def test_a_file_that_is_missing_is_found(folder: Path, tmp_path: Path) -> None:
    make(PLAN, tmp_path, (None, 1))
    path_of(tmp_path, "games", 2).unlink()
    assert check(tmp_path, 10).faults == ("there are 40 games, not 50",)


def test_the_card_says_what_it_is_and_every_column(folder: Path) -> None:
    text = card(read_plan(folder))
    assert text.startswith("---\nlicense: unknown\nconfigs:\n- config_name: games\n")
    assert PLAN.seed in text
    tables = [parquet.read_table(folder / name) for name in ("games", "decisions")]
    names = [name for table in tables for name in table.column_names]
    assert [name for name in names if f"`{name}`" not in text] == []
    assert "config_name: decisions" not in card(replace(PLAN, every=0))


def test_what_the_guide_shows_reads_the_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks for libraries that nobody installed are read, not run."""
    make(BOTS, tmp_path / "reset-4", (None, 1))
    monkeypatch.chdir(tmp_path)
    wanted = parquet.read_table("reset-4/decisions").num_rows
    text = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    run = []
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        compiled = compile(block, "datasets.md", "exec")
        needed = {
            name.partition(".")[0] for name in re.findall(r"^(?:import|from) (\S+)", block, re.MULTILINE)
        }
        if all(map(find_spec, needed)):
            names: dict[str, Any] = {}
            exec(compiled, names)  # noqa: S102 — our own
            run.append(len(names["rows"]) if "rows" in names else wanted)
    assert len(run) >= 2
    assert set(run) == {wanted}


def test_finished_deals_are_exported_without_order_and_names(tmp_path: Path) -> None:
    records = []
    luck = random.Random(1)
    for number in range(4):
        match = kupa.deal("pairs", 2, seed=seeds.derive(bytes(32), number), size="small")
        while asked := match.asked():
            match.answer(asked[0], luck.choice(match.moves(asked[0])))
        records.append(match.record())
    other = replace(records[0], edition=99)
    ((name, games),) = export([*records, other], tmp_path, "not stated")
    assert games == 4
    found = check(tmp_path / name, 4)
    assert (found.replayed, found.faults) == (4, ())
    rows = parquet.read_table(tmp_path / name / "games").to_pylist()
    assert [row["seed"] for row in rows] == sorted(record.seed for record in records)
    assert "Without names" in card(read_plan(tmp_path / name))
    with pytest.raises(LabError, match="exists already"):
        list(export(records, tmp_path, "not stated"))


def test_what_is_no_data_set_or_of_another_edition_is_said(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(LabError, match="holds no data set"):
        read_plan(tmp_path)
    text = (folder / "dataset.json").read_text(encoding="utf-8")
    changed = text.replace('"edition": 1', '"edition": 99')
    (tmp_path / "dataset.json").write_text(changed, encoding="utf-8")
    with pytest.raises(LabError, match="edition 99"):
        check(tmp_path, 1)
