"""Looking back at a finished game, from its record alone: what was known, what turned it, its story."""

from __future__ import annotations

from kupa.review.choices import Choice
from kupa.review.decisions import Decisions, decisions
from kupa.review.knowledge import Knowledge, KnownPlace, Step, knowledge
from kupa.review.report import Review, review
from kupa.review.story import Sentence, story
from kupa.review.trying import Effort

__all__ = [
    "Choice", "Decisions", "Effort", "Knowledge", "KnownPlace", "Review", "Sentence", "Step",
    "decisions", "knowledge", "review", "story",
]  # fmt: skip
