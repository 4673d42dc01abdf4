"""A client that plays, and comes back after every crash.

It says hello again, sends a move that was not acknowledged once more, under the same id, and plays on.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

from bench.crash.notes import Acknowledged, Notes, Seen
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

THOUGHT = 0.02  # seconds at most
RETRY = 0.1  # after a refusal, or a server that is not there
Ports = Callable[[], Iterator[int]]  # servers to try, the likeliest first


class Person:
    """One device with a seat at one table."""

    def __init__(self, table: str, secret: str, ports: Ports, notes: Notes, random: Random) -> None:
        self.table = table
        self.secret = secret
        self.ports = ports
        self.notes = notes
        self.random = random
        self.pending: dict[str, Any] | None = None  # a move sent and not yet acknowledged
        self.last: dict[str, Any] = {}  # the newest message that shows the table
        self.phase = ""
        self.hosting = False
        self.drowsy = 0.0  # how likely a turn is let pass, for the clock to answer
        self.passed = -1  # the number at which that happened
        self.sent = 0
        self.thinking: asyncio.TimerHandle | None = None

    async def play(self) -> None:
        """Play until cancelled, over as many connections as it takes."""
        while True:
            for port in self.ports():
                with suppress(OSError, WebSocketException, TimeoutError):
                    await self._connect(port)
                await asyncio.sleep(RETRY * self.random.random())

    async def watch(self) -> None:
        """Look on until cancelled, as somebody without a seat: bots play for whoever watches."""
        hello = json.dumps({"t": "hello", "table": self.table})
        while True:
            for port in self.ports():
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with connect(f"ws://127.0.0.1:{port}/ws", open_timeout=3) as socket:
                        await socket.send(hello)
                        async for _ in socket:
                            continue
                await asyncio.sleep(RETRY * self.random.random())

    async def _connect(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/ws"
        async with connect(address, compression=None, open_timeout=3, close_timeout=0.2) as socket:
            hello = {"t": "hello", "table": self.table, "secret": self.secret}
            await socket.send(json.dumps(hello))
            try:
                async for message in socket:
                    await self._on_message(socket, json.loads(message))
            finally:
                self._stop_thinking()

    async def _on_message(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind in {"welcome", "lobby", "told"}:
            await self._on_table(socket, message)
        elif kind == "done":
            self.notes.stood += 1
            self._acknowledge(message["id"], message["n"])
            self._think(socket)
        elif kind == "refused":
            self.pending = None
            self._think(socket, RETRY)

    async def _on_table(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.last = message
        if message["t"] == "told":
            self.notes.seen.add(Seen(self.table, message["n"], message["seat"], message["who"]))
            if "id" in message:
                self._acknowledge(message["id"], message["n"])
        self.hosting = message.get("hosting", self.hosting)
        self.phase = message["table"]["phase"] if message.get("table") else self.phase
        if message["t"] == "welcome" and self.pending is not None:
            self.notes.resent += 1
            await socket.send(json.dumps(self.pending))
        self._think(socket)

    def _acknowledge(self, answer: str, number: int) -> None:
        self.notes.acknowledged.append(Acknowledged(self.table, answer, number))
        if self.pending is not None and self.pending["id"] == answer:
            self.pending = None

    def _think(self, socket: ClientConnection, least: float = 0.0) -> None:
        """Answer in a moment, if asked."""
        self._stop_thinking()
        wait = least + self.random.random() * THOUGHT
        loop = asyncio.get_running_loop()
        self.thinking = loop.call_later(wait, lambda: asyncio.ensure_future(self._answer(socket)))

    def _stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()

    async def _answer(self, socket: ClientConnection) -> None:
        game = self.last.get("game")
        if self.pending is not None or not game or not game["moves"]:
            return
        if self.passed == self.last["n"] or self.random.random() < self.drowsy:
            self.passed = self.last["n"]
            return
        self.sent += 1
        move = self.random.choice(game["moves"])
        answer = f"{self.secret[:8]}-{self.sent}"
        self.pending = {"t": "move", "id": answer, "seen": self.last["n"], "move": move}
        with suppress(OSError, WebSocketException):
            await socket.send(json.dumps(self.pending))
