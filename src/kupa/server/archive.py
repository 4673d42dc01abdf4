"""HTTP for what is over: records to keep and to check. A deal that is played has none."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, get
from litestar.params import Parameter

from kupa.core.refused import Refused
from kupa.server.house import House
from kupa.tables.records import find_deal


@get("/api/tables/{table_id:str}/records/{deal:int}", media_type=MediaType.TEXT)
async def record(house: House, table_id: str, deal: Annotated[int, Parameter(ge=1, le=100_000)]) -> str:
    """Return a finished deal as a file that ``kupa replay`` and ``kupa verify`` read."""
    written = await house.hall.log.load(table_id)
    if not written:
        raise Refused(None, "table.no_such_table")
    return str(find_deal(table_id, written, deal))


ROUTES = [record]
