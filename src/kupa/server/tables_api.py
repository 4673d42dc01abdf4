"""HTTP endpoints of tables: open, find, join, configure, deal. The device's secret is a bearer token."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, Parameter

from kupa.core.refused import Refused
from kupa.server.app_context import ContextDependency
from kupa.service import endpoints, http_types, requests
from kupa.service.outbox import encode

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=20)]


def secret_of(request: AnyRequest) -> str:
    """Return the bearer token of a request."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Refused(None, "table.bad_secret")
    return secret


@get("/api/games")
async def games(context: ContextDependency) -> Response[http_types.Catalogue]:
    """List the games with their options, the paces, the colours and the quick phrases."""
    encoded: Any = _catalogue(context.settings.address)
    return Response(encoded, media_type=MediaType.JSON)


@cache
def _catalogue(address: str | None) -> bytes:
    """Return the catalogue encoded, which takes longer than anything else that is asked for so often."""
    return encode(requests.catalogue(address))


@post("/api/check", status_code=200)
async def check(data: JSONBody[http_types.SettingsSent]) -> http_types.Checked:
    """Check settings: the values possible for each option, or why the settings are invalid."""
    return requests.check(data)


@post("/api/tables")
async def open_table(
    context: ContextDependency, request: AnyRequest, data: JSONBody[http_types.OpenSent]
) -> http_types.TableCreated:
    """Open a table; optionally take a seat, add bots and deal."""
    secret = secret_of(request)
    if not context.openings.take(request.client.host if request.client else "?"):
        raise Refused(None, "table.too_fast")
    return await endpoints.open_table(context.registry, secret, data)


@get("/api/tables")
async def listed_tables(context: ContextDependency) -> list[http_types.ListedTable]:
    """List the public tables that have not been dealt."""
    return await endpoints.listed_tables(context.registry)


@get("/api/codes/{code:str}")
async def find_code(
    context: ContextDependency, request: AnyRequest, code: FromPath[str]
) -> http_types.Found:
    """Find the table that has a code; attempts are limited against guessing."""
    address = request.client.host if request.client else "?"
    if not context.may_guess(address):
        raise Refused(None, "table.too_fast")
    try:
        return await endpoints.find_code(context.registry, code)
    except Refused:
        context.guessed_wrong()
        raise


@get("/api/tables/{table_id:str}")
async def show_table(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.TableState:
    """Return a table without the game; with a secret, also the caller's seat."""
    secret = secret_of(request) if request.headers.get("authorization") else None
    return await endpoints.show_table(context.registry, secret, table_id)


@post("/api/tables/{table_id:str}/chairs")
async def sit(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SitSent],
) -> http_types.Written:
    """Take a seat."""
    return await endpoints.sit(context.registry, secret_of(request), table_id, data)


@patch("/api/tables/{table_id:str}/chairs/mine")
async def rename(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.NameSent],
) -> http_types.Written:
    """Change the display name or colour."""
    return await endpoints.rename(context.registry, secret_of(request), table_id, data)


@delete("/api/tables/{table_id:str}/chairs/mine", status_code=200)
async def leave(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Leave the table; during a deal a bot plays until the person is back."""
    return await endpoints.leave(context.registry, secret_of(request), table_id)


@delete("/api/tables/{table_id:str}/chairs/{seat:int}", status_code=200)
async def remove(
    context: ContextDependency, request: AnyRequest, table_id: TableId, seat: SeatNumber
) -> http_types.Written:
    """Free a seat, as the host: remove a person or a bot."""
    return await endpoints.remove(context.registry, secret_of(request), table_id, seat)


@post("/api/tables/{table_id:str}/bots")
async def add_bot(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.BotSent],
) -> http_types.Written:
    """Add a bot, as the host."""
    return await endpoints.add_bot(context.registry, secret_of(request), table_id, data)


@put("/api/tables/{table_id:str}/settings")
async def settle(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SettingsSent],
) -> http_types.Written:
    """Change the settings, as the host."""
    return await endpoints.settle(context.registry, secret_of(request), table_id, data)


@put("/api/tables/{table_id:str}/host")
async def hand_over(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SeatSent],
) -> http_types.Written:
    """Make somebody else the host."""
    return await endpoints.hand_over(context.registry, secret_of(request), table_id, data)


@put("/api/tables/{table_id:str}/word")
async def add_word(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.WordSent],
) -> http_types.Written:
    """Add a word to the seed of the next deal."""
    return await endpoints.add_word(context.registry, secret_of(request), table_id, data)


@post("/api/tables/{table_id:str}/deal")
async def deal(context: ContextDependency, request: AnyRequest, table_id: TableId) -> http_types.Written:
    """Deal the cards, as the host."""
    return await endpoints.deal(context.registry, secret_of(request), table_id)


@post("/api/tables/{table_id:str}/again")
async def again(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Go back to the lobby for another deal, as the host; at a family's table as any member."""
    return await endpoints.again(context.registry, secret_of(request), table_id)


@put("/api/tables/{table_id:str}/family")
async def name_family(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.FamilySent],
) -> http_types.Written:
    """Keep the table for its people under a name; without one, no longer."""
    return await endpoints.name_family(context.registry, secret_of(request), table_id, data)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Deal another game with the same settings, as anybody who has a chair."""
    return await endpoints.rematch(context.registry, secret_of(request), table_id)


@post("/api/tables/{table_id:str}/offer")
async def offer(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.TokenSent:
    """Get a token that takes the caller's seat over once. In a link it belongs after the #, unlogged."""
    return await endpoints.offer(context.registry, secret_of(request), table_id)


@post("/api/tables/{table_id:str}/take")
async def take(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.TokenSent],
) -> http_types.Written:
    """Take over a seat with a token."""
    address = request.client.host if request.client else "?"
    if not context.may_guess(address):
        raise Refused(None, "table.too_fast")
    try:
        return await endpoints.take(context.registry, secret_of(request), table_id, data)
    except Refused as refused:
        if refused.reason == "table.bad_token":
            context.guessed_wrong()
        raise


ROUTES = [
    games, check, open_table, listed_tables, find_code, show_table, sit, rename, leave, remove, add_bot,
    settle, hand_over, add_word, deal, again, name_family, rematch, offer, take,
]  # fmt: skip
