"""Running uvicorn: all its settings are here."""

from __future__ import annotations

import importlib.util
import logging
import logging.config
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn

from kupa.server.app import make_app
from kupa.server.descriptors import raise_limit
from kupa.server.settings import Settings

logger = logging.getLogger("kupa.host")

DRAIN_SECONDS: Final = 10  # in which running requests may end
MAX_MESSAGE_BYTES: Final = 4096  # a page sends moves and keys, nothing long
APP_FACTORY: Final = "kupa.server.app:make_app"


def _log_config(level: str) -> dict[str, Any]:
    """Log to stderr. Paths of requests are not logged: they contain ids of tables."""
    line = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    stderr = {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": line},
        "handlers": {"stderr": stderr},
        "loggers": {"kupa": {"level": level}, "uvicorn": {"level": "WARNING"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }


def uvicorn_settings(level: str) -> dict[str, Any]:
    """Return the settings that one process and several have in common."""
    has_uvloop = sys.platform != "win32" and importlib.util.find_spec("uvloop") is not None
    return {
        "loop": "uvloop" if has_uvloop else "asyncio",
        "http": "kupa.server.http_protocol:LimitedHttpProtocol",
        "ws": "kupa.server.fast_websocket:FastWebSocketProtocol",
        "ws_per_message_deflate": False,  # small messages: compressing costs more than it saves
        "ws_max_size": MAX_MESSAGE_BYTES,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,  # from this machine only, or whom FORWARDED_ALLOW_IPS names
        "backlog": 2048,
        "timeout_graceful_shutdown": DRAIN_SECONDS,
        "log_config": _log_config(level),
    }


class NotifyingServer(uvicorn.Server):
    """A server that calls ``ready`` as soon as it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call ``ready``."""
        await super().startup(sockets)
        self.ready()


def serve(settings: Settings, bound: list[socket.socket], level: str, ready: Callable[[], None]) -> None:
    """Serve on bound sockets until a signal; finish running requests, then return."""
    raise_limit()
    signal.signal(signal.SIGTERM, _exit)  # uvicorn drains, then raises the signal again
    config = uvicorn.Config(make_app(settings), **uvicorn_settings(level))
    server = NotifyingServer(config, ready)
    try:
        server.run(bound)
    except KeyboardInterrupt:
        return
    finally:
        if server.started:
            logger.info("server drained: every acknowledged entry is in the database")


def _exit(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)


def serve_workers(host: str, port: int, workers: int) -> None:
    """Serve with several processes; each reads the environment, one that dies is replaced."""
    logging.config.dictConfig(_log_config("INFO"))
    raise_limit()  # the workers inherit it
    logger.info("starting %s workers at %s", workers, address(host, port))
    uvicorn.run(
        APP_FACTORY, factory=True, host=host, port=port, workers=workers, **uvicorn_settings("INFO")
    )
    logger.info("server drained: every acknowledged entry is in the database")


def address(host: str, port: int) -> str:
    """Return the address of a server as a URL."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
