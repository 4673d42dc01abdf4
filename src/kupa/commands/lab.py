"""Commands of the laboratory: ``kupa games``, ``kupa simulate``, ``kupa duel``."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kupa import show
from kupa.commands.common import Key, Language, More, Words, err, option_text, out
from kupa.core import seeds
from kupa.lab import Plan, duel, simulate

MaybeSeats = Annotated[
    int | None, typer.Option(min=1, max=9, help="How many players; default 4, or one a bot.")
]


def games(
    lang: Annotated[Language, typer.Option(help="Language of the explanations.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,  # noqa: FBT002
) -> None:
    """List the games with their options and defaults."""
    if as_json:
        print(json.dumps(show.games_plain(), ensure_ascii=False))  # noqa: T201 — data, not prose
    else:
        show.games(out, lang)


def simulate_command(  # noqa: PLR0913 — a command's options are its arguments
    game: Key,
    more: More = None,
    seats: MaybeSeats = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 10_000,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: Words = None,
    bots: Annotated[str | None, typer.Option(help="A level for each seat: hard,easy,random")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=512, help="Default: every core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
) -> None:
    """Play many games on all cores: wins by seat, lengths, what happened."""
    start = seeds.from_text(seed)
    levels = tuple(bots.split(",")) if bots else ()
    seats = seats or len(levels) or 4
    plan = Plan(game, seats, games, start, option_text(options, more), levels).checked()
    with _progress() as bar:
        task = bar.add_task(f"{game}, {seats} players", total=games)
        report = simulate(plan, processes, lambda done: bar.advance(task, done))
    if as_json:
        facts = {"game": game, "seats": seats, "seed": plan.seed.hex(), "options": plan.options}
        facts |= {"bots": bots} if bots else {}
        print(json.dumps({**facts, **report.plain()}))  # noqa: T201
    else:
        show.report(out, plan, report)


def duel_command(  # noqa: PLR0913
    game: Key,
    first: Annotated[str, typer.Argument(metavar="LEVEL", help="The level whose wins are counted.")],
    second: Annotated[str, typer.Argument(metavar="RIVAL", help="The level it plays against.")],
    more: More = None,
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="Deals, each played both ways.")
    ] = 200,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: Words = None,
    processes: Annotated[int | None, typer.Option(min=1, max=512, help="Default: every core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
) -> None:
    """Let two levels of bots play each other: same deals for both, seats exchanged."""
    start = seeds.from_text(seed)
    plan = Plan(game, 2, games, start, option_text(options, more), (first, second)).checked()
    with _progress() as bar:
        task = bar.add_task(f"{game}: {first} against {second}", total=games)
        verdict = duel(plan, processes, lambda done: bar.advance(task, done))
    if as_json:
        facts = {"game": game, "levels": [first, second], "options": plan.options}
        print(json.dumps({**facts, **verdict.plain()}))  # noqa: T201
    else:
        show.verdict(out, plan, verdict)


def _progress() -> Progress:
    name = TextColumn("{task.description}")
    columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)
