"""Frames of WebSockets (RFC 6455), as a server reads and writes them, without extensions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

# What a reader says; anything else is the code with which the connection must be closed.
MORE: Final = 0  # the frame has not arrived as a whole
FOUND: Final = 1

# Codes of a close (7.4.1).
NORMAL: Final = 1000
BROKEN: Final = 1002
LOST: Final = 1006
NOT_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
RESTARTING: Final = 1012

FIN: Final = 0x80
RESERVED: Final = 0x70
MASKED: Final = 0x80
CODES: Final = range(1000, 5000)  # of a close (7.4)
UNSENT: Final = (1004, 1005, 1006)  # which say what was not sent
MOST_OF_CONTROL: Final = 125  # bytes of a close, a ping or a pong
MEDIUM: Final = 126  # the length stands in the next two bytes
LONG: Final = 127  # in the next eight
LONGEST: Final = 65_535  # bytes: a frame that needs a longer length is refused by its header
MOST_FRAGMENTS: Final = 16  # of one message


@final
class FrameReader:
    """Takes bytes as they come, and finds one frame after the other; none of them may be long."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = min(most, LONGEST)
        self.data: bytes = b""
        self.at: i64 = 0
        self.opcode: i64 = 0
        self.fin: bool = False
        self.payload: bytes = b""

    def feed(self, data: bytes) -> None:
        """Add what was received."""
        self.data = self.data[self.at :] + data if self.at < len(self.data) else data
        self.at = 0

    def next(self) -> i64:
        """Look for the next frame: FOUND, MORE, or what is wrong with it."""
        if len(self.data) - self.at < 2:  # noqa: PLR2004 — the shortest header
            return MORE
        first: i64 = self.data[self.at]
        second: i64 = self.data[self.at + 1]
        if wrong(first, second):
            return BROKEN
        self.opcode = first & 15
        self.fin = first & FIN != 0
        return self._sized(second & 127)

    def _sized(self, size: i64) -> i64:
        start = self.at + 2
        if size == LONG:
            return TOO_BIG
        if size == MEDIUM:
            if len(self.data) < start + 2:
                return MORE
            high: i64 = self.data[start]
            low: i64 = self.data[start + 1]
            size = high * 256 + low
            start += 2
        return TOO_BIG if size > self.most else self._taken(start, size)

    def _taken(self, start: i64, size: i64) -> i64:
        end = start + 4 + size
        if len(self.data) < end:
            return MORE
        self.payload = unmasked(self.data[start : start + 4], self.data[start + 4 : end])
        self.at = end
        return FOUND


@final
class MessageReader:
    """Puts the fragments of a message together; ``opcode`` is its kind, ``whole`` what it says."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.parts: list[bytes] = []
        self.opcode: i64 = TEXT
        self.whole: bytes = b""

    def take(self, opcode: i64, payload: bytes, fin: bool) -> i64:
        """Take a frame that is no control frame: FOUND, MORE, or what is wrong with it."""
        begins = opcode != CONTINUATION
        if begins == bool(self.parts):
            return BROKEN
        if begins:
            self.opcode = opcode
        if begins and fin:
            self.whole = payload
            return FOUND
        self.parts.append(payload)
        if len(self.parts) > MOST_FRAGMENTS:
            return TOO_MANY
        return self._joined() if fin else MORE

    def _joined(self) -> i64:
        self.whole = b"".join(self.parts)
        self.parts = []
        return TOO_BIG if len(self.whole) > self.most else FOUND


def wrong(first: i64, second: i64) -> bool:
    """Tell whether the first two bytes are none of a client's frame (5.2, 5.5)."""
    opcode = first & 15
    if first & RESERVED or second & MASKED == 0 or opcode > PONG:
        return True
    if opcode >= CLOSE:
        return first & FIN == 0 or second & 127 > MOST_OF_CONTROL
    return opcode > BINARY


def unmasked(mask: bytes, masked: bytes) -> bytes:
    """Return a payload without its mask (5.3)."""
    size = len(masked)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(masked, "big") ^ int.from_bytes(pattern, "big")).to_bytes(size, "big")


def frame(opcode: i64, payload: bytes) -> bytes:
    """Return a whole message, or a control frame, in one frame of a server (5.2)."""
    first: int = FIN | opcode
    size = len(payload)
    if size < MEDIUM:
        return bytes((first, size)) + payload
    if size < 1 << 16:
        return bytes((first, MEDIUM, size >> 8, size & 255)) + payload
    return bytes((first, LONG)) + size.to_bytes(8, "big") + payload


def valid_code(code: int) -> int:
    """Return a code with which to close, for one that the peer has sent or we have."""
    return code if code in CODES and code not in UNSENT else BROKEN
