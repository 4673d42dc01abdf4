"""HTTP endpoints for the practice of memory: from games of bots, and from finished deals."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from kupa.server.app_context import ContextDependency
from kupa.server.records_api import AnyRequest, DealNumber, TableId, find_finished_deal, limit
from kupa.service import http_types, practice as practices

GameKey = Annotated[str, Parameter(max_length=40)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/practice/{game:str}")
async def practice(
    context: ContextDependency, request: AnyRequest, game: GameKey, number: Number = 0
) -> http_types.Practice:
    """Return questions of where a card lies now, from games that bots play; ``number`` chooses them."""
    limit(context, request)
    async with context.replaying:
        return await asyncio.to_thread(practices.with_bots, game, number)


@get("/api/tables/{table_id:str}/practice/{deal:int}")
async def practice_of_deal(
    context: ContextDependency, request: AnyRequest, table_id: TableId, deal: DealNumber
) -> http_types.Practice:
    """Return such questions from a finished deal."""
    limit(context, request)
    finished = await find_finished_deal(context, table_id, deal)
    async with context.replaying:
        return await asyncio.to_thread(practices.with_deal, finished)


ROUTES = [practice, practice_of_deal]
