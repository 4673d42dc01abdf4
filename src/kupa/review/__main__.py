"""``python -m kupa.review SEAT``: the review of a record on standard input, as lines of JSON.

A server reviews in a process of its own: it takes seconds of a core.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from kupa.core.record import parse
from kupa.review.parts import review_in_parts


def tell(part: dict[str, Any]) -> None:
    """Write a part of the review."""
    sys.stdout.write(json.dumps(part) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    review_in_parts(parse(sys.stdin.read()), int(sys.argv[1]), tell)
