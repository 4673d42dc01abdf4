"""What a table of Ushpizin may choose. Where a default hangs on another option, none stands for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
    hosts: Literal["open", "secret"] | None = option(None, "U24")
    guests: bool | None = option(None, "U24")
    kinds: Literal["few", "all"] | None = option(None, "U24")
    style: Literal["swaps", "quartets"] = option("swaps", "U25")
    combination: Literal["three_four", "two_two_three"] | None = option(None, "U27")
    missions: bool | None = option(None, "U26")
    elijah: int = option(2, "U3", 0, 1, 3, 4, offered=(0, 1, 2, 3, 4))
    close: Literal["first", "all"] = option("first", "U21")
    rounds: int | None = option(None, "U29", 3, offered=(3, 5, 10, 20))
    first: int | None = option(None, "U6", 1)
