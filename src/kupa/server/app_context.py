"""The application's context: what all requests and connections of one process share."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from kupa.server.connection_guard import ConnectionGuard
from kupa.server.limits import Buckets, ConnectionLimit
from kupa.server.printer import Printer
from kupa.server.push import PushCaller
from kupa.server.reviewer import Reviewer
from kupa.server.settings import Settings
from kupa.service.bucket import Bucket
from kupa.service.presenter import Presenter
from kupa.service.table_connection import PHRASE_BURST, PHRASE_RATE
from kupa.tables.records import FinishedDeal
from kupa.tables.registry import TableRegistry
from kupa.tables.store import DatabaseLog

ADDRESS_SHARE: Final = 10  # so many times the messages of one connection may come from an address
REPLAY_SHARE: Final = 10  # replays and records are so many times rarer than other requests
MOST_DEALS: Final = 20  # finished deals that are kept for replays
HOUSE_SHARE: Final = 10  # so many times the wrong guesses of one address may come from all together
NO_LIMIT: Final = 1_000_000_000


class AppContext:
    """The registry of tables, the limits, and tasks in the background."""

    def __init__(self, settings: Settings, registry: TableRegistry, log: DatabaseLog) -> None:
        self.settings = settings
        self.log = log
        self.registry = registry
        self.presenter = Presenter(registry.clock)
        self.requests = Buckets(settings.requests)
        self.guesses = Buckets(settings.guesses)
        self.wrong_guesses = Bucket(HOUSE_SHARE * settings.guesses / 60, HOUSE_SHARE * settings.guesses)
        self.replays = Buckets(settings.requests / REPLAY_SHARE)
        self.replaying = asyncio.Semaphore(1)  # a thread that computes takes the event loop's time
        self.finished_deals: OrderedDict[tuple[str, int], FinishedDeal] = OrderedDict()
        self.openings = Buckets(settings.openings)
        self.prints = Buckets(settings.prints)
        self.printer = Printer()
        self.reviews = Buckets(settings.requests)
        self.reviewer = Reviewer()
        share = ADDRESS_SHARE * (settings.messages or NO_LIMIT)
        self.messages = Buckets(60 * share, 2 * share)
        self.connection_limit = ConnectionLimit(settings.connections)
        self.connection_guard = ConnectionGuard(self.connection_limit, self.requests)
        self.phrases = Buckets(60 * PHRASE_RATE, PHRASE_BURST)  # by table and device
        self.probe: asyncio.Future[None] | None = None  # of the database's health
        self.pages = 0  # WebSockets that are served
        self.background_tasks: set[asyncio.Task[Any]] = set()
        self.draining = False
        self.push = PushCaller(self)

    def remember_deal(self, table_id: str, deal: int, finished: FinishedDeal) -> None:
        """Keep a finished deal, which never changes, for who asks for its next steps."""
        self.finished_deals[table_id, deal] = finished
        if len(self.finished_deals) > MOST_DEALS:
            self.finished_deals.popitem(last=False)

    def may_guess(self, address: str) -> bool:
        """Take one of an address's guesses, unless all addresses together have been wrong too often."""
        if not self.settings.guesses:
            return True
        return self.wrong_guesses.has_any() and self.guesses.take(address)

    def guessed_wrong(self) -> None:
        """Count a wrong guess, whoever made it: many addresses may belong to one guesser."""
        self.wrong_guesses.take()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background; not any more once the server is shutting down."""
        if self.draining:
            work.close()
            return
        task = asyncio.create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    def is_allowed_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Refuse pages of other sites; programs, which send no origin, may connect."""
        origin = connection.headers.get("origin")
        if not origin or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # such as http://[
            return False

    def is_allowed_host(self, host: str) -> bool:
        """Tell whether a Host header is allowed, against DNS rebinding."""
        allowed = self.settings.hosts
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return "*" in allowed or name in allowed or (_is_local(name) and "lan" in allowed)

    async def drain(self) -> None:
        """Shut down; connections are closed already, and their pages reconnect elsewhere."""
        self.draining = True
        self.printer.close()
        await self.push.end()
        await self.reviewer.close()
        if self.probe is not None:
            self.probe.cancel()
        for task in self.background_tasks:
            task.cancel()
        await self.registry.close()


ContextDependency = NamedDependency[AppContext]  # the type of a handler's parameter


def _is_local(name: str) -> bool:
    try:
        return ipaddress.ip_address(name.strip("[]")).is_private
    except ValueError:
        return name.endswith(".local")
