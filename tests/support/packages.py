"""Programs of Debian packages that the tests need: found, or installed where we may install."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGES = {"initdb": "postgresql", "pdftoppm": "poppler-utils", "redis-server": "redis-server"}
VERSIONS = Path("/usr/lib/postgresql")  # where Debian keeps PostgreSQL's programs, by version
LOCK = Path(tempfile.gettempdir()) / "kupa-services.lock"


class Missing(Exception):
    """A service cannot be started here; the message says what to do."""


def programs(wanted: str) -> Path:
    """Return the folder a program is in, such as ``initdb`` with PostgreSQL; install it if need be."""
    with LOCK.open("a") as lock:
        # Tests run side by side: one installation is enough, and a program that is there already may
        # belong to a package that another process is still installing.
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
