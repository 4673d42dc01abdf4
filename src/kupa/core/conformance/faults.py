"""A fault found: which check, why, and the record that leads there."""

from __future__ import annotations


class Broken(AssertionError):
    """A game breaks its contract. ``record`` replays to the position where it showed."""

    def __init__(self, check: str, why: str) -> None:
        super().__init__(check, why)
        self.check = check
        self.why = why
        self.record = ""

    def __str__(self) -> str:
        return f"{self.check}: {self.why}\n\n{self.record}"


def expect(fine: object, check: str, why: str) -> None:
    """Raise a fault unless all is fine."""
    if not fine:
        raise Broken(check, why)
