"""Who may connect, and how fast: what the protocols ask before the application sees anything.

A peer that is a trusted proxy speaks for many: its connections are counted by the application, by the
address the proxy names.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, Final

from kupa.server.descriptors import most_connections
from kupa.server.limits import Buckets, ConnectionLimit

if TYPE_CHECKING:
    from uvicorn import Config

logger = logging.getLogger("kupa.server")

STATE: Final = "kupa.connection_guard"  # the key in the state of the ASGI lifespan
STATIC: Final = (b"/assets/", b"/fonts/", b"/icons/", b"/health/")
STATIC_SHARE: Final = 10  # so many static files may be asked for with one request
LOG_EVERY: Final = 60.0  # seconds

# So many pieces of requests are processed from one address; others wait their turn meanwhile.
PACE, PACE_BURST = 200.0, 24.0


class ConnectionGuard:
    """Limits the connections of each address, and the pace of their requests."""

    def __init__(self, connections: ConnectionLimit, requests: Buckets) -> None:
        self.connections = connections
        self.requests = requests
        self.static = Buckets(STATIC_SHARE * requests.a_minute)
        self.pace = Buckets(PACE * 60 if requests.a_minute else 0, PACE_BURST)
        self.trusted: Any = ()
        self.most = most_connections()
        self.logged = -LOG_EVERY

    @staticmethod
    def of(state: dict[str, Any], config: Config) -> ConnectionGuard | None:
        """Return the guard that the application put into the state of its lifespan."""
        guard: ConnectionGuard | None = state.get(STATE)
        if guard is not None:
            guard.trusted = getattr(config.loaded_app, "trusted_hosts", ())
        return guard

    def accept(self, client: tuple[str, int] | None, open_now: int) -> GuardedPeer:
        """Return what is known of a new peer, or why it is refused."""
        if self.most and open_now > self.most:
            self._log_exhaustion(open_now)
            return GuardedPeer(self, None, 503)
        address = client[0] if client else None
        if address is None or address in self.trusted:
            return GuardedPeer(self, None)
        if not self.connections.enter(address):
            return GuardedPeer(self, None, 429)
        return GuardedPeer(self, address)

    def _log_exhaustion(self, open_now: int) -> None:
        now = time.monotonic()
        if now > self.logged + LOG_EVERY:
            self.logged = now
            logger.error("%d connections are open, the most that open files allow (ulimit -n)", open_now)


class GuardedPeer:
    """One connection's share of the limits; ``address`` is None if the application counts it."""

    __slots__ = ("address", "guard", "refused")

    def __init__(self, guard: ConnectionGuard, address: str | None, refused: int = 0) -> None:
        self.guard = guard
        self.address = address
        self.refused = refused  # the status with which it is refused

    def wait(self) -> float:
        """Return for how many seconds what was received is to be held back."""
        return self.guard.pace.reserve(self.address) if self.address is not None else 0.0

    def charge(self, cost: float) -> None:
        """Take so much of the address's pace for a request that costs more."""
        if self.address is not None:
            self.guard.pace.reserve(self.address, cost)

    def may_ask(self, url: bytes) -> bool:
        """Tell whether the address has requests left; the application takes them."""
        if self.address is None:
            return True
        if url.startswith(STATIC):
            return self.guard.static.take(self.address)
        return self.guard.requests.has_any(self.address)

    def leave(self) -> None:
        """Give the place back."""
        if self.address is not None:
            self.guard.connections.leave(self.address)
            self.address = None
