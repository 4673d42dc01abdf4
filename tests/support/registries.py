"""Table registries on real databases, with fast clocks, and listeners that record what they are told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kupa.core.events import Seat
from kupa.tables import answers, credentials, lobby_actions, seating
from kupa.tables.actor import TableActor
from kupa.tables.bus import RedisBus
from kupa.tables.lobby_actions import TableSettings
from kupa.tables.registry import TableRegistry
from kupa.tables.store import DatabaseLog
from kupa.tables.store.database import connect, migrate
from kupa.tables.table import Table
from kupa.tables.updates import Update
from kupa.tables.writer import Writer

SECRETS = [f"{number:043}" for number in range(8)]


class RecordingListener:
    """Listens at a table; it records numbers and kinds of entries."""

    def __init__(self, owner: str | None = None) -> None:
        self.owner = owner
        self.seat: Seat | None = None
        self.joined: list[int] = []
        self.looking = True
        self.numbers: list[int] = []
        self.kinds: list[str] = []
        self.said: list[tuple[Seat, str]] = []
        self.warned: list[tuple[Seat, float]] = []

    def on_join(self, table: Table) -> None:
        self.joined.append(table.number)

    def on_entry(self, update: Update) -> None:
        self.numbers.append(update.number)
        self.kinds.append(type(update.entry).__name__)

    def on_warning(self, seat: Seat, left: float) -> None:
        self.warned.append((seat, left))

    def on_chat(self, seat: Seat, phrase: str) -> None:
        self.said.append((seat, phrase))

    @property
    def whole(self) -> bool:
        """Tell whether every entry since it joined was sent once, in its order."""
        first = self.joined[0] + 1
        return self.numbers == list(range(first, first + len(self.numbers)))


def database(keeper: TableRegistry | Writer) -> DatabaseLog:
    """Return the log of a registry or a writer, which in these tests is a database."""
    assert isinstance(keeper.log, DatabaseLog)
    return keeper.log


async def make_registry(url: str, redis: str | None = None, time_scale: float = 1.0) -> TableRegistry:
    """Return a registry that is running."""
    registry = TableRegistry(
        DatabaseLog(connect(url)), RedisBus(redis) if redis else None, time_scale=time_scale
    )
    await migrate(database(registry).engine)
    registry.begin()
    return registry


@asynccontextmanager
async def registries(
    url: str, redis: str | None = None, *, count: int = 1, time_scale: float = 1.0
) -> AsyncIterator[list[TableRegistry]]:
    """Run registries on one database, and close those that were not killed."""
    opened = [await make_registry(url, redis, time_scale) for _ in range(count)]
    try:
        yield opened
    finally:
        for registry in opened:
            if not registry.closing.is_set():
                await registry.close()


async def kill(registry: TableRegistry) -> None:
    """End a registry as a crash would: entries being written may still be, and nobody is sent them."""
    for actor in registry.actors.values():
        actor.on_written = lambda _actor, _body: None
    await registry.stop()
    registry.actors.clear()
    await registry.writer.drain()
    if registry.bus is not None:
        await registry.bus.close()
    await registry.log.close()


def key(table_id: str, number: int) -> str:
    """Return the owner key of a person."""
    return credentials.owner_key(SECRETS[number], table_id)


async def deal_table(
    registry: TableRegistry,
    game: str = "court",
    options: str = "",
    *,
    people: int = 2,
    bots: int = 0,
    pace: str = "normal",
    level: str = "easy",
) -> TableActor:
    """Open a table, let people and bots sit down, and deal."""
    settings = TableSettings(game, options, pace, max(people + bots, 2))
    table_id, _ = await registry.open(settings, SECRETS[0])
    actor = await registry.find(table_id)
    for number in range(people):
        await actor.do(seating.sit(key(table_id, number), f"P{number}"))
    for _ in range(bots):
        await actor.do(lobby_actions.seat_bot(key(table_id, 0), level))
    await actor.do(lobby_actions.start(key(table_id, 0)))
    return actor


async def listen(actor: TableActor, person: int | None = None) -> RecordingListener:
    listener = RecordingListener(None if person is None else key(actor.table.id, person))
    await actor.join(listener)
    return listener


def first_move(actor: TableActor, answer_id: str = "") -> lobby_actions.Action:
    """The first move of whoever is asked."""
    table = actor.table
    assert table.match is not None
    seat = table.asked[0]
    owner = table.chairs[seat].owner
    assert owner is not None
    move = str(table.match.moves(seat)[0])
    return answers.answer(owner, move, table.number, answer_id or f"m{table.number}")
