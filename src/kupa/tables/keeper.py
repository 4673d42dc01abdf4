"""The keeper of a table: its one owner in this process.

Whatever is to happen comes into the keeper's inbox and is carried out one after the other: checked,
folded in, written to the log, and only then told. Nobody is shown the table between the folding and the
writing, so what anyone has seen is in the log. If another process wrote first, the table is read again.

All of it runs in the event loop without a task of its own: between two entries there is nothing to wait
for but the log, and the log calls back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from kupa.core.told import Seat, Told
from kupa.tables import entries as e
from kupa.tables.acts import Act
from kupa.tables.due import next_due
from kupa.tables.pilots import Pilots
from kupa.tables.store.appending import Conflict
from kupa.tables.store.log import Line
from kupa.tables.store.writer import Writer
from kupa.tables.summary import head_of
from kupa.tables.table import Table

logger = logging.getLogger("kupa.tables")

T = TypeVar("T")
Outcome = int | Exception  # the number an act was written under, or why it was not
Done = Callable[[Outcome], None]


class Update:
    """An entry that was written, with what the game tells of it. ``drawn`` is for listeners to share."""

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
        self.inbox: deque[Callable[[], None]] = deque()
        self.busy = False  # an entry is being written, or the table read again
        self.torn = False  # folded further than the log: to be read again before anything else
        self.due: float | None = None  # as it stands in the database
        self.used = clock()
        self.conflicts = 0
        self.ours = True  # whether this process wrote last
        self.told: Callable[[Keeper, bytes | None], None] = lambda _keeper, _body: None

    def submit(self, act: Act, done: Done) -> None:
        """Carry out an act when its turn comes, and call back."""
        self.inbox.append(partial(self._begin, act, done))
        self._next()

    def do(self, act: Act) -> asyncio.Future[int]:
        """Carry out an act when its turn comes; the future has its number, or why not."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(act, partial(_resolve, future))
        return future

    def join(self, listener: Listener) -> asyncio.Future[None]:
        """Show the table to somebody, when its turn comes, and tell them of all that follows."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.append(partial(self._join, listener, future))
        self._next()
        return future

    def leave(self, listener: Listener) -> None:
        """Tell them nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.used = self.clock()

    def follow(self, number: int, body: bytes) -> None:
        """Take in an entry that another process wrote; without its body it is read from the log."""
        self.inbox.append(partial(self._follow, number, body))
        self._next()

    def catch_up(self) -> None:
        """Look whether the log has more, as when a message of another process was lost."""
        self.inbox.append(lambda: self._read_again(self.table.number))
        self._next()

    def look(self, at: Callable[[Table], T]) -> asyncio.Future[T]:
        """Look at the table between two entries: all that is seen then is in the log."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.append(lambda: None if future.done() else future.set_result(at(self.table)))
        self._next()
        return future

    def _next(self) -> None:
        """Go through the inbox until something must be waited for."""
        while self.inbox and not self.busy:
            if self.torn:
                self._read_again(None)
                return
            self.inbox.popleft()()

    def _begin(self, act: Act, done: Done) -> None:
        try:
            entry = act(self.table, self.clock())
            self.torn = True
            update = Update(self.table, entry, self.table.apply(entry))
        except Exception as no:  # noqa: BLE001 — whatever it is, it is for whoever asked
            done(no)
            return
        self.busy = True
        body = e.encode(entry)
        self.writer.append(self._line(update, body), partial(self._written, act, done, update, body))

    def _written(
        self, act: Act, done: Done, update: Update, body: bytes, error: Exception | None
    ) -> None:
        """Called by the log: now it is safe to tell; or somebody else was first, and we look again."""
        self.busy = False
        self.used = update.entry.at
        if error is None:
            self.torn, self.ours = False, True
            self._tell(update)
            self.told(self, body)
            done(update.number)
        elif isinstance(error, Conflict):
            self.conflicts += 1
            self.inbox.appendleft(partial(self._begin, act, done))
        else:
            done(error)
        self._next()

    def _line(self, update: Update, body: bytes) -> Line:
        """What is due is written anew only where the database would come too late, or has come."""
        table = update.table
        due = next_due(table)
        at = due.at if due else None
        played = isinstance(update.entry, e.Answered) and table.phase == "playing"
        if played and at is not None and self.due is not None and update.entry.at < self.due <= at:
            return Line(table.id, table.number, body)
        self.due = at
        return Line(table.id, table.number, body, head_of(table, at))

    def _read_again(self, after: int | None) -> None:
        """Read the log, all of it or what follows a number, before anything else is done."""
        self.busy = True
        task = asyncio.ensure_future(self.writer.log.load(self.table.id, -1 if after is None else after))
        task.add_done_callback(partial(self._read, after))

    def _read(self, after: int | None, task: asyncio.Future[list[bytes]]) -> None:
        self.busy = False
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or error is not None:
            asyncio.get_running_loop().call_later(RETRY, self._next)
            return
        written = task.result()
        if after is None:
            seen = self.table.number - 1  # the last entry that was told
            self.table = fold(self.table.id, written[: seen + 1], self.table.haste)
            self.pilots, self.torn, written = Pilots(), False, written[seen + 1 :]
        for body in written:
            self._take_in(e.decode(body))
        self._next()

    def _follow(self, number: int, body: bytes) -> None:
        if body and number == self.table.number + 1:
            self._take_in(e.decode(body))
        elif number > self.table.number:
            self._read_again(self.table.number)

    def _take_in(self, entry: e.AnyEntry) -> None:
        self.ours = False
        self.used = self.clock()
        self._tell(Update(self.table, entry, self.table.apply(entry)))
        self.told(self, None)

    def _tell(self, update: Update) -> None:
        self.pilots.hear(update.table, update.news)
        if not isinstance(update.entry, e.Answered):  # chairs may have changed hands
            for listener in self.listeners:
                listener.seat = update.table.owned(listener.owner)
        for listener in self.listeners.copy():
            self._tell_one(listener, update)

    def _tell_one(self, listener: Listener, update: Update) -> None:
        """Whoever cannot be told is told no more: nobody else may miss anything for that."""
        try:
            listener.hear(update)
        except Exception:
            logger.exception("a listener could not be told")
            self.leave(listener)

    def _join(self, listener: Listener, future: asyncio.Future[None]) -> None:
        if future.cancelled():
            return
        listener.seat = self.table.owned(listener.owner)
        self.listeners.append(listener)
        listener.greet(self.table)
        future.set_result(None)


RETRY = 0.5  # seconds between two tries to read the log


def _resolve(future: asyncio.Future[int], outcome: Outcome) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def fold(table_id: str, written: list[bytes], haste: float = 1.0) -> Table:
    """Return the table a log makes."""
    opened = e.decode(written[0])
    if not isinstance(opened, e.Opened):
        raise TypeError("a log begins with the opening of its table")
    table = Table(table_id, opened, haste)
    for body in written[1:]:
        table.apply(e.decode(body))
    return table
