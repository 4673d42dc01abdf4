"""What strangers send that is no request and no message: it costs little, and it ends."""

from __future__ import annotations

import logging
import resource
import time
from collections.abc import Iterator

import pytest
from bench.attack.raw import CONTINUATION, PING, PONG, TEXT, Raw, frame

from kupa.server import (
    connection_guard,
    descriptors,
    fast_websocket,
    frames,
    http_protocol,
    socket_session,
)
from kupa.server.limits import Buckets, ConnectionLimit, network_of
from kupa.service.bucket import Bucket
from support.server_thread import Device, ServerThread, Sit, run_server, wait

HERE = "127.0.0.1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server with the usual limits, that sees every peer as a stranger; its patience is short."""
    folder = tmp_path_factory.mktemp("direct")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http_protocol, "HEADERS_SECONDS", 0.4)
        patch.setattr(http_protocol, "BODY_SECONDS", 0.4)
        patch.setattr(http_protocol, "STALLED_SECONDS", 0.4)
        patch.setattr(http_protocol, "LINGER", 0.1)
        patch.setattr(fast_websocket, "LINGER", 0.2)
        patch.setattr(socket_session, "HELLO", 0.5)
        with run_server(
            f"sqlite:///{folder / 'kupa.db'}", direct=True, requests=600, messages=60
        ) as served:
            yield served


@pytest.fixture
def raw(server: ServerThread) -> Iterator[Raw]:
    connection = Raw(server.port, HERE)
    yield connection
    connection.close()
    wait(lambda: not server.context.connection_limit.open)


@pytest.fixture
def opened(raw: Raw) -> Raw:
    """A WebSocket that has not said hello."""
    assert raw.upgrade().startswith(b"HTTP/1.1 101 ")
    return raw


@pytest.mark.parametrize(
    "junk",
    [
        frame(PING),
        frame(PONG, b"abcd"),
        frame(TEXT, b"x", fin=False) + frame(CONTINUATION, fin=False) * 9,
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_every_frame_counts_and_too_many_end_the_connection(
    server: ServerThread, opened: Raw, junk: bytes
) -> None:
    assert opened.flood(junk * 100, 20_000_000, 5) < 10_000_000
    assert opened.ends(5)
    wait(lambda: not server.context.connection_limit.open)


def test_a_message_has_so_many_fragments(opened: Raw) -> None:
    opened.send(frame(TEXT, b"{", fin=False))
    for _ in range(frames.MOST_FRAGMENTS - 1):
        opened.send(frame(CONTINUATION, fin=False))
    assert opened.is_open()
    opened.send(frame(CONTINUATION, fin=False))
    assert opened.ends(3)


def test_whoever_sends_too_much_is_told_so_if_they_read(server: ServerThread, seated: Sit) -> None:
    device = Device(server)
    table = device.open("court")
    page = device.page(table)
    page.socket.socket.sendall(frame(PING) * 130)
    assert page.closed() == 1008
    assert page.heard[-1] == {"t": "bye", "reason": "table.too_fast", "again": True}
    page.close()
    device.close()


def test_a_slow_reader_is_really_closed(server: ServerThread) -> None:
    """Pings are answered only as long as the answers are read, and little is kept of them."""
    raw = Raw(server.port, HERE, small=True)
    raw.upgrade()
    end = time.monotonic() + 0.4
    while time.monotonic() < end:  # slow enough for the limit of frames
        raw.send(frame(PING, b"x" * 120))
        time.sleep(0.02)
    assert raw.ends(3), "no hello came, and nothing was read"
    wait(lambda: not server.context.connection_limit.open)
    raw.close()


def test_a_reader_whose_outbox_overflows_is_aborted(sqlite_url: str, seated: Sit) -> None:
    with run_server(sqlite_url, narrow=True, direct=True) as served:
        table, devices, pages = seated(served, "pairs", 2, options={"size": "large"}, onlookers=True)
        lazy = Raw(served.port, HERE, small=True)
        lazy.upgrade()
        lazy.say({"t": "hello", "table": table})
        actor = served.context.registry.actors[table]
        wait(lambda: len(actor.listeners) == 3)
        for number in range(4000):
            if not lazy.is_open():
                break
            devices[number % 2].ask("PATCH", f"/api/tables/{table}/chairs/mine", {"name": f"N{number}"})
        assert not lazy.is_open()
        wait(lambda: served.context.connection_limit.open.get(HERE, 0) <= 4)
        lazy.close()
        assert pages[0].ping()


@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0",
     b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: we",
     b"POST /api/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{",
     b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health"],
    ids=["silent", "half-line", "half-header", "half-handshake", "half-body", "half-second"],
)  # fmt: skip
def test_whoever_does_not_finish_is_closed(raw: Raw, start: bytes) -> None:
    raw.send(start)
    told = raw.read_all(3)
    if start and not told.startswith(b"HTTP/1.1 200"):
        assert told.startswith(b"HTTP/1.1 408 ")


def test_dripping_does_not_prolong_it(raw: Raw) -> None:
    raw.send(b"GET / HTTP/1.1\r\n")
    end = time.monotonic() + 3
    while raw.is_open() and time.monotonic() < end:
        raw.send(b"a: b\r\n")
        time.sleep(0.05)
    assert not raw.is_open()


@pytest.mark.parametrize(
    "flood",
    [b"x" * 100_000, b"a: b\r\n" * 20_000, b"a: b\r\n" * (http_protocol.MOST_HEADERS + 1) + b"\r\n"],
    ids=["value", "lines", "many"],
)
def test_headers_are_limited(raw: Raw, flood: bytes) -> None:
    raw.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nc: " + flood)
    assert raw.read_all(3).startswith(b"HTTP/1.1 431 ")


def test_the_request_line_is_limited(raw: Raw) -> None:
    raw.send(b"GET /" + b"x" * 50_000)
    assert raw.read_all(3).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_does_not_end_is_ended(raw: Raw, chunked: bool) -> None:
    length = "Transfer-Encoding: chunked" if chunked else "Content-Length: 100000000"
    head = "POST /api/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    raw.send(f"{head}{length}\r\n\r\n".encode())
    raw.flood(b"100\r\n" + b"x" * 256 + b"\r\n" if chunked else b"x" * 1000, 1_000_000, 3)
    assert raw.read_all(3).startswith(b"HTTP/1.1 413 ")


def test_requests_do_not_pile_up_behind_one(server: ServerThread, raw: Raw) -> None:
    raw.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)
    assert raw.ends(3)
    assert raw.read_all(3).count(b"HTTP/1.1 200 ") <= http_protocol.MOST_PIPELINED + 1


def test_a_page_is_served_as_before(raw: Raw) -> None:
    assert raw.request("GET", "/api/games").startswith(b"HTTP/1.1 200 ")
    assert raw.request("POST", "/api/check", b'{"game":"reset"}').startswith(b"HTTP/1.1 200 ")


def test_connections_are_counted_when_they_are_accepted(sqlite_url: str) -> None:
    with run_server(sqlite_url, direct=True, connections=3) as served:
        silent = [Raw(served.port, HERE) for _ in range(3)]
        wait(lambda: served.context.connection_limit.open.get(HERE) == 3)
        with Raw(served.port, HERE).socket as fourth:
            assert fourth.recv(100).startswith(b"HTTP/1.1 429 ")
        silent.pop().close()
        wait(lambda: served.context.connection_limit.open.get(HERE) == 2)
        again = Raw(served.port, HERE)
        assert again.request("GET", "/health/live").startswith(b"HTTP/1.1 200 ")
        for each in [*silent, again]:
            each.close()
        wait(lambda: not served.context.connection_limit.open)


def test_a_proxys_connections_are_those_of_its_clients(sqlite_url: str) -> None:
    with run_server(sqlite_url, connections=1) as served:
        proxied = [Raw(served.port, HERE) for _ in range(3)]
        asked = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        asked += "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n"
        told = []
        for connection, client in zip(proxied, ("192.0.2.1", "192.0.2.2", "192.0.2.1"), strict=True):
            connection.send(f"{asked}X-Forwarded-For: {client}\r\n\r\n".encode())
            told.append(connection.receive()[:12])
        assert told == [b"HTTP/1.1 101", b"HTTP/1.1 101", b"HTTP/1.1 403"]
        assert served.context.connection_limit.open == {"192.0.2.1": 1, "192.0.2.2": 1}
        for each in proxied:
            each.close()
        wait(lambda: not served.context.connection_limit.open)


def test_who_asks_far_too_often_waits_for_a_refusal(sqlite_url: str) -> None:
    with run_server(sqlite_url, direct=True, requests=5) as served:
        raw = Raw(served.port, HERE)
        told = [raw.request("GET", "/api/games")[:12] for _ in range(5)]
        assert set(told) == {b"HTTP/1.1 200"}
        began = time.monotonic()
        assert raw.request("GET", "/api/games")[:12] == b"HTTP/1.1 429"
        assert time.monotonic() - began >= http_protocol.LINGER / 2
        assert raw.ends(2)
        raw.close()


def test_the_most_connections_leave_files_for_the_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection_guard, "most_connections", lambda: 2)
    with run_server(sqlite_url) as served, caplog.at_level(logging.ERROR, "kupa.server"):
        kept = [Raw(served.port, HERE) for _ in range(2)]
        wait(lambda: len(served.server.server_state.connections) == 2)
        kept.append(Raw(served.port, HERE))
        assert kept[2].read_all(3).startswith(b"HTTP/1.1 503 ")
        for each in kept:
            each.close()
    assert "open files" in caplog.text


def test_the_limit_of_open_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (1024, 50_000)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.__setitem__("now", wanted))
    assert descriptors.raise_limit() == 50_000
    assert descriptors.most_connections() == 50_000 - descriptors.RESERVED


def test_an_address_has_a_pace() -> None:
    bucket = Bucket(10.0, 2.0)
    assert [bucket.reserve() for _ in range(2)] == [0.0, 0.0]
    assert bucket.reserve() == pytest.approx(0.1, abs=0.02)
    assert bucket.reserve(1000) <= 5.0


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("?", "?"),
        ("a:b:c", "a:b:c"),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one(address: str, counted_as: str) -> None:
    assert network_of(address) == counted_as


def test_addresses_of_one_network_share_their_limits() -> None:
    buckets, connections = Buckets(1), ConnectionLimit(1)
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::2")
    assert connections.enter("2001:db8::1")
    assert not connections.enter("2001:db8::2")
