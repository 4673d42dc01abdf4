"""Where the numbers of an observation are written: bytes, or a list of floats for who wants one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 255
FLOATS: Final = [float(value) for value in range(MOST + 1)]


class Sink:
    """Where features are written, one byte a feature; numbers above 255 are written as 255."""

    def __init__(self, out: bytearray) -> None:
        self.bytes: bytearray = out
        self.floats: list[float] = []
        self.as_floats: bool = False

    def put(self, at: i64, value: i64) -> None:
        """Write one feature."""
        if value > MOST:
            value = MOST
        if self.as_floats:
            self.floats[at] = FLOATS[value]
        else:
            self.bytes[at] = value

    def add(self, at: i64) -> None:
        """Count one more."""
        if self.as_floats:
            self.floats[at] += 1.0
        else:
            before: i64 = self.bytes[at]
            self.put(at, before + 1)
