"""Whether the second card of an attempt should be an unknown one: it may match, or help the next player.

With ``pairs`` left, of which ``known`` have one card known, a player may turn up an unknown card first
and then, if it fits nothing, either another unknown one or one that all have seen (after U. Zwick and
M. Paterson, "The memory game", 1993, for two players who forget nothing). Turning up two known cards
would be best in some endings, but if all did so no game would end: it is left out.
"""

from __future__ import annotations

from functools import cache


@cache
def worth(pairs: int, known: int) -> float:
    """Return by how many pairs the player to move will win over the other, both playing best."""
    if pairs == 0:
        return 0
    if known == pairs:  # every unknown card has a known partner
        return pairs
    unknown = 2 * pairs - known
    match = known / unknown
    taken = match * (1 + worth(pairs - 1, known - 1)) if known else 0
    return taken + (1 - match) * max(explored(pairs, known + 1), hidden(pairs, known + 1))


def explored(pairs: int, known: int) -> float:
    """Return what turning up an unknown second card is worth; the first, unpaired, counts as known."""
    unknown = 2 * pairs - known
    hit, gift = 1 / unknown, (known - 1) / unknown
    left = worth(pairs - 1, known - 1)
    total = hit * (1 + left) - gift * (1 + left)
    if hit + gift < 1:
        total -= (1 - hit - gift) * worth(pairs, known + 1)
    return total


def hidden(pairs: int, known: int) -> float:
    """Return what turning up a known second card is worth: nothing more is shown."""
    return -worth(pairs, known) if known > 1 else -float("inf")


def should_explore(pairs: int, known: int) -> bool:
    """Tell whether to turn up an unknown second card; the first, unpaired, counts as known."""
    return explored(pairs, known) >= hidden(pairs, known)
