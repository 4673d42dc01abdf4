"""What an observation holds: entries with a name, where they start, and what each feature means."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

Axis = tuple[str, ...]  # what each feature along one axis stands for


@dataclass(frozen=True, slots=True)
class Entry:
    """One field of a view: the features from ``start`` on, in the ``shape`` of its axes."""

    name: str
    start: int
    axes: tuple[Axis, ...]
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of features along each axis."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """The number of features."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Layout:
    """Every feature of an observation, and every action, of one table."""

    game: str
    options: str
    seats: int
    size: int
    entries: tuple[Entry, ...]
    actions: tuple[str, ...]  # the notation of the move at each index
    left_out: tuple[str, ...]  # fields that numbers cannot say: free text

    def find(self, name: str) -> Entry:
        """Return the entry of a name such as ``hand`` or ``centre.top``."""
        return next(each for each in self.entries if each.name == name)

    def recalling(self, events: int, entries: tuple[Entry, ...]) -> Layout:
        """Return the layout with the last events told behind it, newest first."""
        each = sum(entry.size for entry in entries)
        more = tuple(
            Entry(
                f"recall.{number}.{entry.name}",
                self.size + number * each + entry.start,
                entry.axes,
                entry.meaning,
            )
            for number in range(events)
            for entry in entries
        )
        return replace(self, size=self.size + events * each, entries=(*self.entries, *more))

    def labels(self) -> list[str]:
        """Return what each feature stands for, such as ``hands[seat 1]``."""
        found: list[str] = []
        for entry in self.entries:
            names = [""]
            for axis in entry.axes:
                names = [f"{name}{', ' if name else ''}{label}" for name in names for label in axis]
            found += [f"{entry.name}[{name}]" if name else entry.name for name in names]
        return found
