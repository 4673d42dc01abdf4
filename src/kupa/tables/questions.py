"""What the seats of a table are asked."""

from __future__ import annotations

from typing import Any


class Question:
    """The moves a seat may choose from, with the number and time of the entry that asked.

    Time runs from ``at`` for a person, and from ``bot_at`` for a bot that plays for one.
    """

    __slots__ = ("at", "bot_at", "moves", "number", "restarted")

    def __init__(self, number: int, at: float, moves: list[Any]) -> None:
        self.number = number
        self.at = at
        self.bot_at = at
        self.moves = moves
        self.restarted = False  # the person has been given the whole time again
