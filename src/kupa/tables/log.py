"""The logs of all tables, wherever they are stored: what is written, read, and asked of a store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


class Conflict(Exception):
    """Another process has written this number, or uses this code."""


@dataclass(frozen=True, slots=True)
class Head:
    """The row of a table, to find it without reading its log; all of it follows from the log."""

    id: str
    game: str
    phase: str
    listed: bool
    touched: float
    due: float | None
    deals: int
    summary: str


@dataclass(frozen=True, slots=True)
class Line:
    """An entry to be written, and the table's head if that has changed."""

    table_id: str
    number: int
    body: bytes
    head: Head | None = None
    game: str = ""  # for log lines


class Damaged(Exception):
    """A log is not what was written: ``number`` is the first entry that is missing or means nothing."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number = number


def bodies_of(lines: list[tuple[int, bytes]], after: int) -> list[bytes]:
    """Return the bodies of the numbered entries after a number; a gap raises ``Damaged``."""
    for expected, (number, _) in enumerate(lines, after + 1):
        if number != expected:
            raise Damaged(expected, f"entry {expected} is missing")
    return [body for _, body in lines]


class Log(Protocol):
    """A store of logs. When ``append`` returns, its entries are kept, whatever happens then."""

    async def open(self, code: str, head: Head, body: bytes) -> None:
        """Write the row and the first entry of a new table; ``Conflict`` if the code is taken."""

    def append_now(self, lines: list[Line]) -> list[bool] | None:
        """Write entries without waiting, where that is fast; None if ``append`` must be used."""

    async def append(self, lines: list[Line]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number was still free."""

    async def load(self, table_id: str, after: int = -1) -> list[bytes]:
        """Return the entries of a table after a number, in order; a gap raises ``Damaged``."""

    async def postpone(self, table_id: str, until: float | None, before: float | None = None) -> None:
        """Set when something is due next, if it is not later than ``before`` already."""

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """Return the last number of each of these tables."""

    async def find_code(self, code: str) -> str | None:
        """Return the id of the table that has a code."""

    async def code_of(self, table_id: str) -> str | None:
        """Return the code of a table, if it still has one."""

    async def overdue(self, moment: float, most: int) -> dict[str, str]:
        """Return tables at which something was due before a moment, with the game of each."""

    async def heads(self, most: int, *, listed: bool = False) -> list[dict[str, Any]]:
        """Return the rows of the tables touched last; with ``listed`` only public lobbies."""

    async def count_open(self) -> int:
        """Return how many codes are in use."""

    async def free_codes(self, untouched_since: float) -> None:
        """Free the codes of tables not touched since a moment."""

    async def close(self) -> None:
        """Close all connections."""
