"""A network cable between a page and its server: it can be cut, and it can lose what the server says."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

PATIENCE = 10.0


class Cable:
    """Passes bytes on in both directions, as they come."""

    def __init__(self, port: int) -> None:
        self.goal = port
        self.deaf = False  # what the server says is lost
        self.whole = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        self.threads: list[threading.Thread] = []
        self._run(self._serve)

    @property
    def address(self) -> str:
        """Where the server is found through this cable."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Nothing goes through any more, and nobody is told."""
        self.whole = False
        ends, self.ends = self.ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Whoever comes now gets through."""
        self.deaf = False
        self.whole = True

    def close(self) -> None:
        """Take the cable away."""
        self.cut()
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join(PATIENCE)
        self.door.close()

    def _run(self, work: Callable[..., None], *given: socket.socket) -> None:
        self.threads.append(threading.Thread(target=work, args=given, daemon=True))
        self.threads[-1].start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self.door.accept()
                if self.whole:
                    self._join(page)
                else:
                    page.close()

    def _join(self, page: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self.goal))
        except OSError:
            page.close()
            return
        self.ends += [page, server]
        for one, other in ((page, server), (server, page)):
            self._run(self._pass_on, one, other, server)

    def _pass_on(self, one: socket.socket, other: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(65536):
                if not (self.deaf and one is server):
                    other.sendall(some)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()


@contextmanager
def cabled(address: str) -> Iterator[Cable]:
    """Lay a cable to a server."""
    cable = Cable(int(address.rsplit(":", 1)[1]))
    try:
        yield cable
    finally:
        cable.close()
