"""What somebody tries who plays along. Each trick returns what broke, in a few words."""

from __future__ import annotations

import time

from bench.attack.clocks import FAST
from bench.attack.person import HERE, Person
from bench.attack.raw import Raw
from bench.attack.server import attacked


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
        before = server.seconds
        time.sleep(3)
        used = (server.seconds - before) / 3
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
