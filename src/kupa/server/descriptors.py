"""Open files: every connection is one, and systems allow a process only so many."""

from __future__ import annotations

import logging
from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

logger = logging.getLogger("kupa.server")

WANTED: Final = 65_536
RESERVED: Final = 128  # for the database, the log, Redis and the page's files
FEW: Final = 4_096


def raise_limit() -> int:
    """Allow this process as many open files as the system lets it; return how many, 0 for no limit."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return _limit()
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        logger.warning("the limit of %d open files could not be raised", soft)
    return _limit()


def most_connections() -> int:
    """Return how many connections may be open, 0 for no limit."""
    limit = _limit()
    return max(limit - RESERVED, limit // 2) if limit else 0


def _limit() -> int:
    if resource is None:
        return 0
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft
