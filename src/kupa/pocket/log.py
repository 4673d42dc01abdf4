"""The logs of tables in a browser. The page's worker gives the storage, an IndexedDB."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Protocol

import msgspec

from kupa.tables.log import Conflict, Head, Line, bodies_of


class Storage(Protocol):
    """What the worker stores, as JSON: rows by their id, entries by table and number."""

    async def write(self, lines: str, rows: str) -> bool:
        """Write ``[id, number, body]`` and rows in one transaction; False if a number is taken."""

    async def entries(self, table_id: str, after: int) -> str:
        """Return ``[number, body]`` of a table after a number, in order."""

    async def last(self, table_id: str) -> int:
        """Return the last number of a table, -1 without any."""

    async def rows(self) -> str:
        """Return all rows."""


class BrowserLog:
    """The logs in one browser; several pages of it may write them, like several servers.

    There are no codes: nobody else can come in. Nothing is overdue either: a table goes on when it is
    looked at.
    """

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def open(self, code: str, head: Head, body: bytes) -> None:  # noqa: ARG002 — no codes here
        """Write the row and the first entry of a new table."""
        if not await self._write([Line(head.id, 0, body, head)]):
            raise Conflict

    def append_now(self, lines: list[Line]) -> list[bool] | None:  # noqa: ARG002 — it always waits
        """Return None: a browser writes while the page goes on."""
        return None

    async def append(self, lines: list[Line]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number was still free."""
        if await self._write(lines):
            return [True] * len(lines)
        if len(lines) == 1:
            return [False]
        return [await self._write([line]) for line in lines]

    async def _write(self, lines: list[Line]) -> bool:
        entries = [[line.table_id, line.number, line.body.decode()] for line in lines]
        rows = [asdict(line.head) for line in lines if line.head]
        return bool(await self.storage.write(_json(entries), _json(rows)))

    async def load(self, table_id: str, after: int = -1) -> list[bytes]:
        """Return the entries of a table after a number, in order; a gap raises ``Damaged``."""
        found = msgspec.json.decode(await self.storage.entries(table_id, after))
        return bodies_of([(number, body.encode()) for number, body in found], after)

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """Return the last number of each of these tables."""
        return {table_id: int(await self.storage.last(table_id)) for table_id in ids}

    async def heads(self, most: int, *, listed: bool = False) -> list[dict[str, Any]]:
        """Return the rows of the tables touched last; nothing is listed for others."""
        rows = (
            [] if listed else msgspec.json.decode(await self.storage.rows(), type=list[dict[str, Any]])
        )
        return sorted(rows, key=lambda row: -float(row["touched"]))[:most]

    async def postpone(self, table_id: str, until: float | None, before: float | None = None) -> None:
        """Do nothing: nothing is overdue."""

    async def find_code(self, code: str) -> str | None:  # noqa: ARG002
        """Return None: there are no codes."""
        return None

    async def code_of(self, table_id: str) -> str | None:  # noqa: ARG002
        """Return None: there are no codes."""
        return None

    async def overdue(self, moment: float, most: int) -> dict[str, str]:  # noqa: ARG002
        """Return nothing: a table goes on when it is looked at."""
        return {}

    async def count_open(self) -> int:
        """Return 0: there are no codes."""
        return 0

    async def free_codes(self, untouched_since: float) -> None:
        """Do nothing: there are no codes."""

    async def close(self) -> None:
        """Do nothing: the worker ends with its page."""


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
