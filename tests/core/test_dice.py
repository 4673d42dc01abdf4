"""Dice: reproducible from the description alone, fair, and independent once copied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.refused import Refused


def stream(seed: bytes) -> Iterator[int]:
    """The stream as the module describes it, written a second time."""
    for block in range(10**6):
        yield from sha256(seed + block.to_bytes(8, "big")).digest()


def throw(source: Iterator[int], faces: int) -> int:
    """One fair throw, written a second time: whole cycles only."""
    size = next(size for size in range(9) if 256**size >= faces)
    while True:
        value = int.from_bytes(bytes(next(source) for _ in range(size)), "big")
        if value < 256**size // faces * faces:
            return value % faces


def test_throws_follow_the_published_stream() -> None:
    seed = seeds.from_number(42)
    dice, source = Dice(seed), stream(seed)
    faces = [1, 2, 6, 135, 255, 256, 257, 1000, 65536, 65537, 2**32] * 40
    assert [dice.below(n) for n in faces] == [throw(source, n) for n in faces]


def test_known_throws_never_change() -> None:
    """A record of today must deal the same cards in ten years."""
    dice = Dice(bytes(range(32)))
    assert [dice.below(135) for _ in range(8)] == [0, 41, 58, 56, 19, 122, 31, 37]
    deck = list(range(10))
    dice.shuffle(deck)
    assert deck == [6, 2, 9, 5, 4, 8, 0, 7, 1, 3]


def test_every_face_comes_up_equally_often() -> None:
    """Six standard deviations of a binomial count: one failure in a billion if it is fair."""
    dice, throws, faces = Dice(seeds.from_number(7)), 60_000, 135
    counts = Counter(dice.below(faces) for _ in range(throws))
    expected = throws / faces
    assert all(abs(counts[n] - expected) < 6 * sqrt(expected) for n in range(faces))


def test_every_order_of_a_shuffle_comes_up_equally_often() -> None:
    dice = Dice(seeds.from_number(8))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 6 * sqrt(1000) for count in orders.values())


def test_a_copy_throws_the_same_and_does_not_disturb() -> None:
    dice = Dice(seeds.from_number(1))
    dice.below(100)
    twin = dice.copy()
    ahead = [twin.below(1000) for _ in range(50)]
    assert [dice.below(1000) for _ in range(50)] == ahead


@pytest.mark.parametrize("faces", [0, -1, 2**32 + 1])
def test_dice_without_faces_are_refused(faces: int) -> None:
    with pytest.raises(ValueError, match="faces"):
        Dice(seeds.from_number(1)).below(faces)


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


def test_seeds_are_read_from_numbers_and_hexadecimal() -> None:
    assert seeds.from_text("7") == seeds.from_number(7)
    assert seeds.from_text("ab" * 32) == b"\xab" * 32
    for bad in ("", "x", "-1", "1.5", "zz" * 32, str(2**256)):
        with pytest.raises(Refused, match="bad_seed"):
            seeds.from_text(bad)


def test_derived_seeds_and_seals_differ_by_every_label() -> None:
    seed = seeds.from_number(1)
    made = {seeds.derive(seed, "deal", n) for n in range(100)} | {seeds.derive(seed, "choices", 0)}
    assert len(made) == 101
    assert seeds.seal(seed) != seeds.seal(seeds.from_number(2))
    assert len(seeds.fresh()) == 32
    assert seeds.fresh() != seeds.fresh()
