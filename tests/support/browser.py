"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    sync_playwright,
)
from websockets.sync.client import connect

Json = dict[str, Any]
T = TypeVar("T")
ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_OPTIONS: Final = {
    "resultTypes": ["violations"],
    # Experimental in axe, so off unless it is asked for; WCAG 2.5.3 asks for it.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
LANGUAGES: Final = {"en": "en-GB", "he": "he-IL", "ar": "ar-EG"}
PHONE, LAPTOP, WIDE = (390, 844), (1280, 800), (1920, 1080)
SIZES: Final = ((360, 640), PHONE, (768, 1024), LAPTOP)
TIME_SCALE: Final = "40"  # bots think for 30 ms
WHOLE_GAME_TIME_SCALE: Final = (
    "100"  # for whole games; nobody's clock runs out before 72 seconds are over
)
TIMEOUT: Final = 30.0
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
# The page's short times go by so many times faster; those that watch over the connection stay.
FAST_CLOCK: Final = """{
  const quick = 12;
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    const start = now();
    clock.now = () => start + (now() - start) * quick;
  }
  const later = window.setTimeout;
  window.setTimeout = (act, wait = 0, ...facts) =>
    later(act, wait < 3000 ? wait / quick : wait, ...facts);
}"""


def chromium() -> str:
    """Return the browser; without one the page cannot be tested, and that is said."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"):
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("no Chromium was found: run `make browser`, or install one")


# A server whose clock is so many seconds ahead, as if that time had passed.
AHEAD: Final = """import runpy, sys
from kupa.tables import clock
clock._OFFSET += float(sys.argv.pop(1))
runpy.run_module("uvicorn", run_name="__main__", alter_sys=True)"""


class ServerProcess:
    """A server on a port, with a database, of its own; it can be started again where it was."""

    def __init__(self, folder: Path, *, python: str = sys.executable, **more: str) -> None:
        self.folder = folder
        self.python = python
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        settings = {
            "KUPA_DATABASE_URL": f"sqlite:///{folder / 'kupa.db'}",
            "KUPA_TIME_SCALE": TIME_SCALE,
        }
        limits = {"KUPA_REQUESTS": "0", "KUPA_GUESSES": "0", "KUPA_CONNECTIONS": "0"}
        self.environment = {**os.environ, **settings, **limits, **more}
        self.address = f"http://127.0.0.1:{self.port}"
        self.ahead = 0.0  # seconds by which its clock is ahead from the next start on
        self.start()

    def start(self) -> None:
        """Run it, and wait until it answers."""
        words = [
            "-c",
            AHEAD,
            str(self.ahead),
            "--factory",
            "kupa.server.app:make_app",
            "--port",
            str(self.port),
        ]
        words += ["--http", "kupa.server.http_protocol:LimitedHttpProtocol"]
        words += ["--ws", "kupa.server.fast_websocket:FastWebSocketProtocol", "--log-level", "warning"]
        self.process = subprocess.Popen([self.python, *words], env=self.environment, cwd=self.folder)
        _wait(self.address, self.process)

    def stop(self) -> None:
        """End it, as an update of the server would."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def running_server(folder: Path, *, python: str = sys.executable, **more: str) -> Iterator[str]:
    """Run a server, by another Python if there is one; yield its address."""
    server = ServerProcess(folder, python=python, **more)
    try:
        yield server.address
    finally:
        server.stop()


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/health/ready") as answer:  # noqa: S310
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def some(values: Iterable[T], often: Container[T]) -> list[Any]:
    """Return values for tests that are alike: those that are not tried often are marked ``long``."""
    return [pytest.param(each, marks=() if each in often else pytest.mark.long) for each in values]


def wait_for(look: Callable[[], T]) -> T:
    """Look again and again until there is something; what there is then is returned."""
    until = time.monotonic() + TIMEOUT
    while not (found := look()) and time.monotonic() < until:
        time.sleep(0.02)
    assert found, "waited in vain"
    return found


def launch(playwright: Playwright) -> Browser:
    """Start the browser."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Run a browser until the end of the block."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser: a language, a size, a device's secret. Complaints are remembered."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        *,
        fast_clock: bool = False,
        known: bool = True,
        **more: Any,  # noqa: ANN401 — what else a browser's context may be given
    ) -> None:
        self.address = address  # under which the page is opened
        self.api_address = address  # where the test itself asks
        self.language = language
        self.secret = secrets.token_urlsafe(32)
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=LANGUAGES[language],
            viewport={"width": size[0], "height": size[1]},
            **{"reduced_motion": "reduce", **more},
        )
        kept = {"kupa.device": self.secret, "kupa.sound": "off", "kupa.tempo": "swift"}
        if known:  # else nothing is stored, as on a first visit
            self.context.add_init_script(
                f"for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage[k] ??= v;"
            )
        if fast_clock:
            self.context.add_init_script(FAST_CLOCK)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * TIMEOUT)
        self.page.on("console", self._collect_complaint)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _collect_complaint(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def forgive(self, *words: str) -> None:
        """Forget complaints that say one of these: they were to be expected."""
        self.complaints[:] = [
            each for each in self.complaints if not any(word in each for word in words)
        ]

    def go(self, path: str) -> Page:
        """Open an address of the page."""
        self.page.goto(self.address + path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:  # noqa: ANN401 — JSON
        """Ask the server as this device."""
        asked = urllib.request.Request(self.api_address + path, method=method)  # noqa: S310 — our own server
        asked.add_header("authorization", f"Bearer {self.secret}")
        if body is not None:
            asked.add_header("content-type", "application/json")
            asked.data = json.dumps(body).encode()
        with urllib.request.urlopen(asked) as answer:  # noqa: S310
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def open(self, game: str, **more: Any) -> str:  # noqa: ANN401 — as in OpenSent
        """Open a table, sit down and deal; return its name."""
        usual = {"name": "Noa", "chairs": 2, "bots": "easy", "deal": True, "pace": "untimed"}
        return str(self.ask("POST", "/api/tables", {"game": game, **usual, **more})["id"])

    def finished(self, game: str, **more: Any) -> str:  # noqa: ANN401 — as in OpenSent
        """Let bots play a game to its end; return its table."""
        table = self.open(game, name=None, onlookers=True, **more)
        until = time.monotonic() + TIMEOUT
        with self.watching(table):
            while self.ask("GET", f"/api/tables/{table}")["table"]["phase"] != "over":
                assert time.monotonic() < until, "the bots did not finish"
                time.sleep(0.1)
        return table

    @contextmanager
    def watching(self, table: str) -> Iterator[None]:
        """Look on: bots play only while somebody is there."""
        address = self.api_address.replace("http", "ws") + "/ws"
        with connect(address, compression=None, max_size=None, max_queue=None) as socket:
            socket.send(json.dumps({"t": "hello", "table": table}))
            yield

    def violations(self) -> list[str]:
        """Return what axe-core has to say about the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(f"() => axe.run(document, {json.dumps(AXE_OPTIONS)})")
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the window."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def speak(self, language: str) -> None:
        """Switch the language in place, by the page's own buttons; at a table they are in the menu."""
        button = self.page.locator(f".languages button[lang={language}]")
        within_menu = not button.is_visible()
        if within_menu:
            self.page.locator("header button").first.click()
        button.click()
        self.page.locator(f"html[lang={language}]").wait_for()
        if within_menu:
            self.page.keyboard.press("Escape")
            self.page.locator("dialog[open]").wait_for(state="detached")
        self.page.mouse.move(0, 0)
        self.page.evaluate(TWO_FRAMES)

    def overflow(self) -> int:
        """Return by how many pixels the page is wider than its window."""
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide))

    def forget(self) -> None:
        """Become a stranger: another device than the one that sat down."""
        self.page.goto(self.address)
        self.page.evaluate("() => { localStorage['kupa.device'] = 'x'.repeat(43) }")

    def leave(self) -> None:
        """Close the browser's window."""
        self.context.close()


NewVisitor = Callable[..., Visitor]  # the fixture: takes a language and a window size
