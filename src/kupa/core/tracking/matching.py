"""How many ways there are to lay cards on places, counted without laying them.

Places that may hold the same cards form a class, cards that may lie in the same classes a stock. A way
says how many cards of each stock go to each class; whole numbers count the ways, so nothing is rounded
before the last division.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, factorial, prod
from typing import Final

MOST_STATES: Final = 5_000  # fillings of the classes to be looked at; beyond that it takes too long


class TooManyWays(Exception):
    """Counting would take too long."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many layouts there are, and how likely a card of each group lies at a place of each class."""

    layouts: int
    chances: Mapping[int, Mapping[int, float]]  # by class (its mask of groups), then by group


def count_layouts(classes: Mapping[int, int], groups: Mapping[int, int]) -> Count:
    """Count the layouts; ``classes`` has places by mask, ``groups`` the number of cards by bit."""
    layouts = 1
    chances: dict[int, Mapping[int, float]] = {}
    for masks in connected(list(classes)):
        part = {mask: classes[mask] for mask in masks}
        cards = {bit: number for bit, number in groups.items() if any(mask >> bit & 1 for mask in part)}
        found = _count_part(part, cards)
        layouts *= found.layouts
        chances.update(found.chances)
    return Count(layouts, chances)


def connected(masks: list[int]) -> list[list[int]]:
    """Split classes into parts that share no cards: each can be counted alone."""
    parts: list[tuple[int, list[int]]] = []
    for mask in masks:
        joined, members = mask, [mask]
        apart = []
        for cards, others in parts:
            if cards & mask:
                joined |= cards
                members += others
            else:
                apart.append((cards, others))
        parts = [*apart, (joined, members)]
    return [members for _, members in parts]


def _count_part(classes: Mapping[int, int], groups: Mapping[int, int]) -> Count:
    masks = list(classes)
    sizes = tuple(classes.values())
    if sum(sizes) != sum(groups.values()):
        return Count(0, {})
    if len(masks) == 1:
        return Count(factorial(sizes[0]), {masks[0]: _shares(groups, sizes[0])})
    return _count_several(masks, sizes, groups)


def _shares(groups: Mapping[int, int], total: int) -> dict[int, float]:
    return {bit: number / total for bit, number in groups.items()}


def _count_several(masks: list[int], sizes: tuple[int, ...], groups: Mapping[int, int]) -> Count:
    if prod(size + 1 for size in sizes) > MOST_STATES:
        raise TooManyWays
    stocks = _stocks(masks, groups)
    ways = _Ways([columns for columns, _ in stocks])
    amounts = tuple(sum(groups[bit] for bit in bits) for _, bits in stocks)
    total = ways(sizes, amounts)
    chances: dict[int, dict[int, float]] = {}
    for at, mask in enumerate(masks if total else []):
        chances[mask] = {}
        for stock, (columns, bits) in enumerate(stocks):
            if at in columns:
                share = _share(ways, sizes, amounts, at, stock, total)
                chances[mask].update({bit: share * groups[bit] for bit in bits})
    return Count(total * prod(map(factorial, sizes)), chances)


def _share(  # noqa: PLR0913
    ways: _Ways, sizes: tuple[int, ...], amounts: tuple[int, ...], at: int, stock: int, total: int
) -> float:
    """Return how likely a given card of a stock lies at a given place of a class."""
    if not amounts[stock]:
        return 0
    fewer = tuple(size - (n == at) for n, size in enumerate(sizes))
    left = tuple(amount - (n == stock) for n, amount in enumerate(amounts))
    return ways(fewer, left) / (total * sizes[at])


Stock = tuple[tuple[int, ...], list[int]]


def _stocks(masks: list[int], groups: Mapping[int, int]) -> list[Stock]:
    """Join groups that may lie in the same classes; those that may lie in the fewest come first."""
    found: dict[tuple[int, ...], list[int]] = {}
    for bit in groups:
        columns = tuple(at for at, mask in enumerate(masks) if mask >> bit & 1)
        found.setdefault(columns, []).append(bit)
    return sorted(found.items(), key=lambda stock: len(stock[0]))


class _Ways:
    """Counts how cards of each stock can be divided among the classes, each labelled card apart."""

    def __init__(self, columns: Sequence[tuple[int, ...]]) -> None:
        self.columns = columns
        self._from = cache(self._count)

    def __call__(self, sizes: tuple[int, ...], amounts: tuple[int, ...]) -> int:
        return self._from(0, sizes, amounts)

    def _count(self, stock: int, room: tuple[int, ...], amounts: tuple[int, ...]) -> int:
        if stock == len(amounts):
            return int(not any(room))
        shared = splits(amounts[stock], [room[at] for at in self.columns[stock]])
        return sum(
            ways * self._from(stock + 1, _less(room, self.columns[stock], parts), amounts)
            for parts, ways in shared
        )


def _less(room: tuple[int, ...], columns: tuple[int, ...], parts: tuple[int, ...]) -> tuple[int, ...]:
    left = list(room)
    for at, part in zip(columns, parts, strict=True):
        left[at] -= part
    return tuple(left)


def splits(amount: int, room: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every division of cards among classes with room, and in how many ways it is made."""
    if len(room) == 1:
        if amount <= room[0]:
            yield (amount,), 1
        return
    for here in range(max(0, amount - sum(room[1:])), min(amount, room[0]) + 1):
        for rest, ways in splits(amount - here, room[1:]):
            yield (here, *rest), ways * comb(amount, here)
