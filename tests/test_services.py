"""The services of the tests themselves: a server that dies is noticed, reported and replaced."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from support.services import PostgresServer


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with PostgresServer(durable=False) as server:
        yield server


def postmaster(server: PostgresServer) -> int:
    return int((server.folder / "db" / "postmaster.pid").read_text().split()[0])


def test_only_the_process_that_started_a_server_stops_it(server: PostgresServer) -> None:
    before = postmaster(server)
    server.owner += 1  # as a forked child would find it
    server.close()
    server.owner -= 1
    server.database()
    assert (postmaster(server), server.deaths) == (before, [])


def test_a_failed_command_shows_what_the_server_printed(server: PostgresServer) -> None:
    with pytest.raises(Exception, match=r"(?s)createdb failed.*database system is ready"):
        server.run(
            server.programs / "createdb",
            "-h",
            "127.0.0.1",
            "-p",
            str(server.port),
            "-U",
            "nobody_known",
            "x",
        )


def test_a_server_that_died_is_replaced_and_its_end_is_reported(server: PostgresServer) -> None:
    first = server.database()
    os.kill(postmaster(server), signal.SIGKILL)
    second = server.database()
    assert first.rsplit("/", 1)[0] != second.rsplit("/", 1)[0]
    assert len(server.deaths) == 1
    assert "ended with status 137, its folder is there" in server.deaths[0]
    assert "database system is ready" in server.deaths[0]
