"""Real PostgreSQL and Redis for a while: in temporary folders, on free loopback ports, gone afterwards.

``with postgres() as url, redis() as other_url:`` is all there is to it; ``database(url)`` makes another,
empty database on the same server. Debian's packages are used; where they are missing and we may install
packages, they are installed. Services that run on the machine already are never touched.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds until a service answers, and until it has stopped
TRIES = 5  # a port that was free may be taken a moment later
PACKAGES = {"initdb": "postgresql", "redis-server": "redis-server"}
VERSIONS = Path("/usr/lib/postgresql")  # where Debian keeps PostgreSQL's programs, by version
PROGRAMS = Path(tempfile.gettempdir()) / "kupa-services.lock"

# A service ends with us, however we end: when the pipe it never reads from is closed.
KEEPER = 'signal=$1; shift; "$@" & cat >/dev/null; kill -s "$signal" $! 2>/dev/null; wait $!'


class Missing(Exception):
    """A service cannot be started here; the message says what to do."""


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server, durable as it comes; the URL is that of a database on it."""
    folder = programs("initdb")
    with home("postgres") as (data, user):
        drop = [str(folder / "initdb"), "-D", f"{data}/db", "-U", "kupa", "-A", "trust", "-E", "UTF8"]
        _run([*drop, "--no-sync", "--locale=C"], user)
        status = data / "db" / "postmaster.pid"

        def command(port: int) -> list[str]:
            given = {"listen_addresses": HOST, "port": port, "unix_socket_directories": data}
            settings = [each for name, value in given.items() for each in ("-c", f"{name}={value}")]
            return [str(folder / "postgres"), "-D", f"{data}/db", *settings]

        def ready(_port: int) -> bool:
            return status.exists() and status.read_text().rstrip().endswith("ready")

        with running(command, ready, "INT", data, user) as port:
            yield f"postgresql://kupa@{HOST}:{port}/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """Run a Redis server that keeps nothing on the disk; its URL is that of its first database."""
    program = programs("redis-server") / "redis-server"
    with home("nobody") as (data, user):

        def command(port: int) -> list[str]:
            quiet = ["--save", "", "--appendonly", "no", "--dir", str(data)]
            return [str(program), "--bind", HOST, "--port", str(port), *quiet]

        with running(command, _redis_answers, "TERM", data, user) as port:
            yield f"redis://{HOST}:{port}/0"


def database(url: str) -> str:
    """Make an empty database on a PostgreSQL server and return its URL."""
    server = urlsplit(url)
    name = f"kupa_{token_hex(6)}"
    where = ["-h", HOST, "-p", str(server.port), "-U", "kupa", name]
    for left in reversed(range(TRIES)):  # a busy machine may be slow to listen
        try:
            _run([str(programs("initdb") / "createdb"), *where], None)
            break
        except Missing:
            if not left:
                raise
            time.sleep(1)
    return server._replace(path=f"/{name}").geturl()


@contextmanager
def running(
    command: Callable[[int], Sequence[str]],
    ready: Callable[[int], bool],
    stop: str,
    data: Path,
    user: str | None,
) -> Iterator[int]:
    """Run a service on a port of its own; it is stopped by a signal when it is needed no more."""
    for _ in range(TRIES):
        port = free_port()
        with _started(["sh", "-c", KEEPER, "sh", stop, *command(port)], data, user) as process:
            if _comes_up(process, lambda port=port: ready(port)):  # type: ignore[misc]
                yield port
                return
    raise Missing(f"the service does not start:\n{(data / 'log').read_text()[-2000:]}")


@contextmanager
def _started(command: list[str], data: Path, user: str | None) -> Iterator[subprocess.Popen[bytes]]:
    with (data / "log").open("ab") as log:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=data,
            start_new_session=True, **_as(user),
        )  # fmt: skip
    try:
        yield process
    finally:
        _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Close the pipe, wait; what does not stop is killed with all it has started."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        process.wait()


def _comes_up(process: subprocess.Popen[bytes], ready: Callable[[], bool]) -> bool:
    """Wait until a service answers; False: it does not, perhaps because of its port."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if ready():
            return True
        if process.poll() is not None or not _children(process.pid):
            return False
        time.sleep(0.02)
    return False


def _children(pid: int) -> bool:
    """Tell whether the service runs beside the ``cat`` that waits; where nobody knows, say yes."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return not listed.exists() or len(listed.read_text().split()) != 1


def free_port() -> int:
    """Return a loopback port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _redis_answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), timeout=1) as probe:
        probe.sendall(b"PING\r\n")
        return probe.recv(7) == b"+PONG\r\n"
    return False


@contextmanager
def home(wanted: str) -> Iterator[tuple[Path, str | None]]:
    """Make a folder for a service and name the user it runs as: PostgreSQL refuses to run as root."""
    data = Path(tempfile.mkdtemp(prefix="kupa-service-"))
    user = _lesser_user(wanted) if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(data, user)
    try:
        yield data, user
    finally:
        shutil.rmtree(data, ignore_errors=True)


def _lesser_user(wanted: str) -> str:
    known = {each.pw_name for each in pwd.getpwall()}
    return wanted if wanted in known else "nobody"


def _as(user: str | None) -> dict[str, Any]:
    """Return how a process is started as a user, if we are root; else it runs as whoever we are."""
    if user is None or os.geteuid() != 0:
        return {}
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


def programs(wanted: str) -> Path:
    """Return the folder a program is in, such as ``initdb`` with PostgreSQL; install it if need be."""
    found = _find(wanted)
    if found is None:
        with PROGRAMS.open("a") as lock:  # tests run side by side, and one installation is enough
            fcntl.flock(lock, fcntl.LOCK_EX)
            _install(wanted)
            found = _find(wanted)
    if found is None:
        raise Missing(
            f"{wanted} is not on this machine: install it, say: apt-get install {PACKAGES[wanted]}"
        )
    return found


def _find(wanted: str) -> Path | None:
    versions = sorted(VERSIONS.glob("[0-9]*/bin"), key=lambda each: int(each.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    found = shutil.which(wanted, path=path)
    return None if found is None else Path(found).parent


def _install(wanted: str) -> None:
    """Install a package, if we are root on a Debian, and say so; its own service is not started."""
    if _find(wanted) or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    package = PACKAGES[wanted]
    print(f"Installing {package} with apt-get, once: it is not on this machine yet …", file=sys.stderr)
    install = ["install", "--yes", "--no-install-recommends", package]
    with _no_services():
        if _apt(install):
            _apt(["update"])
            _apt(install)


def _apt(what: list[str]) -> int:
    command = [shutil.which("apt-get") or "apt-get", *what]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=quiet, capture_output=True, check=False).returncode


@contextmanager
def _no_services() -> Iterator[None]:
    """Keep Debian from starting what it installs, unless the machine has a policy of its own."""
    policy = Path("/usr/sbin/policy-rc.d")
    ours = not policy.exists()
    if ours:
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
    try:
        yield
    finally:
        if ours:
            policy.unlink()


def _run(command: list[str], user: str | None) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **_as(user))
    if done.returncode:
        raise Missing(f"{Path(command[0]).name} failed:\n{(done.stderr or done.stdout)[-2000:]}")
