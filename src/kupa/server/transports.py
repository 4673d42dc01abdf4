"""Ending a connection whose peer does not cooperate."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any, Final

NO_LINGER: Final = struct.pack("ii", 1, 0)


def abort(transport: asyncio.Transport) -> None:
    """Close an open connection now, and let the system forget what it has not sent.

    A plain abort leaves that to the system, which keeps it for minutes if the peer does not read.
    """
    connected: Any = transport.get_extra_info("socket")
    if connected is not None:
        with suppress(OSError, AttributeError):
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()
