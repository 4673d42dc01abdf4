"""The house: what all requests of one process share."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from kupa.server.drawing import Artist
from kupa.server.limits import Buckets, Turnstile
from kupa.server.settings import Settings
from kupa.tables.hall import Hall


class House:
    """The hall with its limits and its guests."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall
        self.artist = Artist(hall.clock)
        self.requests = Buckets(settings.requests)
        self.guesses = Buckets(settings.guesses)
        self.openings = Buckets(settings.openings)
        self.turnstile = Turnstile(settings.connections)
        self.errands: set[asyncio.Task[Any]] = set()
        self.draining = False

    def later(self, errand: Coroutine[Any, Any, Any]) -> None:
        """Run an errand that nobody waits for; not while the house is closing."""
        if self.draining:
            errand.close()
            return
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def welcome_from(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """A page of another site may not connect; programs, which send no origin, may."""
        origin = connection.headers.get("origin")
        if not origin or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # such as http://[
            return False

    def known_host(self, host: str) -> bool:
        """Tell whether the page may be asked for under this name: another may be a trick."""
        allowed = self.settings.hosts
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return "*" in allowed or name in allowed or (_lan(name) and "lan" in allowed)

    async def drain(self) -> None:
        """Finish what was begun; connections are closed already, and their pages come back elsewhere."""
        self.draining = True
        for errand in self.errands:
            errand.cancel()
        await self.hall.close()


TheHouse = NamedDependency[House]  # what a handler asks for


def _lan(name: str) -> bool:
    try:
        return ipaddress.ip_address(name.strip("[]")).is_private
    except ValueError:
        return name.endswith(".local")
