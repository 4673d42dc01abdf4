"""The actor of a table: its only owner in this process.

Whatever is to happen at the table is put into the actor's inbox and processed in order: checked,
applied, written to the log, and only then sent to listeners. Nobody is shown the table between applying
and writing, so whatever anybody has seen is in the log. If another process has written first, the table
is read again from the log and the action is tried again.

Everything runs in the event loop, without a task of its own: between two entries there is nothing to
wait for but the log, and the log calls back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import entries as e
from kupa.tables.lobby_actions import Action
from kupa.tables.log import Conflict, Damaged, Line
from kupa.tables.schedule import next_due
from kupa.tables.summary import head_of
from kupa.tables.table import Table, fold
from kupa.tables.table_bots import TableBots
from kupa.tables.updates import Listener, Update
from kupa.tables.writer import Writer

logger = logging.getLogger("kupa.tables")

RETRY: Final = 0.5  # seconds between two attempts to read the log
MOST_CONFLICTS: Final = 20  # in a row: more are no race but a fault

T = TypeVar("T")
Outcome = int | Exception  # the number under which an action's entry was written, or why it was not
Done = Callable[[Outcome], None]


class TableActor:
    """A table with its bots, its listeners and its inbox.

    ``on_written`` is called after every entry, with its encoded form, or None if another process wrote
    it; ``on_said`` after every chat message of this process.
    """

    def __init__(self, table: Table, writer: Writer, clock: Callable[[], float]) -> None:
        self.table = table
        self.writer = writer
        self.clock = clock
        self.bots = TableBots()
        self.listeners: list[Listener] = []
        self.inbox: deque[Callable[[], None]] = deque()
        self.busy = False  # an entry is being written, or the log is being read
        self.needs_reload = False  # an entry was applied that is not known to be in the log
        self.due: float | None = None  # as the database has it
        self.used = clock()
        self.conflicts = 0
        self.conflicts_in_a_row = 0
        self.wrote_last = True  # False after an entry of another process
        self.shared = False  # other processes may be serving the table
        self.catching_up = False
        self.reading: asyncio.Future[list[bytes]] | None = None
        self.damaged = False  # its log cannot be read: whatever is asked for is refused
        self.on_written: Callable[[TableActor, bytes | None], None] = lambda _actor, _body: None
        self.on_said: Callable[[TableActor, Seat, str], None] = lambda _actor, _seat, _phrase: None
        self.on_attended: Callable[[TableActor], None] = lambda _actor: None
        self.on_damaged: Callable[[TableActor, Exception], None] = lambda _actor, _error: None

    def submit(self, action: Action, done: Done) -> None:
        """Perform an action after those before it, and call ``done`` with its outcome."""
        self.inbox.append(partial(self._begin, action, done))
        self._next()

    def do(self, action: Action) -> asyncio.Future[int]:
        """Perform an action; the future gets the number of its entry, or the exception."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(action, partial(_resolve, future))
        return future

    def join(self, listener: Listener) -> asyncio.Future[None]:
        """Add a listener between two entries: it misses none and hears of none twice."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.shared:  # another process may have told more already
            self.catch_up()
        self.inbox.append(partial(self._join, listener, future))
        self._next()
        return future

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.used = self.clock()
            self.on_attended(self)

    def say(self, seat: Seat, phrase: str) -> None:
        """Send a phrase to all listeners, also those of other processes."""
        self.pass_on(seat, phrase)
        self.on_said(self, seat, phrase)

    def pass_on(self, seat: Seat, phrase: str) -> None:
        """Send a phrase to the listeners of this process."""
        for listener in self.listeners:
            listener.on_chat(seat, phrase)

    def follow(self, number: int) -> None:
        """Read what another process says it wrote, if that is new."""
        if number > self.table.number or self.busy:
            self.catch_up()

    def catch_up(self) -> None:
        """Read entries of other processes from the log; once, however often it is asked for."""
        if not self.catching_up:
            self.catching_up = True
            self.inbox.append(self._catch_up)
            self._next()

    def _catch_up(self) -> None:
        self.catching_up = False
        if not self.damaged:
            self._load(self.table.number)

    def _catch_up_first(self) -> None:
        """Read the log again before anything else is done."""
        if not self.catching_up:
            self.catching_up = True
            self.inbox.appendleft(self._catch_up)

    def read(self, function: Callable[[Table], T]) -> asyncio.Future[T]:
        """Call a function with the table between two entries: all it sees is in the log."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.append(partial(self._read, function, future))
        self._next()
        return future

    def _read(self, function: Callable[[Table], T], future: asyncio.Future[T]) -> None:
        if future.done():
            return
        if self.damaged:
            future.set_exception(damaged())
        else:
            future.set_result(function(self.table))

    def _next(self) -> None:
        """Process the inbox until something has to be waited for."""
        while self.inbox and not self.busy:
            if self.needs_reload and not self.damaged:
                self._load(None)
                return
            self.inbox.popleft()()

    def _begin(self, action: Action, done: Done) -> None:
        if self.damaged:
            done(damaged())
            return
        try:
            entry = action(self.table, self.table.time(self.clock()))
            self.needs_reload = True
            update = Update(self.table, entry, self.table.apply(entry))
        except Exception as error:  # noqa: BLE001 — whatever it is, it belongs to the caller
            done(error)
            return
        self.busy = True
        body = e.encode(entry)
        self.writer.append(self._line(update, body), partial(self._written, action, done, update, body))

    def _written(
        self, action: Action, done: Done, update: Update, body: bytes, error: Exception | None
    ) -> None:
        """Called by the writer: send the update, or try again if another process was first."""
        self.busy = False
        self.used = self.clock()
        if error is None:
            self.needs_reload, self.wrote_last = False, True
            self.conflicts_in_a_row = 0
            self._send(update)
            self.on_written(self, body)
            done(update.number)
        elif isinstance(error, Conflict) and self.conflicts_in_a_row < MOST_CONFLICTS:
            self.conflicts += 1
            self.conflicts_in_a_row += 1
            self.inbox.appendleft(partial(self._begin, action, done))
        else:
            self.conflicts_in_a_row = 0
            done(error)
        self._next()

    def _line(self, update: Update, body: bytes) -> Line:
        """Leave the table's head out where the due time in the database is early enough."""
        table, game = update.table, update.table.game.key
        due = next_due(table)
        at = due.at if due else None
        played = isinstance(update.entry, e.Answered) and table.stage == "playing"
        if played and at is not None and self.due is not None and update.entry.at < self.due <= at:
            return Line(table.id, table.number, body, game=game)
        self.due = at
        return Line(table.id, table.number, body, head_of(table, at), game)

    def _load(self, after: int | None) -> None:
        """Read the whole log (None), or what follows a number, before anything else is done."""
        self.busy = True
        first = -1 if after is None else after
        self.reading = asyncio.ensure_future(self.writer.log.load(self.table.id, first))
        self.reading.add_done_callback(partial(self._loaded, after))

    def _loaded(self, after: int | None, task: asyncio.Future[list[bytes]]) -> None:
        self.busy, self.reading = False, None
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Damaged):
            self._set_aside(error)
            return
        if task.cancelled() or error is not None:  # the database is away
            if after is not None:
                self._catch_up_first()
            asyncio.get_running_loop().call_later(RETRY, self._next)
            return
        try:
            self._take_in(after, task.result())
        except Exception as fault:  # noqa: BLE001 — whatever it is, the table cannot go on
            self._set_aside(fault)
            return
        self._next()

    def _set_aside(self, error: Exception) -> None:
        """Refuse everything from now on: the log is damaged, and nobody may see more of the table."""
        self.damaged = self.needs_reload = True
        self.on_damaged(self, error)
        self._next()

    def _take_in(self, after: int | None, bodies: list[bytes]) -> None:
        if after is None:
            seen = self.table.number - 1  # the last entry that listeners were told of
            ahead = self.table.ahead  # its time goes on as it did
            self.table = fold(self.table.id, bodies[: seen + 1], self.table.time_scale)
            self.table.ahead = ahead
            self.bots, self.needs_reload, bodies = TableBots(), False, bodies[seen + 1 :]
        for body in bodies:
            self._apply_foreign(e.decode(body))

    def _apply_foreign(self, entry: e.AnyEntry) -> None:
        self.wrote_last = False
        self.used = self.clock()
        self._send(Update(self.table, entry, self.table.apply(entry)))
        self.on_written(self, None)

    def _send(self, update: Update) -> None:
        self.bots.notify(update.table, update.news)
        if not isinstance(update.entry, e.Answered):  # seats may have changed owners
            for listener in self.listeners:
                listener.seat = update.table.seat_of(listener.owner)
        for listener in self.listeners.copy():
            self._send_to(listener, update)

    def _send_to(self, listener: Listener, update: Update) -> None:
        """Remove a listener that fails: the others must not miss anything because of it."""
        try:
            listener.on_entry(update)
        except Exception:
            logger.exception(
                "%s: connection of seat %s removed, it failed at entry %d",
                update.table.label, listener.seat, update.number,
            )  # fmt: skip
            self.leave(listener)

    def _join(self, listener: Listener, future: asyncio.Future[None]) -> None:
        if future.cancelled():
            return
        if self.damaged:
            future.set_exception(damaged())
            return
        listener.seat = self.table.seat_of(listener.owner)
        self.listeners.append(listener)
        listener.on_join(self.table)
        future.set_result(None)
        self.on_attended(self)


def damaged() -> Refused:
    """Return the refusal of a table whose log cannot be read."""
    return Refused(None, "table.damaged")


def _resolve(future: asyncio.Future[int], outcome: Outcome) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
