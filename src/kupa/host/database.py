"""Preparing the database before the server starts: reachable, writable, migrated; opening its log."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from kupa.core.refused import Refused
from kupa.host.errors import UserError
from kupa.tables.store import DatabaseLog
from kupa.tables.store.database import connect, migrate

OTHER_PLACE = "KUPA_DATABASE_URL names another place."
BAD_URL = "KUPA_DATABASE_URL is no address of a database, such as postgresql://user:password@host/kupa."
NO_DATABASE = "There are no tables yet: {path} does not exist."


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    try:
        given = make_url(url)
    except ArgumentError:
        return None
    sqlite = given.get_backend_name() == "sqlite"
    return Path(given.database) if sqlite and given.database else None


def prepare(url: str) -> None:
    """Bring a database to the newest schema, created if it does not exist; what fails is a UserError."""
    make_folder(file_of(url))
    asyncio.run(_prepare(url))


def make_folder(file: Path | None) -> None:
    """Create the folder of a database file."""
    if file is None:
        return
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"The folder {folder} cannot be made: {error.strerror}. {OTHER_PLACE}") from None


async def _prepare(url: str) -> None:
    try:
        engine = connect(url)
    except Refused:
        raise UserError(BAD_URL) from None
    try:
        await migrate(engine)
    except (CommandError, DBAPIError, sqlite3.Error, OSError) as error:
        raise _user_error(url, error) from None
    finally:
        await engine.dispose()


@asynccontextmanager
async def open_log(url: str) -> AsyncIterator[DatabaseLog]:
    """Open the log of a database that is there already; a server may be using it."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise UserError(NO_DATABASE.format(path=file))
    await _prepare(url)
    log = DatabaseLog(connect(url))
    try:
        yield log
    finally:
        await log.close()


def _user_error(url: str, error: Exception) -> UserError:
    if isinstance(error, CommandError):
        return UserError(f"{_display_name(url)} was written by a newer Kupa: update this one.")
    file = file_of(url)
    if file is None:
        return UserError(f"The database {_display_name(url)} cannot be used: {_first_line(error)}.")
    if "not a database" in str(error) or "malformed" in str(error):
        return UserError(f"{file} is damaged, or no database of Kupa: put a backup in its place.")
    return UserError(f"{file} cannot be used: {_first_line(error)}. {OTHER_PLACE}")


def _display_name(url: str) -> str:
    """Return a database's address, without its password."""
    return str(file_of(url) or make_url(url).render_as_string(hide_password=True))


def _first_line(error: Exception) -> str:
    """Return what the driver says, without the statement and its parameters."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.splitlines()[0].rpartition(": ")[2].rstrip(".")
