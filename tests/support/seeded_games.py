"""Seeded random games of every table of every game: one line a game, the digest of its whole record."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.games import GAMES, find


def lines(first: int, last: int) -> Iterator[str]:
    """Play the games of these numbers; the tables take turns, the seed is the number."""
    known = [(key, *table) for key in GAMES for table in tables(find(key))]
    for number in range(first, last):
        key, options, seats = known[number % len(known)]
        yield line(key, options, seats, number)


def line(key: str, options: Any, seats: int, number: int) -> str:  # noqa: ANN401 — every game has its own
    """Play one game; every move is chosen evenly among the legal ones."""
    game = find(key)
    match = Match(game, game.with_limit(options), seats, seeds.from_number(number))
    dice = Dice(seeds.from_number(1_000_000 + number))
    while asked := match.asked():
        seat = asked[dice.below(len(asked))]
        moves = match.moves(seat)
        match.answer(seat, moves[dice.below(len(moves))])
    record = str(match.record())
    return f"{number} {key} {seats} {len(match.answers)} {sha256(record.encode()).hexdigest()}"
