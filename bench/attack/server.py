"""The server that is attacked: a real one, as it is installed, with its usual limits."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
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
    def megabytes(self) -> float:
        """The memory it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def files(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def ask(self, path: str) -> bytes:
        """Ask for something, as somebody at this computer."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=BACK) as answer:
            told: bytes = answer.read()
        return told

    @property
    def said(self) -> str:
        """What it has logged."""
        return self.log.read_text(encoding="utf-8")


@contextmanager
def attacked(database_url: str = "", **settings: str) -> Iterator[Attacked]:
    """Run a server on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="attack-") as name:
        folder, port = Path(name), free_port()
        url = database_url or f"sqlite:///{folder}/kupa.db"
        kept = {key: value for key, value in os.environ.items() if not key.startswith("KUPA_")}
        environment = {**kept, "HOME": name, "KUPA_DATABASE_URL": url, **settings}
        command = [sys.executable, "-m", "kupa", "serve", "--port", str(port)]
        log = folder / "log"
        with log.open("wb") as said:
            process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        try:
            wait_for(process, f"http://127.0.0.1:{port}/health/ready")
            yield Attacked(port, process, folder / "kupa.db", log)
        finally:
            process.kill()
            process.wait()
