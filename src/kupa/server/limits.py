"""Limits by address or connection: rates (token buckets), paces and connections at once."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict

from kupa.service.bucket import Bucket

MOST_ADDRESSES = 50_000
NETWORK_BITS = 64  # of an IPv6 address: one household has as many as it likes behind these


class Buckets:
    """A bucket for each address; the least recently used are dropped first."""

    def __init__(self, a_minute: float, burst: float = 0.0) -> None:
        self.a_minute = a_minute
        self.burst = burst or a_minute
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        key = network_of(address)
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.a_minute / 60, self.burst)
        self.known.move_to_end(key)
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket

    def take(self, address: str) -> bool:
        """Take a token from an address's bucket; 0 a minute means no limit."""
        return not self.a_minute or self.of(address).take()

    def has_any(self, address: str) -> bool:
        """Tell whether an address has a token left."""
        return not self.a_minute or self.of(address).has_any()

    def reserve(self, address: str, count: float = 1.0) -> float:
        """Take tokens that may not be there yet; return the seconds until they are."""
        return self.of(address).reserve(count) if self.a_minute else 0.0


class ConnectionLimit:
    """Counts the connections of each address; ``most`` of 0 means no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection, or return False; a counted one must call ``leave``."""
        key = network_of(address)
        if self.most and self.open.get(key, 0) >= self.most:
            return False
        self.open[key] = self.open.get(key, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection as closed."""
        key = network_of(address)
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


def network_of(address: str) -> str:
    """Return what limits count as one: an IPv4 address, or the network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS))
