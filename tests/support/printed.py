"""Prints that several tests look at: each is made once a process."""

from __future__ import annotations

from functools import cache

from kupa.paper.order import Order, read_languages
from kupa.paper.printing import print_order


@cache
def printed(game: str, languages: str, *sections: str, **how: str) -> bytes:
    """Return the PDF of an order."""
    return print_order(Order(game, read_languages(languages), sections, **how))  # type: ignore[arg-type]
