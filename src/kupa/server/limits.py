"""How much one address or connection may ask for. A bucket fills with time and is emptied by asking."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 50_000


class Bucket:
    """So many a second, and a burst of so many at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one; tell whether there was one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from an address's bucket; 0 a minute stands for no limit."""
        if not self.a_minute:
            return True
        bucket = self.known.get(address) or Bucket(self.a_minute / 60, self.a_minute)
        self.known[address] = bucket
        self.known.move_to_end(address)
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()


class Turnstile:
    """How many connections an address has at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Let one in, if there is room; whoever was let in must leave."""
        if self.most and self.inside.get(address, 0) >= self.most:
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Let one out."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
