"""What one stranger sends: each attack runs for some seconds, or until the server has had enough."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from bench.attack.bystanders import open_table
from bench.attack.raw import CONTINUATION, PING, PONG, STRANGER, TEXT, Raw, frame

MOST = 300_000_000  # bytes of one attack
WRONG_GUESSES = 200  # a minute, from everywhere
REQUESTS = 600  # a minute, from one address
PATIENCE = (
    60  # seconds until whoever does not read must be gone: two of the server's own pings, and more
)
CROWD = 250  # connections, more than one address may have
Attack = Callable[[int, float], bool]  # the port and for how long; True if the server ended it


def become_a_stranger() -> None:
    """Let everybody else go first on this computer's processors: a stranger has one of their own."""
    os.nice(10)


@contextmanager
def crowd(port: int, count: int = CROWD, *, small: bool = False) -> Iterator[list[Raw]]:
    """Connect as often as the server lets one address."""
    made: list[Raw] = []
    for _ in range(count):
        with suppress(OSError):
            made.append(Raw(port, STRANGER, small=small))
    try:
        yield made
    finally:
        for each in made:
            each.close()


def _flood(junk: bytes, *, upgraded: bool = True) -> Attack:
    def attack(port: int, seconds: float) -> bool:
        raw = Raw(port)
        if upgraded:
            raw.upgrade()
        raw.flood(junk, MOST, seconds)
        ended = raw.ends(15)
        raw.close()
        return ended

    return attack


def _waiting(start: bytes) -> Attack:
    """Connect often, send a beginning, and wait: all must be gone in the end."""

    def attack(port: int, seconds: float) -> bool:
        with crowd(port) as strangers:
            for each in strangers:
                each.send(start)
            time.sleep(seconds)
            return all(each.ends(15) for each in strangers)

    return attack


def slow_readers(port: int, seconds: float) -> bool:
    """Look at a table with many connections, and read nothing of what is told."""
    table = open_table(port, STRANGER)
    with crowd(port, 190, small=True) as strangers:
        for each in strangers:
            if each.upgrade():
                each.say({"t": "hello", "table": table})
        end = time.monotonic() + seconds
        pings = frame(PING, b"x" * 120) * 2
        while time.monotonic() < end:
            for each in strangers:
                each.socket.settimeout(0.01)
                each.send(pings)
            time.sleep(0.2)
        return all(each.ends(PATIENCE) for each in strangers)


def without_hello(port: int, seconds: float) -> bool:
    """Become WebSockets and say nothing."""
    with crowd(port, 60) as strangers:
        for each in strangers:
            each.upgrade()
        time.sleep(seconds)
        return all(each.ends(20) for each in strangers)


def requests(port: int, seconds: float) -> bool:
    """Ask as fast as possible, over and over, on new connections."""
    end, answered = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        with suppress(OSError):
            raw = Raw(port)
            raw.flood(GET_GAMES * 50, 1_000_000, 0.5)
            answered += raw.receive(0.01).count(b"HTTP/1.1 200 ")
            raw.close()
    return answered <= REQUESTS * (1 + seconds / 60)


def guesses(port: int, seconds: float) -> bool:
    """Guess codes from many addresses."""
    began, wrong = time.monotonic(), 0
    for number in range(400):
        if time.monotonic() > began + seconds:
            break
        raw = Raw(port, f"127.0.1.{number % 40 + 1}")
        wrong += raw.request("GET", f"/api/codes/{number:06}")[9:12] == b"404"
        raw.close()
    return wrong <= WRONG_GUESSES * (1 + (time.monotonic() - began) / 60) + 1


GET_GAMES = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def _lines(port: int, seconds: float) -> bool:
    raw = Raw(port)
    raw.send(GET)
    raw.flood(b"a: b\r\n" * 10_000, MOST, seconds)
    ended = raw.ends(15)
    raw.close()
    return ended


def _body(port: int, seconds: float) -> bool:
    raw = Raw(port)
    raw.send(POST + b"Transfer-Encoding: chunked\r\n\r\n")
    raw.flood(b"1000\r\n" + b"x" * 4096 + b"\r\n", MOST, seconds)
    ended = raw.ends(15)
    raw.close()
    return ended


FRAGMENTS = frame(TEXT, b"x", fin=False) + frame(CONTINUATION, fin=False) * 2000

ATTACKS: dict[str, Attack] = {
    "1 pings": _flood(frame(PING) * 5000),
    "1 pongs": _flood(frame(PONG) * 5000),
    "1 empty fragments": _flood(FRAGMENTS),
    "2 pings, nothing read": _flood(frame(PING, b"x" * 125) * 500),
    "3 slow readers": slow_readers,
    "3 no hello": without_hello,
    "4 one endless header": _flood(b"x" * 65536, upgraded=False),
    "4 endless header lines": _lines,
    "5 silent": _waiting(b""),
    "5 half a line": _waiting(b"GET / HT"),
    "5 half the headers": _waiting(GET),
    "5 half a body": _waiting(POST + b"Content-Length: 90\r\n\r\n{"),
    "5 half a handshake": _waiting(GET + b"Upgrade: websocket\r\nConnection: Up"),
    "5 body without end": _body,
    "requests": requests,
    "guesses from 40 addresses": guesses,
}
SHORT = ("1 pings", "1 empty fragments", "2 pings, nothing read", "4 endless header lines", "5 silent")


def send(name: str, port: int, seconds: float) -> bool:
    """Run an attack by its name; True if the server ended it."""
    return ATTACKS[name](port, seconds)
