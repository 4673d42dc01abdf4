"""Messages between processes that serve the same tables. A single process needs none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from kupa.tables.credentials import log_label

logger = logging.getLogger("kupa.tables")

Receive = Callable[[str, bytes], None]  # the table's id, and what it is told
CHANNEL = "kupa:entries"
RETRY = 1.0  # seconds; entries missed meanwhile are read from the log
MOST_WAITING = 10_000  # messages kept for a Redis that is slow


class Bus(Protocol):
    """Tells the other processes that something has happened at a table.

    What it carries is not believed: a number only says how far the log should be read, and chat is
    signed by the table.
    """

    def publish(self, table_id: str, told: bytes) -> None:
        """Tell all other processes, without waiting."""

    async def run(self, receive: Receive) -> None:
        """Pass on what other processes tell until cancelled."""

    async def close(self) -> None:
        """Send what is waiting and disconnect."""


class RedisBus:
    """A bus over Redis. Messages may be lost: the log is complete, Redis only makes it faster."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(url, socket_connect_timeout=3)
        self.sender = secrets.token_hex(4).encode()
        self.waiting: list[bytes] = []
        self.task: asyncio.Task[None] | None = None

    def publish(self, table_id: str, told: bytes) -> None:
        """Queue a message; those of one turn of the event loop are sent together."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(b" ".join((self.sender, table_id.encode(), told)))
        if self.task is None:
            self.task = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                async with self.redis.pipeline(transaction=False) as pipe:
                    for message in batch:
                        pipe.publish(CHANNEL, message)
                    with contextlib.suppress(RedisError, OSError):
                        await pipe.execute()
        finally:
            self.task = None

    async def run(self, receive: Receive) -> None:
        """Subscribe, and subscribe again whenever the connection to Redis is lost."""
        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.process(message["data"], receive)
            await asyncio.sleep(RETRY)

    def process(self, message: bytes, receive: Receive) -> None:
        """Pass on what another process tells; what cannot be processed must not end the rest."""
        sender, _, rest = message.partition(b" ")
        table_id, _, told = rest.partition(b" ")
        if sender == self.sender:
            return
        try:
            receive(table_id.decode(), told)
        except Exception as error:  # noqa: BLE001 — whoever may publish must not stop us
            label = log_label(table_id.decode(errors="replace"))
            logger.warning(
                "%s: message on Redis channel %s could not be processed: %r", label, CHANNEL, error
            )

    async def close(self) -> None:
        """Wait a moment for messages being sent, then disconnect."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=RETRY)
        await self.redis.aclose()
