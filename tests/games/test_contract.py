"""What every game checks and promises before a card is played."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.games import GAMES

# Indices of moves are stored outside: this order may change with an edition only.
VOCABULARIES = {
    "ushpizin": "8f0f9f9db7be3f4e",
    "court": "520bb75c686ff2f8",
    "reset": "131b94c0a6577262",
    "pairs": "3eada10ffef7314b",
}


@dataclass(frozen=True)
class Foreign:
    """Options of no game."""


def dice() -> Dice:
    return Dice(seeds.from_number(1))


@pytest.mark.parametrize("key", GAMES)
def test_a_table_of_a_wrong_size_is_refused(key: str) -> None:
    game = GAMES[key]
    for seats in (0, -1, game.seats[-1] + 1, 10**30):
        with pytest.raises(Refused, match=r"core\.bad_seats"):
            game.start(game.Options(), seats, dice())


@pytest.mark.parametrize("key", GAMES)
def test_what_is_no_option_no_number_and_no_dice_is_a_type_error(key: str) -> None:
    game, seats = GAMES[key], GAMES[key].seats[0]
    wrong: list[tuple[Any, Any, Any]] = [
        (Foreign(), seats, dice()),
        (None, seats, dice()),
        (game.Options, seats, dice()),
        (game.Options(), str(seats), dice()),
        (game.Options(), seats, bytes(32)),
        (game.Options(), seats, None),
    ]
    for given in wrong:
        with pytest.raises(TypeError):
            game.start(*given)


@pytest.mark.parametrize("key", GAMES)
def test_options_that_do_not_fit_the_table_are_refused(key: str) -> None:
    game = GAMES[key]
    with pytest.raises(Refused, match="no_such_first"):
        game.start(game.Options(first=9), game.seats[-1], dice())


@pytest.mark.parametrize("key", GAMES)
def test_a_move_has_the_same_index_in_every_process_and_version(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        moves = game.vocabulary(seats)
        assert [game.index(move, seats) for move in moves] == list(range(len(moves)))
    text = "\n".join(f"{seats} {move}" for seats in game.seats for move in game.vocabulary(seats))
    assert sha256(text.encode()).hexdigest()[:16] == VOCABULARIES[key]


def test_a_move_of_another_table_has_no_index() -> None:
    game = GAMES["reset"]
    assert game.index(game.read("rob 3"), 4) >= 0
    with pytest.raises(ValueError, match="no move of reset with 3 seats"):
        game.index(game.read("rob 3"), 3)
