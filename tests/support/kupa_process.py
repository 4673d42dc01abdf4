"""Runs the ``kupa`` command: real processes on free loopback ports, with data of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from typer.testing import CliRunner

from kupa.cli import app
from kupa.core.refused import Refused
from kupa.host.errors import UserError

TIMEOUT = 30.0


def environment(home: Path, **more: str) -> dict[str, str]:
    """A home of one's own: whatever is set for the person who runs the tests is not seen."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KUPA_", "XDG_"))}
    plain = {"HOME": str(home), "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "CI": "1"}
    return kept | plain | more


def run_kupa(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kupa", *words], capture_output=True, text=True, check=False, timeout=60,
        env=environment(home, **more),
    )  # fmt: skip


def run_in_process(
    home: Path, *words: str, stdin: str | None = None, **more: str
) -> tuple[int, str, str]:
    """Run a command within this process, which is quicker; return its exit code and what it said."""
    done = CliRunner().invoke(app, words, input=stdin, env=environment(home, **more))
    if isinstance(done.exception, Refused | UserError):
        return 2, done.stdout, str(done.exception)
    return done.exit_code, done.stdout, done.stderr


class RunningServer:
    """A server process that has printed its address."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process = process
        self.log = log
        self.address = ""

    @property
    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def wait_for(self, pattern: str) -> str:
        """Wait until it has said this; return what the pattern's group found."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if found := re.search(pattern, self.said):
                return found[1]
            assert self.process.poll() is None, self.said
            time.sleep(0.05)
        raise AssertionError(self.said)

    def wait_until_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            with suppress(OSError):
                self.ask("/health/ready")
                return
            time.sleep(0.05)
        raise AssertionError(self.said)

    def end(self, by: signal.Signals) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(by)
        return self.process.wait(TIMEOUT)

    def ask(
        self, path: str, body: dict[str, Any] | None = None, secret: str = "", **headers: str
    ) -> Any:  # noqa: ANN401 — JSON, or text  # noqa: ANN401
        """Ask by HTTP; an answer that is no JSON is returned as text."""
        data = None if body is None else json.dumps(body).encode()
        given = {"authorization": f"Bearer {secret}"} if secret else {}
        request = urllib.request.Request(  # noqa: S310 — our own server
            self.address + path, data, {"content-type": "application/json", **given, **headers}
        )
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
            text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["content-type"] else text


@contextmanager
def running_server(home: Path, *words: str, **more: str) -> Iterator[RunningServer]:
    """Run a server until the end of the block; it is gone afterwards, whatever happened."""
    home.mkdir(exist_ok=True)
    log = home / f"log-{token_urlsafe(4)}"
    with log.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "kupa", *words], stdout=said, stderr=said, text=True,
            env=environment(home, **more),
        )  # fmt: skip
    running = RunningServer(process, log)
    try:
        running.address = running.wait_for(r"(?:open|serving|workers) at (http\S+)")
        yield running
    finally:
        process.kill()
        process.wait()


def open_table(server: RunningServer, secret: str, **more: object) -> str:
    """Open a table with bots and deal; return its id."""
    body = {"game": "reset", "name": "Noa", "chairs": 2, "bots": "random", "deal": True, **more}
    opened: dict[str, str] = server.ask("/api/tables", body, secret)
    return opened["id"]
