"""Somebody with a device: asks over HTTP, looks at a table over a WebSocket of bare sockets."""

from __future__ import annotations

import json
import time
from typing import Any

from bench.attack.raw import Raw

HERE = "127.0.0.1"


class Person:
    """Whoever has a secret made of one letter."""

    def __init__(self, port: int, letter: str) -> None:
        self.port = port
        self.secret = letter * 43

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; return the status and what was answered."""
        sent = b"" if body is None else json.dumps(body).encode()
        raw = Raw(self.port, HERE)
        told = raw.request(method, path, sent, f"Authorization: Bearer {self.secret}\r\n")
        raw.close()
        head, _, text = told.partition(b"\r\n\r\n")
        return int(head[9:12]), json.loads(text) if text else None

    def open(self, **more: object) -> str:
        """Open a table and sit down."""
        body = {"game": "reset", "name": "Noa", "chairs": 2, "pace": "quick", **more}
        found: str = self.ask("POST", "/api/tables", body)[1]["id"]
        return found

    def connect(self, table: str) -> Page:
        """Connect to a table."""
        return Page(self, table)


class Page:
    """One connection to a table."""

    def __init__(self, person: Person, table: str) -> None:
        self.raw = Raw(person.port, HERE)
        self.raw.upgrade()
        self.rest = b""
        self.raw.say({"t": "hello", "table": table, "secret": person.secret})
        self.welcome = self.receive(5, most=1)[0]

    def say(self, **message: object) -> None:
        """Send a message."""
        self.raw.say(message)

    def receive(self, seconds: float, most: int = 1000) -> list[dict[str, Any]]:
        """Return what is told within some time, or until so many were."""
        heard: list[dict[str, Any]] = []
        end = time.monotonic() + seconds
        while len(heard) < most and (left := end - time.monotonic()) > 0:
            while (text := self._next()) is not None:
                heard.append(json.loads(text))
            if len(heard) < most:
                self.rest += self.raw.receive(min(left, 0.1))
        return heard

    def _next(self) -> bytes | None:
        """Take a text out of what was received; other frames are left out."""
        while len(self.rest) > 1:
            size, head = self.rest[1], 2
            if size == 126:
                size, head = int.from_bytes(self.rest[2:4], "big"), 4
            if len(self.rest) < head + size:
                return None
            kind, text = self.rest[0] & 15, self.rest[head : head + size]
            self.rest = self.rest[head + size :]
            if kind == 1:
                return text
        return None

    def close(self) -> None:
        """Leave."""
        self.raw.close()
