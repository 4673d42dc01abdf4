"""The server that is attacked: a real one, as it is installed, with its usual limits."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.tables.servers import wait_for
from bench.tables.services import free_port

BACK: float = 15.0  # seconds


class Attacked:
    """A server process: its port, its memory, its open files and what it has logged."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], database: Path, log: Path) -> None:
        self.port = port
        self.process = process
        self.database = database
        self.log = log

    @property
    def database_url(self) -> str:
        """Where another server finds its database."""
        return f"sqlite:///{self.database}"

    @property
    def megabytes(self) -> float:
        """The memory it holds now."""
        return self._megabytes("VmRSS")

    @property
    def peak_megabytes(self) -> float:
        """The most memory it has held since ``forget_peak``: a moment is enough to be killed for it."""
        return self._megabytes("VmHWM")

    def forget_peak(self) -> float:
        """Let the peak be counted from now on; return what it holds now."""
        (self._proc / "clear_refs").write_text("5", encoding="ascii")
        return self.peak_megabytes

    def _megabytes(self, field: str) -> float:
        status = (self._proc / "status").read_text(encoding="utf-8")
        return int(status.split(f"{field}:")[1].split()[0]) * 1024 / 1e6

    @property
    def seconds(self) -> float:
        """The processor time it has used."""
        fields = (self._proc / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def _proc(self) -> Path:
        return Path(f"/proc/{self.process.pid}")

    @property
    def files(self) -> int:
        """How many files and sockets it has open."""
        return len(list((self._proc / "fd").iterdir()))

    def ask(self, path: str) -> bytes:
        """Ask for something, as somebody at this computer."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=BACK) as answer:
            told: bytes = answer.read()
        return told

    def kill(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.wait()

    @property
    def said(self) -> str:
        """What it has logged."""
        return self.log.read_text(encoding="utf-8")


@contextmanager
def attacked(
    database_url: str = "", through: Sequence[str] = (), files: int = 0, /, **settings: str
) -> Iterator[Attacked]:
    """Run a server on a database of its own.

    ``through`` is a command that starts it, ``files`` how many the system lets it have open.
    """
    with tempfile.TemporaryDirectory(prefix="attack-") as name:
        folder, port = Path(name), free_port()
        url = database_url or f"sqlite:///{folder}/kupa.db"
        kept = {key: value for key, value in os.environ.items() if not key.startswith("KUPA_")}
        environment = {**kept, "HOME": name, "KUPA_DATABASE_URL": url, **settings}
        command = [*through, sys.executable, "-m", "kupa", "serve", "--port", str(port)]
        log = folder / "log"
        with log.open("wb") as said:
            process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        if files:
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (files, files))
        try:
            wait_for(process, f"http://127.0.0.1:{port}/health/ready")
            yield Attacked(port, process, folder / "kupa.db", log)
        finally:
            process.kill()
            process.wait()


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until something is so; False if it is not in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True
