"""Commands on stored tables: to list, export, check and delete them, and ``kupa backup``."""

from __future__ import annotations

import asyncio
import json
import re
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kupa.commands.common import AsJson, Force, fail, write
from kupa.commands.output import err, out, print_json, print_line, printable
from kupa.commands.serve import read_settings

if TYPE_CHECKING:
    from kupa.tables.reading import Fault
    from kupa.tables.store import DatabaseLog

tables = typer.Typer(help="List, export, check and delete stored tables.", add_completion=False)
UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
IN_USE_SECONDS = 180  # after its last entry a server may still have the table loaded
MAX_TABLES = 1_000_000
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID…", help="Ids or codes of tables.")]


@tables.callback(invoke_without_command=True)
def list_tables(
    context: typer.Context,
    most: Annotated[int, typer.Option(min=1, max=MAX_TABLES, help="How many, the latest first.")] = 50,
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """List the tables, the latest first."""
    if context.invoked_subcommand is not None:
        return
    found = [_plain(head) for head in asyncio.run(_heads(most))]
    if as_json:
        print_json(found)
    else:
        _show(found)


def open_log() -> AbstractAsyncContextManager[DatabaseLog]:
    """Open the log of the database that the settings name."""
    url = read_settings().database_url  # first: it says what to install if the import would fail
    from kupa.host.database import open_log  # noqa: PLC0415

    return open_log(url)


async def _heads(most: int) -> list[dict[str, Any]]:
    async with open_log() as log:
        return await log.heads(most)


def _plain(head: dict[str, Any]) -> dict[str, Any]:
    summary = json.loads(head["summary"])
    kept = {name: head[name] for name in ("id", "code", "game", "phase", "deals", "opened", "touched")}
    return {**kept, "people": summary["people"], "bots": summary["bots"]}


def _show(found: list[dict[str, Any]]) -> None:
    table = Table("id", "code", "game", "phase", "deals", "people", "last used", box=None)
    for each in found:
        bots = [f"{each['bots']} bots"] if each["bots"] else []
        people = Text(printable(", ".join([*each["people"], *bots])))
        facts = (each["id"], each["code"] or "–", each["game"], each["phase"], str(each["deals"]))
        table.add_row(*facts, people, _when(each["touched"]))
    out.print(table if found else "There are no tables yet.")


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


@tables.command()
def export(
    table: Annotated[str, typer.Argument(metavar="ID", help="A table's id or code.")],
    deal: Annotated[int | None, typer.Option(min=1, help="Which deal; default: the last.")] = None,
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="A file; or a folder, for every deal.")
    ] = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Write the record of a deal that is over, with its seal, for 'kupa replay' and 'kupa verify'."""
    table, records = asyncio.run(_records(table))
    if not records or (deal or 1) > len(records):
        fail(
            f"Table {table} has {len(records)} deals that are over" + (f", no {deal}." if deal else ".")
        )
    if to is None or not to.is_dir():
        write(records[(deal or len(records)) - 1], to, force=force)
        return
    for number in [deal] if deal else range(1, len(records) + 1):
        write(records[number - 1], to / f"{table}-{number}.txt", force=force)


async def _records(word: str) -> tuple[str, list[str]]:
    async with open_log() as log:
        table = await log.find_code(word) or word
        written = await log.load(table)
    from kupa.tables.records import finished_deals  # noqa: PLC0415

    if not written:
        fail(f"There is no table {word}.")
    return table, [str(each) for each in finished_deals(table, written)]


@tables.command()
def check(
    ids: Ids = None,
    mend: Annotated[bool, typer.Option("--mend", help="Cut damaged logs before their fault.")] = False,  # noqa: FBT002
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="The folder for what is cut off; default: here.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Even if it is being played.")] = False,  # noqa: FBT002
) -> None:
    """Find tables whose log is damaged: an entry is missing, or means nothing.

    A server leaves such tables aside. With --mend each goes on from its last sound entry; what stood
    after that is written to a file first.
    """
    checked, faults = asyncio.run(_faults(ids or []))
    for fault in faults:
        print_line(f"{fault.table_id}: {fault.what}, {len(fault.lost)} entries stand there")
    if mend:
        asyncio.run(_mend(faults, to or Path(), force=force))
    err.print(f"checked {checked} {'table' if checked == 1 else 'tables'}, {len(faults)} damaged")
    if faults and not mend:
        raise typer.Exit(1)


async def _faults(words: list[str]) -> tuple[int, list[Fault]]:
    from kupa.tables.reading import find_fault  # noqa: PLC0415

    async with open_log() as log:
        ids = [await log.find_code(word) or word for word in words] or await log.ids()
        found = [find_fault(each, await log.lines(each)) for each in ids]
    return len(ids), [fault for fault in found if fault is not None]


def _is_fresh(head: dict[str, Any]) -> bool:
    """Tell whether a server may have it from before the damage; its due time is no sign of that."""
    return bool(head["touched"] > time.time() - IN_USE_SECONDS)


async def _mend(faults: list[Fault], folder: Path, *, force: bool) -> None:
    from kupa.tables.reading import head_before  # noqa: PLC0415

    async with open_log() as log:
        heads = {head["id"]: head for head in await log.heads(MAX_TABLES)}
        for fault in faults:
            table = fault.table_id
            if fault.number == 0:
                print_line(
                    f"{table}: its beginning is lost; 'kupa tables delete {table}' removes it", err
                )
                continue
            if table in heads and _is_fresh(heads[table]) and not force:
                fail(f"Table {table} is in use: wait, or stop the server and use --force.")
            lost = [f"{number} {body.decode()}" for number, body in fault.lost]
            write("\n".join(lost) + "\n", folder / f"{table}-cut-at-{fault.number}.txt", force=False)
            await log.cut(table, fault.number, head_before(fault, await log.lines(table)))


@tables.command()
def delete(
    ids: Ids = None,
    untouched: Annotated[
        str | None,
        typer.Option("--untouched-for", metavar="30d", help="Hours, days, weeks: 12h, 30d, 8w."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,  # noqa: FBT002
    force: Annotated[bool, typer.Option("--force", help="Even if it is being played.")] = False,  # noqa: FBT002
) -> None:
    """Delete tables with all their records."""
    if bool(ids) == bool(untouched):
        fail("Name tables by their ids, or --untouched-for a time such as 30d: one of the two.")
    heads = asyncio.run(_heads(MAX_TABLES))
    chosen = _old(heads, untouched) if untouched else [_named(heads, word) for word in ids or []]
    for head in chosen:
        if _in_use(head) and not force:
            fail(f"Table {head['id']} is in use: wait, or stop the server and use --force.")
    if chosen and not yes:
        _confirm(chosen)
    asyncio.run(_delete([head["id"] for head in chosen]))
    err.print(f"deleted {len(chosen)} {'table' if len(chosen) == 1 else 'tables'}")


def _old(heads: list[dict[str, Any]], untouched: str) -> list[dict[str, Any]]:
    given = re.fullmatch(r"(\d{1,6})([hdw])", untouched)
    if given is None:
        fail(f"{untouched} is no time: write hours, days or weeks such as 12h, 30d, 8w.")
    before = time.time() - int(given[1]) * UNITS[given[2]]
    return [head for head in heads if head["touched"] < before]


def _named(heads: list[dict[str, Any]], word: str) -> dict[str, Any]:
    found = next((head for head in heads if word in (head["id"], head["code"])), None)
    return found or fail(f"There is no table {word}.")


def _in_use(head: dict[str, Any]) -> bool:
    """Tell whether a server may have the table loaded: it would write on, to a log without a start."""
    last: float = max(head["touched"], head["due"] or 0)
    return last > time.time() - IN_USE_SECONDS


def _confirm(chosen: list[dict[str, Any]]) -> None:
    _show([_plain(head) for head in chosen])
    if not typer.confirm(f"Delete {len(chosen)} with all their records?", err=True):
        raise typer.Exit(1)


async def _delete(ids: list[str]) -> None:
    async with open_log() as log:
        for table in ids:
            await log.delete(table)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not exist yet.")],
    force: Force = False,  # noqa: FBT002
) -> None:
    """Copy the database, while it is in use too, and check the copy.

    To restore: stop the server, remove kupa.db-wal and kupa.db-shm, and copy the file over kupa.db.
    """
    url = read_settings().database_url
    from kupa.host.backup import back_up_to  # noqa: PLC0415

    count = back_up_to(url, file, force=force)
    print_line(f"wrote {file}: {count} tables, checked", err)
