"""Start the servers that are measured, each on the first processor core where there are two."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from bench.peers import ROOT, BenchError
from bench.tables.services import free_port

SERVERS, CLIENTS = 0, 1  # cores
PATIENCE = 30.0  # seconds until a server answers
READY = "/health/ready"
FILES = 20_000  # connections and more
BGIO = ROOT / "bench" / "tables" / "bgio"

# Clients all come from one address here, and ask for more than any page would.
LIMITS = ("REQUESTS", "CONNECTIONS", "OPENINGS", "GUESSES")
UNLIMITED = {**{f"KUPA_{limit}": "0" for limit in LIMITS}, "KUPA_MESSAGES": "1000000"}


class Served:
    """A server that runs: where, and as which process."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.process = process

    @property
    def pid(self) -> int:
        """The process."""
        return self.process.pid


def pinned(core: int, command: list[str]) -> list[str]:
    """Return a command that stays on a core, where there is more than one."""
    if (os.cpu_count() or 1) < 2 or shutil.which("taskset") is None:
        return command
    return ["taskset", "-c", str(core), *command]


@contextmanager
def folder() -> Iterator[Path]:
    """Make a folder for a database, on a disk and not in memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tables-", dir=ROOT / "build") as name:
        yield Path(name)


@contextmanager
def kupa(database_url: str, redis_url: str = "") -> Iterator[Served]:
    """Run one of our servers, as it is installed."""
    port = free_port()
    with run_server(kupa_command(port), kupa_settings(database_url, redis_url), port, READY) as served:
        yield served


def kupa_settings(database_url: str, redis_url: str = "", time_scale: float = 1) -> dict[str, str]:
    """Return what our server is told by its environment."""
    addresses = {"KUPA_DATABASE_URL": database_url, "KUPA_REDIS_URL": redis_url}
    return {**addresses, **UNLIMITED, "KUPA_TIME_SCALE": str(time_scale)}


def kupa_command(port: int) -> list[str]:
    """Return how our server is started."""
    uvicorn = [sys.executable, "-m", "uvicorn", "--factory", "kupa.server.app:make_app"]
    sockets = [
        "--http",
        "kupa.server.http_protocol:LimitedHttpProtocol",
        "--ws",
        "kupa.server.fast_websocket:FastWebSocketProtocol",
        "--ws-per-message-deflate",
        "false",
        "--loop",
        "uvloop",
    ]
    return [*uvicorn, "--port", str(port), *sockets, "--log-level", "error", "--no-access-log"]


@contextmanager
def bare() -> Iterator[Served]:
    """Run a bare fan-out on our server's stack."""
    port = free_port()
    command = [sys.executable, "-m", "bench.workers.ceiling", str(port)]
    with run_server(command, {}, port, "/") as served:
        yield served


@contextmanager
def boardgameio() -> Iterator[Served]:
    """Run a boardgame.io server as it comes: everything in memory."""
    install_boardgameio()
    port = free_port()
    command = ["node", str(BGIO / "server.js"), str(port)]
    with run_server(command, {"NODE_ENV": "production"}, port, "/games") as served:
        yield served


def install_boardgameio() -> None:
    """Install what the lock file names, once."""
    if (BGIO / "node_modules").exists():
        return
    if shutil.which("npm") is None:
        raise BenchError("boardgame.io needs Node.js with npm, which is not on this machine")
    print("Installing boardgame.io, once …", file=sys.stderr, flush=True)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=BGIO, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError(f"boardgame.io could not be installed:\n{done.stderr[-1000:]}")


@contextmanager
def run_server(command: list[str], more: Mapping[str, str], port: int, path: str) -> Iterator[Served]:
    """Run a server until the end of the block."""
    process = spawn(command, more, sys.stderr)
    try:
        wait_for(process, f"http://127.0.0.1:{port}{path}")
        yield Served(port, process)
    finally:
        process.kill()
        process.wait()


def spawn(command: list[str], more: Mapping[str, str], said: IO[Any]) -> subprocess.Popen[bytes]:
    """Start a server with more in its environment; what it says goes into a file."""
    allow_files()
    environment = {**os.environ, **more}
    command = pinned(SERVERS, command)
    return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=said, stderr=said)


def allow_files() -> None:
    """Let what we start have enough connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, PermissionError):
        if soft < FILES:
            most = hard if hard == resource.RLIM_INFINITY else max(hard, FILES)
            resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, most))


def wait_for(process: subprocess.Popen[bytes], url: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(url, timeout=1).close()  # noqa: S310 — our own server
            return
        time.sleep(0.05)
    raise BenchError(f"the server does not answer: {' '.join(process.args)}")  # type: ignore[arg-type]
