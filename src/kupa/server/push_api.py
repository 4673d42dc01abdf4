"""HTTP endpoints of being called when it is one's turn."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from kupa.core.refused import Refused
from kupa.server.app_context import ContextDependency
from kupa.server.tables_api import AnyRequest, TableId, secret_of
from kupa.service import http_types
from kupa.service.endpoints import at_table
from kupa.tables.store.subscriptions import Subscription

LONGEST = {"endpoint": 1000, "p256dh": 100, "auth": 40, "zone": 60}


@get("/api/push")
async def push_key(context: ContextDependency) -> http_types.PushInfo:
    """Return the key that browsers subscribe with; none where the server calls nobody."""
    return http_types.PushInfo(context.push.public_key())


@put("/api/tables/{table_id:str}/push")
async def subscribe(
    context: ContextDependency,
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[http_types.PushSent],
) -> http_types.PushInfo:
    """Call this device when it is the caller's turn at the table."""
    actor, owner = await at_table(context.registry, secret_of(request), table_id)
    if await actor.read(lambda table: table.seat_of(owner)) is None:
        raise Refused(None, "table.not_seated")
    if any(len(getattr(data, name)) > most for name, most in LONGEST.items()):
        raise Refused(None, "table.bad_push")
    context.push.check(data.endpoint, data.p256dh, data.auth)
    told = data.endpoint, data.p256dh, data.auth, data.zone, data.quiet_from, data.quiet_to
    await context.push.subscriptions.put(Subscription(table_id, owner, *told))
    return http_types.PushInfo(context.push.public_key())


@delete("/api/tables/{table_id:str}/push", status_code=200)
async def unsubscribe(
    context: ContextDependency, request: AnyRequest, table_id: TableId
) -> http_types.PushInfo:
    """Call the caller to this table no more."""
    _, owner = await at_table(context.registry, secret_of(request), table_id)
    await context.push.subscriptions.drop(table_id, owner)
    return http_types.PushInfo(context.push.public_key())


ROUTES = [push_key, subscribe, unsubscribe]
