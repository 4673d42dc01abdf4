"""``npm run dev``: the page as it is being written, with a running server behind it."""

from __future__ import annotations

import os
import subprocess
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.browser import ROOT, Visitor, wait_for
from support.services import free_port

VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address) as answer:  # noqa: S310 — our own server
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.fixture
def dev_address(address: str) -> Iterator[str]:
    """Run what ``npm run dev`` runs, beside the server of the tests."""
    port = free_port()
    command = ["node", str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(
        command, cwd=ROOT / "web", stdout=subprocess.DEVNULL, env={**os.environ, "KUPA_SERVER": address}
    )
    try:
        wait_for(lambda: answers(f"http://127.0.0.1:{port}/"))
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def test_a_table_is_played_through_the_development_server(browser: Browser, dev_address: str) -> None:
    visitor = Visitor(browser, dev_address)
    visitor.page.set_default_timeout(60_000)  # modules are compiled when they are first asked for
    table = visitor.open("pairs", chairs=2, options={"first": "0"})
    page = visitor.go(f"/t/{table}")
    page.locator("main[aria-busy=false]").wait_for()
    before = visitor.ask("GET", f"/api/tables/{table}")["n"]
    page.locator(".grid button").first.click()
    wait_for(lambda: visitor.ask("GET", f"/api/tables/{table}")["n"] > before)
    assert visitor.complaints == []
    visitor.leave()
