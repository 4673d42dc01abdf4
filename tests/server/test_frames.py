"""Frames of WebSockets: whatever another implementation writes is read, wherever the bytes are cut."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

import pytest
from bench.attack.raw import BINARY, CLOSE, CONTINUATION, FIN, PING, TEXT, Raw, frame
from hypothesis import given, strategies as st
from websockets.frames import Frame, Opcode

from kupa.server import frames
from kupa.server.frames import FrameReader, MessageReader
from support.server_thread import ServerThread, run_server

MOST = 4096
OPCODES = st.sampled_from(
    [Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE]
)


@st.composite
def sent(draw: st.DrawFn) -> tuple[Opcode, bytes, bool]:
    """A frame that a client may send."""
    opcode = draw(OPCODES)
    control = opcode >= Opcode.CLOSE
    payload = draw(st.binary(max_size=125 if control else 300))
    return opcode, payload, control or draw(st.booleans())


@given(st.lists(sent(), max_size=6), st.lists(st.integers(1, 200), max_size=20))
def test_what_another_library_writes_is_read(
    wanted: list[tuple[Opcode, bytes, bool]], cuts: list[int]
) -> None:
    stream = b"".join(
        Frame(opcode, payload, fin=fin).serialize(mask=True) for opcode, payload, fin in wanted
    )
    reader, found = FrameReader(MOST), []
    for size in [*cuts, len(stream)]:
        reader.feed(stream[:size])
        stream = stream[size:]
        while (said := reader.next()) == frames.FOUND:
            found.append((reader.opcode, reader.payload, reader.fin))
        assert said == frames.MORE
    assert found == wanted


@given(st.binary(min_size=1, max_size=64))
def test_noise_ends_or_waits(noise: bytes) -> None:
    reader = FrameReader(MOST)
    reader.feed(noise)
    while (said := reader.next()) == frames.FOUND:
        pass
    assert said in (frames.MORE, frames.BROKEN, frames.TOO_BIG)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x01x", frames.BROKEN),  # not masked
        (b"\xc1\x80", frames.BROKEN),  # a bit of an extension that nobody agreed to
        (b"\x83\x80", frames.BROKEN),  # no such kind
        (b"\x09\x80", frames.BROKEN),  # a ping in fragments
        (b"\x89\xfe", frames.BROKEN),  # a long ping
        (b"\x81\xff", frames.TOO_BIG),
        (b"\x81\xfe" + struct.pack("!H", MOST + 1), frames.TOO_BIG),
    ],
)
def test_what_no_client_may_send_is_found_in_its_header(data: bytes, code: int) -> None:
    reader = FrameReader(MOST)
    reader.feed(data)
    assert reader.next() == code


def test_fragments_make_a_message() -> None:
    message = MessageReader(10)
    assert message.take(frames.TEXT, b"one ", fin=False) == frames.MORE
    assert message.take(frames.CONTINUATION, b"two", fin=True) == frames.FOUND
    assert message.whole == b"one two"
    assert message.take(frames.CONTINUATION, b"", fin=True) == frames.BROKEN
    assert message.take(frames.TEXT, b"123456", fin=False) == frames.MORE
    assert message.take(frames.TEXT, b"", fin=True) == frames.BROKEN
    assert message.take(frames.CONTINUATION, b"78901", fin=True) == frames.TOO_BIG


@given(st.binary(max_size=70_000))
def test_a_frame_of_ours_is_read_by_another_library(payload: bytes) -> None:
    written = frames.frame(frames.TEXT, payload)
    head = 2 + {True: 0, False: 2 if len(payload) < 1 << 16 else 8}[len(payload) < 126]
    assert written[head:] == payload
    assert written == Frame(Opcode.TEXT, payload).serialize(mask=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(f"sqlite:///{tmp_path_factory.mktemp('frames') / 'kupa.db'}") as served:
        yield served


@pytest.mark.parametrize(
    ("junk", "code"),
    [
        (b"\x81\x01x", 1002),
        (frame(CONTINUATION, b"x"), 1002),
        (frame(TEXT, b"x" * 20_000), 1009),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
        (frame(CLOSE, struct.pack("!H", 1005)), 1002),
        (frame(CLOSE), 1000),
        (frame(BINARY, b"x"), 1008),  # which is no hello
    ],
)
def test_whoever_breaks_the_protocol_is_told_the_code(
    server: ServerThread, junk: bytes, code: int
) -> None:
    raw = Raw(server.port, "127.0.0.1")
    raw.upgrade()
    raw.send(junk)
    told = raw.read_all()
    assert told[-4:] == bytes((FIN | CLOSE, 2)) + struct.pack("!H", code)
    raw.close()


def test_a_ping_is_answered_with_what_it_said(server: ServerThread) -> None:
    raw = Raw(server.port, "127.0.0.1")
    raw.upgrade()
    raw.send(frame(PING, b"still there?"))
    assert raw.receive() == bytes((FIN | 10, 12)) + b"still there?"
    raw.close()


@pytest.mark.parametrize(
    "headers",
    [
        b"Sec-WebSocket-Version: 13\r\n",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvcnQ=\r\n",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\r\n",
        b"Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    ],
    ids=["no key", "short key", "no base64", "old version"],
)
def test_a_handshake_that_is_none_is_refused(server: ServerThread, headers: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        start = b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        raw.sendall(start + headers + b"\r\n")
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
