"""The database before anyone plays: there, writable, whole, and not from the future."""

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
from kupa.host.trouble import Trouble
from kupa.tables.store import Log
from kupa.tables.store.database import connect, migrate

ELSEWHERE = "KUPA_DATABASE_URL names another place."
NO_ADDRESS = (
    "KUPA_DATABASE_URL is no address of a database, such as postgresql://user:password@host/kupa."
)
NOT_THERE = "There are no tables yet: {path} does not exist."


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    try:
        given = make_url(url)
    except ArgumentError:
        return None
    sqlite = given.get_backend_name() == "sqlite"
    return Path(given.database) if sqlite and given.database else None


def prepare(url: str) -> None:
    """Bring a database to the newest schema, made first if need be; trouble is told in a sentence."""
    make_folder(file_of(url))
    asyncio.run(_prepare(url))


def make_folder(file: Path | None) -> None:
    """Make the folder a file is to be in."""
    if file is None:
        return
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"The folder {folder} cannot be made: {error.strerror}. {ELSEWHERE}") from None


async def _prepare(url: str) -> None:
    try:
        engine = connect(url)
    except Refused:
        raise Trouble(NO_ADDRESS) from None
    try:
        await migrate(engine)
    except (CommandError, DBAPIError, sqlite3.Error, OSError) as error:
        raise _trouble(url, error) from None
    finally:
        await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Log]:
    """Open the log of a database that is there already; a server may be using it."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise Trouble(NOT_THERE.format(path=file))
    await _prepare(url)
    log = Log(connect(url))
    try:
        yield log
    finally:
        await log.close()


def _trouble(url: str, error: Exception) -> Trouble:
    if isinstance(error, CommandError):
        return Trouble(f"{_name(url)} was written by a newer Kupa: update this one.")
    file = file_of(url)
    if file is None:
        return Trouble(f"The database {_name(url)} cannot be used: {_first_line(error)}.")
    if "not a database" in str(error) or "malformed" in str(error):
        return Trouble(f"{file} is damaged, or no database of Kupa: put a backup in its place.")
    return Trouble(f"{file} cannot be used: {_first_line(error)}. {ELSEWHERE}")


def _name(url: str) -> str:
    """A database's address, without its password."""
    return str(file_of(url) or make_url(url).render_as_string(hide_password=True))


def _first_line(error: Exception) -> str:
    """What the driver says, without the statement and its facts."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.splitlines()[0].rpartition(": ")[2].rstrip(".")
