"""A bare fan-out on the server's own stack: what its sockets could carry if there were no game.

``python -m bench.workers.ceiling PORT`` serves ``/ws`` with the HTTP and WebSocket protocols of our
server, in a loop and a process like its own. Four clients join a table by its name; a message of one is
decoded, and what four pages were told in real games is encoded and sent, number by number, so that the
bytes are the same. There is no log, no rule and no bot.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any, Final

import msgspec
import uvicorn
from bench.tables.transcript import transcript

from kupa.host.serve import uvicorn_settings
from kupa.server.websocket_extension import EXTENSION, FastWebSocket

SEATS: Final = 4
GAMES: Final = 10  # their messages differ in length


class Sent(msgspec.Struct):
    """What a client sends."""

    t: str
    table: str = ""
    id: str = ""
    seen: int = 0
    move: str = ""


decode = msgspec.json.Decoder(Sent).decode
encode = msgspec.json.Encoder().encode
TOLD: Final = [told for seed in range(GAMES) for told in transcript(seed)]
tables: defaultdict[str, list[FastWebSocket]] = defaultdict(list)
numbers: defaultdict[str, int] = defaultdict(int)


def answer(table: str, message: bytes) -> None:
    """Tell all four what comes next."""
    decode(message)
    numbers[table] = number = numbers[table] + 1
    for socket, told in zip(tables[table], TOLD[number % len(TOLD)], strict=True):
        told["n"] = number
        socket.write(encode(told))


async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 — ASGI
    """Serve one WebSocket; anything else is the question whether the server is there."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        socket: FastWebSocket = scope["extensions"][EXTENSION]
        table = decode((await receive())["text"]).table
        tables[table].append(socket)
        if len(tables[table]) == SEATS:
            answer(table, b'{"t":"move"}')
        socket.listen(lambda message: answer(table, message))
        await receive()
    elif scope["type"] == "http":
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]}
        )
        await send({"type": "http.response.body", "body": b""})


if __name__ == "__main__":
    settings = {**uvicorn_settings("ERROR"), "lifespan": "off"}
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), **settings)
