"""Firefox, driven by WebDriver BiDi over its own WebSocket."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from support.browser import wait_for
from support.remote_page import SIZE, RemotePage, free_port, process

NAMES: Final = ("firefox-esr", "firefox")
PREFERENCES: Final = 'user_pref("ui.prefersReducedMotion", 1);\n'
ANSWER: Final = 60.0


class FirefoxPage(RemotePage):
    """The one tab of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.faults = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def ask(self, method: str, **params: Any) -> Any:  # noqa: ANN401 — as in the protocol
        """Send a command and return its result; errors of the page are kept meanwhile."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.recv(timeout=ANSWER))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.faults.append(said["params"]["text"])
            if said.get("id") == self.number:
                assert said["type"] == "success", said
                return said["result"]

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def click(self, x: float, y: float) -> None:
        point = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
        steps = [point, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": steps,
        }
        self.ask("input.performActions", context=self.context, actions=[finger])

    def run(self, expression: str) -> str:
        target = {"context": self.context}
        said = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return str(said["result"]["value"])


@contextmanager
def firefox(name: str, folder: Path) -> Iterator[FirefoxPage]:
    """Run a Firefox without a window."""
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES)
    port = free_port()
    words = (name, "--headless", "--no-remote", "--profile", str(profile))
    with process(*words, "--remote-debugging-port", str(port), folder=folder):
        log = folder / f"{name}.log"
        wait_for(lambda: re.search("BiDi listening", log.read_text(errors="replace")))
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as socket:
            yield FirefoxPage(socket)
