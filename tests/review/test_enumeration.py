"""What can be known is what looking at every deal shows: small tables of each game, played at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kupa.core.state import State
from kupa.games.reset.state import ResetState
from kupa.games.ushpizin.options import Options as UshpizinOptions
from support import small_tables
from support.reviews import amount
from support.small_tables import SmallTable, play_at_random, see_hand

PEOPLE = ["king", "queen", "prince", "jester", "knight", "wizard", "cook"]
ROWS = [
    ["abraham", "isaac", "jacob", "moses", "aaron", "guest", "guest"],
    ["abraham", "abraham", "jacob", "joseph", "david", "guest", "friends"],
]


def compare(table: SmallTable) -> None:
    """Compare every place; chances must be equal, not merely close."""
    assert table.follower.tracker.complete
    for place, shares in table.shares().items():
        counted = table.follower.tracker.chances(place)
        possible = {card: chance for card, chance in counted.items() if chance > 1e-12}
        assert possible == pytest.approx(shares)


@pytest.mark.parametrize("seed", range(amount(4, 8)))
def test_pairs(seed: int) -> None:
    luck = Random(seed)
    table = small_tables.pairs(luck.randrange(2), ["abraham", "isaac", "moses", "moses"] * 2)
    compare(table)
    assert play_at_random(table, luck, 12, lambda: compare(table)) > 7


@pytest.mark.parametrize("seed", range(amount(3, 6)))
def test_court(seed: int) -> None:
    """With hats of people who are not there, so that rows may be dead, and are laid anew (C10)."""
    luck = Random(seed)
    hats = ["king", "magic", "magic", "judge", *["nanny"] * 6][: 9 + seed % 2]
    table = small_tables.court(luck.randrange(3), PEOPLE, hats)
    compare(table)
    play_at_random(table, luck, 12, lambda: compare(table))
    assert table.worlds


@pytest.mark.parametrize("seed", range(amount(5, 16)))
def test_ushpizin(seed: int) -> None:
    """With rows that are seldom revealed, so that cards drawn unseen are swapped and mixed."""
    luck = Random(seed)
    options = UshpizinOptions(exposure="seldom", every=2 + seed % 3, missions=False)
    kupa = ["moses", "david", "elijah", "moses", "joseph"][: 4 + seed % 2]
    table = small_tables.rows(luck.randrange(2), options, ROWS, kupa)
    compare(table)

    def check() -> None:
        if table.follower.tracker.complete:
            compare(table)

    checked = play_at_random(table, luck, 40, check, stop=lambda _: not table.follower.tracker.complete)
    assert checked > 14


@pytest.mark.parametrize("seed", range(amount(5, 16)))
def test_reset(seed: int) -> None:
    """Each card of a hand is as likely to be given away: what its owner meant is not considered."""
    luck = Random(seed)
    deck = ["3", "3", "5", "robber", "5", "joker", "9", "9"]
    table = small_tables.hands(luck.randrange(2), 2, (2, 1), "2", deck)
    real = luck.choice(table.worlds)[0]
    see_hand(table, real)
    compare(table)
    play_at_random(table, luck, 8, lambda: compare(table), real, stop=nothing_to_draw)
    assert table.worlds


def nothing_to_draw(state: State[Any, Any]) -> bool:
    """Tell whether used cards are shuffled next: from then on what is known is not exact."""
    assert isinstance(state, ResetState)
    return state.draw_size() == 0


@pytest.mark.parametrize("seed", range(amount(3, 6)))
def test_reset_with_a_robbery_that_a_third_seat_watches(seed: int) -> None:
    luck = Random(seed)
    table = small_tables.hands(2, 3, (2, 0), "2", ["robber", "3", "3", "5", "5", "9"])
    robbers = [world for world, _ in table.worlds if "robber" in world.view(0).hand]
    real = luck.choice([world for world in robbers if "robber" not in world.view(2).hand])
    see_hand(table, real)
    real = table.play(real, 0, next(move for move in real.moves(0) if str(move) == "robber"))
    for _ in range(3):
        real = table.play(real, 0, luck.choice(real.moves(0)))
        compare(table)
