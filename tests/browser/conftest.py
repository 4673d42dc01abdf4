from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.browser import (
    PHONE,
    WHOLE_GAME_TIME_SCALE,
    NewVisitor,
    Visitor,
    open_browser,
    running_server,
)


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server_folder")


@pytest.fixture(scope="session")
def address(server_folder: Path) -> Iterator[str]:
    with running_server(server_folder) as address:
        yield address


@pytest.fixture(scope="session")
def quick_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not think: whole games are played there."""
    with running_server(
        tmp_path_factory.mktemp("quick"), KUPA_TIME_SCALE=WHOLE_GAME_TIME_SCALE
    ) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture
def new_visitor(browser: Browser, address: str) -> Iterator[NewVisitor]:
    """Create visitors with browsers of their own; no console may show an error."""
    with _visitors(browser, address) as create:
        yield create


@pytest.fixture
def new_quick_visitor(browser: Browser, quick_address: str) -> Iterator[NewVisitor]:
    """The same on the quick server; the page's short times pass quickly as well."""
    with _visitors(browser, quick_address, fast_clock=True) as create:
        yield create


@contextmanager
def _visitors(browser: Browser, address: str, *, fast_clock: bool = False) -> Iterator[NewVisitor]:
    here: list[Visitor] = []

    def create(language: str = "en", size: tuple[int, int] = PHONE) -> Visitor:
        here.append(Visitor(browser, address, language, size, fast_clock=fast_clock))
        return here[-1]

    yield create
    complaints = [each for visitor in here for each in visitor.complaints]
    for visitor in here:
        visitor.leave()
    assert complaints == []
