"""The hall: all tables of this process. It opens them, finds them, wakes them and puts them to rest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from kupa.core.refused import Refused
from kupa.tables import acts, entries as e, names
from kupa.tables.alarms import Alarm
from kupa.tables.keeper import Keeper, fold
from kupa.tables.store.appending import Conflict
from kupa.tables.store.log import Log
from kupa.tables.store.writer import Writer
from kupa.tables.summary import head_of
from kupa.tables.table import Table
from kupa.tables.telling import Telling

logger = logging.getLogger("kupa.tables")

ROUND = 1.0  # seconds between two walks through the hall
LATE = 2.0  # after which any process may see to a table
RESTS = 60.0  # seconds unused, after which a table without listeners leaves the memory
HOUR = 3600.0
FORGOTTEN = 3 * 24 * 3600.0  # after which a table's code is given to another
TRIES = 20


class Hall:
    """Every table that this process has in its hands."""

    def __init__(
        self,
        log: Log,
        telling: Telling | None = None,
        clock: Callable[[], float] = time.time,
        haste: float = 1.0,
    ) -> None:
        self.log = log
        self.writer = Writer(log)
        self.telling = telling
        self.clock = clock
        self.haste = haste
        self.keepers: dict[str, Keeper] = {}
        self.alarms: dict[str, Alarm] = {}
        self.loading: dict[str, asyncio.Future[Keeper]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.codes_freed = 0.0

    async def open(self, settings: acts.Settings, secret: str) -> tuple[str, str]:
        """Open a table for a device; return its id and its code."""
        table_id = names.fresh_id()
        entry = acts.opening(settings, names.owner_key(secret, table_id), self.clock())
        table = Table(table_id, entry, self.haste)
        for _ in range(TRIES):
            code = names.fresh_code(await self.log.count_open())
            try:
                await self.log.open(code, head_of(table, None), e.encode(entry))
            except Conflict:
                continue
            self._keep(table)
            return table_id, code
        raise Refused(None, "table.hall_full")

    async def find(self, table_id: str) -> Keeper:
        """Return the keeper of a table; it is read from the log if it is not at hand."""
        if table_id in self.keepers:
            return self.keepers[table_id]
        if not names.is_id(table_id):
            raise Refused(None, "table.no_such_table")
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Keeper:
        written = await self.log.load(table_id)
        if not written:
            raise Refused(None, "table.no_such_table")
        return self.keepers.get(table_id) or self._keep(fold(table_id, written, self.haste))

    def _keep(self, table: Table) -> Keeper:
        keeper = Keeper(table, self.writer, self.clock)
        keeper.told = self._told
        self.keepers[table.id] = keeper
        self.alarms[table.id] = Alarm(keeper)
        self.alarms[table.id].set()
        return keeper

    def _told(self, keeper: Keeper, body: bytes | None) -> None:
        """After every entry: tell the other processes of our own, and set the alarm anew."""
        if body is not None and self.telling is not None:
            self.telling.tell(keeper.table.id, keeper.table.number, body)
        if self.keepers.get(keeper.table.id) is keeper:  # it may have been put to rest meanwhile
            self.alarms[keeper.table.id].set()

    def heard(self, table_id: str, number: int, body: bytes) -> None:
        """Hear from another process; only tables at hand matter."""
        if table_id in self.keepers:
            self.keepers[table_id].follow(number, body)

    @property
    def conflicts(self) -> int:
        """How often another process wrote first."""
        return sum(keeper.conflicts for keeper in self.keepers.values())

    def begin(self) -> None:
        """Walk through the hall from now on, and listen to the other processes."""
        self.tasks.append(asyncio.create_task(self._walk()))
        if self.telling is not None:
            self.tasks.append(asyncio.create_task(self.telling.run(self.heard)))

    async def _walk(self) -> None:
        while True:
            try:
                await self._wake_late_tables()
                await self._compare_numbers()
                await self._free_codes()
                self._rest()
            except Exception:
                logger.exception("a walk through the hall was cut short")
            await asyncio.sleep(ROUND)

    async def _wake_late_tables(self) -> None:
        """See to tables whose process is gone: once loaded, a table's own alarm does the rest."""
        for table_id in await self.log.overdue(self.clock() - LATE, most=200):
            try:
                await self._wake(table_id)
            except Exception:
                logger.exception("a table could not be woken")  # the others can

    async def _wake(self, table_id: str) -> None:
        keeper = await self.find(table_id)
        keeper.due = None  # what the database says is past: write it anew with the next entry
        self.alarms[table_id].set()

    async def _free_codes(self) -> None:
        if self.clock() > self.codes_freed + HOUR:
            self.codes_freed = self.clock()
            await self.log.free_codes(self.clock() - FORGOTTEN)

    async def _compare_numbers(self) -> None:
        """Where others write too, look whether something was missed."""
        if self.telling is None:
            return
        watched = [table_id for table_id, keeper in self.keepers.items() if keeper.listeners]
        for table_id, number in (await self.log.numbers(watched)).items():
            keeper = self.keepers.get(table_id)
            if keeper is not None and number > keeper.table.number:
                keeper.catch_up()

    def _rest(self) -> None:
        """Let tables go that nobody looks at; their log has everything."""
        for table_id, keeper in list(self.keepers.items()):
            idle = not keeper.busy and not keeper.listeners
            if idle and self.clock() - keeper.used > RESTS and keeper.table.phase != "playing":
                self.alarms.pop(table_id).off()
                del self.keepers[table_id]

    async def close(self) -> None:
        """Finish what was begun; nothing that is written is lost, and all of it is in the log."""
        for alarm in self.alarms.values():
            alarm.off()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.drain()
        if self.telling is not None:
            await self.telling.close()
        await self.log.close()
