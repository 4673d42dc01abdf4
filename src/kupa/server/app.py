"""The application: one house, its doors and its guard."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import make_url

import kupa
from kupa.server import archive, health, lobby, pages, problems
from kupa.server.guard import Door
from kupa.server.house import House
from kupa.server.metrics import metrics
from kupa.server.settings import Settings, from_environment
from kupa.tables.hall import Hall
from kupa.tables.store import Log
from kupa.tables.store.database import connect, migrate
from kupa.tables.telling import Redistell

LARGEST_BODY = 16 * 1024
TALKATIVE = ("aiosqlite", "uvicorn.error")  # the one knows the roots, the other the secrets
GC_EVERY = 20_000  # new objects between two looks for rubbish


def make_house(settings: Settings) -> House:
    """Return a house for some settings; nothing is connected yet."""
    _make_folder(settings.database_url)
    telling = Redistell(settings.redis_url) if settings.redis_url else None
    hall = Hall(Log(connect(settings.database_url)), telling, haste=settings.haste)
    return House(settings, hall)


def _make_folder(url: str) -> None:
    given = make_url(url)
    if given.get_backend_name() == "sqlite" and given.database:
        Path(given.database).parent.mkdir(parents=True, exist_ok=True)


def make_app(settings: Settings | None = None) -> Door:
    """Return the application, for any ASGI server."""
    house = make_house(settings or from_environment())
    return Door(make_http(house), house)


def make_http(house: House) -> Litestar:
    """Return all that is asked for by HTTP."""
    routes = [*lobby.ROUTES, *archive.ROUTES, *health.ROUTES, metrics]
    return Litestar(
        route_handlers=[*routes, *pages.ROUTES],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
        lifespan=[_open(house)],
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        logging_config=None,
        on_app_init=[_quiet],
    )


def _discreet(record: logging.LogRecord) -> bool:
    """Let no detail into the log: at their lowest level these write down all that passes through."""
    return record.levelno >= logging.INFO


def _quiet(config: AppConfig) -> AppConfig:
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_discreet)
    config.debug = False
    return config


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Kupa",
        version=kupa.__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
    )


def _open(house: House) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await migrate(house.hall.log.engine)
        house.hall.begin()
        gc.collect()
        gc.freeze()  # what is there from the beginning stays: no need to look at it again and again
        gc.set_threshold(GC_EVERY, 20, 50)
        yield
        await house.drain()

    return opened
