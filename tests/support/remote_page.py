"""A page in a browser that is driven over the network, with what a Tapper asks of a page."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

SIZE: Final = (390, 844)


class RemotePage(ABC):
    """One page of such a browser."""

    faults: list[str]
    """What the browser itself reported of the page, where it does."""

    @property
    def mouse(self) -> RemotePage:
        """What clicks: a finger where the browser has one."""
        return self

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Tap a point of the window."""

    @abstractmethod
    def run(self, expression: str) -> str:
        """Evaluate an expression whose promise gives a text."""

    def evaluate(self, code: str) -> Any:  # noqa: ANN401 — JSON
        """Call a function, or evaluate an expression; return what it gives, awaited."""
        call = f"await ({code})()" if code.lstrip().startswith(("()", "async")) else code
        text = self.run(f"(async () => JSON.stringify({{ value: {call} }}))()")
        return json.loads(text).get("value")


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def process(*words: str, folder: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program with all it starts, and end them all; what it says goes to a file in the folder."""
    log = (folder / f"{Path(words[0]).name}.log").open("wb")
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    started = subprocess.Popen(
        words, stdout=log, stderr=log, env={**os.environ, **home, **more}, start_new_session=True
    )
    try:
        yield started
    finally:
        log.close()
        with_group(started)


def with_group(started: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it has started."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(started.pid, how)
            started.wait(5)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue
