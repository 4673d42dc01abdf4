"""What a table of the King's Court may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kupa.core.fields import Seat
from kupa.core.options import option

SIMULATED_TURNS = 5_000  # C14
MOST_TURNS = 1_000_000


@dataclass(frozen=True, slots=True)
class Options:
    """``turns`` none: no limit; ``first`` none: a random seat begins."""

    size: Literal["short", "standard", "long"] = option("standard", "C2")
    magic: Literal["any", "declared"] = option("any", "C8")
    turns: int | None = option(None, "C14", 150, offered=(40, 80, 150, 300))
    first: Seat | None = option(None, "C4", 1)
