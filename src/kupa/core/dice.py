"""Reproducible random numbers: a counter stream of SHA-256 blocks from one 256-bit seed.

Block ``k`` is ``SHA-256(seed + k as eight bytes, big end first)``. A throw takes as few bytes as can
hold the answer and throws again whenever the value would favour some faces over others.
Python's own ``random`` may change with its version; this stream never does.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

SEED_BYTES: Final = 32
BLOCK: Final = 32
BYTE: Final = 256  # values
MOST: Final = 1 << 32  # more faces than any deck has; keeps every sum far from 64 bits


@final
class Dice:
    """A stream of fair throws; equal seeds throw equal numbers on every machine."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self._seed: bytes = seed
        self._block: bytes = b""
        self._blocks: i64 = 0
        self._at: i64 = BLOCK

    def copy(self) -> Dice:
        """Return dice that will throw exactly what these will."""
        twin = Dice(self._seed)
        twin._block = self._block
        twin._blocks = self._blocks
        twin._at = self._at
        return twin

    def moved(self, blocks: i64, at: i64) -> Dice:
        """Stand at another place of the stream: blocks used, bytes used of the last; return the dice."""
        if blocks:
            number: int = blocks - 1
            self._block = sha256(self._seed + number.to_bytes(8, "big")).digest()
        self._blocks = blocks
        self._at = at
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self._seed, self._blocks, self._at)

    def __copy__(self) -> Dice:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Dice:
        return self.copy()

    def place(self) -> tuple[str, int, int]:
        """Say where in its stream the dice stand: seed, blocks used, bytes used of the last."""
        return self._seed.hex(), self._blocks, self._at

    def _byte(self) -> i64:
        if self._at == BLOCK:
            number: int = self._blocks
            self._block = sha256(self._seed + number.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._at = 0
        value: i64 = self._block[self._at]
        self._at += 1
        return value

    def below(self, faces: int) -> int:
        """Throw once: each of 0 … faces-1 is equally likely."""
        if faces < 1 or faces > MOST:
            raise ValueError(f"dice have 1 to {MOST} faces, not {faces}")
        return self.pick(faces)

    def pick(self, n: i64) -> i64:
        """Throw ``below`` so many faces, which compiled code knows to be as many as dice can have."""
        while 1 < n <= BYTE:  # most throws: what stands below, for one byte
            thrown = self._byte()
            shown = thrown % n
            if thrown - shown + n <= BYTE:
                return shown
        while True:
            span: i64 = 1
            value: i64 = 0
            while span < n:
                span *= BYTE
                value = value * BYTE + self._byte()
            face = value % n
            if value - face + n <= span:  # the last cycle of faces is whole: fair
                return face

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place, from the last card down (Fisher and Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.pick(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def _restore(seed: bytes, blocks: i64, at: i64) -> Dice:
    return Dice(seed).moved(blocks, at)
