"""What a long measurement reports can be shown at its end."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.measure import checked
from bench.peers import BenchError
from bench.report import described, subject_table
from bench.results import extent
from bench.subjects import RATIOS, SUBJECTS
from bench.units import UNITS

BENCH = Path(__file__).parents[2] / "bench"
FIGURE = re.compile(r"ns|\w+(_per_s|_ms|_us|_kb|_mb|_load)")
HALF = ("moves_per_s", "p50_ms", "p99_ms")  # measured at half the load too


def reported() -> set[str]:
    """Every figure that a worker's source puts into what it prints."""
    sources = [*BENCH.glob("workers/*.py"), *BENCH.glob("tables/*.py")]
    found = {name for source in sources for name in keys(ast.parse(source.read_text(encoding="utf-8")))}
    printed = [re.findall(r'\\"(\w+)\\":', source.read_text()) for source in BENCH.rglob("*.c")]
    return {name for name in found.union(*printed) if FIGURE.fullmatch(name)}


def keys(tree: ast.AST) -> Iterator[str]:
    """The texts that are keys of dictionaries, written out or set one by one."""
    for node in ast.walk(tree):
        found: list[ast.expr | None] = []
        if isinstance(node, ast.Dict):
            found = list(node.keys)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            found = [node.slice]
        for key in found:
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def test_every_figure_that_is_reported_has_a_unit() -> None:
    found = reported()
    assert {"ns", "moves_per_s", "kept_mb", "bots_p95_ms", "table_kb", "script_kb"} <= found
    assert found <= UNITS.keys()
    assert {f"half_{name}" for name in HALF} <= UNITS.keys()
    assert {ratio.figure for ratio in RATIOS} <= UNITS.keys()


def test_every_subject_can_be_described_with_every_figure() -> None:
    summary = {**dict.fromkeys(UNITS, 1.5), "spread": dict.fromkeys(UNITS, extent([1.0, 2.0]))}
    for subject in SUBJECTS:
        assert len(described(subject, summary)[3].splitlines()) == len(UNITS)
    results = {"subjects": {subject.name: summary for subject in SUBJECTS}}
    assert subject_table(results).row_count == len(SUBJECTS)


def test_a_figure_without_a_unit_is_told_when_it_is_measured() -> None:
    assert checked(SUBJECTS[0], {"ns": 1.0}) == {"ns": 1.0}
    with pytest.raises(BenchError, match="smell"):
        checked(SUBJECTS[0], {"ns": 1.0, "smell": 2.0})
