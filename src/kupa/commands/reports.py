"""Tables for the terminal: the games with their options, simulations, duels."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from kupa import words
from kupa.core.description import describe
from kupa.core.options import option_specs
from kupa.games import all_games
from kupa.lab import Plan, Report, Verdict
from kupa.lab.report import Spread


def games_data() -> list[dict[str, Any]]:
    """Return the descriptions of all games, as plain data."""
    return [asdict(describe(game)) for game in all_games().values()]


def print_games(out: Console, language: str) -> None:
    """Print the games with their options."""
    for game in all_games().values():
        title = words.say(language, f"game.{game.key}")
        about = words.say(language, f"game.{game.key}.about")
        out.print(f"\n[bold]{game.key}[/] · {title} · {game.seats[0]}–{game.seats[-1]}\n{about}")
        table = Table("option", "default", "allowed", "ruling", "", box=None, header_style="dim")
        for spec in option_specs(game.Options):
            meaning = words.option(language, game.key, spec.name, spec.words)
            table.add_row(spec.name, spec.default, spec.allowed, spec.ruling, meaning)
        out.print(table)


def print_report(out: Console, plan: Plan, result: Report) -> None:
    """Print the results of a simulation."""
    kind = f"games of {', '.join(plan.bots)}" if plan.bots else "random games"
    players = "1 player" if plan.seats == 1 else f"{plan.seats} players"
    out.print(f"[bold]{plan.game}[/] · {players} · {result.games:,} {kind}")
    out.print(f"options: {plan.options}", style="dim")
    out.print(_wins(result))
    out.print(_lengths(result))
    rate = result.moves / result.seconds if result.seconds else 0
    unfinished = f"{result.unfinished:,} unfinished at the limit"
    out.print(f"{unfinished} · {result.moves:,} answers in {result.seconds:.1f} s ({rate:,.0f}/s)")


def print_verdict(out: Console, plan: Plan, result: Verdict) -> None:
    """Print the result of a duel."""
    first, second = plan.bots
    if plan.seats == 2:  # noqa: PLR2004
        table = f"{first} against {second} · {result.games:,} deals, both ways"
    else:
        table = f"one {first} among {plan.seats - 1} {second} · {result.games:,} deals, from every seat"
    out.print(f"[bold]{plan.game}[/] · {table}")
    out.print(f"options: {plan.options}", style="dim")
    low, high = result.interval
    span = f"95 % interval {low:.1%} – {high:.1%}; a fair share is {result.fair:.1%}"
    out.print(f"{first} wins {result.rate:.1%} ({span})")
    for level, middle, mean in zip(plan.bots, result.ms_per_move, result.ms_mean, strict=True):
        out.print(f"{level} thinks {middle:.3f} ms a choice (median; mean {mean:.3f})")


def _wins(result: Report) -> Table:
    table = Table("seat", "wins", "rate", "95 % interval", box=None, header_style="dim")
    for each in result.intervals:
        span = f"{each.low:.1%} – {each.high:.1%}"
        table.add_row(str(each.seat), f"{each.wins:,}", f"{each.rate:.1%}", span)
    return table


def _lengths(result: Report) -> Table:
    table = Table("a game", "mean", "p10", "p50", "p90", "max", box=None, header_style="dim")
    for name, spread in {"answers": result.length, **result.measures}.items():
        table.add_row(name, *_row(spread))
    return table


def _row(spread: Spread) -> list[str]:
    rest = (spread.p10, spread.p50, spread.p90, spread.max)
    return [f"{spread.mean:,.1f}", *(f"{value:,}" for value in rest)]
