"""Health checks for load balancers and service managers."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get

from kupa.core.refused import Refused
from kupa.server.app_context import ContextDependency

PATIENCE: Final = 3.0  # seconds in which a database must answer


@get("/health/live")
async def live() -> dict[str, str]:
    """Report that the process answers."""
    return {"status": "live"}


@get(["/health", "/health/ready"])
async def ready(context: ContextDependency) -> dict[str, str]:
    """Report that the database answers too, and that it can be written."""
    if context.probe is None or context.probe.done():
        context.probe = asyncio.ensure_future(context.log.writable())
    await asyncio.wait([context.probe], timeout=PATIENCE)  # a frozen database is not asked twice
    if not context.probe.done() or context.probe.cancelled() or context.probe.exception():
        raise Refused(None, "table.not_ready")
    return {"status": "ready"}


ROUTES = [live, ready]
