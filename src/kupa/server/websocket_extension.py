"""What the server's WebSocket offers a session beside ASGI, in the extensions of its scope."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kupa.service.bucket import Bucket

EXTENSION: Final = "kupa.fast_websocket"

Listener = Callable[[bytes], None]


class FastWebSocket(Protocol):
    """What this protocol offers beside ASGI."""

    counts_address: bool

    def write(self, text: bytes) -> bool:
        """Write a message now; False if it has to be sent through ASGI."""

    def listen(self, listener: Listener | None) -> None:
        """Call the listener with every text message, instead of queueing it for ASGI."""

    def limit(self, buckets: tuple[Bucket, ...], exceeded: Callable[[], None]) -> None:
        """Count every frame in these buckets; call ``exceeded`` once if there are too many."""

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Call a function when the connection is gone, however it ended."""

    def abort(self) -> None:
        """Close the connection now; what was not sent is dropped."""
