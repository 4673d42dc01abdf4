"""The servers that are shot at, and started again."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from pathlib import Path

from bench.tables import servers
from bench.tables.services import free_port

DRAIN = 20.0  # seconds to stop when asked politely
TIME_SCALE = 5.0  # clocks run so much faster, or bots and clocks would hardly act between two crashes


class Target:
    """One server, on the same port in all its lives. What it says is kept in a file."""

    def __init__(self, database_url: str, redis_url: str, said: Path) -> None:
        self.port = free_port()
        self.settings = servers.kupa_settings(database_url, redis_url, TIME_SCALE)
        self.said = said
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Begin a new life; return when it answers."""
        with self.said.open("ab") as said:
            self.process = servers.spawn(servers.kupa_command(self.port), self.settings, said)
        address = f"http://127.0.0.1:{self.port}{servers.READY}"
        await asyncio.to_thread(servers.wait_for, self.process, address)

    def kill(self) -> None:
        """Kill it with a signal that nobody can handle."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Ask it to stop, and wait; after all is over nothing may be left running."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(DRAIN)
        except subprocess.TimeoutExpired:
            self.kill()

    def complaints(self) -> int:
        """Count the errors it has logged, over all its lives."""
        said = self.said.read_text(encoding="utf-8") if self.said.exists() else ""
        return said.count("Traceback (most recent call last)")
