"""Short codes by which a television is let in: each works once, and not for long."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kupa.core.refused import Refused
from kupa.tables.credentials import fresh_code
from kupa.tables.store.schema import screen_codes

LIFETIME: Final = 600.0  # seconds in which a code must be typed
TRIES: Final = 20


class ScreenCodes:
    """The codes that are in use, for all processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def make(self, table_id: str, now: float) -> str:
        """Return a new code of a table; an earlier one of it ends, as do all whose time is over."""
        ended = (screen_codes.c.until < now) | (screen_codes.c.table_id == table_id)
        for _ in range(TRIES):
            code = fresh_code(0)
            row = {"code": code, "table_id": table_id, "until": now + LIFETIME}
            try:
                async with self.engine.begin() as db:
                    await db.execute(delete(screen_codes).where(ended))
                    await db.execute(insert(screen_codes), row)
            except IntegrityError:
                continue
            return code
        raise Refused(None, "table.hall_full")

    async def take(self, code: str, now: float) -> str | None:
        """Return the table of a code, which is used up by it."""
        wanted = (screen_codes.c.code == code) & (screen_codes.c.until >= now)
        query = delete(screen_codes).where(wanted).returning(screen_codes.c.table_id)
        async with self.engine.begin() as db:
            found: str | None = await db.scalar(query)
            return found
