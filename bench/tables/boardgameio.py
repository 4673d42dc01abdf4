"""How a boardgame.io server is spoken to: Socket.IO over a WebSocket, the game of ``bgio/game.js``.

The clients are the same as ours, so that neither server is slowed by what it is measured with.
"""

from __future__ import annotations

import json
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from bench.tables.counter import Counter
from bench.tables.players import SEATS, News, Player, Table

decode: Any = import_module("msgspec").json.Decoder().decode
COUNTERS = 4  # connections for HTTP
GAME = "shed"

# the packets of Engine.IO and Socket.IO that matter here
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
SPACE = f"/{GAME},".encode()


class Boardgameio:
    """Their dialect."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.port = ports[0]
        self.random = Random(seed).random
        self.counters = [Counter(self.port) for _ in range(COUNTERS)]
        self.opened = count()

    async def seat(self, table: Table) -> None:
        """Create a match, join it and connect; the server deals at once."""
        await self._join(table)
        for player in table.players:
            await player.connect(f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket")

    async def _join(self, table: Table) -> None:
        counter = self.counters[next(self.opened) % COUNTERS]
        table.id = (await counter.post(f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        table.expect(0)
        for player in table.players:
            asked = {"playerID": str(player.seat), "playerName": f"Friend {player.seat}"}
            joined = await counter.post(f"/games/{GAME}/{table.id}/join", asked)
            player.secret = joined["playerCredentials"]

    async def again(self, table: Table) -> None:
        """Create another match for the same four connections."""
        await self._join(table)
        for player in table.players:
            self._sync(table, player)

    def _sync(self, table: Table, player: Player) -> None:
        self._emit(player, ["sync", table.id, str(player.seat), player.secret, SEATS])

    def _emit(self, player: Player, event: list[Any]) -> None:
        player.send(EVENT + SPACE + json.dumps(event).encode())

    def read(self, player: Player, message: bytes) -> News | None:
        """Keep the state, and do what the protocol asks for."""
        if message.startswith(EVENT + SPACE):
            return self._event(player, decode(message[len(EVENT + SPACE) :]))
        if message.startswith(CONNECT):
            self._sync(player.table, player)
        elif message.startswith(OPEN):
            player.send(CONNECT + SPACE)
        elif message == PING:
            player.send(PONG)
        return None

    def _event(self, player: Player, event: list[Any]) -> News | None:
        name, match, *rest = event
        if name not in {"sync", "update"} or match != player.table.id:
            return None
        state = rest[0]["state"] if name == "sync" else rest[0]
        player.sight = state
        return News(state["_stateID"], over="gameover" in state["ctx"])

    def answer(self, table: Table) -> tuple[Player, bytes, int]:
        """Return any card that fits, or a draw, for whoever's turn it is."""
        player = table.players[int(table.players[0].sight["ctx"]["currentPlayer"])]
        state, seat = player.sight, str(player.seat)
        kind, args = self._choice(state["G"]["players"][seat]["hand"], state["G"]["top"])
        payload = {"type": kind, "args": args, "playerID": seat, "credentials": player.secret}
        number = state["_stateID"]
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, number, table.id, seat]
        return player, EVENT + SPACE + json.dumps(event).encode(), number + 1

    def _choice(self, hand: list[str], top: str) -> tuple[str, list[int]]:
        fit = [at for at, card in enumerate(hand) if card[0] == top[0] or card[1:] == top[1:]]
        return ("play", [fit[int(self.random() * len(fit))]]) if fit else ("draw", [])
