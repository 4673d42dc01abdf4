"""What a table of Reset may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kupa.core.fields import Seat
from kupa.core.options import option

SIMULATED_TURNS = 2_000  # R30
HOARDING_TURNS = 500  # R30: two hoarders could stall ``draw: free`` for ever
MOST_TURNS = 1_000_000


@dataclass(frozen=True, slots=True)
class Options:
    """``turns`` none: no limit (but see R30); ``first`` none: a random seat begins."""

    draw: Literal["forced", "free"] = option("forced", "R7")
    stick: bool = option(default=True, ruling="R21")
    finish: Literal["first", "places"] = option("first", "R27")
    turns: int | None = option(None, "R30", 40, offered=(40, 80, 150, 300))
    first: Seat | None = option(None, "R5", 1)
