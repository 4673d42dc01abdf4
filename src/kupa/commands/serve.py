"""Commands that run the server: ``kupa`` on a family's computer, ``kupa serve`` for a club."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from socket import socket
from typing import TYPE_CHECKING, Annotated

import typer

from kupa.commands.common import fail
from kupa.commands.output import can_show, out, print_line
from kupa.host.extras import require_extra

if TYPE_CHECKING:
    from kupa.server.settings import Settings

Announce = Callable[[str], None]  # tells a second server the address of this one

Port = Annotated[int | None, typer.Option(min=1, max=65535, help="Default: 8765, or the next free.")]
NEEDS_SHARED_STORES = (
    "{workers} workers need a database and messages that all of them share: set"
    " KUPA_DATABASE_URL=postgresql://user:password@host/kupa and KUPA_REDIS_URL=redis://host:6379/0,"
    " or start one worker, which needs neither."
)


def read_settings() -> Settings:
    """Return the settings from the environment, if what they ask for is installed."""
    require_extra("play")
    from kupa.server.settings import from_environment  # noqa: PLC0415

    try:
        settings = from_environment()
    except ValueError as error:
        fail(f"A setting KUPA_… should be a number and is not: {error}.")
    if settings.redis_url or settings.database_url.startswith(("postgres:", "postgresql")):
        require_extra("club")
    return settings


def play(port: int | None, *, lan: bool, browser: bool) -> None:
    """Serve on this computer, show the address and open the browser."""
    settings = read_settings()
    from kupa.host import ports  # noqa: PLC0415
    from kupa.host.lock import AlreadyRunning  # noqa: PLC0415

    host = ports.EVERYWHERE if lan else ports.LOOPBACK
    try:
        with _locked_database(settings) as announce:
            bound = ports.bind_default(host) if port is None else ports.bind_local(host, port)
            _play(settings, bound, announce, lan=lan, browser=browser)
    except AlreadyRunning as other:
        _report_running(other.address, plain=not lan and port is None, browser=browser)


def _play(
    settings: Settings, bound: list[socket], announce: Announce, *, lan: bool, browser: bool
) -> None:
    from kupa.host import lan as network, ports, serve as server  # noqa: PLC0415

    number = ports.port_of(bound[0])
    found = network.addresses() if lan else []
    here = f"http://localhost:{number}"
    elsewhere = [f"http://{each}:{number}" for each in found]
    if lan:
        settings = _for_lan(settings, found, elsewhere)

    def ready() -> None:
        announce(here)
        _show(here, elsewhere, lan=lan)
        _open(here, enabled=browser)

    server.serve(settings, bound, "WARNING", ready)
    out.print("Closed. All tables are kept: 'kupa' opens them again.")


def _for_lan(settings: Settings, names: list[str], elsewhere: list[str]) -> Settings:
    """Allow requests from the local network, and put an address that phones can reach into links."""
    address = settings.address or next(iter(elsewhere), None)
    return replace(settings, hosts=(*settings.hosts, "lan", *names), address=address)


@contextmanager
def _locked_database(settings: Settings) -> Iterator[Announce]:
    """Lock a SQLite database and migrate it; PostgreSQL is shared and needs no lock."""
    from kupa.host import database  # noqa: PLC0415
    from kupa.host.lock import DatabaseLock  # noqa: PLC0415

    file = database.file_of(settings.database_url)
    database.make_folder(file)
    lock = DatabaseLock(file) if file is not None else None
    try:
        database.prepare(settings.database_url)
        yield lock.announce if lock is not None else lambda _address: None
    finally:
        if lock is not None:
            lock.release()


def _report_running(address: str, *, plain: bool, browser: bool) -> None:
    """Say where the server that already runs is; with options of its own, a second one is an error."""
    where = f" at {address}" if address else ""
    if not plain:
        fail(f"Kupa is running already{where}: stop that one first, with Ctrl-C.")
    print_line(f"Kupa is running already{where}")
    if address:
        _open(address, enabled=browser)


def _show(here: str, elsewhere: list[str], *, lan: bool) -> None:
    from kupa.host import qr  # noqa: PLC0415

    shown = elsewhere[0] if elsewhere else here
    out.print(f"\n[bold]Kupa[/] is open at [bold]{here}[/]")
    for address in elsewhere:
        out.print(f"and for everyone in the local network at [bold]{address}[/]")
    if lan and not elsewhere:
        out.print("This computer is in no network: nobody else can come.")
    if can_show("█▀▄"):
        out.print(qr.terminal_code(shown, colours=out.color_system is not None and not out.no_color))
    if not lan:
        out.print("On this computer only; 'kupa --lan' lets phones in the house join.")
    out.print("Ctrl-C closes it; the tables are kept.\n")
    sys.stdout.flush()


def _open(address: str, *, enabled: bool) -> None:
    """Open the browser in a thread: some browsers do not return before they are closed."""
    if enabled and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    screen = sys.platform in {"win32", "darwin"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return screen and sys.stdout.isatty() and not os.environ.get("CI")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8765,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes.")] = 1,
) -> None:
    """Run the server for a club or on the internet: no browser, logs to stderr.

    On SIGTERM it finishes running requests; pages reconnect to the next server. KUPA_HOSTS adds names
    of hosts to answer to; several workers share KUPA_DATABASE_URL and KUPA_REDIS_URL.
    """
    settings = read_settings()
    if workers > 1:
        _serve_many(settings, host, port, workers)
    else:
        _serve_one(settings, host, port)


def _serve_one(settings: Settings, host: str, port: int) -> None:
    from kupa.host import ports, serve as server  # noqa: PLC0415
    from kupa.host.lock import AlreadyRunning  # noqa: PLC0415

    try:
        with _locked_database(settings) as announce:
            bound = ports.bind_one(host, port)
            where = server.address(host, ports.port_of(bound))

            def ready() -> None:
                announce(where)
                server.logger.info("serving at %s for the hosts %s", where, ", ".join(settings.hosts))

            server.serve(settings, [bound], "INFO", ready)
    except AlreadyRunning as other:
        fail(f"Another Kupa serves this database already: {other.address}. Give this one its own.")


def _serve_many(settings: Settings, host: str, port: int, workers: int) -> None:
    from kupa.host import database, ports, serve as server  # noqa: PLC0415

    if database.file_of(settings.database_url) is not None or settings.redis_url is None:
        fail(NEEDS_SHARED_STORES.format(workers=workers))
    database.prepare(settings.database_url)
    with ports.bind_one(host, port) as bound:  # a port that is taken is told before the workers start
        number = ports.port_of(bound)
    server.serve_workers(host, number, workers)
