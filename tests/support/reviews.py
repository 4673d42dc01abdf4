"""How many records the tests of the review look at: few in `make test`, all in `make test-review`."""

from __future__ import annotations

import os
from typing import Final

ALL: Final = os.environ.get("KUPA_REVIEWS") == "all"


def amount(few: int, many: int) -> int:
    """Return how many records or seeds a test takes."""
    return many if ALL else few
