"""A real server in a thread of this process, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from random import Random
from secrets import token_hex
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kupa.host.serve import uvicorn_settings
from kupa.server.app import make_app
from kupa.server.app_context import AppContext
from kupa.server.gateway import Gateway
from kupa.server.settings import Settings
from kupa.tables.credentials import fresh_secret

TLS_CONTEXT = ssl.create_default_context()  # made once: nothing here is encrypted, and making it is slow
T = TypeVar("T")
Json = dict[str, Any]
TIMEOUT = 15.0
LARGEST = 16 * 1024
SMALL_BUFFER = 4096  # bytes
NO_LIMITS = {
    "requests": 0,
    "connections": 0,
    "guesses": 0,
    "openings": 0,
    "prints": 0,
    "messages": 100_000,
}


class ServerThread:
    """A server that runs in a thread of its own."""

    def __init__(self, settings: Settings, *, narrow: bool = False, direct: bool = False) -> None:
        self.app: Gateway = make_app(settings)
        self.socket = socket.create_server(("127.0.0.1", 0))
        if narrow:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
        self.port: int = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings_of_uvicorn = {
            **uvicorn_settings("WARNING"), "ws_max_size": LARGEST, "log_config": None,
            "timeout_graceful_shutdown": 3, "forwarded_allow_ips": "" if direct else None,
        }  # fmt: skip
        config = uvicorn.Config(self.app, **settings_of_uvicorn)
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.socket]))
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    @property
    def context(self) -> AppContext:
        """The application behind the gateway."""
        return self.app.context

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    def start(self) -> None:
        """Start serving, and wait until it accepts connections."""
        self.thread.start()
        wait(lambda: self.server.started)

    def stop(self) -> None:
        """Drain connections and stop."""
        self.server.should_exit = True
        self.thread.join(TIMEOUT)
        self.socket.close()
        assert not self.thread.is_alive()


@contextmanager
def run_server(
    url: str,
    *,
    narrow: bool = False,
    direct: bool = False,
    **settings: Any,  # noqa: ANN401
) -> Iterator[ServerThread]:
    """Serve a database, without limits unless named.

    With ``narrow`` the send buffers are small; with ``direct`` no proxy is trusted, not even here.
    """
    given = Settings(database_url=url, **{**NO_LIMITS, **settings})
    served = ServerThread(given, narrow=narrow, direct=direct)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def wait(fact: Callable[[], object], patience: float = TIMEOUT) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not fact():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)


class Device:
    """Somebody's device: a secret, requests, and pages that are connected."""

    def __init__(self, served: ServerThread, name: str = "Noa") -> None:
        self.served = served
        self.name = name
        self.secret = fresh_secret()
        self.http = httpx.Client(base_url=served.url, timeout=TIMEOUT, verify=TLS_CONTEXT)

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:  # noqa: ANN401
        """Send a request with the device's secret."""
        headers = {"authorization": f"Bearer {self.secret}", **more.pop("headers", {})}
        given: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method, path, headers=headers, **given, **more)

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self.ask("GET", path)

    def open(self, game: str = "court", **settings: object) -> str:
        """Open a table and return its id."""
        answer = self.ask("POST", "/api/tables", {"game": game, **settings})
        assert answer.status_code == 201, answer.text
        found = answer.json()["id"]
        assert isinstance(found, str)
        return found

    def sit(self, table: str) -> int:
        """Sit down."""
        answer = self.ask("POST", f"/api/tables/{table}/chairs", {"name": self.name})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["n"])

    def page(self, table: str, *, stranger: bool = False, narrow: bool = False) -> SocketClient:
        """Connect to a table, and be welcomed."""
        page = SocketClient(
            self.served, **({"sock": small_buffer_socket(self.served.port)} if narrow else {})
        )
        page.send({"t": "hello", "table": table, **({} if stranger else {"secret": self.secret})})
        page.expect("welcome")
        return page

    def close(self) -> None:
        """Close its HTTP connections."""
        self.http.close()


def small_buffer_socket(port: int) -> socket.socket:
    """Return a connection with a small receive buffer, which fills up when nobody reads."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    made.connect(("127.0.0.1", port))
    return made


class SocketClient:
    """A client of one WebSocket; it keeps every message it received."""

    def __init__(self, served: ServerThread, **more: Any) -> None:  # noqa: ANN401 — for the library
        address = f"ws://127.0.0.1:{served.port}/ws"
        self.open = connect(address, compression=None, max_size=None, **more)
        self.socket: ClientConnection = self.open.__enter__()
        self.heard: list[Json] = []
        self.n = -1
        self.game: Json | None = None
        self.you: int | None = None

    def send(self, message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self, patience: float = TIMEOUT) -> Json:
        """Receive one message and keep track of the table."""
        message: Json = json.loads(self.socket.recv(timeout=patience))
        self.heard.append(message)
        if "n" in message and message["t"] in {"welcome", "lobby", "told"}:
            self.n = message["n"]
            self.game = message["game"]
            self.you = message.get("you", self.you)
        return message

    def expect(self, kind: str) -> Json:
        """Receive until a message of a kind comes."""
        while True:
            message = self.receive()
            if message["t"] == kind:
                return message

    def catch_up(self, number: int) -> None:
        """Receive until the table is at a number."""
        while self.n < number:
            self.receive()

    def ping(self) -> list[Json]:
        """Return what comes before the answer to a ping: all that was sent so far."""
        before = len(self.heard)
        self.send({"t": "ping"})
        self.expect("pong")
        return self.heard[before:-1]

    def move(self, move: str | None = None, *, seen: int | None = None, answer_id: str = "") -> str:
        """Send a move, the first that is offered if none is named; return its id."""
        answer_id = answer_id or token_hex(6)
        chosen = move if move is not None else self.moves[0]
        number = self.n if seen is None else seen
        self.send({"t": "move", "id": answer_id, "seen": number, "move": chosen})
        return answer_id

    @property
    def moves(self) -> list[str]:
        """What may be answered now."""
        return list(self.game["moves"]) if self.game else []

    def closed(self) -> int:
        """Receive until the server closes; return the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def cut(self) -> None:
        """Lose the connection without a word."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self.open.__exit__(None, None, None)


def play_out(pages: list[SocketClient], choose: Random, most: int = 3000) -> Json:
    """Let pages play any moves they are offered until the game is over; return its table."""
    for _ in range(most):
        number = max(page.n for page in pages)
        for page in pages:
            page.catch_up(number)
        now = next(each for each in reversed(pages[0].heard) if each.get("n") == number)
        if (now.get("table") or {}).get("phase") == "over":
            found: Json = now["table"]
            return found
        page = choose.choice([page for page in pages if page.moves])
        time.sleep(page.game["look"] / 1000 if page.game else 0)
        page.move(choose.choice(page.moves))
        heard = page.receive()
        while heard["t"] not in {"told", "refused"}:
            heard = page.receive()
        assert heard["t"] == "told", heard
    raise AssertionError("the game does not end")


Sit = Callable[..., tuple[str, list[Device], list[SocketClient]]]  # the fixture ``seated``
