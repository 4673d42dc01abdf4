"""The loop of a batch, compiled: a move at each of many tables, views and masks in two buffers."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from kupa.env.episode import Episode


class Many:
    """Tables of one kind, and what those who are asked there see and may do."""

    def __init__(
        self,
        tables: list[Episode],
        seeds: Callable[[], tuple[bytes, bytes]],
        payoffs: Callable[[tuple[int, ...]], list[float]],
    ) -> None:
        self.tables: list[Episode] = tables
        self.seeds: Callable[[], tuple[bytes, bytes]] = seeds
        self.payoffs: Callable[[tuple[int, ...]], list[float]] = payoffs
        self.views: bytearray = bytearray(sum([table.size for table in tables]))
        self.masks: bytearray = bytearray(sum([table.actions for table in tables]))
        number: i64
        for number in range(len(tables)):
            self.deal(number)
            self.write(number)

    def deal(self, number: i64) -> None:
        """Deal a game at a table."""
        deal, order = self.seeds()
        self.tables[number].deal(deal, order)

    def write(self, number: i64) -> None:
        """Write what is seen and may be done at a table."""
        table = self.tables[number]
        table.write(table.turn, self.views, number * table.size)
        table.write_mask(self.masks, number * table.actions)

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Play one move at each table; return whose game ended, and what each seat gained there."""
        ended: list[tuple[int, list[float]]] = []
        number: i64
        for number in range(len(self.tables)):
            table = self.tables[number]
            if not table.answer(actions[number]):
                table.answer(table.fallback())
            if table.over():
                ended.append((number, self.payoffs(table.state.ranks())))
                self.deal(number)
            self.write(number)
        return ended

    def seats(self) -> list[int]:
        """Return who is asked at each table."""
        return [table.turn for table in self.tables]
