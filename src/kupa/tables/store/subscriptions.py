"""Who is to be called at which table, where to, and when next."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kupa.tables.store.schema import push_keys, push_subscriptions

ROWS = push_subscriptions.c
PRIVATE = "private"
MOST = 8  # devices of one person at one table


class Subscription(Struct, frozen=True):
    """One device of one person at one table; ``asked`` is the question it was called for last."""

    table_id: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    zone: str
    quiet_from: int | None = None
    quiet_to: int | None = None
    asked: int = -1
    due: float | None = None

    @property
    def id(self) -> str:
        """The key of the row: a device is called once for a table."""
        return sha256(f"{self.table_id} {self.endpoint}".encode()).hexdigest()


class Subscriptions:
    """The subscriptions of all tables, for all processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def key(self, fresh: str) -> str:
        """Return the server's private key: the one there is, else the fresh one, kept from now on."""
        query = select(push_keys.c.value).where(push_keys.c.name == PRIVATE)
        async with self.engine.connect() as db:
            found: str | None = await db.scalar(query)
        if found is not None:
            return found
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(push_keys), {"name": PRIVATE, "value": fresh})
        except IntegrityError:  # another process was first
            return await self.key(fresh)
        return fresh

    async def put(self, subscription: Subscription) -> None:
        """Add a subscription, in the place of an earlier one of the same device."""
        chosen = (ROWS.table_id == subscription.table_id) & (ROWS.owner == subscription.owner)
        async with self.engine.begin() as db:
            await db.execute(delete(push_subscriptions).where(ROWS.id == subscription.id))
            kept = list(await db.scalars(select(ROWS.id).where(chosen)))
            await db.execute(delete(push_subscriptions).where(ROWS.id.in_(kept[MOST - 1 :])))
            row = {"id": subscription.id, **asdict(subscription)}
            await db.execute(insert(push_subscriptions), row)

    async def drop(self, table_id: str, owner: str) -> None:
        """Remove the subscriptions of a person at a table."""
        chosen = (ROWS.table_id == table_id) & (ROWS.owner == owner)
        async with self.engine.begin() as db:
            await db.execute(delete(push_subscriptions).where(chosen))

    async def drop_one(self, subscription: Subscription) -> None:
        """Remove one that its push service does not know any more."""
        async with self.engine.begin() as db:
            await db.execute(delete(push_subscriptions).where(ROWS.id == subscription.id))

    async def of_table(self, table_id: str) -> list[Subscription]:
        """Return the subscriptions of a table."""
        return await self._find(ROWS.table_id == table_id)

    async def call_at(self, subscription: Subscription, asked: int, due: float | None) -> None:
        """Set when a device is called next, and for which question."""
        query = update(push_subscriptions).where(ROWS.id == subscription.id)
        async with self.engine.begin() as db:
            await db.execute(query.values(asked=asked, due=due))

    async def take_due(self, now: float) -> list[Subscription]:
        """Return what is due; each is returned to one process only."""
        taken = []
        for each in await self._find(ROWS.due <= now):
            query = update(push_subscriptions).where(ROWS.id == each.id, ROWS.due == each.due)
            async with self.engine.begin() as db:
                if (await db.execute(query.values(due=None))).rowcount:
                    taken.append(each)
        return taken

    async def _find(self, condition: Any) -> list[Subscription]:  # noqa: ANN401 — an SQL expression
        fields = [ROWS[name] for name in Subscription.__struct_fields__]
        async with self.engine.connect() as db:
            return [Subscription(*row) for row in await db.execute(select(*fields).where(condition))]
