"""Quiet hours: when a device may be called, by its own clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60  # minutes


def call_time(at: float, zone: str, quiet_from: int | None, quiet_to: int | None) -> float:
    """Return the first moment from ``at`` on that is not quiet; minutes count from local midnight."""
    if quiet_from is None or quiet_to is None or quiet_from == quiet_to:
        return at
    local = datetime.fromtimestamp(at, _zone(zone))
    minute = local.hour * 60 + local.minute
    if (minute - quiet_from) % DAY >= (quiet_to - quiet_from) % DAY:
        return at
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=(quiet_to - minute) % DAY)
    return end.timestamp()


def _zone(name: str) -> ZoneInfo | timezone:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
