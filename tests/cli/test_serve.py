"""``kupa serve``: for a club; drains on SIGTERM, and several processes share their tables."""

from __future__ import annotations

import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

from kupa.tables.credentials import fresh_secret
from support.kupa_process import open_table, run_in_process, running_server
from support.services import postgres, redis
from support.socket_player import play_by_socket

FAST = {"KUPA_TIME_SCALE": "50", "KUPA_MESSAGES": "10000", "KUPA_REQUESTS": "0"}


def test_sigterm_drains_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    where = {"KUPA_DATABASE_URL": f"sqlite:///{tmp_path}/club.db", **FAST}
    secret, updates = fresh_secret(), []
    with running_server(tmp_path, "serve", "--port", "0", **where) as server:
        table = open_table(server, secret, game="court", chairs=4, options={"turns": "100000"})
        person = threading.Thread(target=lambda: updates.extend(play_by_socket(server, table, secret)))
        person.start()
        while len(stored_numbers(tmp_path / "club.db", table)) < 40:
            pass
        assert server.end(signal.SIGTERM) == 0
        person.join(30)
        assert "drained" in server.said
        assert "ERROR" not in server.said
    numbers = stored_numbers(tmp_path / "club.db", table)
    assert numbers == list(range(len(numbers)))
    assert updates[-1]["n"] <= numbers[-1]
    assert len(updates) > 10


def stored_numbers(database: Path, table: str) -> list[int]:
    """Return the numbers under which a table's entries stand in the database."""
    db = sqlite3.connect(database, timeout=10)
    rows = db.execute("select number from entries where table_id = ? order by number", [table])
    found = [number for (number,) in rows]
    db.close()
    return found


def test_its_log_has_no_secret_no_seed_and_no_address_that_was_asked_for(tmp_path: Path) -> None:
    secret = fresh_secret()
    with running_server(tmp_path, "serve", "--port", "0", **FAST) as server:
        table = open_table(server, secret)
        play_by_socket(server, table, secret)
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
        code, _, said = run_in_process(tmp_path, "serve", "--workers", "2", **given)
        assert code == 2
        assert "KUPA_DATABASE_URL=postgresql://" in said
        assert "KUPA_REDIS_URL=redis://" in said


def test_several_workers_share_their_tables(tmp_path: Path) -> None:
    with postgres() as database, redis() as messages:
        where: dict[str, Any] = {"KUPA_DATABASE_URL": database, "KUPA_REDIS_URL": messages, **FAST}
        with running_server(tmp_path, "serve", "--port", "0", "--workers", "2", **where) as server:
            server.wait_until_ready()
            tables = []
            for _ in range(4):
                secret = fresh_secret()
                tables.append(open_table(server, secret))
                assert play_by_socket(server, tables[-1], secret)[-1]["table"]["phase"] == "over"
            assert server.end(signal.SIGTERM) == 0
            assert "ERROR" not in server.said
        _, listed, _ = run_in_process(tmp_path, "tables", "--json", **where)
        assert all(table in listed for table in tables)
        assert run_in_process(tmp_path, "tables", "export", tables[0], **where)[1].startswith(
            "kupa record 1"
        )
        code, _, said = run_in_process(tmp_path, "backup", str(tmp_path / "copy.db"), **where)
        assert (code, "pg_dump" in said) == (2, True)
