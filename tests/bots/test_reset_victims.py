"""Whom a bot of Reset robs: hands are dealt by lot, so that every seat is robbed equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from kupa.bots import seat_bot
from kupa.bots.reset.players import SearchBot
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.games.reset import Options, ResetState
from support.reset import RESET

SEATS = 4
# Of each level: how many robberies, and how far a seat's share may be from a quarter: three times what
# chance does. Ties that went to the first of all moves once robbed seat 0 twice as often as seat 3.
LEVELS = [("easy", 480, 0.25), ("medium", 480, 0.25), ("hard", 160, 0.4)]


def robberies() -> Iterator[ResetState]:
    """Deal again and again; play a robber where the first player has one; all begin in turn."""
    found = 0
    for number in range(100_000):
        first = found % SEATS
        state = RESET.start(Options(first=first), SEATS, Dice(seeds.from_number(number)))
        assert isinstance(state, ResetState)
        if "robber" in {str(move) for move in state.moves(first)}:
            state.play(first, RESET.read("robber"))
            found += 1
            yield state


@pytest.mark.parametrize(("level", "count", "tolerance"), LEVELS)
def test_every_seat_is_robbed_equally_often(
    level: str, count: int, tolerance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SearchBot.__init__, "__defaults__", (12, 3))
    victims: Counter[str] = Counter()
    for number, state in enumerate(islice(robberies(), count)):
        robber = state.asked()[0]
        bot = seat_bot("reset", level, robber, f"robber {number}")
        victims[str(bot.choose(state.view(robber), state.moves(robber)))] += 1
    fair = count / SEATS
    assert all(abs(victims[f"rob {seat}"] - fair) < tolerance * fair for seat in range(SEATS)), victims
