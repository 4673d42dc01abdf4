"""Measure the review of a usual game of four, on one core.

``python -m bench.workers.review GAME SECONDS`` prints one line of JSON: ``knowledge_s``, what every seat
could have known at every step; ``decisions_s``, one seat's choices valued; and ``answers`` of the game.
The game is the same each time: of some that bots of medium strength played, the one of
middle length.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

from kupa.core import seeds
from kupa.core.record import Record
from kupa.lab.simulate import Plan, seat_bots
from kupa.review import decisions
from kupa.review.knowledge import knowledge_of_all

SEATS: Final = 4
GAMES: Final = 9  # of which the middle one, by its length, is measured


def usual_game(game: str) -> Record:
    """Return a game of usual length."""
    records: list[Record] = []
    for number in range(GAMES):
        plan = Plan(game, SEATS, 1, seeds.from_number(number), "", ("medium",) * SEATS).checked()
        table = seat_bots(plan, number)
        table.play()
        records.append(table.match.record())
    return sorted(records, key=lambda record: len(record.answers))[GAMES // 2]


def seconds_of(work: Callable[[], object]) -> float:
    """Return how long a piece of work takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    """Measure one game."""
    record = usual_game(sys.argv[1])
    figures = {
        "knowledge_s": seconds_of(lambda: knowledge_of_all(record)),
        "decisions_s": seconds_of(lambda: decisions(record, 0)),
        "answers": len(record.answers),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
