"""Others who use the server while it is attacked: how long they wait says whether it succeeds."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from dataclasses import dataclass, field

from bench.attack.raw import PONG, TEXT, Raw, frame

ASKED_BACK = b"\x89\x00"  # the server's own ping
PERIOD = 0.01  # seconds between two messages of one


@dataclass
class Bystanders:
    """Some connections that ask and are answered, from a thread of their own, until they are stopped."""

    port: int
    count: int = 4
    times: list[float] = field(default_factory=list)
    asked: dict[int, float] = field(default_factory=dict)  # when each asked that waits now
    lost: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self.thread.start()

    @property
    def are_there(self) -> bool:
        """Tell whether all ask and have been answered."""
        return len(self.times) >= 10 * self.count

    def waits(self) -> list[float]:
        """Return how long each answer took, and how long the missing ones have been waited for."""
        now = time.perf_counter()
        return [*self.times, *(now - began for began in list(self.asked.values()))]

    def stop(self) -> None:
        """Stop asking."""
        self.stopped.set()
        self.thread.join(10)

    async def _run(self) -> None:
        await asyncio.gather(*map(self._ask, range(self.count)))

    async def _ask(self, number: int) -> None:
        table = await asyncio.to_thread(open_table, self.port, "127.0.0.1")
        raw = Raw(self.port, "127.0.0.1")
        raw.upgrade()
        raw.socket.settimeout(0)
        reader, writer = await asyncio.open_connection(sock=raw.socket)
        writer.write(frame(TEXT, json.dumps({"t": "hello", "table": table}).encode()))
        ping = frame(TEXT, b'{"t":"ping"}')
        await reader.read(65536)
        while not self.stopped.is_set():
            began = self.asked[number] = time.perf_counter()
            writer.write(ping)
            try:
                told = await reader.read(65536)
            except OSError:
                told = b""
            if not told:
                self.lost += 1
                return
            if ASKED_BACK in told:  # or the server takes it for gone after a while
                writer.write(frame(PONG))
            self.times.append(time.perf_counter() - began)
            del self.asked[number]
            await asyncio.sleep(2 * PERIOD)
        writer.close()


SECRET = "a" * 43


def open_table(port: int, source: str, body: str = '{"game":"reset","name":"Noa","chairs":2}') -> str:
    """Open a table and return its id."""
    raw = Raw(port, source)
    told = raw.request("POST", "/api/tables", body.encode(), f"Authorization: Bearer {SECRET}\r\n")
    raw.close()
    found: str = json.loads(told.split(b"\r\n\r\n", 1)[1])["id"]
    return found
