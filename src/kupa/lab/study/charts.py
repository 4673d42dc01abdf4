"""The plots of a report, as Vega-Lite: variants with their intervals, and how games are spread."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

import altair as alt

from kupa.lab.study.findings import Findings
from kupa.lab.study.wording import SHARES, family, part_name, players

WIDTH: Final = 520
NO_NAME: Final = "\u00a0"  # of the only row
STEP: Final = 26  # pixels a row
TOP_EFFECTS: Final = 12  # cards that are shown: those that matter most
Spec = dict[str, Any]


def charts(found: Findings, measures: list[str], language: str) -> list[Spec]:
    """Return the plots that answer a question."""
    shown = strongest(found, measures)
    drawn = [intervals(found, shown, language), spread(found, shown, language)]
    return [each for each in drawn if each]


def strongest(found: Findings, measures: list[str]) -> list[str]:
    """Of very many parts, such as cards, return those that matter most."""
    if len(measures) <= TOP_EFFECTS:
        return measures
    size = dict.fromkeys(measures, 0.0)
    for each in found.values:
        if each.measure in size:
            size[each.measure] = max(size[each.measure], abs(each.mean))
    return sorted(measures, key=lambda name: -size[name])[:TOP_EFFECTS]


def intervals(found: Findings, measures: list[str], language: str) -> Spec | None:
    """Return each variant as a point with its interval, a row for each size of table and part."""
    share = any(family(each) in SHARES for each in measures)
    scale = 100 if share else 1
    rows = [
        {
            "row": label([table(found, value.seats, language), part_name(value.measure, language)]),
            "variant": value.variant, "mean": scale * value.mean,
            "low": scale * (value.mean - value.half), "high": scale * (value.mean + value.half),
        }
        for measure in measures
        for value in found.values
        if value.measure == measure
    ]  # fmt: skip
    return interval_chart(found, rows, "%" if share else "") if rows else None


def label(parts: list[str]) -> str:
    """Return a label, isolated: a plot runs from left to right, its words where they were written."""
    text = " · ".join(filter(None, parts))
    return f"\u2068{text}\u2069" if text else NO_NAME


def table(found: Findings, seats: int, language: str) -> str:
    """Name a size of table where there are several."""
    return players(language, seats) if len({each.seats for each in found.values}) > 1 else ""


def interval_chart(found: Findings, rows: list[Spec], unit: str) -> Spec:
    """Draw points with intervals."""
    names = [each["name"] for each in found.variants]
    order = list(dict.fromkeys(row["row"] for row in rows))
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("row:N", sort=order, title=None).axis(labelLimit=260, labelFontSize=13),
        yOffset=alt.YOffset("variant:N", sort=names),
        color=colour(names),
    )
    bar = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", title=unit or None, scale=alt.Scale(zero=False)), x2="high:Q"
    )
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="mean:Q", shape=alt.Shape("variant:N", sort=names, legend=None),
        tooltip=["row:N", "variant:N", "mean:Q", "low:Q", "high:Q"],
    )  # fmt: skip
    crosses_zero = any(row["low"] < 0 for row in rows)
    layers = [alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")]
    layered = alt.layer(*(layers if crosses_zero else []), bar, dot)
    height = max(60, STEP * len(order) * max(1, len(names)))
    made: Spec = layered.properties(width=WIDTH, height=height).to_dict()
    return made


def colour(names: list[str]) -> alt.Color:
    """Colour by variant, in the order of the study; a single one needs no legend."""
    legend = alt.Legend(orient="top", title=None) if len(names) > 1 else None
    return alt.Color("variant:N", sort=names, legend=legend)


def spread(found: Findings, measures: list[str], language: str) -> Spec | None:
    """Return which part of the games has ended by when, a curve for each variant."""
    rows = [
        {"variant": part["variant"], "table": label([players(language, part["seats"])]), "value": value,
         "share": 100 * reached / total}
        for part in found.spread
        if part["measure"] in measures
        for total in [sum(count for _, count in part["counts"])]
        for (value, _), reached in zip(part["counts"], cumulative(part["counts"]), strict=True)
    ]  # fmt: skip
    if not rows:
        return None
    names = [each["name"] for each in found.variants]
    line = alt.Chart(alt.Data(values=rows)).mark_line(interpolate="step-after", strokeWidth=2.5)
    drawn = line.encode(
        x=alt.X("value:Q", title=None), y=alt.Y("share:Q", title="%", scale=alt.Scale(domain=[0, 100])),
        color=colour(names), strokeDash=alt.StrokeDash("variant:N", sort=names, legend=None),
        tooltip=["variant:N", "value:Q", "share:Q"],
    ).properties(width=WIDTH, height=220)  # fmt: skip
    several = len({row["table"] for row in rows}) > 1
    made: Spec = (drawn.facet(alt.Facet("table:N", title=None), columns=1).resolve_scale(x="independent")
                  if several else drawn).to_dict()  # fmt: skip
    return made


def cumulative(counts: list[list[float]]) -> list[float]:
    """Return how many games have ended by each value."""
    return list(accumulate(count for _, count in counts))
