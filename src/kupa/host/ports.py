"""Binding ports, before anything else starts: a port that is taken is then told at once."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

from kupa.host.errors import UserError

DEFAULT_PORT: Final = 8765
TRIES: Final = 20  # ports from the default one on, before any free one is taken
LOOPBACK, LOOPBACK_6, EVERYWHERE = "127.0.0.1", "::1", "0.0.0.0"  # noqa: S104 — asked for by --lan


def bind_default(host: str) -> list[socket.socket]:
    """Bind the default port, or the next that is free."""
    for port in (*range(DEFAULT_PORT, DEFAULT_PORT + TRIES), 0):
        with suppress(OSError):
            return _bind_localhost(host, port)
    raise UserError("No port is free on this computer.")


def bind_local(host: str, port: int) -> list[socket.socket]:
    """Bind exactly this port, on IPv4 and, where there is IPv6, on its loopback too."""
    try:
        return _bind_localhost(host, port)
    except OSError as error:
        raise _user_error(host, port, error) from None


def bind_one(host: str, port: int) -> socket.socket:
    """Bind one address only, for ``kupa serve``."""
    try:
        return _bind(host, port)
    except OSError as error:
        raise _user_error(host, port, error) from None


def _bind_localhost(host: str, port: int) -> list[socket.socket]:
    """Bind both addresses that browsers try for localhost, where there are both."""
    first = _bind(host, port)
    if not _has_loopback_6():
        return [first]
    try:
        return [first, _bind(LOOPBACK_6, port_of(first))]
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
        made.listen()  # two programs may bind one port, but only one may listen
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def port_of(bound: socket.socket) -> int:
    """Return the port a socket is bound to."""
    port: int = bound.getsockname()[1]
    return port


def _user_error(host: str, port: int, error: OSError) -> UserError:
    if isinstance(error, socket.gaierror):
        return UserError(f"{host} is no address of this computer.")
    if isinstance(error, PermissionError):
        return UserError(f"Port {port} may not be used by this user: choose one above 1023 with --port.")
    if _taken(error):
        return UserError(f"Port {port} is taken by another program: choose another with --port.")
    return UserError(f"{host}, port {port}, cannot be used: {error.strerror}.")


def _taken(error: OSError) -> bool:
    return error.errno in {48, 98, 10048}  # EADDRINUSE of macOS, Linux, Windows
