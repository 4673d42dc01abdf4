"""Tricks with what the server stands on: its database, its disk and its open files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.attack.person import Person
from bench.attack.raw import Raw
from bench.attack.server import Attacked, attacked, wait_until

DAMAGED = 250  # tables
LOGGED = 300_000  # bytes about them in ten seconds
WOKEN = 30  # seconds: it would never be, if those that are damaged stood before it
FILES = 256  # that the system allows
DISK = "4m"
FULL = 'mount -t tmpfs -o size={size} none {folder} && exec "$@"'


def gap() -> str:
    """Take an entry out of the log: the table must be refused, not read for ever."""
    with attacked() as server:
        person = Person(server.port, "a")
        table = person.open(bots="easy", deal=True)
        healthy = person.open()
        url = server.database_url
        server.kill()
        with sqlite3.connect(server.database) as db:
            db.execute("delete from entries where table_id = ? and number = 1", (table,))
        with attacked(url) as again:
            return _tried_in_vain(again, table, healthy) or _found(url)


def _tried_in_vain(server: Attacked, table: str, healthy: str) -> str:
    person, before = Person(server.port, "a"), server.seconds
    statuses = {person.ask("GET", f"/api/tables/{table}")[0] for _ in range(20)}
    time.sleep(2)
    used = server.seconds - before
    if person.ask("GET", f"/api/tables/{healthy}")[0] != 200:
        return "another table is gone too"
    if statuses & {200} or used > 1:
        return f"statuses {statuses}, {used:.1f} s of processor time"
    return ""


def _found(url: str) -> str:
    environment = {**os.environ, "KUPA_DATABASE_URL": url}
    check = [sys.executable, "-m", "kupa", "tables", "check"]
    code = subprocess.run(check, env=environment, capture_output=True, check=False).returncode
    return "" if code == 1 else f"the check of tables says {code}"


def symlink() -> str:
    """Start a second server on the same file by another name."""
    with attacked() as server, _linked(server.database) as link:
        environment = {**os.environ, "KUPA_DATABASE_URL": f"sqlite:///{link}"}
        command = [sys.executable, "-m", "kupa", "serve", "--port", "0"]
        try:
            done = subprocess.run(command, env=environment, capture_output=True, timeout=10, check=False)
        except subprocess.TimeoutExpired:
            return "two servers write one file"
    return "" if done.returncode and b"Traceback" not in done.stderr else done.stderr.decode()[-200:]


@contextmanager
def _linked(database: Path) -> Iterator[Path]:
    link = database.with_name("other.db")
    link.symlink_to(database)
    yield link
    link.unlink()


def unloadable() -> str:
    """Let many damaged tables be due before a healthy one: it must go on, and the log stay short."""
    with attacked() as server:
        person = Person(server.port, "a")
        # at a slow pace bots go on though nobody watches
        healthy = person.open(chairs=3, bots="easy", deal=True, pace="day")
        person.ask("DELETE", f"/api/tables/{healthy}/chairs/mine")
        damaged = person.open(bots="easy", deal=True)
        server.kill()
        before = _prepare(server.database, healthy, damaged)
        with attacked(server.database_url) as again:
            went_on = wait_until(lambda: _last(server.database, healthy) > before, WOKEN)
            time.sleep(2)
            logged = len(again.said)
    if not went_on:
        return f"the healthy table was not woken in {WOKEN} s"
    return "" if logged < LOGGED else f"{logged:,} bytes logged"


def _prepare(database: Path, healthy: str, damaged: str) -> int:
    """Copy a table often, each with an entry missing, all overdue; return the other's last number."""
    with sqlite3.connect(database) as db:
        columns = [row[1] for row in db.execute("pragma table_info(tables)")]
        rest = ", ".join(name for name in columns if name not in {"id", "code", "due"})
        for number in range(DAMAGED):
            table = f"{number:016d}"
            db.execute(
                f"insert into tables (id, due, {rest}) select ?, 1, {rest} from tables where id = ?",  # noqa: S608
                (table, damaged),
            )
            db.execute(
                "insert into entries select ?, number, body from entries "
                "where table_id = ? and number != 1",
                (table, damaged),
            )
        db.execute("update tables set due = 2 where id = ?", (healthy,))
    return _last(database, healthy)


def _last(database: Path, table: str) -> int:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        found: int = db.execute(
            "select max(number) from entries where table_id = ?", (table,)
        ).fetchone()[0]
    return found


def full_disk() -> str:
    """Fill the disk: the server must say so, acknowledge nothing, and go on when there is room."""
    with small_disk() as (through, folder), attacked(f"sqlite:///{folder}/kupa.db", through) as server:
        person = Person(server.port, "a")
        table = person.open()
        before = person.ask("GET", "/health/ready")[0]
        filler = Path(f"/proc/{server.process.pid}/root{folder}/filler")
        filler.write_bytes(b"x" * _room(filler.parent))
        full = person.ask("GET", "/health/ready")[0]
        alive = person.ask("GET", "/health/live")[0]
        filler.unlink()
        after = person.ask("GET", "/health/ready")[0]
        played = person.ask("POST", f"/api/tables/{table}/bots", {"level": "easy"})[0]
    found = before, full, alive, after, played
    return "" if found == (200, 503, 200, 200, 201) else f"ready, full, live, ready, seated: {found}"


def _room(folder: Path) -> int:
    state = os.statvfs(folder)
    return state.f_bavail * state.f_frsize


@contextmanager
def small_disk() -> Iterator[tuple[list[str], Path]]:
    """Return a command that gives what it starts a small disk of its own, and where that is."""
    with tempfile.TemporaryDirectory(prefix="disk-") as name:
        script = FULL.format(size=DISK, folder=name)
        yield ["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh"], Path(name)


def files_used_up() -> str:
    """Use up the open files the system allows: people who play must not notice, newcomers be told."""
    with attacked("", (), FILES) as server:
        person = Person(server.port, "a")
        table = person.open()
        page = person.connect(table)
        strangers = _silent(server.port, 2 * FILES)
        told = _status_for_newcomers(server.port)
        page.say(t="ping")
        answered = [each["t"] for each in page.receive(3, most=1)]
        most = server.files
        for stranger in strangers:
            stranger.close()
        back = wait_until(lambda: _status_for_newcomers(server.port) == 200, 10)
        page.close()
        said = "open files" in server.said and "Traceback" not in server.said
    found = {
        "newcomers were told nothing": told == 503,
        "who plays was not answered": answered == ["pong"],
        f"{most} files": most <= FILES,
        "nobody can come any more": back,
        "the log does not say it, or more": said,
    }
    return ", ".join(what for what, held in found.items() if not held)


def _silent(port: int, count: int) -> list[Raw]:
    """Connect so often, from several addresses, and say nothing."""
    made = []
    for number in range(count):
        try:
            made.append(Raw(port, f"127.0.2.{number % 8 + 1}"))
        except OSError:
            break
    return made


def _status_for_newcomers(port: int) -> int:
    """Return the status that somebody gets who was not here before; 0 if they are not answered."""
    try:
        raw = Raw(port, "127.0.3.1")
    except OSError:
        return 0
    raw.socket.settimeout(5)
    told = raw.request("GET", "/api/games")
    raw.close()
    return int(told[9:12]) if told else 0
