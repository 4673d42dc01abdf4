"""``kupa serve``: for a club; drains when it is told to go, and several processes are one house."""

from __future__ import annotations

import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

from kupa.tables.names import fresh_secret
from support.hosting import at_once, open_table, started
from support.playing import play
from support.services import postgres, redis

FAST = {"KUPA_HASTE": "50", "KUPA_MESSAGES": "10000", "KUPA_REQUESTS": "0"}


def test_sigterm_drains_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    where = {"KUPA_DATABASE_URL": f"sqlite:///{tmp_path}/club.db", **FAST}
    secret, told = fresh_secret(), []
    with started(tmp_path, "serve", "--port", "0", **where) as server:
        table = open_table(server, secret, game="court", chairs=4, options={"turns": "100000"})
        person = threading.Thread(target=lambda: told.extend(play(server, table, secret)))
        person.start()
        while len(told_so_far(tmp_path / "club.db", table)) < 40:
            pass
        assert server.end(signal.SIGTERM) == 0
        person.join(30)
        assert "drained" in server.said
        assert "ERROR" not in server.said
    numbers = told_so_far(tmp_path / "club.db", table)
    assert numbers == list(range(len(numbers)))
    assert told[-1]["n"] <= numbers[-1]
    assert len(told) > 10


def told_so_far(database: Path, table: str) -> list[int]:
    """Return the numbers under which a table's entries stand in the database."""
    db = sqlite3.connect(database, timeout=10)
    rows = db.execute("select number from entries where table_id = ? order by number", [table])
    found = [number for (number,) in rows]
    db.close()
    return found


def test_its_log_has_no_secret_no_seed_and_no_address_that_was_asked_for(tmp_path: Path) -> None:
    secret = fresh_secret()
    with started(tmp_path, "serve", "--port", "0", **FAST) as server:
        table = open_table(server, secret)
        play(server, table, secret)
        record = server.ask(f"/api/tables/{table}/records/1")
        assert server.end(signal.SIGTERM) == 0
        roots = [line.split()[-1] for line in record.splitlines() if "root" in line or "seed" in line]
        assert len(roots) == 2
        for hidden in (secret, table, *roots):
            assert hidden not in server.said


def test_more_workers_say_exactly_what_they_need(tmp_path: Path) -> None:
    cases: list[dict[str, str]] = [
        {},
        {"KUPA_REDIS_URL": "redis://x"},
        {"KUPA_DATABASE_URL": "postgresql://x/kupa"},
    ]
    for given in cases:
        code, _, said = at_once(tmp_path, "serve", "--workers", "2", **given)
        assert code == 2
        assert "KUPA_DATABASE_URL=postgresql://" in said
        assert "KUPA_REDIS_URL=redis://" in said


def test_several_workers_are_one_house(tmp_path: Path) -> None:
    with postgres() as database, redis() as messages:
        where: dict[str, Any] = {"KUPA_DATABASE_URL": database, "KUPA_REDIS_URL": messages, **FAST}
        with started(tmp_path, "serve", "--port", "0", "--workers", "2", **where) as server:
            server.wait_until_ready()
            tables = []
            for _ in range(4):
                secret = fresh_secret()
                tables.append(open_table(server, secret))
                assert play(server, tables[-1], secret)[-1]["table"]["phase"] == "over"
            assert server.end(signal.SIGTERM) == 0
            assert "ERROR" not in server.said
        _, listed, _ = at_once(tmp_path, "tables", "--json", **where)
        assert all(table in listed for table in tables)
        assert at_once(tmp_path, "tables", "export", tables[0], **where)[1].startswith("kupa record 1")
        code, _, said = at_once(tmp_path, "backup", str(tmp_path / "copy.db"), **where)
        assert (code, "pg_dump" in said) == (2, True)
