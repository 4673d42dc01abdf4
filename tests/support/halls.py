"""Halls for tests: real databases, quick clocks, and listeners that write down what they hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kupa.core.told import Seat
from kupa.tables import acts, answers, names
from kupa.tables.acts import Settings
from kupa.tables.hall import Hall
from kupa.tables.keeper import Keeper, Update
from kupa.tables.store import Log
from kupa.tables.store.database import connect, migrate
from kupa.tables.table import Table
from kupa.tables.telling import Redistell

SECRETS = [f"{number:043}" for number in range(8)]


class Ear:
    """Listens at a table; it writes down numbers and kinds of entries."""

    def __init__(self, owner: str | None = None) -> None:
        self.owner = owner
        self.seat: Seat | None = None
        self.greeted: list[int] = []
        self.numbers: list[int] = []
        self.kinds: list[str] = []
        self.said: list[bytes] = []
        self.hurried: list[tuple[Seat, float]] = []

    def greet(self, table: Table) -> None:
        self.greeted.append(table.number)

    def hear(self, update: Update) -> None:
        self.numbers.append(update.number)
        self.kinds.append(type(update.entry).__name__)

    def hurry(self, seat: Seat, left: float) -> None:
        self.hurried.append((seat, left))

    def overhear(self, text: bytes) -> None:
        self.said.append(text)

    @property
    def whole(self) -> bool:
        """Tell whether every entry since the greeting was told once, in its order."""
        first = self.greeted[0] + 1
        return self.numbers == list(range(first, first + len(self.numbers)))


async def make_hall(url: str, redis: str | None = None, haste: float = 1.0) -> Hall:
    """Return a hall that walks."""
    hall = Hall(Log(connect(url)), Redistell(redis) if redis else None, haste=haste)
    await migrate(hall.log.engine)
    hall.begin()
    return hall


@asynccontextmanager
async def halls(
    url: str, redis: str | None = None, *, count: int = 1, haste: float = 1.0
) -> AsyncIterator[list[Hall]]:
    """Open halls on one database, and close those that are not dead."""
    opened = [await make_hall(url, redis, haste) for _ in range(count)]
    try:
        yield opened
    finally:
        for hall in opened:
            if hall.tasks:
                await hall.close()


async def kill(hall: Hall) -> None:
    """End a hall as a crash would: what is being written may still be, and nobody is told of it."""
    for keeper in hall.keepers.values():
        keeper.told = lambda _keeper, _body: None
    for alarm in hall.alarms.values():
        alarm.off()
    for task in hall.tasks:
        task.cancel()
    await asyncio.gather(*hall.tasks, return_exceptions=True)
    hall.tasks.clear()
    hall.keepers.clear()
    await hall.writer.drain()
    if hall.telling is not None:
        await hall.telling.close()
    await hall.log.close()


def key(table_id: str, number: int) -> str:
    """Return the owner key of a person."""
    return names.owner_key(SECRETS[number], table_id)


async def seat_all(
    hall: Hall,
    game: str = "court",
    options: str = "",
    *,
    people: int = 2,
    bots: int = 0,
    pace: str = "normal",
) -> Keeper:
    """Open a table, let people and bots sit down, and deal."""
    settings = Settings(game, options, pace, max(people + bots, 2))
    table_id, _ = await hall.open(settings, SECRETS[0])
    keeper = await hall.find(table_id)
    for number in range(people):
        await keeper.do(acts.sit(key(table_id, number), f"P{number}"))
    for _ in range(bots):
        await keeper.do(acts.seat_bot(key(table_id, 0), "easy"))
    await keeper.do(acts.start(key(table_id, 0)))
    return keeper


async def listen(keeper: Keeper, person: int | None = None) -> Ear:
    ear = Ear(None if person is None else key(keeper.table.id, person))
    await keeper.join(ear)
    return ear


def one_move(keeper: Keeper, answer_id: str = "") -> acts.Act:
    """The first move of whoever is asked."""
    table = keeper.table
    assert table.match is not None
    seat = table.asked[0]
    owner = table.chairs[seat].owner
    assert owner is not None
    move = str(table.match.moves(seat)[0])
    return answers.answer(owner, move, table.number, answer_id or f"m{table.number}")
