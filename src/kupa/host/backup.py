"""Backups: a complete copy of a SQLite database, checked before it gets its final name."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from kupa.host.database import NO_DATABASE, file_of
from kupa.host.errors import UserError
from kupa.tables.store.database import back_up

POSTGRES = "This database is PostgreSQL's: use its own tool, pg_dump --format=custom --file={file} …"


def back_up_to(url: str, target: Path, *, force: bool) -> int:
    """Copy the database to a file that does not exist; return how many tables it holds."""
    source = file_of(url)
    if source is None:
        raise UserError(POSTGRES.format(file=target))
    if not source.exists():
        raise UserError(NO_DATABASE.format(path=source))
    if target.exists() and not force:
        raise UserError(f"{target} exists already: choose another name, or --force to replace it.")
    return _copy(source, target)


def _copy(source: Path, target: Path) -> int:
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        back_up(source, part)
        count = check_copy(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise UserError(f"{source} cannot be copied to {target}: {error}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return count


def check_copy(file: Path) -> int:
    """Read the whole database, with SQLite's own check; return how many tables it holds."""
    with closing(sqlite3.connect(file)) as db:
        (said,) = db.execute("pragma integrity_check").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {said}")
        db.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        (count,) = db.execute("select count(*) from tables").fetchone()
    return int(count)
