"""Exceptions as HTTP responses: the key of a sentence, the ruling and the facts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from kupa.core.refused import Refused
from kupa.server.app_context import AppContext
from kupa.service import http_types
from kupa.service.table_connection import plain

logger = logging.getLogger("kupa.server")

STATUS: Final = {
    "table.no_such_table": 404,
    "table.no_such_record": 404,
    "table.no_such_code": 404,
    "table.no_such_page": 404,
    "table.bad_secret": 401,
    "table.not_host": 403,
    "table.not_seated": 403,
    "table.barred": 403,
    "table.bad_token": 403,
    "table.strange_origin": 403,
    "table.too_fast": 429,
    "table.hall_full": 503,
    "table.not_ready": 503,
    "table.damaged": 503,
    "table.review_failed": 500,
    "table.sits_already": 409,
    "table.chair_taken": 409,
    "table.chair_free": 409,
    "table.full": 409,
    "table.dealt_already": 409,
    "table.not_over": 409,
    "table.no_person": 409,
}
HTTP_REASONS: Final = {404: "table.no_such_page", 405: "table.no_such_page", 413: "table.too_big"}


def refused(_request: Request[Any, Any, Any], error: Refused) -> Response[http_types.Problem]:
    """Return a refusal with the status that fits its reason."""
    problem = http_types.Problem(error.ruling, error.reason, plain(error.facts))
    return Response(problem, status_code=STATUS.get(error.reason, 400))


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[http_types.Problem]:
    """Return an error of the framework, without repeating what was sent."""
    reason = HTTP_REASONS.get(error.status_code, "table.not_understood")
    return Response(http_types.Problem(None, reason, {}), status_code=error.status_code)


def unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[http_types.Problem]:
    """Return an error for JSON that is nested too deeply, or is no UTF-8."""
    return Response(http_types.Problem(None, "table.not_understood", {}), status_code=400)


def broken(
    context: AppContext, request: Request[Any, Any, Any], error: Exception
) -> Response[http_types.Problem]:
    """Log an unexpected exception; the response reveals nothing of the table."""
    table_id = request.scope.get("path_params", {}).get("table_id")
    where = context.registry.label(str(table_id)) if table_id else "no table"
    handler = request.scope.get("route_handler")
    logger.error("%s: request failed: %s %s", where, request.method, handler, exc_info=error)
    return Response(http_types.Problem(None, "table.broken", {}), status_code=500)


def handlers(context: AppContext) -> dict[type[Exception], Callable[..., Response[http_types.Problem]]]:
    """Return what answers each kind of exception."""
    return {
        Refused: refused,
        HTTPException: http_error,
        RecursionError: unreadable,
        UnicodeDecodeError: unreadable,
        Exception: partial(broken, context),
    }
