"""A client of bare sockets, that can send what no library would."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import struct
import time
from contextlib import suppress
from typing import Final

STRANGER: Final = "127.0.0.2"  # where attacks come from: not the address that a proxy would have
TEXT, CONTINUATION, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
FIN: Final = 0x80


class Raw:
    """One connection; ``source`` is the address it comes from."""

    def __init__(self, port: int, source: str = STRANGER, *, small: bool = False) -> None:
        self.port = port
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(10)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))

    def send(self, data: bytes) -> bool:
        """Send; False if the server has closed, or takes no more."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def flood(self, data: bytes, most: int, seconds: float) -> int:
        """Send the same again and again; return how many bytes the server took."""
        sent, end = 0, time.monotonic() + seconds
        self.socket.settimeout(0.2)
        while sent < most and time.monotonic() < end:
            try:
                sent += self.socket.send(data)
            except TimeoutError:
                continue
            except OSError:
                break
        self.socket.settimeout(10)
        return sent

    def receive(self, seconds: float = 10.0) -> bytes:
        """Receive what is there; nothing if it is closed or silent."""
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(65536)
        except OSError:
            return b""

    def read_all(self, seconds: float = 15.0) -> bytes:
        """Receive until the server closes; an error if it does not in time."""
        told, end = b"", time.monotonic() + seconds
        while True:
            self.socket.settimeout(max(0.01, end - time.monotonic()))
            try:
                some = self.socket.recv(65536)
            except ConnectionError:
                return told
            if not some:
                return told
            told += some

    def is_open(self) -> bool:
        """Tell whether the server has kept the connection, without reading what it sent."""
        state = self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
        return state[0] == 1  # ESTABLISHED

    def ends(self, seconds: float) -> bool:
        """Wait until the server has ended the connection; False if it does not in time."""
        end = time.monotonic() + seconds
        while self.is_open():
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def request(self, method: str, path: str, body: bytes = b"", headers: str = "") -> bytes:
        """Send a request and return the whole answer."""
        kind = "Content-Type: application/json\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n{kind}"
        self.send(f"{head}{headers}\r\n".encode() + body)
        return self.read_answer()

    def read_answer(self) -> bytes:
        """Receive one answer, as long as it says it is."""
        told = b""
        while b"\r\n\r\n" not in told:
            some = self.receive()
            if not some:
                return told
            told += some
        found = re.search(rb"content-length: (\d+)", told, re.IGNORECASE)
        end = told.index(b"\r\n\r\n") + 4 + int(found[1] if found else 0)
        while len(told) < end and (some := self.receive()):
            told += some
        return told

    def upgrade(self) -> bytes:
        """Become a WebSocket; return the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return self.receive()

    def say(self, message: object) -> bool:
        """Send a text message."""
        return self.send(frame(TEXT, json.dumps(message).encode()))

    def close(self) -> None:
        """Close without a word."""
        with suppress(OSError):
            self.socket.close()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a masked frame; the mask is zero, so that the data stands as it is."""
    first = opcode | (FIN if fin else 0)
    size = len(data)
    if size < 126:
        return struct.pack("!BB4x", first, FIN | size) + data
    return struct.pack("!BBH4x", first, FIN | 126, size) + data
