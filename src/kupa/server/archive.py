"""HTTP for what is over: records to keep and to check. A deal that is played has none."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, get
from litestar.params import Parameter

from kupa.core.refused import Refused
from kupa.server import forms, replay as replays
from kupa.server.house import House, TheHouse
from kupa.tables.records import Kept, find_deal

TableId = Annotated[str, Parameter(max_length=40)]
DealNumber = Annotated[int, Parameter(ge=1, le=100_000)]
Eyes = Annotated[str, Parameter(pattern="^(open|onlooker|[0-9])$")]
Start = Annotated[int, Parameter(ge=0, le=10_000_000)]


async def find_kept(house: House, table_id: str, deal: int) -> Kept:
    """Return a deal that is over. A long log is played again beside the event loop."""
    written = await house.hall.log.load(table_id)
    if not written:
        raise Refused(None, "table.no_such_table")
    return await asyncio.to_thread(find_deal, table_id, written, deal)


@get("/api/tables/{table_id:str}/records/{deal:int}", media_type=MediaType.TEXT)
async def record(house: TheHouse, table_id: TableId, deal: DealNumber) -> str:
    """Return a finished deal as a file that ``kupa replay`` and ``kupa verify`` read."""
    return str(await find_kept(house, table_id, deal))


@get("/api/tables/{table_id:str}/replay/{deal:int}")
async def replay(
    house: TheHouse,
    table_id: TableId,
    deal: DealNumber,
    eyes: Eyes = replays.OPEN,
    start: Start = 0,
) -> forms.Replay:
    """Return a finished deal step by step: as a seat or an onlooker saw it, or open; ``start`` pages."""
    kept = await find_kept(house, table_id, deal)
    return await asyncio.to_thread(replays.replay, kept, deal, eyes, start)


ROUTES = [record, replay]
