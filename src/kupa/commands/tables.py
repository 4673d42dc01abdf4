"""Commands on the tables that are kept: ``kupa tables``, ``… export``, ``… delete``, ``kupa backup``."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from kupa.commands.common import AsJson, Force, err, fail, out, write
from kupa.commands.serving import settings_now

tables = typer.Typer(help="List, export and delete the tables that are kept.", add_completion=False)
UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
AT_HAND = 180  # seconds after its last entry in which a server may have a table in its hands
EVERY = 1_000_000
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID…", help="Ids or codes of tables.")]


@tables.callback(invoke_without_command=True)
def list_tables(
    context: typer.Context,
    most: Annotated[int, typer.Option(min=1, max=EVERY, help="How many, the latest first.")] = 50,
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """List the tables, those touched last first."""
    if context.invoked_subcommand is not None:
        return
    found = [_plain(head) for head in asyncio.run(_heads(most))]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))  # noqa: T201 — data, not prose
    else:
        _show(found)


async def _heads(most: int) -> list[dict[str, Any]]:
    from kupa.host.data import opened  # noqa: PLC0415

    async with opened(settings_now().database_url) as log:
        return await log.heads(most)


def _plain(head: dict[str, Any]) -> dict[str, Any]:
    summary = json.loads(head["summary"])
    kept = {name: head[name] for name in ("id", "code", "game", "phase", "deals", "opened", "touched")}
    return {**kept, "people": summary["people"], "bots": summary["bots"]}


def _show(found: list[dict[str, Any]]) -> None:
    table = Table("id", "code", "game", "phase", "deals", "people", "last touched", box=None)
    for each in found:
        bots = [f"{each['bots']} bots"] if each["bots"] else []
        people = escape(", ".join([*each["people"], *bots]))
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
    from kupa.host.data import opened  # noqa: PLC0415
    from kupa.tables.records import kept  # noqa: PLC0415

    async with opened(settings_now().database_url) as log:
        table = await log.find_code(word) or word
        written = await log.load(table)
    if not written:
        fail(f"There is no table {word}.")
    return table, [str(each) for each in kept(table, written)]


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
    heads = asyncio.run(_heads(EVERY))
    chosen = _old(heads, untouched) if untouched else [_named(heads, word) for word in ids or []]
    for head in chosen:
        if _in_use(head) and not force:
            fail(f"Table {head['id']} is in use: wait, or end the server and choose --force.")
    if chosen and not yes:
        _ask(chosen)
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
    """Whoever has a table in their hands would write on: its log would lack its beginning."""
    last: float = max(head["touched"], head["due"] or 0)
    return last > time.time() - AT_HAND


def _ask(chosen: list[dict[str, Any]]) -> None:
    _show([_plain(head) for head in chosen])
    if not typer.confirm(f"Delete {len(chosen)} with all their records?", err=True):
        raise typer.Exit(1)


async def _delete(ids: list[str]) -> None:
    from kupa.host.data import opened  # noqa: PLC0415

    async with opened(settings_now().database_url) as log:
        for table in ids:
            await log.delete(table)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not exist yet.")],
    force: Force = False,  # noqa: FBT002
) -> None:
    """Copy the database, while it is in use too, and check the copy.

    To restore: end the server, remove kupa.db-wal and kupa.db-shm, and copy the file over kupa.db.
    """
    from kupa.host.copies import copied  # noqa: PLC0415

    count = copied(settings_now().database_url, file, force=force)
    err.print(f"wrote {escape(str(file))}: {count} tables, checked", soft_wrap=True)
