"""HTTP endpoints of tables: open, find, join, configure, deal. The device's secret is a bearer token."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, Parameter

from kupa.core.refused import Refused
from kupa.server.app_context import AppContext, ContextDependency
from kupa.service import http_types, requests
from kupa.service.outbox import encode
from kupa.tables import family, lobby_actions, seating
from kupa.tables.actor import TableActor
from kupa.tables.credentials import fresh_secret, owner_key
from kupa.tables.summary import Summary

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=20)]


def secret_of(request: AnyRequest) -> str:
    """Return the bearer token of a request."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Refused(None, "table.bad_secret")
    return secret


async def at_table(context: AppContext, request: AnyRequest, table_id: str) -> tuple[TableActor, str]:
    """Return a table's actor and the key of the device that sent the request."""
    actor = await context.registry.find(table_id)
    return actor, owner_key(secret_of(request), table_id)


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
    settings = requests.opened_settings(data)
    table_id, code = await context.registry.open(settings, secret)
    actor = await context.registry.find(table_id)
    await requests.fill(actor, owner_key(secret, table_id), data)
    return http_types.TableCreated(table_id, code)


@get("/api/tables")
async def listed_tables(context: ContextDependency) -> list[http_types.ListedTable]:
    """List the public tables that have not been dealt."""
    heads = await context.registry.log.heads(100, listed=True)
    return [_listed(head) for head in heads]


def _listed(head: dict[str, Any]) -> http_types.ListedTable:
    summary = msgspec.json.decode(head["summary"], type=Summary)
    told = (summary.options, summary.pace, summary.chairs, summary.people, summary.bots)
    return http_types.ListedTable(head["id"], head["game"], *told)


@get("/api/codes/{code:str}")
async def find_code(
    context: ContextDependency, request: AnyRequest, code: FromPath[str]
) -> http_types.Found:
    """Find the table that has a code; attempts are limited against guessing."""
    address = request.client.host if request.client else "?"
    if not context.may_guess(address):
        raise Refused(None, "table.too_fast")
    found = await context.registry.log.find_code(code) if code.isascii() and code.isdecimal() else None
    if found is None:
        context.guessed_wrong()
        raise Refused(None, "table.no_such_code")
    return http_types.Found(found)


@get("/api/tables/{table_id:str}")
async def show_table(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.TableState:
    """Return a table without the game; with a secret, also the caller's seat."""
    actor = await context.registry.find(table_id)
    shown = request.headers.get("authorization")
    owner = owner_key(secret_of(request), table_id) if shown else None
    code = await context.registry.log.code_of(table_id)
    return await actor.read(partial(requests.state_of, owner, code, context.registry.clock()))


@post("/api/tables/{table_id:str}/chairs")
async def sit(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SitSent],
) -> http_types.Written:
    """Take a seat."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(seating.sit(owner, data.name, data.seat, data.colour)))


@patch("/api/tables/{table_id:str}/chairs/mine")
async def rename(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.NameSent],
) -> http_types.Written:
    """Change the display name or colour."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.rename(owner, data.name, data.colour)))


@delete("/api/tables/{table_id:str}/chairs/mine", status_code=200)
async def leave(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Leave the table; during a deal a bot plays until the person is back."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.leave_seat(owner)))


@delete("/api/tables/{table_id:str}/chairs/{seat:int}", status_code=200)
async def remove(
    context: ContextDependency, request: AnyRequest, table_id: TableId, seat: SeatNumber
) -> http_types.Written:
    """Free a seat, as the host: remove a person or a bot."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.leave_seat(owner, seat)))


@post("/api/tables/{table_id:str}/bots")
async def add_bot(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.BotSent],
) -> http_types.Written:
    """Add a bot, as the host."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.seat_bot(owner, data.level, data.seat)))


@put("/api/tables/{table_id:str}/settings")
async def settle(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SettingsSent],
) -> http_types.Written:
    """Change the settings, as the host."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(
        await actor.do(lobby_actions.change_settings(owner, requests.settings_of(data)))
    )


@put("/api/tables/{table_id:str}/host")
async def hand_over(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.SeatSent],
) -> http_types.Written:
    """Make somebody else the host."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.make_host(owner, data.seat)))


@put("/api/tables/{table_id:str}/word")
async def add_word(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.WordSent],
) -> http_types.Written:
    """Add a word to the seed of the next deal."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.add_seed_word(owner, data.word)))


@post("/api/tables/{table_id:str}/deal")
async def deal(context: ContextDependency, request: AnyRequest, table_id: TableId) -> http_types.Written:
    """Deal the cards, as the host."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(lobby_actions.start(owner)))


@post("/api/tables/{table_id:str}/again")
async def again(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Go back to the lobby for another deal, as the host; at a family's table as any member."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await requests.gather(actor, owner))


@put("/api/tables/{table_id:str}/family")
async def name_family(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.FamilySent],
) -> http_types.Written:
    """Keep the table for its people under a name; without one, no longer."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await actor.do(family.name_family(owner, data.name)))


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Deal another game with the same settings, as anybody who has a chair."""
    actor, owner = await at_table(context, request, table_id)
    return http_types.Written(await requests.deal_rematch(actor, owner))


@post("/api/tables/{table_id:str}/offer")
async def offer(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.TokenSent:
    """Get a token that takes the caller's seat over once. In a link it belongs after the #, unlogged."""
    actor, owner = await at_table(context, request, table_id)
    token = fresh_secret()
    await actor.do(lobby_actions.offer_seat(owner, token))
    return http_types.TokenSent(token)


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
    actor, owner = await at_table(context, request, table_id)
    try:
        return http_types.Written(await actor.do(lobby_actions.take_over_seat(owner, data.token)))
    except Refused as refused:
        if refused.reason == "table.bad_token":
            context.guessed_wrong()
        raise


ROUTES = [
    games, check, open_table, listed_tables, find_code, show_table, sit, rename, leave, remove, add_bot,
    settle, hand_over, add_word, deal, again, name_family, rematch, offer, take,
]  # fmt: skip
