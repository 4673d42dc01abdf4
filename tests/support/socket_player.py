"""Plays random legal moves at a table over a real WebSocket."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.kupa_process import RunningServer


def play_by_socket(
    server: RunningServer, table: str, secret: str, most: int = 100_000
) -> list[dict[str, Any]]:
    """Play to the end, until the connection is lost, or until so many entries; return what was told."""
    choose = Random(table)
    told: list[dict[str, Any]] = []
    with connect(server.address.replace("http", "ws") + "/ws", compression=None) as socket:
        socket.send(json.dumps({"t": "hello", "table": table, "secret": secret}))
        while len(told) < most:
            try:
                message = json.loads(socket.recv(timeout=30))
                if message["t"] in {"welcome", "lobby", "told"}:
                    told.append(message)
                    if (message.get("table") or {}).get("phase") == "over":
                        break
                    answer(socket, message, choose)
            except ConnectionClosed:
                break
    return told


def answer(socket: Any, message: dict[str, Any], choose: Random) -> None:  # noqa: ANN401
    """Answer with a move that is offered, if one is."""
    moves = (message["game"] or {}).get("moves")
    if moves:
        move = {
            "t": "move",
            "id": f"x{message['n']}",
            "seen": message["n"],
            "move": choose.choice(moves),
        }
        socket.send(json.dumps(move))
