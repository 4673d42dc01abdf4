"""A report as one HTML file that opens offline: answers, plots, numbers, how it was found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

import vl_convert

from kupa import words
from kupa.lab.study.charts import charts
from kupa.lab.study.findings import Findings, Value
from kupa.lab.study.plan import Question, titled
from kupa.lab.study.spoken import spoken
from kupa.lab.study.wording import (
    answers,
    asked_measures,
    heading,
    headline,
    measure_name,
    number,
    part_name,
    players,
    speaker,
    with_half,
)
from kupa.words.sources import direction

TEMPLATE = "report.html"
FEW = 8  # answers that stand above a plot; more are in the list at the top


def html(found: Findings, language: str, script: str | None = None) -> str:
    """Return the report; ``script`` is a path to Vega that is loaded instead of a copy inside."""
    found = spoken(found, language)
    parts = [section(found, each, language) for each in asked_measures(found)]
    page = files("kupa.lab.study").joinpath(TEMPLATE).read_text(encoding="utf-8")
    title = titled(found.title, language, found.study)
    filled = {
        "lang": language,
        "dir": direction(language),
        "title": escape(title),
        "about": paragraph(titled(found.about, language)),
        "answers": summary(found, language),
        "sections": "\n".join(parts),
        "how": how(found, language),
        "vega": f'<script src="{script}"></script>' if script else f"<script>{bundle()}</script>",
    }
    for name, text in filled.items():
        page = page.replace(f"<!--{name}-->", text)
    return page


def bundle() -> str:
    """Return Vega, Vega-Lite and Vega-Embed as one script that may stand in a page."""
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed").replace("</script", "<\\/script")


def summary(found: Findings, language: str) -> str:
    """Return all answers in a list; of effects, which are many, see the plot."""
    rows = [
        f"<dt>{escape(heading(question, language))}</dt>"
        f"<dd>{answer_list(found, measures, language)}</dd>"
        for question, measures in asked_measures(found)
        if measures and question.measure != "effects"
    ]
    return f"<h2>{speaker(language)('answers')}</h2><dl>{''.join(rows)}</dl>"


def answer_list(found: Findings, measures: list[str], language: str) -> str:
    """Return the answers to a question, a line each."""
    lines = answers(found, measures, language)
    return f"<ul>{''.join(f'<li><bdi>{escape(line)}</bdi></li>' for line in lines)}</ul>"


def section(found: Findings, asked: tuple[Question, list[str]], language: str) -> str:
    """Return a question, its answers where they are few, its plots and numbers."""
    question, measures = asked
    title, measure = heading(question, language), measure_name(question.measure, language)
    about = f'<p class="measure">{escape(measure)}</p>' if measure != title else ""
    few = 0 < len(answers(found, measures, language)) <= FEW
    said = answer_list(found, measures, language) if few else ""
    answered = f"{title}: {headline(found, measures, language)}"
    captions = (answered, f"{title}: {speaker(language)('ended')}")
    plots = "".join(map(plot, charts(found, measures, language), captions))
    shown = f"{about}{said}{plots}{numbers(found, measures, language)}"
    return f"<section><h2>{escape(title)}</h2>{shown}</section>"


def plot(spec: dict[str, Any], caption: str) -> str:
    """Return where a plot is drawn, below the answer it gives."""
    drawn = f'<div class="plot" data-spec="{escape(json.dumps(spec))}"><div></div></div>'
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawn}</figure>"


def numbers(found: Findings, measures: list[str], language: str) -> str:
    """Return the values and differences of a question as a table that opens."""
    said = speaker(language)
    names = ("variant", "games", "mean", "middle", "difference")
    head = "".join(f"<th>{said(name)}</th>" for name in names)
    rows = "".join(row(found, each, language) for each in found.values if each.measure in measures)
    table = f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<details><summary>{said("numbers")}</summary><div class="wide">{table}</div></details>'


def row(found: Findings, value: Value, language: str) -> str:
    """Return a line of the numbers."""
    here = (value.measure, value.seats, value.variant)
    difference = "".join(
        f"{with_half(each.measure, each.mean, each.half, signed=True)} p = {each.p:.2g}"
        for each in found.differences
        if (each.measure, each.seats, each.variant) == here
    )
    part = part_name(value.measure, language)
    where = " · ".join(filter(None, [players(language, value.seats), part]))
    middle = f"\u2066{number(value.measure, value.p10)} – {number(value.measure, value.p90)}\u2069"
    mean = with_half(value.measure, value.mean, value.half)
    cells = (where, value.variant, f"{value.games:,}", mean, middle, difference)
    return "<tr>" + "".join(f"<td><bdi>{escape(each)}</bdi></td>" for each in cells) + "</tr>"


def how(found: Findings, language: str) -> str:
    """Return what was compared, and how."""
    said = speaker(language)
    head = "".join(f"<th>{said(name)}</th>" for name in ("variant", "options", "bots"))
    rows = "".join(variant_row(each, said) for each in found.variants)
    facts: list[tuple[str, dict[str, Any]]] = [
        ("how_deals", {"seed": str(found.seed), "game": words.say(language, f"game.{found.game}")
                       if words.has(language, f"game.{found.game}") else found.game,
                       "edition": str(found.edition), "version": found.version}),
        ("how_intervals", {"confidence": f"{100 * found.confidence:g} %"}),
        ("how_minutes", {"choice": f"{found.seconds[0]:g}", "rest": f"{found.seconds[1]:g}"}),
        ("how_bots", {}),
    ]  # fmt: skip
    told = "".join(paragraph(said(key, **given)) for key, given in facts)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<h2>{said("variants")}</h2><div class="wide">{table}</div><h2>{said("how")}</h2>{told}'


def variant_row(variant: dict[str, Any], said: Callable[..., str]) -> str:
    """Return a variant as a line."""
    options = variant["options"] or said("usual")
    cells = (variant["name"], options, ", ".join(variant["bots"]))
    return "<tr>" + "".join(f"<td><bdi>{escape(each)}</bdi></td>" for each in cells) + "</tr>"


def paragraph(text: str) -> str:
    """Return a paragraph, nothing of no text."""
    return f"<p>{escape(text)}</p>" if text else ""
