"""Looking back at a game in a worker of its own: tables go on in theirs meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.review.parts import review_in_parts
from kupa.review.trying import Effort

# A fraction of a server's: Python in a browser is not compiled.
EFFORT: Final = Effort(looks=(3, 3), worlds=60, answers=6_000)
MOST_ANSWERS: Final = 600


def review(text: str, seat: int, post: Callable[[str], object]) -> None:
    """Review a record; ``post`` takes each part as JSON."""
    record = parse(text)
    if len(record.answers) > MOST_ANSWERS:
        raise Refused(None, "table.review_too_long", most=MOST_ANSWERS)
    review_in_parts(record, seat, lambda part: post(msgspec.json.encode(part).decode()), EFFORT)
