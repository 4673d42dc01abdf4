"""The one move of Pairs: ``turn 12`` turns up the card at place 12; places count from 1."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.games.pairs.cards import MOST_CARDS


@final
class Move:
    """Turn up a card. Every move exists once."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place
        self.text: str = f"turn {place}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return known, (self.text,)  # a move is one of a kind in every process


TURNS: Final = [Move(place) for place in range(MOST_CARDS + 1)]  # the first stands for no place
BY_TEXT: Final = {move.text: move for move in TURNS[1:]}


def known(text: str) -> Move:
    """Return the move written exactly so; KeyError if there is none."""
    return BY_TEXT[text]
