"""How the bare fan-out of ``bench/workers/ceiling.py`` is spoken to: four clients a table, no game."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import count

from bench.tables.players import News, Player, Table

decode = import_module("msgspec").json.Decoder().decode


class Bare:
    """Whoever is next sends a message as long as a move; all four read what they are told."""

    def __init__(self, ports: list[int], _seed: int) -> None:
        self.port = ports[0]
        self.named = count()
        self.sent = count()

    async def seat(self, table: Table) -> None:
        """Connect the four; the last hello makes the server say something."""
        table.id = f"t{next(self.named)}"
        table.expect(1)
        for player in table.players:
            await player.connect(f"ws://127.0.0.1:{self.port}/ws")
            player.send(json.dumps({"t": "hello", "table": table.id}).encode())

    async def again(self, table: Table) -> None:
        """There is no game to end."""

    def read(self, player: Player, message: bytes) -> News | None:
        """Keep the number."""
        player.sight = decode(message)
        return News(player.sight["n"], over=False)

    def answer(self, table: Table) -> tuple[Player, bytes, int]:
        """Return a message of the usual length."""
        number = table.players[0].sight["n"]
        player = table.players[number % len(table.players)]
        sent = {"t": "move", "id": f"m{next(self.sent)}", "seen": number, "move": "7 7*"}
        return player, json.dumps(sent).encode(), number + 1
