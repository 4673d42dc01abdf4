"""Whether it is alive, and whether it can serve."""

from __future__ import annotations

from litestar import get

from kupa.core.refused import Refused
from kupa.server.house import TheHouse


@get("/health/live")
async def live() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "live"}


@get("/health/ready")
async def ready(house: TheHouse) -> dict[str, str]:
    """Say that the database answers too."""
    try:
        await house.hall.log.alive()
    except Exception:  # noqa: BLE001 — whatever it is, tables cannot be served
        raise Refused(None, "table.not_ready") from None
    return {"status": "ready"}


ROUTES = [live, ready]
