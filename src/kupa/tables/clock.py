"""The clock of a process: the system's when it started, and steady from then on.

A system's clock may be set while people play. Nobody's time may run out because of that, or never.
"""

from __future__ import annotations

import time

# time while the system sleeps counts too, where it can tell
_COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


def _counted() -> float:
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


_OFFSET = time.time() - _counted()


def steady_time() -> float:
    """Return the seconds since 1970, as of the start of this process."""
    return _OFFSET + _counted()
