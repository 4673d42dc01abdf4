"""WebKit, as in Apple's phones: Debian's MiniBrowser on a screen of its own, driven by WebDriver."""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from support.browser import wait_for
from support.remote_page import SIZE, RemotePage, free_port, process

DRIVER: Final = "WebKitWebDriver"
SCREEN: Final = "1280x1024x24"
# The bar of a MiniBrowser would make its window wider than a phone.
NARROW: Final = "button, entry, headerbar, toolbar { min-width: 0; padding: 0; margin: 0; border: 0; }\n"
WAIT: Final = "const done = arguments[arguments.length - 1]; (EXPRESSION).then(done);"


class WebKitPage(RemotePage):
    """The one window of a MiniBrowser."""

    def __init__(self, address: str, browser: str) -> None:
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.faults = []  # WebDriver knows no log: the page itself listens
        self.address = address
        self.address = f"{address}/session/{self.ask('/session', wanted)['sessionId']}"
        self.ask("/timeouts", {"script": 60_000})
        self.ask("/window/rect", {"width": SIZE[0], "height": SIZE[1]})

    def ask(self, path: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 — as in the protocol
        """Send a command and return its value."""
        asked = urllib.request.Request(self.address + path, json.dumps(body).encode())  # noqa: S310
        with urllib.request.urlopen(asked, timeout=90) as answer:  # noqa: S310
            return json.load(answer)["value"]

    def goto(self, address: str) -> None:
        self.ask("/url", {"url": address})

    def click(self, x: float, y: float) -> None:
        point = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
        steps = [point, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": steps}]})

    def run(self, expression: str) -> str:
        script = WAIT.replace("EXPRESSION", expression)
        return str(self.ask("/execute/async", {"script": script, "args": []}))


def mini_browser() -> str | None:
    """Return where Debian keeps it: not among the programs of the path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else shutil.which("MiniBrowser")


@contextmanager
def webkit(browser: str, folder: Path) -> Iterator[WebKitPage]:
    """Run a MiniBrowser on a screen that nobody sees."""
    style = folder / ".config" / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(NARROW)
    screen = ("Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp")
    with process(*screen, folder=folder):
        log = folder / "Xvfb.log"
        display = wait_for(lambda: log.read_text(errors="replace").strip().splitlines()[:1])[0]
        port = free_port()
        more = {"DISPLAY": f":{display}", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        with process(DRIVER, f"--port={port}", "--host=127.0.0.1", folder=folder, **more):
            address = f"http://127.0.0.1:{port}"
            wait_for(lambda: _ready(address))
            yield WebKitPage(address, browser)


def _ready(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/status") as answer:  # noqa: S310
            return bool(answer.status == 200)
    except URLError:
        return False
