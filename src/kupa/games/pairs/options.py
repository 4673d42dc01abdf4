"""What a table of Pairs may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kupa.core.fields import Seat
from kupa.core.options import option


@dataclass(frozen=True, slots=True)
class Options:
    """``first`` none: a random seat begins."""

    size: Literal["small", "medium", "large"] = option("medium", "U28")
    first: Seat | None = option(None, "U28", 1)
