"""Ports: ours is bound before anything else starts, so nobody can take it meanwhile."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

from kupa.host.trouble import Trouble

USUAL: Final = 8765
TRIED: Final = 20  # ports after the usual one, before any free one will do
LOOPBACK, LOOPBACK_6, EVERYWHERE = "127.0.0.1", "::1", "0.0.0.0"  # noqa: S104 — asked for by --lan


def usual(host: str) -> list[socket.socket]:
    """Bind the usual port, or the next that is free."""
    for port in (*range(USUAL, USUAL + TRIED), 0):
        with suppress(OSError):
            return _home(host, port)
    raise Trouble("No port is free on this computer.")


def wanted(host: str, port: int) -> list[socket.socket]:
    """Bind this port of a computer at home, and no other."""
    try:
        return _home(host, port)
    except OSError as error:
        raise _trouble(host, port, error) from None


def one(host: str, port: int) -> socket.socket:
    """Bind one address, as a club asks for it."""
    try:
        return _bind(host, port)
    except OSError as error:
        raise _trouble(host, port, error) from None


def _home(host: str, port: int) -> list[socket.socket]:
    """Browsers look for localhost at two addresses: both must be ours, where there are two."""
    first = _bind(host, port)
    if not _has_loopback_6():
        return [first]
    try:
        return [first, _bind(LOOPBACK_6, number(first))]
    except OSError:
        first.close()
        raise


def _has_loopback_6() -> bool:
    try:
        _bind(LOOPBACK_6, 0).close()
    except OSError:
        return False
    return True


def _bind(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    made = socket.socket(family, kind)
    try:
        if os.name == "posix":  # elsewhere this would let two programs have one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen()  # two may bind a port; whoever listens has it
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def number(bound: socket.socket) -> int:
    """Return the port a socket is bound to."""
    port: int = bound.getsockname()[1]
    return port


def _trouble(host: str, port: int, error: OSError) -> Trouble:
    if isinstance(error, socket.gaierror):
        return Trouble(f"{host} is no address of this computer.")
    if isinstance(error, PermissionError):
        return Trouble(f"Port {port} may not be used by this user: choose one above 1023 with --port.")
    if _taken(error):
        return Trouble(f"Port {port} is taken by another program: choose another with --port.")
    return Trouble(f"{host}, port {port}, cannot be used: {error.strerror}.")


def _taken(error: OSError) -> bool:
    return error.errno in {48, 98, 10048}  # EADDRINUSE of macOS, Linux, Windows
