"""HTTP endpoints for finished deals: records, replays, reviews. A deal in progress has none of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.params import JSONBody, Parameter

from kupa.core.refused import Refused
from kupa.server import reviewer
from kupa.server.app_context import AppContext, ContextDependency
from kupa.server.reviewer import Busy, ReviewFailed
from kupa.service import http_types, replay as replays
from kupa.tables.records import FinishedDeal, find_deal

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
DealNumber = Annotated[int, Parameter(ge=1, le=100_000)]
Eyes = Annotated[str, Parameter(pattern="^(open|onlooker|[0-9])$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=9)]
Known = Annotated[int, Parameter(ge=0, le=1)]
LARGEST_FILE = 256 * 1024  # bytes: ten thousand answers, and more
Start = Annotated[int, Parameter(ge=0, le=10_000_000)]


async def find_finished_deal(context: AppContext, table_id: str, deal: int) -> FinishedDeal:
    """Return a finished deal; its log is replayed in a thread, as it may be long."""
    known = context.finished_deals.get((table_id, deal))
    if known is None:
        async with context.replaying:
            written = await context.registry.log.load(table_id)
            if not written:
                raise Refused(None, "table.no_such_table")
            known = await asyncio.to_thread(find_deal, table_id, written, deal)
        context.remember_deal(table_id, deal, known)
    return known


@get("/api/tables/{table_id:str}/records/{deal:int}", media_type=MediaType.TEXT)
async def record(
    context: ContextDependency, request: AnyRequest, table_id: TableId, deal: DealNumber
) -> str:
    """Return the record of a finished deal, for ``kupa replay`` and ``kupa verify``."""
    limit(context, request)
    return str(await find_finished_deal(context, table_id, deal))


@get("/api/tables/{table_id:str}/replay/{deal:int}")
async def replay(  # noqa: PLR0913 — each is a part of the request
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    deal: DealNumber,
    eyes: Eyes = replays.OPEN,
    start: Start = 0,
) -> http_types.Replay:
    """Return steps of a finished deal from ``start`` on, as a seat, an onlooker or all seats saw it."""
    limit(context, request)
    finished = await find_finished_deal(context, table_id, deal)
    async with context.replaying:
        return await asyncio.to_thread(replays.replay, finished, deal, eyes, start)


@get("/api/tables/{table_id:str}/review/{deal:int}")
async def review(  # noqa: PLR0913 — each is a part of the request
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    deal: DealNumber,
    seat: SeatNumber,
    known: Known = 0,
) -> http_types.Review:
    """Return the review of a finished deal for a seat, as far as it is made: ask again for the rest.

    With ``known`` 1 the steps are left out: who has them already asks so.
    """
    if not context.reviews.take(request.client.host if request.client else "?"):
        raise Refused(None, "table.too_fast")
    finished = await find_finished_deal(context, table_id, deal)
    record = finished.record
    if seat >= record.seats:
        raise Refused(None, "core.no_such_seat", seat=seat, last=record.seats - 1)
    if len(record.answers) > reviewer.MOST_ANSWERS:
        raise Refused(None, "table.review_too_long", most=reviewer.MOST_ANSWERS)
    try:
        parts = context.reviewer.progress((table_id, deal, seat), record)
    except Busy:
        raise Refused(None, "table.too_fast") from None
    except ReviewFailed:
        raise Refused(None, "table.review_failed") from None
    about = {
        "game": record.game,
        "seat": seat,
        "chairs": [replays.chair(each) for each in finished.chairs],
    }
    steps = [] if known else parts["steps"]
    return msgspec.convert({**parts, **about, "steps": steps}, http_types.Review)


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_FILE)
async def replay_file(
    context: ContextDependency, request: AnyRequest, data: JSONBody[http_types.ReplaySent]
) -> http_types.Replay:
    """Return steps of a game that was saved as a file, as ``replay`` does."""
    limit(context, request)
    async with context.replaying:
        return await asyncio.to_thread(replays.replay_file, data)


def limit(context: AppContext, request: AnyRequest) -> None:
    """Replays cost more than other requests."""
    if not context.replays.take(request.client.host if request.client else "?"):
        raise Refused(None, "table.too_fast")


ROUTES = [record, replay, review, replay_file]
