"""What a seat sees, and what it can imagine."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace
from typing import Literal

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.games.court import CourtState, Options, Recalled, Seen
from kupa.games.court.cards import alive
from kupa.games.court.events import Fitted, MagicTaken, Missed, Peeked, Swapped
from support.court import COURT, covered, deals, play, table

FIVE = "king queen cook guard judge"


def imagined(state: CourtState, seat: int | None, recalled: Recalled | None, number: int) -> CourtState:
    return COURT.imagine(state.view(seat), recalled, Dice(seeds.from_number(number)))


def test_the_last_answer_is_seen_as_all_may_know_it() -> None:
    state = table(FIVE, "magic queen guard cook judge", hats="king")
    for answer, last in (
        ("swap 3 4", Swapped(0, 3, 4)),
        ("peek 3", Peeked(1, 3, None)),
        ("peek 1", MagicTaken(0, 1, "peek")),
        ("swap 1 2", Swapped(1, 1, 2)),
        ("declare 1", Missed(0, 1, "queen")),
        ("declare 3", Fitted(1, 3, "cook")),
    ):
        play(state, answer)
        assert {state.view(seat).last for seat in (0, 1, None)} == {last}
    assert table(FIVE, FIVE).view(0).last is None


def test_a_view_never_repeats_what_was_seen_before() -> None:
    state = table(FIVE, "nanny admiral archer jester knight")
    play(state, "peek 1", "declare 2", "swap 1 2")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.seen is None
        for hat in ("nanny", "admiral", "archer", "jester", "knight"):
            assert hat not in str(replace(view, cast=()))  # which are in play is no secret


@pytest.mark.parametrize(("size", "count"), [("short", 14), ("standard", 20), ("long", 24)])
def test_C1_every_seat_may_see_who_is_in_play(
    size: Literal["short", "standard", "long"], count: int
) -> None:
    state = COURT.start(Options(size=size), 3, Dice(seeds.from_number(1)))
    counts = state.card_counts()
    for seat in (0, 2, None):
        cast = state.view(seat).cast
        assert len(cast) == count
        assert all(counts[one] for one in cast)


def test_a_hat_moved_by_a_swap_is_no_longer_known() -> None:
    """The peeker saw place 1. After others swapped it away and back, no view says where it lies."""
    state = table(FIVE, "nanny admiral archer jester knight", seats=3)
    play(state, "peek 1", "swap 1 2", "swap 1 2")
    assert covered(state).startswith("nanny")
    assert "nanny" not in str([state.view(seat) for seat in (0, 1, 2, None)])


def test_a_seat_that_is_not_there_has_no_view() -> None:
    state = table(FIVE, FIVE)
    for seat in (-1, 2):
        with pytest.raises(Refused, match="no_such_seat"):
            state.view(seat)


def test_a_view_can_be_compared_hashed_and_sent() -> None:
    view = next(deals(1, 3)).view(1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert hash(view) == hash(next(deals(1, 3)).view(1))


def test_the_moves_offered_are_a_list_of_ones_own() -> None:
    state = next(deals(1, 2))
    state.moves(state.turn).clear()
    assert len(state.moves(state.turn)) == 35


def test_imagined_hats_differ_and_the_hat_in_view_does_not() -> None:
    state = next(deals(1, 4))
    play(state, "peek 3")
    seat = (state.turn + 3) % 4
    hat = covered(state).split()[2]
    assert state.view(seat).seen == Seen(3, hat)
    twins = [imagined(state, seat, None, number) for number in range(8)]
    assert {covered(twin).split()[2] for twin in twins} == {hat}
    assert len({covered(twin) for twin in twins}) == 8
    assert len({twin.people_pile for twin in twins}) == 8
    others = [imagined(state, None, None, number) for number in range(8)]
    assert len({covered(twin).split()[2] for twin in others}) > 1


def test_every_imagined_table_is_alive() -> None:
    """Long games begin with one dead table in sixty, so that blind deals would soon show one."""
    for number in range(300):
        for state in deals(1, 2, Options(size="long")):
            twin = imagined(state, 0, None, number)
            assert alive(twin.people, twin.hats)
            assert twin.view(0) == state.view(0)


def test_what_is_recalled_is_where_it_was_remembered() -> None:
    state = next(deals(1, 3))
    names = covered(state).split()
    recalled = Recalled(((2, names[1]), (7, names[6])))
    for number in range(10):
        twin = imagined(state, 0, recalled, number)
        assert [covered(twin).split()[at] for at in (1, 6)] == [names[1], names[6]]
        assert twin.view(0) == state.view(0)
        assert twin.card_counts() == state.card_counts()


def test_a_hat_that_is_nowhere_else_is_imagined_in_the_pile_or_at_any_place() -> None:
    """Place 1 of 7 among 24 hats: each is imagined there about equally often."""
    state = next(deals(1, 2))
    found = Counter(covered(imagined(state, 0, None, number)).split()[0] for number in range(1200))
    assert len(found) == 21
    assert 120 < found.pop("magic") < 300
    assert all(20 < count < 100 for count in found.values())


def test_memories_that_cannot_be_true_are_dropped() -> None:
    state = next(deals(1, 2))
    play(state, "declare 1")
    seen = state.view(0).seen
    assert seen is not None
    wrong = Recalled(((1, "magic"), (9, "king"), (2, seen.hat), (3, "beekeeper"), (4, "nobody")))
    twin = imagined(state, 0, wrong, 3)
    assert twin.view(0) == state.view(0)
    assert twin.card_counts() == state.card_counts()


def test_a_memory_of_a_dead_table_gives_way_from_its_end() -> None:
    state = next(deals(1, 2))
    others = [
        name for name, count in state.card_counts().items() if count and name not in state.view(0).row
    ]
    strangers = [name for name in others if not name.startswith("hat ")][:7]
    twin = imagined(state, 0, Recalled(tuple(enumerate(strangers, 1))), 5)
    assert covered(twin).split()[:6] == strangers[:6]
    assert alive(twin.people, twin.hats)


def test_a_view_of_less_than_a_whole_deck_cannot_be_imagined() -> None:
    with pytest.raises(ValueError, match="whole deck"):
        imagined(table(FIVE, FIVE), 0, None, 1)
    view = next(deals(1, 2)).view(0)
    with pytest.raises(ValueError, match="whole deck"):
        COURT.imagine(replace(view, people_pile=3), None, Dice(seeds.from_number(1)))


def test_after_the_end_the_hats_that_are_left_are_known() -> None:
    state = next(deals(1, 2, Options(size="short")))
    choose = Dice(seeds.from_number(5))
    while asked := state.asked():
        state.play(asked[0], state.moves(asked[0])[choose.below(len(state.moves(asked[0])))])
    twin = imagined(state, None, None, 2)
    assert covered(twin) == covered(state)
    assert twin.view(None) == state.view(None)
    assert not twin.unfinished()


def test_a_played_out_imagination_ends_like_any_game() -> None:
    twin = imagined(next(deals(1, 4, Options(size="short"))), 1, None, 9)
    choose = Dice(seeds.from_number(6))
    while asked := twin.asked():
        twin.play(asked[0], twin.moves(asked[0])[choose.below(len(twin.moves(asked[0])))])
    assert 1 in twin.ranks()
    assert sum(twin.view(None).hats) == 3
