"""Where phones in the house find this computer. Nothing is sent to learn it."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

FAR_AWAY: Final = ("192.0.2.1", 9)  # an address that is nobody's: only the way to it is looked up


def addresses() -> list[str]:
    """Return this computer's addresses in its own network, the likeliest first; maybe none."""
    found = [*_by_route(), *_by_name()]
    return [each for each in dict.fromkeys(found) if _reachable(each)]


def _by_route() -> list[str]:
    """A connected datagram socket sends nothing, but knows which address it would send from."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR_AWAY)
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
