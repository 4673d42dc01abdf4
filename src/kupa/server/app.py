"""The application: settings to an ASGI app."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import make_url

import kupa
from kupa.server import (
    errors,
    health,
    pages,
    practice_api,
    prints_api,
    push_api,
    records_api,
    screens_api,
    tables_api,
)
from kupa.server.app_context import AppContext
from kupa.server.gateway import Gateway
from kupa.server.metrics import metrics
from kupa.server.settings import Settings, from_environment
from kupa.tables.registry import TableRegistry
from kupa.tables.store import DatabaseLog
from kupa.tables.store.database import connect, migrate
from kupa.tables.thinker import Thinker

if TYPE_CHECKING:
    from kupa.tables.bus import Bus

LARGEST_BODY = 16 * 1024
COMPRESSED = r"/assets/.*\.bin$"  # files of the page that are compressed already
TALKATIVE = ("aiosqlite", "uvicorn.error")  # their debug lines hold seeds and secrets
GC_EVERY = 20_000  # new objects between two garbage collections


def make_context(settings: Settings) -> AppContext:
    """Return the context for some settings; nothing is connected yet."""
    _make_folder(settings.database_url)
    bus = _connect_bus(settings.redis_url) if settings.redis_url else None
    log = DatabaseLog(connect(settings.database_url))
    registry = TableRegistry(log, bus, time_scale=settings.time_scale, thinker=Thinker())
    return AppContext(settings, registry, log)


def _connect_bus(url: str) -> Bus:
    from kupa.tables.bus import RedisBus  # noqa: PLC0415 — Redis is an extra

    return RedisBus(url)


def _make_folder(url: str) -> None:
    given = make_url(url)
    if given.get_backend_name() == "sqlite" and given.database:
        Path(given.database).parent.mkdir(parents=True, exist_ok=True)


def make_app(settings: Settings | None = None) -> Gateway:
    """Return the application, for any ASGI server."""
    context = make_context(settings or from_environment())
    return Gateway(make_http(context), context)


def make_http(context: AppContext) -> Litestar:
    """Return the HTTP application, without the gateway and WebSockets."""
    shown = [
        *records_api.ROUTES,
        *practice_api.ROUTES,
        *prints_api.ROUTES,
        *screens_api.ROUTES,
        *push_api.ROUTES,
    ]
    routes = [*tables_api.ROUTES, *shown, *health.ROUTES, metrics]
    return Litestar(
        route_handlers=[*routes, *pages.ROUTES],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers=errors.handlers(context),  # type: ignore[arg-type]
        lifespan=[_lifespan(context)],
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=COMPRESSED),
        logging_config=None,
        on_app_init=[_configure_logging],
    )


def _above_debug(record: logging.LogRecord) -> bool:
    """Drop debug lines: at that level these libraries log everything they send and store."""
    return record.levelno >= logging.INFO


def _configure_logging(config: AppConfig) -> AppConfig:
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_above_debug)
    config.debug = False
    return config


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Kupa",
        version=kupa.__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
    )


def _lifespan(context: AppContext) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await migrate(context.log.engine)
        context.registry.begin()
        await context.push.begin()
        gc.collect()
        gc.freeze()  # modules and handlers stay: they need not be looked at again
        gc.set_threshold(GC_EVERY, 20, 50)
        yield
        await context.drain()

    return lifespan
