"""What somebody tries who plays along, or who has a hand in the database or in Redis.

Each trick returns what broke, in a few words; nothing: it was held.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.attack.person import HERE, Person
from bench.attack.raw import Raw
from bench.attack.server import Attacked, attacked
from bench.tables.services import redis

Trick = Callable[[], str]
FAST = {"KUPA_TIME_SCALE": "20"}  # the quick pace is a second then


def cpu(server: Attacked) -> float:
    """Return the seconds of processor time a server has used."""
    fields = (
        Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    )
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def usurper() -> str:
    """While the host's phone sleeps, the next player kicks and bars them, and becomes the host."""
    with attacked() as server:
        host, other = Person(server.port, "a"), Person(server.port, "b")
        table = host.open(chairs=3)
        other.ask("POST", f"/api/tables/{table}/chairs", {"name": "Tal"})
        host.connect(table).close()
        page = other.connect(table)
        time.sleep(6)
        at = f"/api/tables/{table}"
        tried = [
            other.ask("DELETE", f"{at}/chairs/0")[0],
            other.ask("PUT", f"{at}/host", {"seat": 1})[0],
            other.ask("PUT", f"{at}/settings", {"game": "pairs"})[0],
        ]
        page.close()
    return "" if tried == [403, 403, 403] else f"allowed: {tried}"


def opener() -> str:
    """Somebody sits down at a table whose opener looks on, and takes it over at once."""
    with attacked() as server:
        host, other = Person(server.port, "a"), Person(server.port, "b")
        table = host.open(name=None)
        page = host.connect(table)
        other.ask("POST", f"/api/tables/{table}/chairs", {"name": "Tal"})
        tried = other.ask("POST", f"/api/tables/{table}/bots", {"level": "easy"})[0]
        page.close()
    return "" if tried == 403 else f"a bot was seated: {tried}"


def stopped_clock() -> str:
    """Leave and come back again and again, so that the time to answer never ends."""
    with attacked(**FAST) as server:
        person = Person(server.port, "a")
        table = person.open(bots="easy", deal=True)
        began, played = time.monotonic(), 0
        while time.monotonic() < began + 12 and not played:
            page = person.connect(table)
            page.say(t="here")
            heard = page.receive(0.6)
            played = sum(told["t"] == "told" and told["who"] == "clock" for told in heard)
            page.close()
        return "" if played or _bots_went_on(person, table) else "no answer for 12 s of 1"


def _bots_went_on(person: Person, table: str) -> bool:
    """Tell whether the seat was answered for while nobody looked."""
    page = person.connect(table)
    number: int = page.welcome["n"]
    page.close()
    return number > 12


def gap() -> str:
    """Take an entry out of the log: the table must be refused, not read for ever."""
    with attacked() as server:
        person = Person(server.port, "a")
        table = person.open(bots="easy", deal=True)
        healthy = person.open()
        url = f"sqlite:///{server.database}"
        server.process.kill()
        server.process.wait()
        with sqlite3.connect(server.database) as db:
            db.execute("delete from entries where table_id = ? and number = 1", (table,))
        with attacked(url) as again:
            return _tried_in_vain(again, table, healthy) or _found(url)


def _tried_in_vain(server: Attacked, table: str, healthy: str) -> str:
    person, before = Person(server.port, "a"), cpu(server)
    statuses = {person.ask("GET", f"/api/tables/{table}")[0] for _ in range(20)}
    time.sleep(2)
    used = cpu(server) - before
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


def forged() -> str:
    """Publish what another server might: a farewell, a move, a number far ahead, noise."""
    with redis() as url, attacked(KUPA_REDIS_URL=url) as server:
        person = Person(server.port, "a")
        table = person.open(chairs=3)
        page = person.connect(table)
        _publish(url, table)
        heard = page.receive(1.0)
        person.ask("POST", f"/api/tables/{table}/bots", {"level": "easy"})
        after = [told["t"] for told in page.receive(3.0, most=1)]
        page.close()
    return "" if not heard and after == ["lobby"] else f"told {heard}, then {after}"


def _publish(url: str, table: str) -> None:
    from redis import Redis  # noqa: PLC0415 — an extra of ours

    name = table.encode()
    with Redis.from_url(url) as client:
        for told in (
            b'{"t":"bye","reason":"x","again":false}',
            b'6 {"kind":"answered","at":1,"seat":0,"move":"7"}',
            b"99999999",
            b"chat 0 phrase.hello forged",
            b"\xff\xfe",
        ):
            client.publish("kupa:entries", b"stranger " + name + b" " + told)


def chatter() -> str:
    """Say phrases from many connections of one seat."""
    with attacked() as server:
        person = Person(server.port, "a")
        table = person.open()
        pages = [person.connect(table) for _ in range(30)]
        for _ in range(5):
            for page in pages:
                page.say(t="say", key="phrase.hello")
        said = sum(told["t"] == "said" for told in pages[0].receive(2.0))
        for page in pages:
            page.close()
    return "" if 0 < said <= 6 else f"{said} phrases in 2 s"


def deserted() -> str:
    """Open tables of bots, and leave: they must not go on for nobody."""
    with attacked(**FAST) as server:
        person = Person(server.port, "a")
        for _ in range(30):
            table = person.open(chairs=4, bots="hard", deal=True)
            person.connect(table).close()
            person.ask("DELETE", f"/api/tables/{table}/chairs/mine")
        time.sleep(6)  # until it is certain that nobody comes back
        before = cpu(server)
        time.sleep(3)
        used = (cpu(server) - before) / 3
    return "" if used < 0.1 else f"{used:.0%} of a core for nobody"


def no_utf8() -> str:
    """Send a body that is no text."""
    with attacked() as server:
        raw = Raw(server.port, HERE)
        status = raw.request("POST", "/api/check", b'{"game": "\xff\xfe"}')[9:12]
        raw.close()
        said = "Traceback" in server.said
    return "" if status == b"400" and not said else f"{status.decode()}, traceback: {said}"


def replays() -> str:
    """Ask for replays as fast as one may: others are not to wait for them."""
    with attacked() as server:
        person = Person(server.port, "a")
        table = person.open()
        asked = [person.ask("GET", f"/api/tables/{table}/replay/1")[0] for _ in range(100)]
    return "" if asked.count(429) >= 30 else f"{asked.count(429)} of 100 refused"


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


TRICKS: dict[str, Trick] = {
    "6 host usurped": usurper,
    "6 opener supplanted": opener,
    "7 clock stopped by returns": stopped_clock,
    "8 gap in a log": gap,
    "9 forged messages in Redis": forged,
    "phrases of one seat": chatter,
    "tables of bots, deserted": deserted,
    "body that is no UTF-8": no_utf8,
    "replays": replays,
    "database by another name": symlink,
}
