"""Near misses: turns that could have won the game, with all cards open, of who did not win it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.review.walk import moments, reopen

DEEPEST: Final = 3  # answers of one turn
MOST_TRIED: Final = 2_000  # answers tried in one turn


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A turn that could have won; ``step`` is the answer given instead."""

    step: int
    round: int | None
    seat: Seat


def near_misses(record: Record, winners: tuple[Seat, ...]) -> list[NearMiss]:
    """Return the near misses of all who did not win, in the order of the game."""
    found: list[NearMiss] = []
    match = reopen(record)
    for moment in moments(record):
        if moment.number == len(record.answers):
            break
        seat, text = record.answers[moment.number]
        alone = match.asked() == (seat,)
        if seat not in winners and alone and can_win(match.state, seat, DEEPEST, count()):
            found.append(NearMiss(moment.number + 1, moment.round, seat))
        match.answer(seat, text)
    return found


def can_win(state: Any, seat: Seat, deep: int, tried: count[int]) -> bool:  # noqa: ANN401 — any game's
    """Tell whether a seat can end the game now as the only winner, before anybody else is asked."""
    for move in state.moves(seat):
        if next(tried) >= MOST_TRIED:
            return False
        after = state.copy()
        after.play(seat, move)
        if not after.asked():
            if wins_alone(after.ranks(), seat):
                return True
        elif deep > 1 and after.asked() == (seat,) and can_win(after, seat, deep - 1, tried):
            return True
    return False


def wins_alone(ranks: tuple[int, ...], seat: Seat) -> bool:
    """Tell whether a seat came first, and nobody else."""
    return ranks[seat] == 1 and ranks.count(1) == 1
