"""Commands that simulate: ``kupa games``, ``kupa simulate``, ``kupa duel``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kupa.commands.common import (
    AsJson,
    GameKey,
    GivenOptions,
    Language,
    MoreOptions,
    On,
    Processes,
    Resume,
    fail,
    option_text,
    progress_bar,
)
from kupa.commands.output import err, out, print_json, print_line
from kupa.commands.reports import games_data, print_games, print_report, print_verdict
from kupa.commands.study import user_errors
from kupa.core import seeds
from kupa.lab import Plan
from kupa.lab.duel import checked, fight
from kupa.lab.kept import Conduct
from kupa.lab.simulate import run_name, sum_games

MaybeSeats = Annotated[
    int | None, typer.Option(min=1, max=9, help="How many players; default 4, or one a bot.")
]


def games(
    lang: Language = "en",
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """List the games with their options and defaults."""
    if as_json:
        print_json(games_data())
    else:
        print_games(out, lang)


def simulate_command(  # noqa: PLR0913 — a command's options are its arguments
    game: GameKey,
    more: MoreOptions = None,
    seats: MaybeSeats = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 10_000,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: GivenOptions = None,
    bots: Annotated[str | None, typer.Option(help="A level for each seat: hard,easy,random")] = None,
    on: On = None,
    processes: Processes = None,
    resume: Resume = False,  # noqa: FBT002
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """Play many games on all cores: wins by seat, lengths, what happened."""
    start = seeds.from_text(seed)
    levels = tuple(bots.split(",")) if bots else ()
    seats = seats or len(levels) or 4
    plan = Plan(game, seats, games, start, option_text(options, more), levels).checked()
    with progress_bar() as bar:
        task = bar.add_task(f"{game}, {seats} players", total=games)
        kept = _kept(run_name("simulate", plan))
        how = Conduct(processes, on, kept, resume, partial(bar.advance, task))
        with _told_of_interruption(how):
            report = sum_games(plan, how)
    if as_json:
        facts = {"game": game, "seats": seats, "seed": plan.seed.hex(), "options": plan.options}
        facts |= {"bots": bots} if bots else {}
        print_json({**facts, **report.plain()})
    else:
        print_report(out, plan, report)


def duel_command(  # noqa: PLR0913
    game: GameKey,
    first: Annotated[str, typer.Argument(metavar="LEVEL", help="The level whose wins are counted.")],
    second: Annotated[str, typer.Argument(metavar="RIVAL", help="The level it plays against.")],
    more: MoreOptions = None,
    seats: Annotated[
        int, typer.Option(min=2, max=9, help="How many players: one of LEVEL, the others of RIVAL.")
    ] = 2,
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="Deals, each played once from every seat.")
    ] = 200,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: GivenOptions = None,
    on: On = None,
    processes: Processes = None,
    resume: Resume = False,  # noqa: FBT002
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """Let two levels of bots play each other: every deal once from every seat."""
    start = seeds.from_text(seed)
    plan = checked(Plan(game, seats, games, start, option_text(options, more), (first, second)))
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {first} against {second}", total=games)
        kept = _kept(run_name("duel", plan))
        how = Conduct(processes, on, kept, resume, partial(bar.advance, task))
        with _told_of_interruption(how):
            verdict = fight(plan, how)
    if as_json:
        facts = {"game": game, "seats": seats, "levels": [first, second], "options": plan.options}
        print_json({**facts, **verdict.plain()})
    else:
        print_verdict(out, plan, verdict)


def _kept(name: str) -> Path:
    """Return the file in this folder that keeps what a command has played until it is through."""
    return Path(f"kupa-{name}.json")


@contextmanager
def _told_of_interruption(how: Conduct) -> Iterator[None]:
    """Leave a file alone that nobody asked to go on with; say at Ctrl-C that there is one."""
    if how.kept is not None and how.kept.exists() and not how.resume:
        fail(f"{how.kept} keeps games of this: --resume goes on with it; delete it to begin anew.")
    try:
        with user_errors():
            yield
    except KeyboardInterrupt:
        if how.kept is not None and how.kept.exists():
            print_line(f"Interrupted; {how.kept} keeps what was played. Go on with --resume.", err)
        raise
