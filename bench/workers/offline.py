"""Measure tables without a server: the static site in a real browser, the bots in Pyodide under Node.js.

``python -m bench.workers.offline GAME SECONDS`` prints one line of JSON: ``kept_mb``, what a phone
fetches to keep everything, as a host sends it that compresses nothing; ``cold_ms``, from the tap on
*Play now* with nothing here to a table that can be played; ``warm_ms``, from a reload to the same;
``bots_p95_ms`` of a choice of the best bots. Browsers slow only the page down, not its worker: times are
measured at full speed and doubled.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bench.peers import ROOT
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(ROOT / "tests"))
from support.browser import PHONE, Visitor, launch, wait_for

SLOWER: Final = 2
SITE: Final = ROOT / "build" / "site"
TABLE: Final = "main[aria-busy=false]"


@contextmanager
def static_host() -> Iterator[str]:
    """Serve the site as any host of files would."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(SITE)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as host:
        wait_for(lambda: _reachable(port))
        yield f"http://127.0.0.1:{port}"
        host.terminate()


def _reachable(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def starts(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Return how long it takes to come to a table, at first and again."""
    visitor = Visitor(browser, address, "en", PHONE)
    visitor.context.add_init_script("localStorage['kupa.name'] = 'Noa'")
    page = visitor.go("/")
    page.locator(f"label[data-game={game}]").click()
    begun = time.perf_counter()
    page.locator("footer button.primary").click()
    page.locator(TABLE).wait_for(timeout=60_000)
    cold = time.perf_counter() - begun
    begun = time.perf_counter()
    page.reload()
    page.locator(TABLE).wait_for(timeout=60_000)
    warm = time.perf_counter() - begun
    visitor.leave()
    return {"cold_ms": 1000 * SLOWER * cold, "warm_ms": 1000 * SLOWER * warm}


def kept_mb() -> float:
    """Return what is fetched to keep everything, as ``python -m http.server`` sends it."""
    listed = json.loads((SITE / "engine.json").read_text(encoding="utf-8"))
    single = [each["path"] for each in (*listed["files"], *listed["page"]) if not each["packed"]]
    paths = [SITE / path for path in (*single, listed["pack"]["path"], "engine.json")]
    size: int = sum(path.stat().st_size for path in paths)
    return size / 1e6


def bots_p95_ms(game: str) -> float:
    """Return the 95th percentile of the choices of a game's best bots."""
    node = shutil.which("node") or "node"
    words = [node, "tools/engine/bots.mjs", game]
    played = subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    return SLOWER * float(played.stdout)


def main() -> None:
    """Measure one game."""
    game = sys.argv[1]
    with sync_playwright() as playwright, static_host() as address:
        browser = launch(playwright)
        figures = starts(browser, address, game)
        browser.close()
    print(json.dumps({**figures, "kept_mb": kept_mb(), "bots_p95_ms": bots_p95_ms(game)}))


if __name__ == "__main__":
    main()
