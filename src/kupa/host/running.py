"""The server itself: every setting of uvicorn stands here."""

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
from kupa.server.settings import Settings

logger = logging.getLogger("kupa.host")

DRAIN: Final = 10  # seconds in which begun requests may end
LARGEST_MESSAGE: Final = 4096  # bytes: a page sends moves and keys, nothing long
FACTORY: Final = "kupa.server.app:make_app"


def _logs(level: str) -> dict[str, Any]:
    """To stderr, a line each. No address that was asked for, so no id of a table and no token."""
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


def _settings(level: str) -> dict[str, Any]:
    """What every server of ours has in common."""
    quick = sys.platform != "win32"
    return {
        "loop": "uvloop" if quick and importlib.util.find_spec("uvloop") else "asyncio",
        "http": "httptools" if importlib.util.find_spec("httptools") else "h11",
        "ws": "kupa.server.lean:LeanProtocol",
        "ws_per_message_deflate": False,  # messages are small and many: packing costs more than it saves
        "ws_max_size": LARGEST_MESSAGE,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,  # from this machine only, or whom FORWARDED_ALLOW_IPS names
        "backlog": 2048,
        "timeout_graceful_shutdown": DRAIN,
        "log_config": _logs(level),
    }


class Announced(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        self.ready()


def run(settings: Settings, bound: list[socket.socket], level: str, ready: Callable[[], None]) -> None:
    """Serve on sockets that are bound, until a signal; then end what was begun, and return."""
    signal.signal(signal.SIGTERM, _end)  # uvicorn drains, then raises the signal anew
    config = uvicorn.Config(make_app(settings), **_settings(level))
    server = Announced(config, ready)
    try:
        server.run(bound)
    except KeyboardInterrupt:
        return
    finally:
        if server.started:
            logger.info("drained: all that was acknowledged is in the log")


def _end(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)


def run_workers(host: str, port: int, workers: int) -> None:
    """Serve with several processes, each of which reads the environment; one that dies is replaced."""
    logging.config.dictConfig(_logs("INFO"))
    logger.info("%s workers at %s", workers, address(host, port))
    uvicorn.run(FACTORY, factory=True, host=host, port=port, workers=workers, **_settings("INFO"))
    logger.info("drained: all that was acknowledged is in the log")


def address(host: str, port: int) -> str:
    """Return where a server is, as a browser writes it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
