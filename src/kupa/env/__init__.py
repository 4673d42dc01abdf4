"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and batches of NumPy arrays.

    env = kupa.env.aec("reset", seats=4, options={"draw": "free"})
    kupa.env.layout("reset", seats=4).labels()

Needs ``pip install 'kupa[env]'``; OpenSpiel's games are registered by ``import kupa.env.openspiel``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kupa.env.entries import Entry, Layout
from kupa.env.table import Options, table_of

if TYPE_CHECKING:
    from kupa.env.arrays import Batch
    from kupa.env.gym import Single
    from kupa.env.zoo import ParallelTable, TableEnv

__all__ = ["Entry", "Layout", "aec", "batch", "layout", "parallel", "single"]


def layout(game: str, seats: int | None = None, options: Options = None, *, recall: int = 0) -> Layout:
    """Say what every feature of an observation and every action of a table means."""
    return table_of(game, seats, options, recall).layout


def aec(game: str, seats: int | None = None, options: Options = None, **more: Any) -> TableEnv:
    """Return a table as a PettingZoo AEC environment: one seat after another is asked."""
    from kupa.env.zoo import TableEnv  # noqa: PLC0415 — only who uses it needs PettingZoo

    return TableEnv(game, seats, options, **more)


def parallel(
    game: str,
    seats: int | None = None,
    options: Options = None,
    **more: Any,
) -> ParallelTable:
    """Return a table as a PettingZoo parallel environment: all seats act at once, or wait."""
    from kupa.env.zoo import ParallelTable  # noqa: PLC0415

    return ParallelTable(game, seats, options, **more)


def single(game: str, seats: int | None = None, options: Options = None, **more: Any) -> Single:
    """Return a table as a Gymnasium environment: one learner among bots."""
    from kupa.env.gym import Single  # noqa: PLC0415

    return Single(game, seats, options, **more)


def batch(game: str, seats: int | None = None, options: Options = None, **more: Any) -> Batch:
    """Return many tables that are stepped together, as NumPy arrays."""
    from kupa.env.arrays import Batch  # noqa: PLC0415

    return Batch(game, seats, options, **more)
