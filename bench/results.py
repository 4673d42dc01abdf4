"""What a run comes to: medians with their spread, kept in one JSON file."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bench.measure import Figures, Run
from bench.peers import BenchError
from bench.subjects import Ratio, ratios_of

Results = dict[str, Any]  # the JSON object: ratios, spread, subjects, meta
DIGITS = 4  # significant ones: the noise is far above


def of_run(run: Run, parts: Sequence[str], seconds: float) -> Results:
    """Return the results of one run."""
    values = {ratio.name: per_repeat(ratio, run) for ratio in ratios_of(run)}
    repeats = min(len(figures) for figures in run.values())
    return {
        "ratios": {name: middle(of_one) for name, of_one in values.items()},
        "spread": {name: extent(of_one) for name, of_one in values.items()},
        "subjects": {name: summary(figures) for name, figures in run.items()},
        "meta": meta(parts, repeats, seconds),
    }


def per_repeat(ratio: Ratio, run: Run) -> list[float]:
    """Return a ratio in each repeat: neighbours in time, so that noise hits both."""
    if ratio.theirs is None:
        return [ours[ratio.figure] for ours in run[ratio.ours]]
    pairs = zip(run[ratio.ours], run[ratio.theirs], strict=True)
    return [ours[ratio.figure] / theirs[ratio.figure] for ours, theirs in pairs]


def summary(figures: list[Figures]) -> Results:
    """Return the medians of a subject's figures, with the spread of each."""
    columns = {name: [figure[name] for figure in figures] for name in figures[0]}
    medians = {name: middle(column) for name, column in columns.items()}
    return {**medians, "spread": {name: extent(column) for name, column in columns.items()}}


def middle(values: list[float]) -> float:
    """Return the median."""
    return rounded(median(values))


def extent(values: list[float]) -> list[float]:
    """Return the least and the most."""
    return [rounded(min(values)), rounded(max(values))]


def rounded(value: float) -> float:
    """Return the value to its significant digits."""
    return float(f"{value:.{DIGITS}g}")


def meta(parts: Sequence[str], repeats: int, seconds: float) -> Results:
    """Return the circumstances: of the machine its kind alone, nothing that names it or its owner."""
    date = datetime.now(UTC).date().isoformat()
    run = {"date": date, "repeats": repeats, "seconds": seconds}
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        **run,
        "parts": dict.fromkeys(parts, run),  # a part that is not renewed keeps its own date
    }


def merged(old: Results, new: Results) -> Results:
    """Return the old results with whatever the new run measured in its place."""
    result = {key: {**old.get(key, {}), **new[key]} for key in ("ratios", "spread", "subjects", "meta")}
    result["meta"]["parts"] = {**old.get("meta", {}).get("parts", {}), **new["meta"]["parts"]}
    return result


def read(file: Path) -> Results:
    """Return the results kept so far; none yet is fine, something else in their place is not."""
    if not file.exists():
        return {}
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        kept = None
    if not isinstance(kept, dict):
        raise BenchError(f"{file} holds no results of the benchmark: move it, or name another --out")
    return kept


def write(file: Path, results: Results) -> None:
    """Keep the results."""
    file.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
