"""HTTP endpoints of screens that show a table to all: a code on the phone, typed at the television."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import JSONBody

from kupa.core.refused import Refused
from kupa.server.app_context import AppContext, ContextDependency
from kupa.server.tables_api import AnyRequest, TableId, secret_of
from kupa.service import endpoints, http_types
from kupa.tables import screens
from kupa.tables.credentials import owner_key
from kupa.tables.store.screen_codes import LIFETIME, ScreenCodes


@post("/api/tables/{table_id:str}/screen")
async def offer_screen(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.ScreenCode:
    """Get a code that lets one screen show the table, even where nobody else may watch."""
    actor, owner = await endpoints.at_table(context.registry, secret_of(request), table_id)
    await actor.read(lambda table: screens.require_opener(owner, table))
    code = await _codes(context).make(table_id, context.registry.clock())
    return http_types.ScreenCode(code, int(LIFETIME))


@delete("/api/tables/{table_id:str}/screen", status_code=200)
async def dismiss_screens(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.Written:
    """Let no screen show the table any more."""
    actor, owner = await endpoints.at_table(context.registry, secret_of(request), table_id)
    return http_types.Written(await actor.do(screens.dismiss(owner)))


@post("/api/screens")
async def admit_screen(
    context: ContextDependency, request: AnyRequest, data: JSONBody[http_types.ScreenSent]
) -> http_types.Found:
    """Let the device that sends this show the table a code was made for."""
    secret = secret_of(request)
    if not context.may_guess(request.client.host if request.client else "?"):
        raise Refused(None, "table.too_fast")
    table_id = await _codes(context).take(data.code, context.registry.clock())
    if table_id is None:
        context.guessed_wrong()
        raise Refused(None, "table.no_such_code")
    actor = await context.registry.find(table_id)
    await actor.do(screens.admit(owner_key(secret, table_id)))
    return http_types.Found(table_id)


def _codes(context: AppContext) -> ScreenCodes:
    return ScreenCodes(context.log.engine)


ROUTES = [offer_screen, dismiss_screens, admit_screen]
