"""The suite runs on the source and on an installed wheel; this says, and makes sure, which."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import kupa
from support import services

settings.register_profile("kupa", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kupa")

HERE = Path(kupa.__file__).parent
KIND = "source" if HERE.parent.name == "src" else "wheel"


def pytest_report_header() -> str:
    return f"kupa: {KIND}, {'compiled' if kupa.compiled() else 'pure Python'}"


def pytest_configure() -> None:
    wanted = os.environ.get("KUPA_TESTED", KIND)
    if wanted != KIND:
        raise pytest.UsageError(f"the {wanted} was to be tested, but {KIND} is imported")


DEATHS: list[str] = []  # of services that ended by themselves, in this process or its workers


def pytest_sessionfinish(session: pytest.Session) -> None:
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["deaths"] = DEATHS


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:  # noqa: ANN401 — xdist's own type
    DEATHS.extend(getattr(node, "workeroutput", {}).get("deaths", []))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that a service died, though the tests went on with another one."""
    for death in DEATHS:
        terminalreporter.section("A SERVICE DIED", red=True)
        terminalreporter.write_line(death)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.PostgresServer]:
    with services.PostgresServer(durable=False) as server:
        yield server
        DEATHS.extend(server.deaths)


@pytest.fixture
def postgres_url(postgres_server: services.PostgresServer) -> str:
    return postgres_server.database()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kupa.db'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def database_url(request: pytest.FixtureRequest) -> str:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found
