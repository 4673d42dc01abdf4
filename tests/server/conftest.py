"""One server for most tests of a worker, and devices that are closed afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server_thread import Device, ServerThread, Sit, SocketClient, run_server


@pytest.fixture(scope="session")
def fast_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server whose clocks run fifty times as fast: U21's look takes a tenth of a second."""
    folder = tmp_path_factory.mktemp("server")
    with run_server(f"sqlite:///{folder / 'kupa.db'}", time_scale=50.0) as served:
        yield served


@pytest.fixture(scope="session")
def normal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server with the usual clocks: nothing happens by itself while a test looks."""
    folder = tmp_path_factory.mktemp("normal")
    with run_server(f"sqlite:///{folder / 'kupa.db'}") as served:
        yield served


@pytest.fixture
def seated() -> Iterator[Sit]:
    """Open a table on a server, let people sit down and connect, and deal."""
    open_devices: list[Device] = []
    open_pages: list[SocketClient] = []

    def sit(
        served: ServerThread,
        game: str = "court",
        people: int = 2,
        *,
        deal: bool = True,
        **settings: object,
    ) -> tuple[str, list[Device], list[SocketClient]]:
        devices = [Device(served, f"P{number}") for number in range(people)]
        table = devices[0].open(game, **{"chairs": max(2, people), "pace": "relaxed", **settings})
        for device in devices:
            device.sit(table)
        pages = [device.page(table) for device in devices]
        open_devices.extend(devices)
        open_pages.extend(pages)
        if deal:
            number = devices[0].ask("POST", f"/api/tables/{table}/deal").json()["n"]
            for page in pages:
                page.catch_up(number)
        return table, devices, pages

    yield sit
    for page in open_pages:
        page.cut()
    for device in open_devices:
        device.close()
