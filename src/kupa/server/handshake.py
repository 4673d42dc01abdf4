"""The handshake of a WebSocket (RFC 6455, 4.2): what a client must ask, and what it is answered."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from hashlib import sha1
from typing import Any, Final

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_BYTES: Final = 16
VERSION: Final = b"13"
SWITCHED: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"


def accept_key(scope: dict[str, Any]) -> bytes | None:
    """Return the answer to a client's key; None if its request cannot become a WebSocket."""
    headers = dict(scope["headers"])
    key = headers.get(b"sec-websocket-key", b"")
    if headers.get(b"sec-websocket-version") != VERSION or not _is_key(key) or scope["method"] != "GET":
        return None
    return b64encode(sha1(key + MAGIC, usedforsecurity=False).digest())


def _is_key(text: bytes) -> bool:
    """Tell whether a key is sixteen bytes in base64."""
    try:
        return len(b64decode(text, validate=True)) == KEY_BYTES
    except Base64Error:
        return False


def switched(key: bytes) -> bytes:
    """Return the answer with which the connection becomes a WebSocket."""
    return SWITCHED + b"Sec-WebSocket-Accept: " + key + b"\r\n\r\n"


def refused(status: bytes, headers: bytes = b"") -> bytes:
    """Return the answer with which it does not."""
    return b"HTTP/1.1 " + status + b"\r\n" + headers + b"Content-Length: 0\r\nConnection: close\r\n\r\n"
