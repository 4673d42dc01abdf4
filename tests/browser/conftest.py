from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browsing import PHONE, Visit, Visitor, launch, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Let somebody come with a browser of their own; nobody's console may complain."""
    here: list[Visitor] = []

    def come(language: str = "en", size: tuple[int, int] = PHONE) -> Visitor:
        here.append(Visitor(browser, address, language, size))
        return here[-1]

    yield come
    complaints = [each for visitor in here for each in visitor.complaints]
    for visitor in here:
        visitor.leave()
    assert complaints == []
