"""What a batch of a study gives: sums for each variant, and for each difference to the first one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from kupa.lab.moments import Moments, Sketch

Values = Mapping[str, int]  # what one deal gave, by measure, in millionths
Key = tuple[str, str]  # a variant and a measure


@dataclass(slots=True)
class Tally:
    """Sums of many deals: they grow with the number of measures, not of games."""

    values: dict[Key, Moments] = field(default_factory=dict)
    sketches: dict[Key, Sketch] = field(default_factory=dict)
    differences: dict[Key, Moments] = field(default_factory=dict)  # differences on the same deal

    def add(self, variant: str, values: Values, base: Values | None) -> None:
        """Count a deal of a variant; with what the first variant gave on it, the differences too."""
        for measure, value in values.items():
            key = (variant, measure)
            self.values.setdefault(key, Moments()).add(value)
            self.sketches.setdefault(key, Sketch()).add(value)
            if base is not None and measure in base:
                self.differences.setdefault(key, Moments()).add(value - base[measure])

    def merge(self, other: Tally) -> None:
        """Count the deals of another tally too."""
        for key, moments in other.values.items():
            self.values.setdefault(key, Moments()).merge(moments)
        for key, moments in other.differences.items():
            self.differences.setdefault(key, Moments()).merge(moments)
        for key, sketch in other.sketches.items():
            self.sketches.setdefault(key, Sketch()).merge(sketch)

    def plain(self) -> dict[str, list[list[Any]]]:
        """Return it as plain data, for a file, in an order that does not depend on how it was made."""
        return {
            "values": _plain(self.values),
            "sketches": _plain(self.sketches),
            "differences": _plain(self.differences),
        }

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Tally:
        """Read it from plain data."""
        return cls(
            {(variant, measure): Moments(*found) for variant, measure, found in plain["values"]},
            {(variant, measure): Sketch.of(found) for variant, measure, found in plain["sketches"]},
            {(variant, measure): Moments(*found) for variant, measure, found in plain["differences"]},
        )


def _plain(part: Mapping[Key, Any]) -> list[list[Any]]:
    return [[*key, each.plain()] for key, each in sorted(part.items(), key=itemgetter(0))]
