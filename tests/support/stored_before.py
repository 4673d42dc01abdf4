"""Records and logs written by an earlier version, and how a server shows them.

Nothing here imports Kupa: the same code has read the earlier version's answers and reads today's.
"""

from __future__ import annotations

import json
import sqlite3
import urllib.request
from collections.abc import Iterable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

Json = Any
FOLDER: Final = Path(__file__).parents[1] / "fixtures" / "before"
TIMEOUT: Final = 15.0
CLOCKS: Final = {"clocks", "look"}  # they depend on the moment
PAGE: Final = 100  # steps of a replay at once


def restore(database: Path, now: float) -> None:
    """Make the stored database, with every table touched last just now: nothing is overdue in it."""
    with closing(sqlite3.connect(database)) as db, db:
        db.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
        for table_id, touched in db.execute("select id, touched from tables").fetchall():
            _shift(db, table_id, now - touched)


def _shift(db: sqlite3.Connection, table_id: str, by: float) -> None:
    entries = "select number, body from entries where table_id = ?"
    for number, text in db.execute(entries, [table_id]).fetchall():
        body = json.loads(text)
        body["at"] += by
        where = "update entries set body = ? where table_id = ? and number = ?"
        db.execute(where, [json.dumps(body), table_id, number])
    times = "update tables set opened = opened + ?, touched = touched + ?, due = due + ? where id = ?"
    db.execute(times, [by, by, by, table_id])


def state_of(address: str, table_id: str, secret: str | None) -> Json:
    """Return a table beside its game, as a device or a stranger is shown it."""
    return json.loads(_get(address, f"/api/tables/{table_id}", secret))


def welcome_of(address: str, table_id: str, secret: str | None) -> Json:
    """Connect to a table; return what is shown of it and its game, without the clocks."""
    hello = {"t": "hello", "table": table_id} | ({"secret": secret} if secret else {})
    with connect(address.replace("http", "ws") + "/ws", compression=None) as socket:
        socket.send(json.dumps(hello))
        message: Json = json.loads(socket.recv(timeout=TIMEOUT))
    if message["game"]:
        message["game"] = {key: it for key, it in message["game"].items() if key not in CLOCKS}
    return message


def record_of(address: str, table_id: str, deal: int) -> str:
    """Return the record of a finished deal."""
    return _get(address, f"/api/tables/{table_id}/records/{deal}", None)


def replay_of(address: str, table_id: str, deal: int, eyes: str) -> Json:
    """Return every step of a finished deal."""
    path = f"/api/tables/{table_id}/replay/{deal}?eyes={eyes}"
    first: Json = json.loads(_get(address, path, None))
    for start in range(PAGE, first["total"], PAGE):
        first["steps"] += json.loads(_get(address, f"{path}&start={start}", None))["steps"]
    return first


def _get(address: str, path: str, secret: str | None) -> str:
    shown = {"authorization": f"Bearer {secret}"} if secret else {}
    asked = urllib.request.Request(address + path, headers=shown)  # noqa: S310 — our own server
    with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:  # noqa: S310
        text: str = answer.read().decode()
    return text


def keys_of(thing: Json) -> set[str]:
    """Return every key within something."""
    if isinstance(thing, dict):
        return set(thing).union(*map(keys_of, thing.values()))
    return set().union(*map(keys_of, thing)) if isinstance(thing, list) else set()


def only(thing: Json, known: Iterable[str]) -> Json:
    """Leave out fields that were not known then: a later version may tell more."""
    if isinstance(thing, dict):
        return {key: only(it, known) for key, it in thing.items() if key in known}
    return [only(each, known) for each in thing] if isinstance(thing, list) else thing


def digest(thing: Json) -> str:
    """Return a short text that stands for something."""
    text = json.dumps(thing, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:32]
