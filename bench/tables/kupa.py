"""How our server is spoken to: Reset, four people, as a page would play it."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import count
from random import Random
from secrets import token_urlsafe
from typing import Any

from bench.tables.counter import Counter
from bench.tables.players import SEATS, News, Player, Table

decode: Any = import_module("msgspec").json.Decoder().decode
COUNTERS = 4  # connections for HTTP


class Kupa:
    """Our dialect. With several servers, neighbours at a table are connected to different ones.

    Unless tables ``stick``: then all four are connected to one, as behind a proxy that knows them.
    """

    def __init__(self, ports: list[int], seed: int, *, stick: bool = False) -> None:
        self.stick = stick
        self.ports = ports
        self.random = Random(seed).random
        self.counters = [Counter(ports[at % len(ports)]) for at in range(COUNTERS)]
        self.opened = count()
        self.sent = count()

    async def seat(self, table: Table) -> None:
        """Open a table, sit down, say hello and deal."""
        counter = self._counter_of(table)
        for player in table.players:
            player.secret = token_urlsafe(32)
        asked = {"game": "reset", "name": "Noa", "pace": "relaxed"}
        table.id = (await counter.post("/api/tables", asked, table.players[0].secret))["id"]
        for player in table.players[1:]:
            chair = f"/api/tables/{table.id}/chairs"
            await counter.post(chair, {"name": f"Friend {player.seat}"}, player.secret)
        for player in table.players:
            await self._connect(table, player)
        await self._deal(table, counter, opened=SEATS + 1)  # opened is 0, four sat down

    def _counter_of(self, table: Table) -> Counter:
        """Return a connection for HTTP: always to the same server where tables stick."""
        if table.place is None:
            table.place = next(self.opened)
        return self.counters[(table.place if self.stick else next(self.opened)) % COUNTERS]

    def _port(self, table: Table, player: Player) -> int:
        place = table.place if self.stick else player.seat
        return self.ports[(place or 0) % len(self.ports)]

    async def _connect(self, table: Table, player: Player) -> None:
        await player.connect(f"ws://127.0.0.1:{self._port(table, player)}/ws")
        hello = {"t": "hello", "table": table.id, "secret": player.secret}
        player.send(json.dumps(hello).encode())

    async def _deal(self, table: Table, counter: Counter, opened: int) -> None:
        table.expect(opened)
        await counter.post(f"/api/tables/{table.id}/deal", {}, table.players[0].secret)

    async def again(self, table: Table) -> None:
        """Gather, and deal once more."""
        counter = self._counter_of(table)
        secret = table.players[0].secret
        number = (await counter.post(f"/api/tables/{table.id}/again", {}, secret))["n"]
        await self._deal(table, counter, opened=number + 1)

    def read(self, player: Player, message: bytes) -> News | None:
        """Keep what the game looks like now."""
        told = decode(message)
        kind = told["t"]
        if kind == "told" or (kind in {"lobby", "welcome"} and told["game"] is not None):
            player.sight = told
            return News(told["n"], over="table" in told and kind == "told")
        if kind in {"refused", "bye"}:
            raise RuntimeError(f"the server says no: {told}")
        return None

    def answer(self, table: Table) -> tuple[Player, bytes, int]:
        """Return any move that is offered to whoever is asked."""
        asked = table.players[0].sight["game"]["view"]["asked"][0]
        player = table.players[asked]
        number, moves = player.sight["n"], player.sight["game"]["moves"]
        move = moves[int(self.random() * len(moves))]
        sent = {"t": "move", "id": f"m{next(self.sent)}", "seen": number, "move": move}
        return player, json.dumps(sent).encode(), number + 1
