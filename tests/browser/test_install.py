"""Kupa on the home screen of a phone: it can be installed, and says so when there is no network."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser import LANGUAGES, NewVisitor, Visitor

KEPT = "() => navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length)"
SAID = {"en": "No connection", "he": "אין חיבור", "ar": "لا يوجد اتصال"}
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def _without_network(visitor: Visitor) -> None:
    """Wait until the shell is kept, then pull the plug."""
    assert visitor.page.evaluate(KEPT) == 1
    visitor.page.wait_for_function(CONTROLLED)
    visitor.context.set_offline(True)


def _forgive(visitor: Visitor) -> None:
    """The browser's own words about a missing network are no fault of the page."""
    visitor.complaints[:] = [each for each in visitor.complaints if "net::ERR_" not in each]


def test_it_can_be_installed(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.go("/")
    session = visitor.context.new_cdp_session(visitor.page)
    said = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a window of its own, as every test has, is what Chromium calls incognito
    assert [each["errorId"] for each in said if each["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{visitor.address}/manifest.webmanifest"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_a_table_says_so_and_comes_back_by_itself(
    new_visitor: NewVisitor, language: str
) -> None:
    visitor = new_visitor(language)
    visitor.go("/")
    table = visitor.open("pairs")
    _without_network(visitor)
    visitor.page.goto(f"{visitor.address}/t/{table}")
    expect(visitor.page.locator("h1:visible")).to_have_text(SAID[language])
    assert visitor.violations() == []
    visitor.context.set_offline(False)
    visitor.page.locator("main[aria-busy=false]").wait_for()
    _forgive(visitor)


def test_without_a_network_home_and_what_was_read_before_can_be_read(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("he")
    visitor.go("/")
    visitor.page.evaluate(KEPT)
    visitor.page.wait_for_function(CONTROLLED)
    visitor.go("/rules/reset")
    visitor.page.locator("article").wait_for()
    _without_network(visitor)
    visitor.page.reload()
    expect(visitor.page.locator("article #R1")).to_be_attached()
    visitor.go("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("במה משחקים?")
    _forgive(visitor)
