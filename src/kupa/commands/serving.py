"""Commands that serve tables: ``kupa`` for a family, ``kupa serve`` for a club."""

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

from kupa.commands.common import fail, out

if TYPE_CHECKING:
    from kupa.server.settings import Settings

Say = Callable[[str], None]  # where the tables are served, for whoever comes second

Port = Annotated[int | None, typer.Option(min=1, max=65535, help="Default: 8765, or the next free.")]
SHARED = """\
{workers} workers need a database and messages that all of them share. Set
  KUPA_DATABASE_URL=postgresql://user:password@host/kupa
  KUPA_REDIS_URL=redis://host:6379/0
or start one worker, which needs neither."""


def settings_now() -> Settings:
    """Return what the environment asks for."""
    from kupa.server.settings import from_environment  # noqa: PLC0415

    try:
        return from_environment()
    except ValueError as error:
        fail(f"A setting KUPA_… that should be a number is none: {error}.")


def play(port: int | None, *, lan: bool, browser: bool) -> None:
    """Open the tables on this computer, and show where they are."""
    from kupa.host import ports  # noqa: PLC0415
    from kupa.host.lock import Running  # noqa: PLC0415

    settings = settings_now()
    host = ports.EVERYWHERE if lan else ports.LOOPBACK
    try:
        with _ours(settings) as say:
            bound = ports.usual(host) if port is None else ports.wanted(host, port)
            _play(settings, bound, say, lan=lan, browser=browser)
    except Running as other:
        _join(other.address, alone=not lan and port is None, browser=browser)


def _play(settings: Settings, bound: list[socket], say: Say, *, lan: bool, browser: bool) -> None:
    from kupa.host import lan as network, ports, running  # noqa: PLC0415

    number = ports.number(bound[0])
    found = network.addresses() if lan else []
    here = f"http://localhost:{number}"
    elsewhere = [f"http://{each}:{number}" for each in found]
    if lan:
        settings = _for_the_house(settings, found, elsewhere)

    def ready() -> None:
        say(here)
        _show(here, elsewhere, lan=lan)
        _open(here, wanted=browser)

    running.run(settings, bound, "WARNING", ready)
    out.print("Closed. All tables are kept: 'kupa' opens them again.")


def _for_the_house(settings: Settings, names: list[str], elsewhere: list[str]) -> Settings:
    """Let phones in, and invite them by an address that they can reach: not by this computer's own."""
    address = settings.address or next(iter(elsewhere), None)
    return replace(settings, hosts=(*settings.hosts, "lan", *names), address=address)


@contextmanager
def _ours(settings: Settings) -> Iterator[Say]:
    """Have the database, brought up to date, to ourselves; PostgreSQL is anyone's."""
    from kupa.host import data  # noqa: PLC0415
    from kupa.host.lock import Lock  # noqa: PLC0415

    file = data.file_of(settings.database_url)
    data.make_folder(file)
    lock = Lock(file) if file is not None else None
    try:
        data.prepare(settings.database_url)
        yield lock.say if lock is not None else lambda _address: None
    finally:
        if lock is not None:
            lock.free()


def _join(address: str, *, alone: bool, browser: bool) -> None:
    """Kupa runs here already: one is enough, unless something else was asked for."""
    where = f" at {address}" if address else ""
    if not alone:
        fail(f"Kupa is running already{where}: end that one first, with Ctrl-C.")
    out.print(f"Kupa is running already{where}", soft_wrap=True)
    if address:
        _open(address, wanted=browser)


def _show(here: str, elsewhere: list[str], *, lan: bool) -> None:
    from kupa.host import qr  # noqa: PLC0415

    shown = elsewhere[0] if elsewhere else here
    out.print(f"\n[bold]Kupa[/] is open at [bold]{here}[/]")
    for address in elsewhere:
        out.print(f"and for everyone in the house at [bold]{address}[/]")
    if lan and not elsewhere:
        out.print("This computer is in no network: nobody else can come.")
    out.print(qr.drawn(shown, colours=out.color_system is not None and not out.no_color))
    if not lan:
        out.print("On this computer only; 'kupa --lan' lets phones in the house join.")
    out.print("Ctrl-C closes it; the tables are kept.\n")
    sys.stdout.flush()


def _open(address: str, *, wanted: bool) -> None:
    """Open the browser, beside the server: some browsers do not return before they are closed."""
    if wanted and _has_screen():
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
    """Serve tables for a club or on the internet: no browser, logs to stderr.

    SIGTERM drains: what was begun is finished, pages come back to the next server. KUPA_HOSTS adds the
    names the page is asked for by, KUPA_DATABASE_URL and KUPA_REDIS_URL say what several workers share.
    """
    settings = settings_now()
    if workers > 1:
        _serve_many(settings, host, port, workers)
    else:
        _serve_one(settings, host, port)


def _serve_one(settings: Settings, host: str, port: int) -> None:
    from kupa.host import ports, running  # noqa: PLC0415
    from kupa.host.lock import Running  # noqa: PLC0415

    try:
        with _ours(settings) as say:
            bound = ports.one(host, port)
            where = running.address(host, ports.number(bound))

            def ready() -> None:
                say(where)
                running.logger.info("serving at %s under the names %s", where, ", ".join(settings.hosts))

            running.run(settings, [bound], "INFO", ready)
    except Running as other:
        fail(f"Another Kupa serves this database already: {other.address}. Give this one its own.")


def _serve_many(settings: Settings, host: str, port: int, workers: int) -> None:
    from kupa.host import data, ports, running  # noqa: PLC0415

    if data.file_of(settings.database_url) is not None or settings.redis_url is None:
        fail(SHARED.format(workers=workers))
    data.prepare(settings.database_url)
    with ports.one(host, port) as bound:  # whether it is free: a sentence is better than a trace
        number = ports.number(bound)
    running.run_workers(host, number, workers)
