"""Rulings C1 to C4: the cards, the sizes, the row, who begins."""

from __future__ import annotations

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.core.options import read_options
from kupa.core.refused import Refused
from kupa.games.court import Options
from kupa.games.court.cards import NAMES
from kupa.games.court.events import Opened
from support.court import COURT, deals, play, table, told, unreadable, why_not

SHORT = [
    "king", "queen", "prince", "princess", "jester", "knight", "wizard", "cook", "guard", "archer",
    "minstrel", "gardener", "blacksmith", "treasurer",
]  # fmt: skip
STANDARD = [*SHORT, "scribe", "doctor", "judge", "admiral", "shepherd", "painter"]
LONG = [*STANDARD, "messenger", "nanny", "ambassador", "beekeeper"]


def test_C1_characters_and_hats_are_decks_of_their_own() -> None:
    """Nothing of one deck ever comes out of the other: 20 characters here, 24 hats there."""
    for state in deals(20, 3):
        people = [*state.people_pile[state.people_next :]]
        assert "magic" not in {NAMES[card] for card in people}
        assert (state.people_left(), state.hats_left()) == (13, 17)


def test_C1_penalty_hats_are_not_in_the_deck_and_have_no_end() -> None:
    state = table("king queen", "queen king")
    before = state.card_counts()
    play(state, *["declare 1"] * 60)
    assert state.view(None).penalties == (30, 30)
    assert state.card_counts() == before


def test_C2_each_size_has_its_characters_one_hat_each_and_four_magic_hats() -> None:
    for size, cast in (("short", SHORT), ("standard", STANDARD), ("long", LONG)):
        state = next(deals(1, 2, read_options(Options, [f"size={size}"])))
        found = {name: count for name, count in state.card_counts().items() if count}
        hats = [f"hat {name}" for name in cast]
        assert found == dict.fromkeys([*cast, *hats], 1) | {"hat magic": 4}


def test_C2_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(Refused, match=r"C2 core\.bad_seats"):
            COURT.check(Options(), seats)
    for seats in range(2, 7):
        COURT.check(Options(), seats)


def test_C2_an_unknown_size_is_refused() -> None:
    with pytest.raises(Refused, match=r"C2 core\.bad_option"):
        read_options(Options, ["size=huge"])


def test_C3_seven_characters_lie_open_with_a_covered_hat_above_each() -> None:
    view = next(deals(1, 4)).view(None)
    assert len(set(view.row) - {None}) == 7
    assert view.hats == (True,) * 7
    assert (view.people_pile, view.hat_pile) == (13, 17)


def test_C3_the_row_is_told_and_no_hat() -> None:
    news: list[Notice] = []
    state = COURT.deal(Options(), 3, Dice(seeds.from_number(4)), news.append)
    for seat in (None, 0, 1, 2):
        assert told(news, seat) == [Opened(tuple(map(str, state.view(None).row)), state.first)]


def test_C3_places_are_numbered_one_to_seven() -> None:
    for text in ("peek 0", "peek 8", "declare 70", "swap 1 9"):
        assert unreadable(text) == "C3 no_such_place"


def test_C4_the_marked_seat_begins_and_play_goes_clockwise() -> None:
    state = COURT.deal(Options(first=2), 4, Dice(seeds.from_number(1)))
    order: list[int] = []
    for _ in range(5):
        order += state.asked()
        play(state, "swap 1 2")
    assert order == [2, 3, 0, 1, 2]


def test_C4_by_default_every_seat_may_begin_and_the_row_is_the_same() -> None:
    assert {state.first for state in deals(60, 4)} == {0, 1, 2, 3}
    marked, drawn = next(deals(1, 4, Options(first=3))), next(deals(1, 4))
    assert marked.view(None).row == drawn.view(None).row


def test_C4_out_of_turn_is_refused() -> None:
    state = table("king queen", "queen king", seats=3)
    assert why_not(state, "peek 1", seat=1) == "C4 not_your_turn"
    assert why_not(state, "peek 1", seat=-1) == "C4 not_your_turn"


def test_C4_a_first_seat_that_is_not_there_is_refused() -> None:
    for first in (3, 7):
        with pytest.raises(Refused, match=r"C4 court\.no_such_first"):
            COURT.check(Options(first=first), 3)
