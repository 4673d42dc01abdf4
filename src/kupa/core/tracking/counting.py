"""How likely each unknown token is each card: all layouts, less those that break a constraint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from kupa.core.tracking.constraints import Constraints
from kupa.core.tracking.matching import count_layouts

Profile = tuple[int, int]  # what a token may be, and the constraints that speak of it


class Contradiction(Exception):
    """What was told cannot be true of this deck."""


def chances_by_profile(
    kinds: Sequence[str], counts: Sequence[int], may: Mapping[int, int], some: Constraints
) -> dict[Profile, dict[str, float]]:
    """Return how likely each card is, for all tokens that are alike at once."""
    groups = {bit: number for bit, number in enumerate(counts) if number}
    profiles = Counter((mask, some.member(token)) for token, mask in may.items())
    sums: dict[Profile, dict[int, float]] = {profile: {} for profile in profiles}
    total = 0.0
    for sign, broken in some.subsets():
        masks = {each: each[0] & ~_never(kinds, some, broken, each[1]) for each in profiles}
        total += _add(sums, profiles, masks, groups, sign)
    if total <= 0:
        raise Contradiction("no layout fits what was told")
    return {profile: _by_card(kinds, found, total) for profile, found in sums.items()}


def _add(
    sums: dict[Profile, dict[int, float]],
    profiles: Mapping[Profile, int],
    masks: Mapping[Profile, int],
    groups: Mapping[int, int],
    sign: int,
) -> float:
    """Add the layouts in which each token is as its mask says; return how many, with their sign."""
    left = sum(1 << bit for bit in groups)
    classes: Counter[int] = Counter()
    for profile, number in profiles.items():
        classes[masks[profile] & left] += number
    found = count_layouts(classes, groups)
    weight = sign * found.layouts
    for profile, mask in masks.items() if weight else ():
        for bit, chance in found.chances[mask & left].items():
            sums[profile][bit] = sums[profile].get(bit, 0) + weight * chance
    return weight


def _never(kinds: Sequence[str], some: Constraints, broken: Iterable[int], member: int) -> int:
    """Return the groups that a token is not, if these constraints are broken."""
    cards: set[str] = set()
    for at in broken:
        if member >> at & 1:
            cards |= some.cards[at]
    return sum(1 << bit for bit, kind in enumerate(kinds) if kind in cards)


def _by_card(kinds: Sequence[str], found: Mapping[int, float], total: float) -> dict[str, float]:
    by_card: dict[str, float] = {}
    for bit, weight in found.items():
        if weight:
            by_card[kinds[bit]] = by_card.get(kinds[bit], 0) + weight / total
    return by_card
