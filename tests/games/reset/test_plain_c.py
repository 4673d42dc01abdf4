"""The C program that ours is measured against plays the same games as ours, answer for answer."""

import subprocess

import pytest
from bench.workers.plain_c import program
from hatch_build import has_compiler

import kupa
from kupa.core import seeds
from kupa.games.reset.moves import Move

GAMES = 40
OFFSET, PRIME, MASK = 14695981039346656037, 1099511628211, (1 << 64) - 1  # FNV-1a


def answers(number: int, choices: kupa.Dice) -> list[Move]:
    """Play one random game and return its moves."""
    game = kupa.find("reset")
    state = game.start(game.with_limit(game.Options()), 4, kupa.Dice(seeds.from_number(number)))
    played = []
    while asked := state.asked():
        moves = state.moves(asked[0])
        played.append(moves[choices.below(len(moves))])
        state.play(asked[0], played[-1])
    return played


@pytest.mark.skipif(not has_compiler(), reason="no C compiler: there is nothing to compare with")
def test_a_plain_c_program_plays_the_same_games() -> None:
    choices, checksum, made = kupa.Dice(seeds.from_number(0)), OFFSET, 0
    for number in range(1, GAMES + 1):
        for move in answers(number, choices):
            made += 1
            for value in (move.action, move.a, move.b, move.c):
                checksum = (checksum ^ value) * PRIME & MASK
    told = subprocess.run(
        [program(), "check", str(GAMES)], check=True, capture_output=True, text=True
    ).stdout
    assert told.split() == [str(made), f"{checksum:016x}"]
