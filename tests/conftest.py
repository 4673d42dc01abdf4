"""The suite runs on the source and on an installed wheel; this says, and makes sure, which."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

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


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    return services.database(postgres_server)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kupa.db'}"


BOTH = ["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.xdist_group("services"))]


@pytest.fixture(params=BOTH)
def database_url(request: pytest.FixtureRequest) -> str:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found
