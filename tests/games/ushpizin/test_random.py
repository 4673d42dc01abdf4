"""Random games of every variant: they end by a win or at the limit, and keep every card."""

from __future__ import annotations

from random import Random

import pytest

from kupa.core.conformance import tables
from kupa.core.dice import Dice
from kupa.core.options import read_options, write_options
from kupa.core.playout import playout
from kupa.games.ushpizin import Options
from support.ushpizin import USHPIZIN, AnyState, deal

pytestmark = pytest.mark.random_play

TABLES = [(write_options(options), seats) for options, seats in tables(USHPIZIN)]


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=lambda part: str(part)[-60:])
def test_every_variant_ends_and_keeps_its_cards(options: str, seats: int) -> None:
    chosen = read_options(Options, options.replace("rounds=none", "rounds=25").split())
    choose = Random(options)
    for _ in range(4):
        state = USHPIZIN.start(chosen, seats, Dice(choose.randbytes(32)))
        card_counts = state.card_counts()
        playout(state, Dice(choose.randbytes(32)))
        assert state.asked() == ()
        assert state.card_counts() == card_counts
        assert state.measures()["rounds"] <= (chosen.rounds or 25)
        assert state.unfinished() == (state.measures()["winners"] == 0)
        assert state.ranks().count(1) == (state.measures()["winners"] or seats)


def test_measures_of_a_long_game() -> None:
    state: AnyState = deal(4, "rounds=60 elijah=0", number=8)
    playout(state, Dice(bytes(32)))
    counts = state.measures()
    assert 0 < counts["missions"] <= counts["rounds"] <= 60
    assert counts["wrong declarations"] <= counts["declarations"]
    assert counts["declarations"] <= counts["wrong declarations"] + 1
    assert counts["shuffles"] > 0
