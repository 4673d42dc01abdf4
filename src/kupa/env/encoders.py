"""Encoders write the fields of a view as small numbers, one byte a feature.

``layouts.py`` builds them from a game's description. They are compiled, as a learner asks at every move.
A feature is 0 unless something is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from kupa.core.features import Sink


class Encoder:
    """Writes one value of a view at a position of the buffer; ``size`` is its number of features."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write a value."""
        raise NotImplementedError

    def place(self, value: Any) -> i64:
        """Return which feature stands for a value, where it is one of several."""
        raise NotImplementedError


class Number(Encoder):
    """A count, a score or another number, as it is."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write the number; none is below zero in a view."""
        number: i64 = value
        if number > 0:
            out.put(at, number)


class Score(Encoder):
    """Points, which may be below zero: how far above, then how far below."""

    def __init__(self) -> None:
        super().__init__(2)

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write the points."""
        points: i64 = value
        if points > 0:
            out.put(at, points)
        elif points < 0:
            out.put(at + 1, -points)


class Indexed(Encoder):
    """A seat or a place: a 1 at its number. ``lowest`` is the first there is."""

    def __init__(self, size: i64, lowest: i64) -> None:
        super().__init__(size)
        self.lowest: i64 = lowest

    def place(self, value: Any) -> i64:
        """Return the number, counted from zero."""
        number: i64 = value
        return number - self.lowest

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write a 1 at the value's number."""
        out.put(at + self.place(value), 1)


class Keyed(Encoder):
    """A card or a word: a 1 at its place among all there are."""

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__(len(keys))
        self.places: dict[str, int] = {key: at for at, key in enumerate(keys)}

    def place(self, value: Any) -> i64:
        """Return the place of a key."""
        key: str = value
        return self.places[key]

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write a 1 at the key's place."""
        out.put(at + self.place(value), 1)


class Maybe(Encoder):
    """A number that may be missing, which is not the same as zero: a 1, then the number."""

    def __init__(self, inner: Encoder) -> None:
        super().__init__(inner.size + 1)
        self.inner: Encoder = inner

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write that there is a value, and the value."""
        out.put(at, 1)
        self.inner.write(value, out, at + 1)


class Bag(Encoder):
    """Values without an order: how many of each there are."""

    def __init__(self, inner: Encoder) -> None:
        super().__init__(inner.size)
        self.inner: Encoder = inner

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Count the values."""
        several: tuple[Any, ...] = value
        for each in several:
            if each is not None:
                out.add(at + self.inner.place(each))


class Several(Encoder):
    """Values in order, one for each seat or place; a missing one leaves zeros."""

    def __init__(self, inner: Encoder, length: i64) -> None:
        super().__init__(inner.size * length)
        self.inner: Encoder = inner
        self.length: i64 = length

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write the values one after another."""
        several: tuple[Any, ...] = value
        number: i64 = 0
        for each in several:
            if number == self.length:
                raise ValueError(f"{len(several)} values, of {self.length} at the most")
            if each is not None:
                self.inner.write(each, out, at + number * self.inner.size)
            number += 1


class Overlay(Encoder):
    """Several values laid over each other, where their number is not known."""

    def __init__(self, inner: Encoder) -> None:
        super().__init__(inner.size)
        self.inner: Encoder = inner

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write every value at the same place."""
        several: tuple[Any, ...] = value
        for each in several:
            if each is not None:
                self.inner.write(each, out, at)


class Parts(Encoder):
    """A value with numbered parts, such as a seat and its place, one part after another."""

    def __init__(self, parts: list[Encoder]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts: list[Encoder] = parts

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write the parts."""
        values: tuple[Any, ...] = value
        number: i64 = 0
        for part in self.parts:
            if values[number] is not None:
                part.write(values[number], out, at)
            at += part.size
            number += 1


class Pair(Encoder):
    """Two numbered parts as one of all their pairs: a seat and its place are one feature."""

    def __init__(self, first: Encoder, second: Encoder) -> None:
        super().__init__(first.size * second.size)
        self.first: Encoder = first
        self.second: Encoder = second

    def place(self, value: Any) -> i64:
        """Return the feature of a pair; parts beyond the second are left out."""
        values: tuple[Any, ...] = value
        return self.first.place(values[0]) * self.second.size + self.second.place(values[1])

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write a 1 at the pair's feature."""
        out.put(at + self.place(value), 1)


class Group(Encoder):
    """A view or a part of one: its fields by name, each at its own place."""

    def __init__(self, fields: list[tuple[str, int, Encoder]], size: i64) -> None:
        super().__init__(size)
        self.names: list[str] = [name for name, _, _ in fields]
        self.starts: list[int] = [start for _, start, _ in fields]
        self.encoders: list[Encoder] = [encoder for _, _, encoder in fields]

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write every field that has a value."""
        number: i64
        for number in range(len(self.names)):
            held = getattr(value, self.names[number])
            if held is not None:
                self.encoders[number].write(held, out, at + self.starts[number])


class Event(Encoder):
    """Something that happened: a 1 at its kind, then its fields in blocks that all kinds share."""

    def __init__(self, kinds: dict[str, Group], size: i64) -> None:
        super().__init__(size)
        self.kinds: dict[str, Group] = kinds
        self.places: dict[str, int] = {key: at for at, key in enumerate(kinds)}

    def write(self, value: Any, out: Sink, at: i64) -> None:
        """Write an event."""
        key: str = value.key
        out.put(at + self.places[key], 1)
        self.kinds[key].write(value, out, at)
