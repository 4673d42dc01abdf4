"""How processes tell each other what they wrote. One process alone needs nobody to tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

logger = logging.getLogger("kupa.tables")

Heard = Callable[[str, int, bytes], None]  # a table, a number, an entry
CHANNEL = "kupa:entries"
RETRY = 1.0  # seconds; meanwhile the log is looked at now and then, so nothing is lost


class Telling(Protocol):
    """Tells other processes, and hears what they tell."""

    def tell(self, table_id: str, number: int, body: bytes) -> None:
        """Tell all others of an entry; must not wait."""

    async def run(self, heard: Heard) -> None:
        """Hear of others' entries until cancelled."""

    async def close(self) -> None:
        """Tell and hear no more."""


class Redistell:
    """Tells through Redis, which may fail at any time: it makes things quick, the log true."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(url, socket_connect_timeout=3)
        self.me = secrets.token_hex(4).encode()
        self.waiting: list[bytes] = []
        self.task: asyncio.Task[None] | None = None

    def tell(self, table_id: str, number: int, body: bytes) -> None:
        """Put an entry on its way; those of one moment travel together."""
        self.waiting.append(b" ".join((self.me, table_id.encode(), str(number).encode(), body)))
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

    async def run(self, heard: Heard) -> None:
        """Listen, and begin again if Redis was lost."""
        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._pass_on(message["data"], heard)
            await asyncio.sleep(RETRY)

    def _pass_on(self, message: bytes, heard: Heard) -> None:
        try:
            who, table_id, number, body = message.split(b" ", 3)
            if who != self.me:
                heard(table_id.decode(), int(number), body)
        except Exception:
            logger.exception("what another process told could not be taken in")

    async def close(self) -> None:
        """Tell what is left to tell, then let go of the connections."""
        if self.task is not None:
            await asyncio.wait([self.task], timeout=RETRY)
        await self.redis.aclose()
