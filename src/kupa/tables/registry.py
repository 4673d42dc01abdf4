"""The registry: all tables this process has in memory. It opens, finds, wakes and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import chat, credentials, entries as e, lobby_actions
from kupa.tables.actor import TableActor, damaged
from kupa.tables.bot_talk import BotTalk
from kupa.tables.clock import steady_time
from kupa.tables.log import Conflict, Damaged, Log
from kupa.tables.reading import read_table
from kupa.tables.summary import head_of
from kupa.tables.table import Table
from kupa.tables.thinker import Thinker
from kupa.tables.timers import TableTimer
from kupa.tables.writer import Writer

if TYPE_CHECKING:
    from kupa.tables.bus import Bus  # it imports Redis, which is an extra

logger = logging.getLogger("kupa.tables")

MAINTENANCE = 1.0  # seconds between two runs
PATIENCE = 5.0  # seconds for what reads the database to end by itself when the registry is closed
OVERDUE = 2.0  # seconds after which any process takes care of a table
IDLE = 60.0  # seconds after which a table without listeners is unloaded
HOUR = 3600.0
CODE_LIFETIME = 3 * 24 * 3600.0  # seconds after which the code of an untouched table is free again
TRIES = 20
PAUSES = (5.0, 3600.0)  # seconds until a table that cannot be loaded is tried again: at first, at most
MOST_ASIDE = 10_000


class TableRegistry:
    """The actors and timers of all tables in memory, and the maintenance they share."""

    def __init__(  # noqa: PLR0913 — what it works with, each by its name
        self,
        log: Log,
        bus: Bus | None = None,
        clock: Callable[[], float] = steady_time,
        time_scale: float = 1.0,
        fresh_id: Callable[[], str] = credentials.fresh_id,
        thinker: Thinker | None = None,
    ) -> None:
        self.thinker = thinker
        self.log = log
        self.fresh_id = fresh_id
        self.writer = Writer(log)
        self.bus = bus
        self.clock = clock
        self.time_scale = time_scale
        self.actors: dict[str, TableActor] = {}
        self.timers: dict[str, TableTimer] = {}
        self.talk = BotTalk(time_scale)
        self.loading: dict[str, asyncio.Future[TableActor]] = {}
        self.maintenance: asyncio.Task[None] | None = None
        self.listening: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()
        self.aside: dict[str, tuple[float, float]] = {}  # damaged: when to try again, and the pause
        self.background: set[asyncio.Future[None]] = set()
        self.codes_freed = 0.0
        self.on_written: Callable[[TableActor], None] = lambda _actor: None

    async def open(self, settings: lobby_actions.TableSettings, secret: str) -> tuple[str, str]:
        """Open a table for a device; return its id and its code."""
        table_id = self.fresh_id()
        entry = lobby_actions.opening(settings, credentials.owner_key(secret, table_id), self.clock())
        table = Table(table_id, entry, self.time_scale)
        for _ in range(TRIES):
            code = credentials.fresh_code(await self.log.count_open())
            try:
                await self.log.open(code, head_of(table, None), e.encode(entry))
            except Conflict:
                continue
            self._add(table)
            return table_id, code
        raise Refused(None, "table.hall_full")

    async def find(self, table_id: str, game: str = "") -> TableActor:
        """Return the actor of a table, loaded from the log if it is not in memory.

        ``game`` is for the log line if that fails.
        """
        if table_id in self.actors:
            return self.actors[table_id]
        if not credentials.is_id(table_id):
            raise Refused(None, "table.no_such_table")
        if table_id in self.aside and self.clock() < self.aside[table_id][0]:
            raise damaged()
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self._load(table_id, game))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def _load(self, table_id: str, game: str) -> TableActor:
        try:
            table = await self._read(table_id)
        except Damaged as error:
            self._set_aside(table_id, credentials.log_label(table_id, game), error)
            raise damaged() from None
        self.aside.pop(table_id, None)
        return self.actors.get(table_id) or self._add(table)

    async def _read(self, table_id: str) -> Table:
        bodies = await self.log.load(table_id)
        if not bodies:
            raise Refused(None, "table.no_such_table")
        return read_table(table_id, bodies, self.time_scale)

    def _set_aside(self, table_id: str, label: str, error: Exception) -> None:
        """Try a damaged table again after a pause that grows: it must not starve the others."""
        _, before = self.aside.pop(table_id, (0.0, 0.0))
        pause = min(2 * before or PAUSES[0], PAUSES[1])
        until = self.clock() + pause
        self.aside[table_id] = until, pause
        if len(self.aside) > MOST_ASIDE:
            del self.aside[next(iter(self.aside))]
        logger.error(
            "%s could not be loaded (%s), next try in %g s; 'kupa tables check' finds and mends such",
            label, error, pause,
        )  # fmt: skip
        self._spawn(table_id, self.log.postpone(table_id, until))

    def _damaged(self, actor: TableActor, error: Exception) -> None:
        """Forget a table whose log turned out to be damaged while it was in memory."""
        if self.actors.get(actor.table.id) is actor:
            self._unload(actor.table.id)
        self._set_aside(actor.table.id, actor.table.label, error)

    def _spawn(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """Write when a table is due, beside everything else."""
        task = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(partial(self._spawned, table_id))

    def _spawned(self, table_id: str, task: asyncio.Future[None]) -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            label = credentials.log_label(table_id)
            logger.warning("%s: its due time was not written: %r", label, task.exception())

    def _add(self, table: Table) -> TableActor:
        actor = TableActor(table, self.writer, self.clock)
        actor.on_written, actor.on_said = self._written, self._publish_chat
        actor.on_attended, actor.on_damaged = self._schedule, self._damaged
        actor.shared = self.bus is not None
        self.actors[table.id] = actor
        self.timers[table.id] = TableTimer(actor, self.thinker)
        self.timers[table.id].schedule()
        return actor

    def _written(self, actor: TableActor, body: bytes | None) -> None:
        """Tell of an entry of this process, and schedule what is due after any entry."""
        if body is not None and self.bus is not None:
            self.bus.publish(actor.table.id, b"%d" % actor.table.number)
        if body is not None:
            self.talk.notice(actor)
            self.on_written(actor)
        self._schedule(actor)

    def _schedule(self, actor: TableActor) -> None:
        table = actor.table
        if self.actors.get(table.id) is not actor:  # the table has been unloaded meanwhile
            return
        self.timers[table.id].schedule()
        due = actor.due
        if due is not None and table.stage == "playing" and self.timers[table.id].is_resting():
            actor.due = None  # or every process would take it for overdue
            self._spawn(table.id, self.log.postpone(table.id, None, before=due))

    def _publish_chat(self, actor: TableActor, seat: Seat, phrase: str) -> None:
        self.talk.answer(actor, seat, phrase)
        if self.bus is not None:
            self.bus.publish(actor.table.id, chat.sign(actor.table, seat, phrase))

    def receive(self, table_id: str, told: bytes) -> None:
        """Handle what seems to come from another process; tables not in memory need nothing.

        A number is only a reason to read the log, whoever sent it; chat must be signed.
        """
        actor = self.actors.get(table_id)
        if actor is None:
            return
        if not told.startswith(chat.CHAT):
            actor.follow(int(told.split(b" ", 1)[0]))
        elif (said := chat.verify(actor.table, told)) is not None:
            actor.pass_on(*said)

    def label(self, table_id: str) -> str:
        """Return what log lines call a table, with its game if it is in memory."""
        actor = self.actors.get(table_id)
        return actor.table.label if actor else credentials.log_label(table_id)

    @property
    def conflicts(self) -> int:
        """How often another process wrote first, at the tables in memory."""
        return sum(actor.conflicts for actor in self.actors.values())

    def begin(self) -> None:
        """Start maintenance, and listen to the other processes."""
        self.maintenance = asyncio.create_task(self._maintain())
        if self.bus is not None:
            self.listening = asyncio.create_task(self.bus.run(self.receive))

    async def _maintain(self) -> None:
        while not self.closing.is_set():
            try:
                await self._wake_overdue()
                await self._read_missed()
                await self._free_codes()
                self._unload_idle()
            except Exception:
                logger.exception("maintenance of tables failed, next run in %g s", MAINTENANCE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), MAINTENANCE)

    async def _wake_overdue(self) -> None:
        """Load tables whose process is gone: once loaded, a table's own timer does the rest."""
        overdue = await self.log.overdue(self.clock() - OVERDUE, most=200)
        for table_id, game in overdue.items():
            if self.closing.is_set():
                return
            try:
                await self._wake(table_id, game)
            except Refused:  # it is damaged, which is logged, or was deleted
                continue
            except Exception:  # the other tables can be woken
                logger.exception("%s could not be loaded", credentials.log_label(table_id, game))

    async def _wake(self, table_id: str, game: str) -> None:
        actor = await self.find(table_id, game)
        if self.timers[table_id].is_resting():
            await self.log.postpone(table_id, None)
            return
        actor.due = None  # the due time in the database is past: write it with the next entry
        self.timers[table_id].schedule()

    async def _free_codes(self) -> None:
        if self.clock() > self.codes_freed + HOUR:
            self.codes_freed = self.clock()
            await self.log.free_codes(self.clock() - CODE_LIFETIME)

    async def _read_missed(self) -> None:
        """Find entries of other processes whose messages were lost."""
        if self.bus is None:
            return
        watched = [table_id for table_id, actor in self.actors.items() if actor.listeners]
        for table_id, number in (await self.log.numbers(watched)).items():
            actor = self.actors.get(table_id)
            if actor is not None and number > actor.table.number:
                actor.catch_up()

    def _unload_idle(self) -> None:
        """Forget tables that nobody watches and at which nothing is due; the log has them."""
        for table_id, actor in list(self.actors.items()):
            idle = not actor.busy and not actor.listeners
            resting = actor.table.stage != "playing" or self._has_time(table_id)
            if idle and resting and self.clock() - actor.used > IDLE:
                self._unload(table_id)

    def _unload(self, table_id: str) -> None:
        self.timers.pop(table_id).stop()
        del self.actors[table_id]
        self.talk.forget(table_id)

    def _has_time(self, table_id: str) -> bool:
        """Tell whether nothing happens by itself, or not soon: the database knows when."""
        timer = self.timers[table_id]
        return timer.is_resting() or timer.fires > self.clock() + HOUR

    async def close(self) -> None:
        """Stop timers and maintenance, write what is waiting, and disconnect."""
        await self.stop()
        await self.writer.drain()
        if self.bus is not None:
            await self.bus.close()
        await self.log.close()

    async def stop(self) -> None:
        """Let nothing happen by itself any more, and what reads the database end.

        A read that is cancelled while the driver connects would leave a connection that nobody closes.
        """
        self.closing.set()
        self.talk.ended = True
        await end([self.listening] if self.listening is not None else [], 0)
        await end(self._reading(), PATIENCE)
        for timer in self.timers.values():
            timer.stop()
        if self.thinker is not None:
            await self.thinker.close()

    def _reading(self) -> list[asyncio.Future[Any]]:
        actors = [actor.reading for actor in self.actors.values()]
        found = [self.maintenance, *self.background, *self.loading.values(), *actors]
        return [task for task in found if task is not None]


async def end(tasks: Sequence[asyncio.Future[Any]], patience: float) -> None:
    """Wait until tasks have ended, and cancel those that take longer."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=patience)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
