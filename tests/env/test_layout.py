"""Observations say what their layout says, and nothing that a seat may not know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kupa
import kupa.env
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.playout import playout
from kupa.env.table import Table, payoffs, table_of
from kupa.games import GAMES
from support.env_tables import every_table, identify


def observed(table: Table, state: Any, seat: int) -> np.ndarray:
    """What a seat sees, as numbers."""
    episode = table.episode()
    out = bytearray(int(episode.size))
    episode.state = state
    episode.write(seat, out, 0)
    found: np.ndarray = np.frombuffer(out, np.uint8)
    return found


def part(table: Table, seen: np.ndarray, name: str) -> np.ndarray:
    """The features of one field, in their shape."""
    entry = table.layout.find(name)
    return seen[entry.start : entry.start + entry.size].reshape(entry.shape)


def midgame(table: Table, number: int, moves: int) -> Any:
    """A match after some random moves."""
    seed = seeds.from_number(number)
    state = table.game.start(table.options, table.seats, Dice(seed))
    playout(state, Dice(seeds.derive(seed, "x")), moves)
    return state


@pytest.mark.parametrize("each", every_table(), ids=identify)
def test_every_position_of_every_variant_can_be_written(each: tuple[str, int, str]) -> None:
    """No value is without a feature, from the deal to the end; labels and features are as many."""
    table = table_of(each[0], each[1], each[2], recall=3)
    episode = table.episode()
    out = bytearray(int(episode.size))
    mask = bytearray(int(episode.actions))
    choices = random.Random(1)
    episode.deal(seeds.from_number(1), seeds.from_number(2))
    while not episode.over() and episode.answers < 150:
        for seat in range(table.seats):
            episode.write(seat, out, 0)
        episode.write_mask(mask, 0)
        legal = [at for at, bit in enumerate(mask) if bit]
        assert legal == episode.legal()
        assert episode.answer(choices.choice(legal))
    assert len(table.layout.labels()) == table.layout.size == len(out)
    assert table.layout.left_out == ()


WRITTEN = [each for each in every_table() if GAMES[each[0]].written]


@pytest.mark.parametrize("each", WRITTEN, ids=identify)
def test_what_a_game_writes_itself_is_what_would_be_written_of_the_view(
    each: tuple[str, int, str],
) -> None:
    """In every position of some games, for every seat and an onlooker, as bytes and as floats."""
    table = table_of(*each)
    short, whole = table.episode(), table.episode()
    assert short.starts
    whole.starts = []
    choices = random.Random(2)
    for number in range(1, 7):
        short.deal(seeds.from_number(number), seeds.from_number(number))
        while not short.over() and short.answers < 400:
            assert short.answer(choices.choice(short.legal()))
            for seat in (None, *range(table.seats)):
                assert short.floats(short.state, seat) == whole.floats(short.state, seat)
    written, of_view = bytearray(int(short.size)), bytearray(int(short.size))
    whole.state = short.state
    short.write(1, written, 0)
    whole.write(1, of_view, 0)
    assert written == of_view


def test_a_hand_is_counted_by_kind_and_piles_are_numbers() -> None:
    table = table_of("reset", 4, None)
    state = midgame(table, 3, 25)
    view = state.view(1)
    seen = observed(table, state, 1)
    cards = [card.key for card in table.game.cards]
    counted = part(table, seen, "hand")
    assert {key: int(n) for key, n in zip(cards, counted, strict=True) if n} == {
        key: view.hand.count(key) for key in view.hand
    }
    assert part(table, seen, "hands").tolist() == list(view.hands)
    assert part(table, seen, "draw") == view.draw
    assert part(table, seen, "seat").tolist() == [0, 1, 0, 0]


def test_a_row_has_its_cards_place_by_place_and_covered_ones_have_none() -> None:
    table = table_of("ushpizin", 3, "exposure=open_seventh")
    state = midgame(table, 5, 12)
    view = state.view(0)
    rows = part(table, observed(table, state, 0), "rows")
    cards = [card.key for card in table.game.cards]
    for seat, row in enumerate(view.rows):
        for place, face in enumerate(row):
            lit = [cards[at] for at in np.flatnonzero(rows[seat, place])]
            assert lit == ([] if face is None else [face])


def test_points_below_zero_have_a_feature_of_their_own() -> None:
    table = table_of("court", 3, None)
    scores = next(
        (state.view(0).scores, observed(table, state, 0))
        for number in range(1, 60)
        for state in [midgame(table, number, 60)]
        if min(state.view(0).scores) < 0
    )
    shown: np.ndarray = part(table, scores[1], "scores").astype(int)
    assert (shown[:, 0] - shown[:, 1]).tolist() == list(scores[0])


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_cannot_see_changes_no_feature(key: str) -> None:
    """All that is hidden dealt anew, the numbers are the same: they are made of the view alone."""
    table = table_of(key, None, None)
    for number in range(1, 6):
        state = midgame(table, number, 30)
        if not state.asked():
            continue
        seat = state.asked()[0]
        other = table.game.imagine(state.view(seat), None, Dice(seeds.from_number(number)))
        if other.view(seat) == state.view(seat):
            assert observed(table, state, seat).tolist() == observed(table, other, seat).tolist()


def test_recall_holds_the_last_events_told_newest_first() -> None:
    table = table_of("court", 2, None, recall=2)
    episode = table.episode()
    episode.deal(seeds.from_number(1), seeds.from_number(1))
    for text in ("peek 3", "swap 1 2"):
        move = table.game.read(text)
        assert episode.answer(table.game.index(move, 2))
    out = bytearray(int(episode.size))
    seat = int(episode.turn)
    episode.write(seat, out, 0)
    seen = np.frombuffer(out, np.uint8)
    keys = [event.key for event in table.game.events]
    newest = [keys[at] for at in np.flatnonzero(part(table, seen, "recall.0.event"))]
    before = [keys[at] for at in np.flatnonzero(part(table, seen, "recall.1.event"))]
    assert (newest, before) == (["court.swapped"], ["court.peeked"])


def test_payoffs_add_up_to_nothing() -> None:
    assert payoffs((1, 2)) == [1, -1]
    assert payoffs((1, 1, 3)) == [0.25, 0.25, -0.5]
    assert payoffs((1, 1)) == [0, 0]
    assert payoffs((1,)) == [0]


def test_a_batch_plays_as_its_tables_would_alone() -> None:
    batch = kupa.env.batch("court", 3, "turns=25", tables=5, seed=9)
    again = kupa.env.batch("court", 3, "turns=25", tables=5, seed=9)
    ended = 0
    for _ in range(80):
        chosen = [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]
        over, gains = batch.step(chosen)
        again.step(np.array(chosen))
        assert (gains[~over] == 0).all()
        ended += int(over.sum())
        assert np.array_equal(batch.observations, again.observations)
        assert np.array_equal(batch.masks, again.masks)
        assert batch.masks.any(axis=1).all()
        for number, seat in enumerate(batch.seats):
            shown = part(batch.table, batch.observations[number], "seat")
            assert shown.tolist() == [at == seat for at in range(3)]
    assert ended >= 10
    with pytest.raises(ValueError, match="5 tables"):
        batch.step([0])


def test_nonsense_is_refused() -> None:
    with pytest.raises(kupa.Refused):
        kupa.env.layout("reset", 9)
    with pytest.raises(kupa.Refused):
        kupa.env.layout("reset", options={"draw": "never"})
    assert (
        kupa.env.layout("reset", options={"stick": False, "first": None}).options.count("stick=off") == 1
    )
