"""The company: tables of people, of people and bots, and of bots alone whose one person has left.

Games end and are dealt again, so every table is played at for as long as the servers are shot at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from bench.crash.notes import Notes
from bench.crash.person import Person
from bench.tables.counter import Counter

GAMES = ("reset", "court", "ushpizin", "pairs")
PEOPLE = (4, 2, 1)  # at a table, in turn; bots have the other chairs; a single one leaves
LEVEL = "easy"
CARE = 0.5  # seconds between two looks at a table: is a game over?
CHAIRS = 4
STAYS = 2.0  # seconds until the only person at a table leaves
DROWSY = 0.1  # of their turns, people let pass at a table with bots: the clock must answer


class Party:
    """One table of the company."""

    def __init__(self, table: str, game: str, people: list[Person]) -> None:
        self.table = table
        self.game = game
        self.people = people

    @property
    def deserted(self) -> bool:
        """Tell whether its only person has left, so that bots and clocks must do everything."""
        return len(self.people) == 1


class Company:
    """All tables and everybody at them."""

    def __init__(self, ports: list[int], notes: Notes, random: Random) -> None:
        self.ports = ports
        self.notes = notes
        self.random = random
        self.parties: list[Party] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def gather(self, tables: int) -> None:
        """Open the tables and begin to play."""
        for number in range(tables):
            game = GAMES[number // len(PEOPLE) % len(GAMES)]
            self.parties.append(await self._open(game, PEOPLE[number % len(PEOPLE)]))
        for party in self.parties:
            self.tasks.append(asyncio.create_task(self._care_for(party)))
            self.tasks += [asyncio.create_task(self._play(party, person)) for person in party.people]

    async def _play(self, party: Party, person: Person) -> None:
        """Play for good; or for a moment, and then only watch the table's bots."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STAYS if party.deserted else None):
                await person.play()
        await person.watch()

    async def _open(self, game: str, people: int) -> Party:
        secrets = [f"{self.random.getrandbits(258):065x}"[:43] for _ in range(people)]
        asked: dict[str, Any] = {"game": game, "name": "Noa", "pace": "quick", "chairs": CHAIRS}
        table = (await self._ask("/api/tables", asked, secrets[0]))["id"]
        for number, secret in enumerate(secrets[1:]):
            await self._ask(f"/api/tables/{table}/chairs", {"name": f"Friend {number}"}, secret)
        for _ in range(people, CHAIRS):
            await self._ask(f"/api/tables/{table}/bots", {"level": LEVEL}, secrets[0])
        return Party(table, game, [self._person(table, secret, people) for secret in secrets])

    def _person(self, table: str, secret: str, people: int) -> Person:
        person = Person(table, secret, self._in_any_order, self.notes, Random(self.random.random()))
        person.drowsy = DROWSY if people < CHAIRS else 0.0
        return person

    def _in_any_order(self) -> Iterator[int]:
        yield from self.random.sample(self.ports, len(self.ports))

    async def _ask(self, path: str, body: dict[str, Any], secret: str, port: int = 0) -> Any:  # noqa: ANN401
        counter = Counter(port or self.random.choice(self.ports))
        try:
            return await counter.post(path, body, secret)
        finally:
            counter.close()

    async def _care_for(self, party: Party) -> None:
        """Deal, and deal again after every game; nobody sees when that is at a deserted table."""
        while True:
            if party.deserted or party.people[0].phase != "playing":
                await self._deal(party)
            await asyncio.sleep(CARE)

    async def _deal(self, party: Party) -> None:
        """Deal once more if the game is over; that it is not, or that a server crashes, is no fault."""
        for step in ("again", "deal"):
            with suppress(OSError, RuntimeError, EOFError):
                async with asyncio.timeout(3):
                    path = f"/api/tables/{party.table}/{step}"
                    await self._ask(path, {}, party.people[0].secret)

    async def go_home(self) -> None:
        """Stop playing."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
