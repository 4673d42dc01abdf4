"""What keeps a table from being hosted, told to the person who hosts."""

from __future__ import annotations


class Trouble(Exception):
    """A sentence that says what is wrong and what to do."""
