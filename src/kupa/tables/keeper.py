"""The keeper of a table: its one owner in this process.

Whatever is to happen comes into the keeper's inbox and is carried out one after the other: checked, folded
in, written to the log, and only then told. Nobody is shown the table between the folding and the writing,
so what anyone has seen is in the log. If another process wrote first, the table is read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from kupa.core.told import Seat, Told
from kupa.tables import entries as e
from kupa.tables.acts import Act
from kupa.tables.due import next_due
from kupa.tables.pilots import Pilots
from kupa.tables.store.log import Conflict, Line
from kupa.tables.store.writer import Writer
from kupa.tables.summary import head_of
from kupa.tables.table import Table

Job = Callable[[], Awaitable[Any]]


class Update:
    """An entry that was written, with what the game tells about it. ``drawn`` is for listeners to share."""

    __slots__ = ("drawn", "entry", "news", "number", "table")

    def __init__(self, table: Table, entry: e.AnyEntry, news: list[Told]) -> None:
        self.table = table
        self.number = table.number
        self.entry = entry
        self.news = news
        self.drawn: dict[Any, Any] = {}


class Listener(Protocol):
    """Somebody who looks at a table: a device, which may own a seat there. No call may wait."""

    owner: str | None
    seat: Seat | None

    def greet(self, table: Table) -> None:
        """Be shown the table as it is."""

    def hear(self, update: Update) -> None:
        """Be told of an entry."""

    def hurry(self, seat: Seat, left: float) -> None:
        """Be told that a seat's time runs out."""


class Keeper:
    """One table with its bots, its listeners and its inbox."""

    def __init__(self, table: Table, writer: Writer, clock: Callable[[], float]) -> None:
        self.table = table
        self.writer = writer
        self.clock = clock
        self.pilots = Pilots()
        self.listeners: list[Listener] = []
        self.inbox: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.due: float | None = None  # as it stands in the database
        self.used = clock()
        self.conflicts = 0
        self.ours = True  # whether this process wrote last
        self.torn = False  # folded further than the log: to be read again before anything else
        self.told: Callable[[Keeper, bytes | None], None] = lambda _keeper, _body: None

    def do(self, act: Act) -> asyncio.Future[int]:
        """Carry out an act when its turn comes; the future has its number, or the refusal."""
        return self.put(partial(self.carry_out, act))

    def join(self, listener: Listener) -> asyncio.Future[None]:
        """Show the table to somebody and tell them of all that follows."""
        return self.put(partial(self._join, listener))

    def leave(self, listener: Listener) -> None:
        """Tell them nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def follow(self, number: int, body: bytes) -> asyncio.Future[None]:
        """Take in an entry that another process wrote."""
        return self.put(partial(self._follow, number, body))

    def put(self, job: Job) -> asyncio.Future[Any]:
        """Put a job into the inbox."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.inbox.append((job, done))
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        try:
            while self.inbox:
                job, done = self.inbox.popleft()
                await _finish(partial(self._whole, job), done)
        finally:
            self.task = None
            self.used = self.clock()

    async def _whole(self, job: Job) -> object:
        if self.torn:
            await self._reload()
        return await job()

    async def carry_out(self, act: Act) -> int:
        """Check, fold in, write, tell; from a job only. Whoever comes second looks again."""
        while True:
            entry = act(self.table, self.clock())
            self.torn = True
            update = Update(self.table, entry, self.table.apply(entry))
            body = e.encode(entry)
            try:
                await self.writer.append(self._line(update, body))
            except Conflict:
                self.conflicts += 1
                await self._reload()
                continue
            self.torn, self.ours = False, True
            self._tell(update)
            self.told(self, body)
            return update.number

    def _line(self, update: Update, body: bytes) -> Line:
        table = update.table
        due = next_due(table)
        at = due.at if due else None
        played = isinstance(update.entry, e.Answered) and table.phase == "playing"
        if played and at is not None and self.due is not None and update.entry.at < self.due <= at:
            return Line(table.id, table.number, body)
        self.due = at
        return Line(table.id, table.number, body, head_of(table, at))

    async def _reload(self) -> None:
        """Read the table anew and tell what others wrote meanwhile."""
        written = await self.writer.log.load(self.table.id)
        seen = self.table.number - 1  # the last entry that was told
        self.table = fold(self.table.id, written[: seen + 1], self.table.haste)
        self.pilots, self.torn = Pilots(), False
        for body in written[seen + 1 :]:
            self._take_in(e.decode(body))

    async def _follow(self, number: int, body: bytes) -> None:
        if number == self.table.number + 1:
            self._take_in(e.decode(body))
        elif number > self.table.number:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Take in whatever the log has more; call it from a job only."""
        for body in await self.writer.log.load(self.table.id, self.table.number):
            self._take_in(e.decode(body))

    def _take_in(self, entry: e.AnyEntry) -> None:
        self.ours = False
        self._tell(Update(self.table, entry, self.table.apply(entry)))
        self.told(self, None)

    def _tell(self, update: Update) -> None:
        self.pilots.hear(update.table, update.news)
        if not isinstance(update.entry, e.Answered):  # chairs may have changed hands
            for listener in self.listeners:
                listener.seat = update.table.owned(listener.owner)
        for listener in self.listeners:
            listener.hear(update)

    async def _join(self, listener: Listener) -> None:
        listener.seat = self.table.owned(listener.owner)
        listener.greet(self.table)
        self.listeners.append(listener)


async def _finish(job: Job, done: asyncio.Future[Any]) -> None:
    """Run a job; its outcome belongs to whoever asked for it."""
    try:
        outcome = await job()
    except asyncio.CancelledError:
        done.cancel()
        raise
    except Exception as error:  # noqa: BLE001 — handed on
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(outcome)


def fold(table_id: str, written: list[bytes], haste: float = 1.0) -> Table:
    """Return the table a log makes."""
    opened = e.decode(written[0])
    if not isinstance(opened, e.Opened):
        raise TypeError("a log begins with the opening of its table")
    table = Table(table_id, opened, haste)
    for body in written[1:]:
        table.apply(e.decode(body))
    return table
