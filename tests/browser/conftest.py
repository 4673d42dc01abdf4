from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browsing import GREAT_HASTE, PHONE, Visit, Visitor, launch, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def address(house: Path) -> Iterator[str]:
    with serving(house) as address:
        yield address


@pytest.fixture(scope="session")
def quick_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots do not think: whole games are played there."""
    with serving(tmp_path_factory.mktemp("quick"), KUPA_HASTE=GREAT_HASTE) as address:
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
    with _visiting(browser, address) as come:
        yield come


@pytest.fixture
def hurry(browser: Browser, quick_address: str) -> Iterator[Visit]:
    """The same, where bots and the page lose no time."""
    with _visiting(browser, quick_address, hurried=True) as come:
        yield come


@contextmanager
def _visiting(browser: Browser, address: str, *, hurried: bool = False) -> Iterator[Visit]:
    here: list[Visitor] = []

    def come(language: str = "en", size: tuple[int, int] = PHONE) -> Visitor:
        here.append(Visitor(browser, address, language, size, hurried=hurried))
        return here[-1]

    yield come
    complaints = [each for visitor in here for each in visitor.complaints]
    for visitor in here:
        visitor.leave()
    assert complaints == []
