"""What is known to lie somewhere among several cards: at least one of them is one of these.

To count layouts in which all of that holds, those that break it are taken off: with ``n`` constraints in
``2 ** n`` counts. So few are kept, and those that a known card fulfils are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final

MOST: Final = 2


class Constraints:
    """The constraints that no known card fulfils yet."""

    def __init__(self) -> None:
        self.tokens: list[set[int]] = []
        self.cards: list[frozenset[str]] = []

    def add(self, tokens: Iterable[int], cards: Iterable[str], known: Mapping[int, str]) -> bool:
        """Add one; return False if an older one had to be dropped for it."""
        self.tokens.append(set(tokens))
        self.cards.append(frozenset(cards))
        self.prune(known)
        fits = len(self.tokens) <= MOST
        if not fits:
            self._keep(range(1, len(self.tokens)))
        return fits

    def prune(self, known: Mapping[int, str]) -> None:
        """Drop what is fulfilled; of the rest, look no more at cards that are known not to be it."""
        open_still = []
        for at, (tokens, cards) in enumerate(zip(self.tokens, self.cards, strict=True)):
            if not any(known.get(token) in cards for token in tokens):
                open_still.append(at)
            tokens.difference_update([token for token in tokens if token in known])
        self._keep(open_still)

    def drop(self, tokens: Iterable[int], known: Mapping[int, str]) -> bool:
        """Drop what is said of any of these tokens; tell whether there was anything."""
        self.prune(known)
        gone = set(tokens)
        kept = [at for at, each in enumerate(self.tokens) if not each & gone]
        dropped = len(kept) < len(self.tokens)
        self._keep(kept)
        return dropped

    def _keep(self, which: Iterable[int]) -> None:
        kept = list(which)
        self.tokens = [self.tokens[at] for at in kept]
        self.cards = [self.cards[at] for at in kept]

    def member(self, token: int) -> int:
        """Return which constraints speak of a token: a bit for each."""
        return sum(1 << at for at, tokens in enumerate(self.tokens) if token in tokens)

    def subsets(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield every set of constraints to be broken at once, and whether it is added or taken off."""
        for size in range(len(self.tokens) + 1):
            for broken in combinations(range(len(self.tokens)), size):
                yield (-1) ** size, broken
