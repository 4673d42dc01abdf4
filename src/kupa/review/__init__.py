"""Looking back at a finished game, from its record alone: what was known, what turned it, its story."""

from __future__ import annotations

from kupa.review.decisions import Choice, Decisions, decisions
from kupa.review.knowledge import Knowledge, KnownPlace, Step, knowledge
from kupa.review.report import Review, review
from kupa.review.story import Sentence, story

__all__ = [
    "Choice", "Decisions", "Knowledge", "KnownPlace", "Review", "Sentence", "Step",
    "decisions", "knowledge", "review", "story",
]  # fmt: skip
