"""How far a row has come, by the goal in play; and how much that is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kupa.games.ushpizin import Options

USHPIZIN = ("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david")
ELIJAH = "elijah"
FULL = 7
WORTH = (0.0, 0.5, 1.2, 2.2, 3.6, 5.6, 9.0, 40.0)  # of 0 to 7 fitting cards: the last ones decide
GROUPS = {"three_four": (4, 3), "two_two_three": (3, 2, 2)}


class Goal:
    """What a seat collects. ``host`` is the one ushpiz it wants, where that is the goal (U24).

    None: any one will do, where nobody picks.
    """

    def __init__(self, options: Options, host: str | None) -> None:
        self.kind = options.goal
        self.host = host
        self.groups = GROUPS[options.combination or "three_four"]
        self.worths: dict[tuple[str, ...], float] = {}  # of rows it was asked about: mostly the same few

    def fitting(self, cards: Iterable[str]) -> int:
        """Return how many cards of a row may stay in it when it is complete."""
        held = Counter(cards)
        wild = held[ELIJAH]
        if self.kind == "one_host":
            wanted = USHPIZIN if self.host is None else (self.host,)
            return max(held[card] for card in wanted) + wild
        if self.kind == "all_seven":
            return min(FULL, sum(held[card] > 0 for card in USHPIZIN) + wild)
        return min(FULL, self._grouped(held) + wild)

    def _grouped(self, held: Counter[str]) -> int:
        """Put the most frequent kinds into the largest groups (U27)."""
        counts = sorted((held[card] for card in USHPIZIN), reverse=True)
        return sum(min(count, size) for count, size in zip(counts, self.groups, strict=False))

    def worth(self, cards: Iterable[str]) -> float:
        """Return what a row is worth."""
        row = tuple(cards)
        if row not in self.worths:
            self.worths[row] = WORTH[self.fitting(row)]
        return self.worths[row]


def likely_host(row: Iterable[str], kinds: Iterable[str]) -> str:
    """Return the ushpiz a seat with this row would want most."""
    held = Counter(row)
    return max(kinds, key=lambda kind: (held[kind], kind))
