"""What the server answers by address, tables in the page's worker answer too."""

from __future__ import annotations

import asyncio
import re

import pytest
from litestar.handlers import HTTPRouteHandler
from tools.engine_rehearsal import MemoryStorage

from kupa.core.refused import Refused
from kupa.pocket.log import BrowserLog
from kupa.server import practice_api, records_api, tables_api
from kupa.service.endpoints import ENDPOINTS, answer
from kupa.tables.registry import TableRegistry
from support.registries import SECRETS

HANDLERS: list[HTTPRouteHandler] = [*tables_api.ROUTES, *records_api.ROUTES, *practice_api.ROUTES]
# Computed in a process of its own; in a page by a worker of its own (web/src/lib/engine/review.ts).
ON_THE_SERVER = {"GET /api/tables/{table_id}/review/{deal}"}


def address(handler: HTTPRouteHandler) -> str:
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", next(iter(handler.paths)))
    return f"{next(iter(handler.http_methods))} {path}"


def test_every_address_of_the_server_is_known_without_it() -> None:
    assert {*ENDPOINTS} == {address(each) for each in HANDLERS} - ON_THE_SERVER


@pytest.mark.parametrize(
    ("asked", "at", "body", "reason"),
    [
        ("GET /api/nothing", {}, None, "table.no_such_page"),
        ("POST /api/check", {}, b"{", "table.not_understood"),
        ("POST /api/check", {}, None, "table.not_understood"),
        ("GET /api/tables/{table_id}", {"table_id": "x"}, None, "table.no_such_table"),
        ("POST /api/replay", {}, b'{"record": "a letter"}', "core.not_a_record"),
        (
            "GET /api/tables/{table_id}/records/{deal}",
            {"table_id": "x", "deal": "first"},
            None,
            "table.not_understood",
        ),
    ],
)
def test_what_makes_no_sense_is_refused(
    asked: str, at: dict[str, str], body: bytes | None, reason: str
) -> None:
    async def ask() -> None:
        registry = TableRegistry(BrowserLog(MemoryStorage()))
        try:
            await answer(registry, asked, at, SECRETS[0], body)
        finally:
            await registry.close()

    with pytest.raises(Refused) as refused:
        asyncio.run(ask())
    assert refused.value.reason == reason
