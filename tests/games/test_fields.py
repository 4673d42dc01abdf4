"""The fields of a position are listed once: what copies, shows and imagines it leaves none out."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest

from kupa.core import seeds
from kupa.core.base_states import BaseState, Part, field_names
from kupa.core.dice import Dice
from kupa.core.game import AnyGame
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.core.state import State
from kupa.games import GAMES

TABLES = [
    ("reset", "draw=free", 4),
    ("reset", "finish=places", 3),
    ("court", "", 3),
    ("pairs", "size=small", 2),
    ("ushpizin", "", 3),
    ("ushpizin", "goal=one_host hosts=secret", 4),
    ("ushpizin", "goal=one_host style=quartets", 3),
]
# What a seat cannot see, and what only a report counts: all else is filled in from a view.
NOT_IN_A_VIEW = {
    "reset": {
        "deck", "draw", "draw_next", "hands", "centre", "used", "dice", "last_move", "fresh", "taken",
        "victim", "resets", "sticks", "draws", "robberies", "fits",
    },
    "court": {
        "hats", "hat_pile", "hat_next", "people_pile", "people_next", "dice",
        "peeks", "swaps", "declarations", "misses", "magic_taken", "redeals",
    },
    "pairs": {"grid", "dice", "last_seat", "matched"},
    "ushpizin": {
        "rows", "hands", "kupa", "used", "dice", "gave", "turn", "turns",
        "missions", "declarations", "mistakes", "shuffles", "asks", "hits",
    },
}  # fmt: skip


def played(key: str, words: str, seats: int, answers: int, number: int = 1) -> Match[Any, Any, Any]:
    """Return a match after some random answers, or at its end."""
    game = GAMES[key]
    options = game.with_limit(read_options(game.Options, words.split()))
    match = Match(game, options, seats, seeds.from_number(number))
    choose = Random(number)
    for _ in range(answers):
        if not match.asked():
            break
        seat = choose.choice(match.asked())
        match.answer(seat, choose.choice(match.moves(seat)))
    return match


def finish(match: Match[Any, Any, Any]) -> None:
    """Play some random answers more."""
    choose = Random(7)
    for _ in range(60):
        if asked := match.asked():
            match.answer(asked[0], choose.choice(match.moves(asked[0])))


def fields(state: State[Any, Any]) -> dict[str, object]:
    return dict(cast("tuple[tuple[str, object], ...]", state.snapshot()))


def state_of(key: str, words: str, seats: int, answers: int = 40) -> BaseState[Any, Any]:
    state = played(key, words, seats, answers).state
    assert isinstance(state, BaseState)
    return state


def other(value: object, game: AnyGame) -> object:
    """Return another value of the same type, so that a compiled field takes it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, bytes):
        return value + b"\x01"
    if isinstance(value, list):
        return value[:-1] if value else [1]
    if isinstance(value, Dice):
        return Dice(bytes(range(32)))
    return game.vocabulary(2)[0] if value is None or hasattr(value, "text") else value


@pytest.mark.parametrize(("key", "words", "seats"), TABLES)
def test_a_copy_has_every_field_and_shares_none_that_changes(key: str, words: str, seats: int) -> None:
    names = field_names(state_of(key, words, seats))
    assert len(names) > 12
    fixed = {
        "options",
        "resolved",
        "limit",
        "free_draw",
        "may_stick",
        "for_places",
        "magic_by_peek",
        "deck",
    }
    for name in set(names) - fixed:
        state = state_of(key, words, seats)
        before = fields(state)
        value = other(getattr(state, name), GAMES[key])
        setattr(state, name, value)
        changed = fields(state)
        assert {each for each in names if before[each] != changed[each]} == {name}
        assert fields(state.copy()) == changed, name


@pytest.mark.parametrize(("key", "words", "seats"), TABLES)
def test_a_part_of_a_position_has_every_field_in_its_values(key: str, words: str, seats: int) -> None:
    state = state_of(key, words, seats)
    parts = [each for name in field_names(state) for each in _listed(getattr(state, name))]
    for part in parts:
        if type(part).__name__ != "ResolvedOptions":
            values = [getattr(part, name) for name in field_names(part)]
            assert sorted(map(repr, values)) == sorted(map(repr, part.values()))


def _listed(value: object) -> Iterator[Part]:
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, Part):
            yield each


@pytest.mark.parametrize("how", ["pickle", "copy", "deepcopy"])
@pytest.mark.parametrize(("key", "words", "seats"), TABLES)
def test_a_match_is_pickled_and_copied_whole(key: str, words: str, seats: int, how: str) -> None:
    match = played(key, words, seats, 40)
    ways: dict[str, Callable[[Any], Any]] = {
        "pickle": lambda it: pickle.loads(pickle.dumps(it)),
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
    }
    twin, before = ways[how](match), match.state.snapshot()
    assert twin.state.snapshot() == before
    assert str(twin.record()) == str(match.record())
    assert twin.opening == match.opening
    finish(twin)
    assert match.state.snapshot() == before
    finish(match)
    assert match.state.snapshot() == twin.state.snapshot()
    assert str(twin.record()) == str(match.record())


@pytest.mark.parametrize(("key", "words", "seats"), TABLES)
def test_what_a_view_says_is_filled_in_when_it_is_imagined(key: str, words: str, seats: int) -> None:
    game, differ = GAMES[key], set()
    for answers in range(0, 60, 3):
        state = played(key, words, seats, answers, number=answers).state
        twin = game.imagine(state.view(0), None, Dice(seeds.from_number(answers)))
        true, imagined = fields(state), fields(twin)
        differ |= {name for name, value in true.items() if imagined[name] != value}
    assert differ <= NOT_IN_A_VIEW[key]
