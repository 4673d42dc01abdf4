"""Looking back at a finished game, from its record alone: what was known, what turned it, its story."""

from __future__ import annotations

from kupa.review.knowledge import Knowledge, KnownPlace, Step, knowledge

__all__ = ["Knowledge", "KnownPlace", "Step", "knowledge"]
