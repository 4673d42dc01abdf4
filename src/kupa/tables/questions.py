"""What the seats of a table are asked."""

from __future__ import annotations

from typing import Any


class Question:
    """The moves a seat may choose from, with the number and time of the entry that asked.

    Time runs from ``at`` for a person, and from ``bot_at`` for a bot that plays for one. Each starts
    anew at most once: whoever comes and goes again and again would never have to answer.
    """

    __slots__ = ("at", "bot_at", "moves", "number", "restarted", "taken_over")

    def __init__(self, number: int, at: float, moves: list[Any]) -> None:
        self.number = number
        self.at = at
        self.bot_at = at
        self.moves = moves
        self.restarted = False  # a person has been given the whole time again
        self.taken_over = False  # a bot has been given its pause again

    def restart(self, at: float) -> None:
        """Give a person the whole time, once."""
        if not self.restarted:
            self.at, self.restarted = at, True

    def take_over(self, at: float) -> None:
        """Give a bot its pause, once."""
        if not self.taken_over:
            self.bot_at, self.taken_over = at, True
