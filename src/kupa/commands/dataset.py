"""``kupa dataset``: games and decisions as Parquet files, made, described, checked, exported."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kupa.commands.common import (
    Force,
    GameKey,
    GivenOptions,
    MoreOptions,
    On,
    Processes,
    Resume,
    fail,
    option_text,
    progress_bar,
)
from kupa.commands.output import err, out, print_line
from kupa.commands.study import user_errors
from kupa.core import seeds
from kupa.games import find
from kupa.host.extras import require_extra
from kupa.lab.simulate import Plan

if TYPE_CHECKING:
    from kupa.core.record import Record
    from kupa.lab.dataset.plan import DataPlan

dataset = typer.Typer(help="Make, describe, check and export data sets of games.", add_completion=False)
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A data set.")]
Licence = Annotated[str, typer.Option(help="Under which the data set may be used.")]
MANY_TABLES = 1_000_000


@dataset.command()
def make(  # noqa: PLR0913
    game: GameKey,
    to: Annotated[Path, typer.Option("--out", "-o", help="The folder to write.")],
    more: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000_000, help="How many games.")] = 10_000,
    seats: Annotated[int | None, typer.Option(min=1, max=9, help="Default 4, or one a bot.")] = None,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: GivenOptions = None,
    bots: Annotated[str | None, typer.Option(help="A level for each seat; else random.")] = None,
    every: Annotated[
        int, typer.Option(min=0, help="Keep the decisions of every so many-th game; 0: of none.")
    ] = 1,
    per_file: Annotated[int, typer.Option(min=1, help="Games in a file.")] = 10_000,
    licence: Licence = "unknown",
    on: On = None,
    processes: Processes = None,
    resume: Resume = False,  # noqa: FBT002
    force: Force = False,  # noqa: FBT002
) -> None:
    """Play games and write them, with every decision, as Parquet files."""
    require_extra("lab")
    to = to.resolve()  # a worker of a cluster has another working directory
    levels = tuple(bots.split(",")) if bots else ()
    words = option_text(options, more)
    plan = Plan(game, seats or len(levels) or 4, games, seeds.from_text(seed), words, levels)
    with user_errors():
        data = _data_plan(plan.checked(), to.name, (every, per_file), licence)
        _make(data, to, (on, processes), again=resume or force)


def _data_plan(plan: Plan, name: str, shape: tuple[int, int], licence: str) -> DataPlan:
    from kupa.lab.dataset.plan import DataPlan  # noqa: PLC0415

    edition = find(plan.game).edition
    every, per_file = shape
    facts = (name, plan.game, edition, plan.seats, plan.options, plan.games, plan.seed.hex(), plan.bots)
    return DataPlan(*facts, every, per_file, licence)


def _make(plan: DataPlan, folder: Path, where: tuple[str | None, int | None], *, again: bool) -> None:
    from kupa.lab.dataset.plan import FILE, read_plan  # noqa: PLC0415 — an extra
    from kupa.lab.dataset.write import make as make_files  # noqa: PLC0415

    if (folder / FILE).exists():
        if read_plan(folder) != plan:
            fail(f"{folder} holds another data set: choose another folder.")
        if not again:
            fail(f"{folder} holds this data set, or a part of it: --resume makes what is missing.")
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar() as bar:
        task = bar.add_task(f"{plan.game}, {plan.seats} players", total=plan.games)
        try:
            make_files(plan, folder, where, lambda done: bar.advance(task, done))
        except KeyboardInterrupt:
            print_line("Interrupted; whole files are kept. Go on with --resume.", err)
            raise
    print_line(f"wrote {folder}", err)


@dataset.command()
def card(folder: Folder) -> None:
    """Print what a data set is, how it was made, and how it is read."""
    require_extra("lab")
    from kupa.lab.dataset.card import card as card_of  # noqa: PLC0415
    from kupa.lab.dataset.plan import read_plan  # noqa: PLC0415

    with user_errors():
        out.print(card_of(read_plan(folder)), markup=False, soft_wrap=True)


@dataset.command()
def check(
    folder: Folder,
    sample: Annotated[int, typer.Option(min=1, help="How many games are played again.")] = 1000,
) -> None:
    """Play a sample of the games again; exit code 1 if anything is not bit for bit what it was."""
    require_extra("lab")
    from kupa.lab.dataset.check import check as check_rows  # noqa: PLC0415 — an extra

    with user_errors():
        found = check_rows(folder, sample)
    for fault in found.faults[:20]:
        print_line(fault)
    print_line(
        f"{found.games:,} games; {found.replayed:,} played again with {found.decisions:,} decisions, "
        f"{len(found.faults):,} faults"
    )
    raise typer.Exit(1 if found.faults else 0)


@dataset.command()
def export(
    to: Annotated[Path, typer.Option("--out", "-o", help="A folder for the data sets.")],
    licence: Licence = "unknown",
) -> None:
    """Write the finished deals of this server's tables, without names: a data set for each kind."""
    require_extra("lab")
    from kupa.lab.dataset.export import export as export_records  # noqa: PLC0415 — an extra

    with user_errors():
        for name, games in export_records(asyncio.run(_finished()), to, licence):
            print_line(f"wrote {to / name}: {games:,} games", err)


async def _finished() -> list[Record]:
    from kupa.commands.tables import open_log  # noqa: PLC0415 — the server may not be installed
    from kupa.tables.records import finished_deals  # noqa: PLC0415

    found: list[Record] = []
    async with open_log() as log:
        for head in await log.heads(MANY_TABLES):
            written = await log.load(head["id"])
            found += [deal.record for deal in finished_deals(head["id"], written)]
    return found
