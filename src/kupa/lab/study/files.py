"""What a study leaves: its findings as JSON, as a table for Parquet, and as a report to read."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet

from kupa.lab.errors import LabError
from kupa.lab.study.findings import Findings
from kupa.lab.study.html import html


def write_findings(found: Findings, folder: Path, language: str) -> list[Path]:
    """Write report.html, findings.json and findings.parquet; return their paths."""
    names = ("report.html", "findings.json", "findings.parquet")
    report, plain, table = (folder / name for name in names)
    report.write_text(html(found, language), encoding="utf-8")
    plain.write_text(as_json(found), encoding="utf-8")
    parquet.write_table(as_table(found), table, compression="zstd")
    return [report, plain, table]


def as_json(found: Findings) -> str:
    """Return the findings as JSON, a line for each value: differences of files can be read."""
    text = json.dumps(found.plain(), ensure_ascii=False, indent=1)
    return text + "\n"


def read_findings(path: Path) -> Findings:
    """Read the findings of a study that was played before."""
    try:
        return Findings.of(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LabError(f"{path} cannot be read as findings of a study.") from error


def as_table(found: Findings) -> pa.Table:
    """Return a row for each measure, size of table and variant, with its difference to the first one."""
    differing = {(each.measure, each.seats, each.variant): each for each in found.differences}
    rows = []
    for value in found.values:
        difference = differing.get((value.measure, value.seats, value.variant))
        rows.append(
            {
                "study": found.study, "game": found.game, "edition": found.edition, **asdict(value),
                "difference": difference.mean if difference else None,
                "difference_half": difference.half if difference else None,
                "p": difference.p if difference else None,
                "verdict": difference.verdict if difference else None,
            }
        )  # fmt: skip
    return pa.Table.from_pylist(rows)
