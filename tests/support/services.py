"""Real PostgreSQL and Redis for a while: in temporary folders, on free loopback ports, gone afterwards.

``with postgres() as url, redis() as other_url:`` is all there is to it. ``PostgresServer`` also makes
empty databases, and replaces a server that died. Debian's packages are used. Services that run on the
machine already are never touched.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, ClassVar, Self

from support.packages import Missing, programs

HOST = "127.0.0.1"
TIMEOUT = 30.0  # seconds until a service answers, and until it has stopped
TRIES = 5  # a port that was free may be taken a moment later
TAIL = 3000  # characters of a service's output in a message

# A service ends with us, however we end: when the pipe it never reads from is closed. The shell then
# returns the exit status of the service.
SUPERVISOR = 'signal=$1; shift; "$@" & cat >/dev/null; kill -s "$signal" $! 2>/dev/null; wait $!'


class Service:
    """A program that listens on a loopback port. Only the process that made it stops it."""

    user: ClassVar[str]  # as whom it runs, where we are root
    stop_signal: ClassVar[str]

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.folder = _make_folder(self._user())
        self.output = tempfile.TemporaryFile("a+b")  # noqa: SIM115 — kept until the service is closed
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        try:
            self.prepare()
            self._start()
        except BaseException:
            self.close()
            raise

    def prepare(self) -> None:
        """Make what the service needs before its first start."""

    def command(self, port: int) -> list[str]:
        """Return how it is started."""
        raise NotImplementedError

    def ready(self, port: int) -> bool:
        """Tell whether it answers."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is not None:  # perhaps because of the service: what it printed says so
            error.add_note(f"The output of the service on port {self.port}:\n{self.said()}")
        self.close()

    def close(self) -> None:
        """Stop the service and remove its folder; in a child process of ours nothing happens."""
        if os.getpid() != self.owner:
            return
        self._stop()
        self.output.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def said(self) -> str:
        """Return the end of what it has printed."""
        size = os.fstat(self.output.fileno()).st_size
        return os.pread(self.output.fileno(), TAIL, max(0, size - TAIL)).decode(errors="replace")

    def run(self, *command: str | Path) -> None:
        """Run a program of the service's package to its end, as the service's user."""
        done = subprocess.run(
            command, capture_output=True, text=True, cwd="/", check=False, **_as(self._user())
        )
        if done.returncode:
            what = f"{Path(command[0]).name} failed:\n{(done.stderr or done.stdout)[-TAIL:]}"
            raise Missing(f"{what}\nThe service's output:\n{self.said()}")

    def _user(self) -> str | None:
        return _lesser_user(self.user) if os.geteuid() == 0 else None

    def _start(self) -> None:
        for _ in range(TRIES):
            self.port = free_port()
            self._launch(self.command(self.port))
            if self._comes_up():
                return
            self._stop()
        raise Missing(f"the service does not start:\n{self.said()}")

    def _launch(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", SUPERVISOR, "sh", self.stop_signal, *command], cwd=self.folder,
            stdin=subprocess.PIPE, stdout=self.output, stderr=self.output, start_new_session=True,
            **_as(self._user()),
        )  # fmt: skip

    def _comes_up(self) -> bool:
        """Wait until the service answers; False: it does not, perhaps because of its port."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if self.ready(self.port):
                return True
            if self.process is None or self.process.poll() is not None or self._childless():
                return False
            time.sleep(0.02)
        return False

    def _childless(self) -> bool:
        """Tell whether only the ``cat`` that waits is left; where nobody knows, say no."""
        pid = self.process.pid if self.process else 0
        listed = Path(f"/proc/{pid}/task/{pid}/children")
        return listed.exists() and len(listed.read_text().split()) == 1

    def _stop(self) -> int | None:
        """Close the pipe and wait; what does not stop is killed with all it has started."""
        if self.process is None:
            return None
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, 9)
            self.process.wait()
        return self.process.returncode


class PostgresServer(Service):
    """A PostgreSQL server; what is written survives a power failure only if it is ``durable``."""

    user = "postgres"
    stop_signal = "INT"

    def __init__(self, *, durable: bool = True) -> None:
        self.durable = durable
        self.deaths: list[str] = []  # what is known of servers that had to be replaced
        self.programs = programs("initdb")
        super().__init__()

    def prepare(self) -> None:
        """Make the folder of its data."""
        plain = ["-U", "kupa", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        self.run(self.programs / "initdb", "-D", self.folder / "db", *plain)

    def command(self, port: int) -> list[str]:
        """Return how it is started."""
        given: dict[str, object] = {"listen_addresses": HOST, "port": port}
        given["unix_socket_directories"] = self.folder
        if not self.durable:
            given |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        settings = [each for name, value in given.items() for each in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "db"), *settings]

    def ready(self, _port: int) -> bool:
        """Tell whether it answers, as its lock file says."""
        status = self.folder / "db" / "postmaster.pid"
        return status.exists() and status.read_text().rstrip().endswith("ready")

    def database(self) -> str:
        """Make an empty database and return its URL; a server that does not answer is replaced."""
        try:
            return self._create()
        except Missing as error:
            self._replace(error)
        return self._create()

    def _create(self) -> str:
        name = f"kupa_{token_hex(6)}"
        self.run(self.programs / "createdb", "-h", HOST, "-p", str(self.port), "-U", "kupa", name)
        return self.url(name)

    def url(self, database: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://kupa@{HOST}:{self.port}/{database}"

    def _replace(self, error: Missing) -> None:
        """Start a new server in a new folder, and note how the old one ended."""
        kept = "is there" if (self.folder / "db" / "PG_VERSION").exists() else "is gone"
        ended = f"was replaced; it ended with status {self._stop()}, its folder {kept}."
        self.deaths.append(f"PostgreSQL on port {self.port} {ended}\n{error}")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder = _make_folder(self._user())
        self.prepare()
        self._start()


class RedisServer(Service):
    """A Redis server that keeps nothing on the disk."""

    user = "nobody"
    stop_signal = "TERM"

    def command(self, port: int) -> list[str]:
        """Return how it is started."""
        program = programs("redis-server") / "redis-server"
        quiet = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [str(program), "--bind", HOST, "--port", str(port), *quiet]

    def ready(self, port: int) -> bool:
        """Tell whether it answers."""
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1) as probe:
            probe.sendall(b"PING\r\n")
            return probe.recv(7) == b"+PONG\r\n"
        return False


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server, durable as it comes; the URL is that of a database on it."""
    with PostgresServer() as server:
        yield server.url()


@contextmanager
def redis() -> Iterator[str]:
    """Run a Redis server; its URL is that of its first database."""
    with RedisServer() as server:
        yield f"redis://{HOST}:{server.port}/0"


def free_port() -> int:
    """Return a loopback port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _make_folder(user: str | None) -> Path:
    """Make a folder that belongs to the user of a service: PostgreSQL refuses to run as root."""
    folder = Path(tempfile.mkdtemp(prefix="kupa-service-"))
    if user is not None:
        shutil.chown(folder, user)
    return folder


def _lesser_user(wanted: str) -> str:
    known = {each.pw_name for each in pwd.getpwall()}
    return wanted if wanted in known else "nobody"


def _as(user: str | None) -> dict[str, Any]:
    """Return how a process is started as a user, if we are root; else it runs as whoever we are."""
    if user is None or os.geteuid() != 0:
        return {}
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
