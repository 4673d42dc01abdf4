"""No simple habit beats hard at the King's Court: a coarse alarm, the figures are in docs/bots.md."""

from __future__ import annotations

import pytest

from kupa.bots import PLAYERS
from kupa.lab import Plan, duel
from support.court_habits import HABITS

DEALS = 12
# Those that win by letting others give pairs away, or by hindering them, and one that nearly did.
NOTABLE = ["never gives in", "never swaps", "never steals", "mirrors", "takes swaps back"]


@pytest.fixture
def habits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat habits as if they were levels."""
    for name, made in HABITS.items():
        monkeypatch.setitem(PLAYERS["court"], name, made)


@pytest.mark.usefixtures("habits")
@pytest.mark.parametrize("name", NOTABLE)
def test_a_simple_habit_does_not_beat_hard(name: str) -> None:
    plan = Plan("court", 2, DEALS, bytes(32), "size=short turns=300", (name, "hard"))
    assert duel(plan, processes=1).rate < 2 / 3


@pytest.mark.usefixtures("habits")
@pytest.mark.parametrize("name", HABITS)
def test_every_habit_plays_legally(name: str) -> None:
    plan = Plan("court", 2, 1, bytes(32), "size=short turns=40", (name, "easy"))
    assert duel(plan, processes=1).games == 1
