"""Intervals that hold however often one looks, and what several comparisons at once do to them.

Whoever looks again and again and stops when the answer pleases is wrong more often than an ordinary
interval says. These are confidence sequences (a normal mixture; Robbins 1970, Waudby-Smith and others
2021): with the chance promised, the truth lies inside at every look. They are wider by about half.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, log1p, sqrt
from typing import Final

from kupa.lab.moments import Moments

BEST_AT: Final = 4000  # values at which the sequence is narrowest


def mixture(risk: float) -> float:
    """Return how the mixture is spread, so that intervals of a risk are narrow where most looks are."""
    doubt = -2 * log(risk)
    return (doubt + log1p(doubt)) / BEST_AT


def half_width(values: Moments, risk: float) -> float:
    """Return by how much the mean may be wrong, at this look and every other."""
    if values.count < 2:  # noqa: PLR2004
        return inf
    spread, n = mixture(risk), values.count
    width = 2 * (n * spread + 1) / (n * n * spread) * log(sqrt(n * spread + 1) / risk)
    return values.deviation() * sqrt(width)


def p_value(values: Moments, risk: float) -> float:
    """Return how surprising the mean would be if it were 0, at any look: 1 is not at all."""
    deviation = values.deviation()
    if deviation == 0:
        return 0.0 if values.count > 1 and values.total else 1.0
    spread, n = mixture(risk), values.count
    score = (values.mean() * n / deviation) ** 2
    return min(1.0, sqrt(n * spread + 1) * exp(-score * spread / (2 * (n * spread + 1))))


def holm(found: Sequence[float]) -> list[float]:
    """Correct p-values for there being several (Holm): never below what they were."""
    adjusted, reached = [1.0] * len(found), 0.0
    for rank, place in enumerate(sorted(range(len(found)), key=lambda at: found[at])):
        reached = max(reached, min(1.0, (len(found) - rank) * found[place]))
        adjusted[place] = reached
    return adjusted
