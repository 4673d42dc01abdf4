"""Writes a position of the engine into a server's log, as if it had been played.

The log is the whole truth of a table, so the server cannot tell the difference. At the other seats sit
people who never come: nothing happens but what the test does.
"""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, NullPool, create_engine, insert, select

from kupa.core.options import read_options, write_options
from kupa.games import find
from kupa.tables import credentials, entries as e
from kupa.tables.store.schema import entries, tables
from kupa.tables.summary import head_of
from kupa.tables.table import fold
from support.positions import Position

AGE = 60.0  # seconds since everything was written: nobody has to look any longer


def _log(position: Position, table_id: str, secret: str) -> list[e.AnyEntry]:
    """Everything that led to a position."""
    played, at = position.played, time.time() - AGE
    game = find(played.game)
    options = write_options(read_options(game.Options, played.words.split()))
    owner = credentials.owner_key(secret, table_id)
    opened = e.TableOpened(
        at, played.game, options, "untimed", played.seats, owner, position.root.hex(), onlookers=True
    )
    ghosts = [
        credentials.owner_key(credentials.fresh_secret(), table_id) for _ in range(1, played.seats)
    ]
    sat = [e.Sat(at, seat, f"P{seat}", f"c{seat}", each) for seat, each in enumerate([owner, *ghosts])]
    answers = [e.Answered(at, seat, move) for seat, move in position.answers]
    return [opened, *sat, e.Dealt(at, game.edition), *answers]


def _database(folder: Path) -> Engine:
    return create_engine(f"sqlite:///{folder / 'kupa.db'}", poolclass=NullPool)


def store_position(folder: Path, position: Position, secret: str) -> str:
    """Write a position into the database of the server in a folder; return the table's id."""
    table_id = credentials.fresh_id()
    bodies = [e.encode(entry) for entry in _log(position, table_id, secret)]
    head = asdict(head_of(fold(table_id, bodies), None))
    lines = [
        {"table_id": table_id, "number": number, "body": body.decode()}
        for number, body in enumerate(bodies)
    ]
    with _database(folder).begin() as database:
        database.execute(insert(tables), {**head, "code": None, "opened": head["touched"]})
        database.execute(insert(entries), lines)
    return table_id


def stored_entries(folder: Path, table_id: str) -> list[dict[str, Any]]:
    """Return what a table's log holds now."""
    query = select(entries.c.body).where(entries.c.table_id == table_id).order_by(entries.c.number)
    with _database(folder).connect() as database:
        return [msgspec.json.decode(body) for body in database.scalars(query)]


def stored_answers(folder: Path, table_id: str, after: int = 0) -> list[tuple[int, str, str]]:
    """Return seat, move and giver of every answer of a table, without the first ones."""
    all_answers = [
        (each["seat"], each["move"], each.get("who", "person"))
        for each in stored_entries(folder, table_id)
        if each["kind"] == "answered"
    ]
    return all_answers[after:]
