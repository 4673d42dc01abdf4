"""The clock of a process: the system's when it started, and steady from then on.

A system's clock may be set while people play. Nobody's time may run out because of that, or never.
"""

from __future__ import annotations

import time


def _find_counter() -> int | None:
    """Return the counter that goes on while the system sleeps, where there is one that can be read."""
    counter = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        return None if counter is None else (time.clock_gettime(counter), int(counter))[1]
    except OSError:  # it has the name only, as in a browser
        return None


_COUNTER = _find_counter()


def _counted() -> float:
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


_OFFSET = time.time() - _counted()


def steady_time() -> float:
    """Return the seconds since 1970, as of the start of this process."""
    return _OFFSET + _counted()
