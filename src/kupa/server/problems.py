"""How HTTP says no: a key, a ruling and facts, as everywhere else."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from kupa.core.refused import Refused
from kupa.server import forms
from kupa.server.guest import plain

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
    "table.sits_already": 409,
    "table.chair_taken": 409,
    "table.chair_free": 409,
    "table.full": 409,
    "table.dealt_already": 409,
    "table.not_over": 409,
    "table.no_person": 409,
}
HTTP_REASONS: Final = {404: "table.no_such_page", 405: "table.no_such_page", 413: "table.too_big"}


def refused(_request: Request[Any, Any, Any], no: Refused) -> Response[forms.Problem]:
    """Answer a refusal."""
    problem = forms.Problem(no.ruling, no.reason, plain(no.facts))
    return Response(problem, status_code=STATUS.get(no.reason, 400))


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[forms.Problem]:
    """Answer what the framework refused, without repeating what was sent."""
    reason = HTTP_REASONS.get(error.status_code, "table.not_understood")
    return Response(forms.Problem(None, reason, {}), status_code=error.status_code)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[forms.Problem]:
    """Answer a body with more brackets in it than anybody can read."""
    return Response(forms.Problem(None, "table.not_understood", {}), status_code=400)


def broken(_request: Request[Any, Any, Any], error: Exception) -> Response[forms.Problem]:
    """Answer a fault of ours: the log has where it happened, the page learns nothing of the table."""
    logger.error("a request failed", exc_info=error)
    return Response(forms.Problem(None, "table.broken", {}), status_code=500)


HANDLERS: Final = {
    Refused: refused,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: broken,
}
