"""A review in parts: what could be known comes at once, then shares of the work, then the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.review.decisions import decisions
from kupa.review.knowledge import knowledge_of_all
from kupa.review.report import plain_choice, plain_step
from kupa.review.story import story
from kupa.review.trying import USUAL, Effort
from kupa.review.walk import follower, reopen

LEAST = 0.02  # of the work: smaller steps are not told
Tell = Callable[[dict[str, Any]], object]


class Shares:
    """Tells how far the work is, but not all the time."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.told = 0.0

    def __call__(self, share: float) -> None:
        """Hear a share of the work."""
        if share - self.told >= LEAST:
            self.told = share
            self.tell({"progress": min(share, 1 - LEAST)})


def review_in_parts(record: Record, seat: Seat, tell: Tell, effort: Effort = USUAL) -> None:
    """Review a record for a seat; ``tell`` hears each part, as plain data."""
    known = knowledge_of_all(record)
    cards = follower(reopen(record), seat)
    steps = [plain_step(step) for step in known[seat].steps]
    tell({"steps": steps, "part": cards.part if cards else "card"})
    found = decisions(record, seat, Shares(tell), effort)
    sentences = [asdict(sentence) for sentence in story(record, known, found)]
    tell({"progress": 1.0, "choices": [plain_choice(each) for each in found.all], "story": sentences})
