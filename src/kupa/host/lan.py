"""The addresses of this computer in the local network, found without sending anything."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

DOCUMENTATION_ADDRESS: Final = ("192.0.2.1", 9)  # RFC 5737: only the route to it is looked up


def addresses() -> list[str]:
    """Return this computer's addresses in the local network, the most likely first; maybe none."""
    found = [*_by_route(), *_by_name()]
    return [each for each in dict.fromkeys(found) if _reachable(each)]


def _by_route() -> list[str]:
    """Ask a connected datagram socket, which sends nothing, for its own address."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(DOCUMENTATION_ADDRESS)
        return [str(probe.getsockname()[0])]
    return []


def _by_name() -> list[str]:
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return [str(each[4][0]) for each in found]
    return []


def _reachable(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_link_local or read.is_unspecified)
