"""``python -m kupa.review SEAT``: the review of a record on standard input, as lines of JSON.

A server reviews in a process of its own: it takes seconds of a core. What could be known comes at once,
then shares of the work done, then the rest.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from kupa.core.record import parse
from kupa.review.decisions import decisions
from kupa.review.knowledge import knowledge_of_all
from kupa.review.report import plain_choice, plain_step
from kupa.review.story import story
from kupa.review.walk import follower, reopen

LEAST = 0.02  # of the work: smaller steps are not told


def tell(**part: object) -> None:
    """Write a part of the review."""
    sys.stdout.write(json.dumps(part) + "\n")
    sys.stdout.flush()


class Teller:
    """Tells how far the work is, but not all the time."""

    def __init__(self) -> None:
        self.told = 0.0

    def __call__(self, share: float) -> None:
        """Hear a share of the work."""
        if share - self.told >= LEAST:
            self.told = share
            tell(progress=min(share, 1 - LEAST))


def main() -> None:
    """Review the record."""
    record, seat = parse(sys.stdin.read()), int(sys.argv[1])
    known = knowledge_of_all(record)
    cards = follower(reopen(record), seat)
    tell(steps=[plain_step(step) for step in known[seat].steps], part=cards.part if cards else "card")
    found = decisions(record, seat, Teller())
    sentences = [asdict(sentence) for sentence in story(record, known, found)]
    tell(progress=1.0, choices=[plain_choice(each) for each in found.all], story=sentences)


if __name__ == "__main__":
    main()
