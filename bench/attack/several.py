"""Tricks with several servers on one database, and with Redis between them."""

from __future__ import annotations

from bench.attack.person import Person
from bench.attack.server import attacked
from bench.tables.services import postgres, redis

ROUNDS = 60


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


def welcome_behind() -> str:
    """Write at one server, and come to the other at once: its welcome must have what was told."""
    behind = 0
    with postgres() as url, redis() as bus:
        settings = {"KUPA_REDIS_URL": bus, "KUPA_REQUESTS": "0"}
        with attacked(url, **settings) as one, attacked(url, **settings) as other:
            writer, reader = Person(one.port, "a"), Person(other.port, "a")
            table = writer.open()
            for number in range(ROUNDS):
                written = writer.ask(
                    "PATCH", f"/api/tables/{table}/chairs/mine", {"name": f"Noa {number}"}
                )
                page = reader.connect(table)
                behind += page.welcome["n"] < written[1]["n"]
                page.close()
    return f"{behind} of {ROUNDS} welcomes were behind" if behind else ""
