"""Many tables stepped together: observations, masks and gains in NumPy arrays."""

from __future__ import annotations

from kupa.env.many import Many
from kupa.env.needs import need
from kupa.env.table import Deals, Options, payoffs, table_of

need("numpy")

import numpy as np  # noqa: E402 — after the check, which says what to install
from numpy.typing import ArrayLike  # noqa: E402


class Batch:
    """So many tables of one game; a game that is over is dealt anew at once.

    ``seats``, ``observations`` and ``masks`` say for each table who is asked, what they see and may do.
    The arrays are written over by the next ``step``: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        *,
        tables: int = 64,
        seed: int | None = None,
        recall: int = 0,
    ) -> None:
        self.table = table_of(game, seats, options, recall)
        self.layout = self.table.layout
        self.deals = Deals(seed)
        self.many = Many([self.table.episode() for _ in range(tables)], self.deals.next, payoffs)
        features, actions, places = self.layout.size, len(self.layout.actions), self.table.seats
        self.observations = np.frombuffer(self.many.views, np.uint8).reshape(tables, features)
        self.masks = np.frombuffer(self.many.masks, np.int8).reshape(tables, actions)
        self.over: np.ndarray = np.zeros(tables, bool)
        self.gains: np.ndarray = np.zeros((tables, places))
        self.seats = np.array(self.many.seats())

    def step(self, actions: ArrayLike) -> tuple[np.ndarray, np.ndarray]:
        """Play one move at each table; return which games are over, and what each seat gained there.

        A move that the rules refuse is answered by the table's clock.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self.over.shape:
            raise ValueError(f"{self.over.size} tables, but actions of shape {chosen.shape}")
        ended = self.many.step(chosen.tolist())
        self.over[:] = False
        self.gains[:] = 0.0
        for number, gains in ended:
            self.over[number] = True
            self.gains[number] = gains
        self.seats[:] = self.many.seats()
        return self.over, self.gains
