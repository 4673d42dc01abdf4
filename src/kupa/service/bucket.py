"""A token bucket: how often something may happen."""

from __future__ import annotations

import time

LONGEST_WAIT = 5.0  # seconds


class Bucket:
    """A token bucket: ``rate`` tokens a second, at most ``burst`` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, count: int = 1) -> bool:
        """Take tokens; False if there are not so many."""
        self._refill()
        if self.left < count:
            return False
        self.left -= count
        return True

    def has_any(self) -> bool:
        """Tell whether a token could be taken."""
        self._refill()
        return self.left >= 1

    def reserve(self, count: float = 1.0) -> float:
        """Take tokens that may not be there yet; return the seconds until they are."""
        self._refill()
        self.left = max(self.left - count, -self.rate * LONGEST_WAIT)
        return max(0.0, -self.left / self.rate)


def take_from_all(buckets: tuple[Bucket, ...]) -> bool:
    """Take a token from each; False as soon as one has none left."""
    for bucket in buckets:  # noqa: SIM110 — a generator would cost more than the rest
        if not bucket.take(1):
            return False
    return True
