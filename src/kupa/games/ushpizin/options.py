"""What a table of Ushpizin may choose. None stands for a default that depends on another option.

Where the default also depends on the number of players it is ``usual``. There None is what tables of
before say, when it was the same for any number: it still means that (U24).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kupa.core.fields import Seat
from kupa.core.options import option

SIMULATED_ROUNDS = 300  # U29
MOST_ROUNDS = 1_000_000
MOST_ELIJAHS = 4


@dataclass(frozen=True, slots=True)
class Options:
    """``rounds`` none: no limit; ``first`` none: a random seat begins."""

    exposure: Literal["every_round", "always", "open_seventh", "seldom"] = option("every_round", "U22")
    every: int | None = option(None, "U22", 2, 3, 4, 7)
    reorder: bool = option(default=False, ruling="U23")
    goal: Literal["all_seven", "one_host", "combinations"] = option("all_seven", "U24")
    hosts: Literal["open", "secret", "free"] | None = option(None, "U24")
    guests: Literal["usual"] | bool | None = option("usual", "U24", former=("none",))
    kinds: Literal["usual", "few", "all"] | None = option("usual", "U24", former=("none",))
    style: Literal["swaps", "quartets"] = option("swaps", "U25")
    combination: Literal["three_four", "two_two_three"] | None = option(None, "U27")
    missions: bool | None = option(None, "U26")
    elijah: int = option(2, "U3", 0, 1, 3, 4, offered=(0, 1, 2, 3, 4))
    exchange: Literal["once", "again"] = option("once", "U13a", later=True)
    close: Literal["first", "all"] = option("first", "U21")
    rounds: int | None = option(None, "U29", 3, offered=(3, 5, 10, 20))
    first: Seat | None = option(None, "U6", 1)
