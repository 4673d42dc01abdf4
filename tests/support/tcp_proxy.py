"""A TCP proxy between a page and its server: it can cut connections, and lose what the server sends."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

TIMEOUT = 10.0


class TcpProxy:
    """Passes bytes on in both directions, as they come."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.drops_responses = False  # what the server sends is lost
        self.connected = True
        self.sockets: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.threads: list[threading.Thread] = []
        self._run(self._serve)

    @property
    def address(self) -> str:
        """The address of the server through this proxy."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Cut every connection and refuse new ones."""
        self.connected = False
        sockets, self.sockets = self.sockets, []
        for end in sockets:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        """Accept and forward connections again."""
        self.drops_responses = False
        self.connected = True

    def close(self) -> None:
        """Stop the proxy."""
        self.cut()
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join(TIMEOUT)
        self.listener.close()

    def _run(self, work: Callable[..., None], *given: socket.socket) -> None:
        self.threads.append(threading.Thread(target=work, args=given, daemon=True))
        self.threads[-1].start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self.listener.accept()
                if self.connected:
                    self._forward(page)
                else:
                    page.close()

    def _forward(self, page: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self.server_port))
        except OSError:
            page.close()
            return
        self.sockets += [page, server]
        for one, other in ((page, server), (server, page)):
            self._run(self._copy, one, other, server)

    def _copy(self, one: socket.socket, other: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(65536):
                if not (self.drops_responses and one is server):
                    other.sendall(some)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()


@contextmanager
def tcp_proxy(address: str) -> Iterator[TcpProxy]:
    """Run a proxy to a server."""
    proxy = TcpProxy(int(address.rsplit(":", 1)[1]))
    try:
        yield proxy
    finally:
        proxy.close()
