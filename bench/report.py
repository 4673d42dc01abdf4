"""The tables a person reads."""

from __future__ import annotations

from collections.abc import Sequence

from bench.results import Results
from bench.subjects import RATIOS, SUBJECTS, Ratio, Subject
from bench.units import UNITS
from rich.console import Console, Group
from rich.table import Table


def show(results: Results) -> None:
    """Print what a run measured, its ratios and whether they reach their targets."""
    Console().print(Group(subject_table(results), ratio_table(results)))


def subject_table(results: Results) -> Table:
    """Return one row for each subject, with a line for each of its figures."""
    table = Table(
        "subject", title="Four players, one core: medians of the repeats", title_justify="left"
    )
    for heading in ("median", "least … most", "unit"):
        table.add_column(heading, justify="right", no_wrap=True)
    for subject in SUBJECTS:
        if subject.name in results["subjects"]:
            table.add_row(*described(subject, results["subjects"][subject.name]))
    return table


def described(subject: Subject, summary: Results) -> tuple[str, str, str, str]:
    """Return a subject's name and description, medians, spreads and units."""
    figures = summary["spread"]
    return (
        f"{subject.name}\n[dim]{subject.about}[/]",
        "\n".join(number(summary[figure]) for figure in figures),
        "\n".join(spread(extent) for extent in figures.values()),
        "\n".join(UNITS[figure] for figure in figures),
    )


def ratio_table(results: Results) -> Table:
    """Return one row for each ratio, with its target beside it."""
    table = Table(
        "ratio",
        title="Ours divided by theirs within each repeat; without theirs, as it is",
        title_justify="left",
    )
    for heading in ("median", "least … most", "target", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for ratio in RATIOS:
        if ratio.name in results["ratios"]:
            extent = results["spread"][ratio.name]
            table.add_row(ratio.name, *judged(ratio, results["ratios"][ratio.name], extent))
    return table


def judged(ratio: Ratio, value: float, extent: Sequence[float]) -> tuple[str, str, str, str]:
    """Return a ratio's median, spread, target and verdict."""
    if ratio.target is None:
        return number(value), spread(extent), "", "[dim]for comparison[/]"
    verdict = "[green]met[/]" if ratio.met(value) else "[red]missed[/]"
    return number(value), spread(extent), f"{ratio.sign} {ratio.target:g}", verdict


def spread(extent: Sequence[float]) -> str:
    """Write the least and the most."""
    least, most = extent
    return f"{number(least)} … {number(most)}"


def number(value: float) -> str:
    """Write a number with two decimals while they say something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
