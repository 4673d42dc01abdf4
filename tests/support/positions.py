"""Positions that the engine makes: random play from fixed deals, at the tables played in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final

from kupa.core.game import AnyGame
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.core.sealed_deal import SealedDeal
from kupa.games import find
from support.option_matrix import TABLES, TableSetup

AnyMatch = Match[Any, Any, Any]
LONGEST: Final = 250  # answers of one game that are looked at
DEALS: Final = 400  # after which a kind of move is held to be impossible
# Nobody can pass in Reset but in a built position: all cards would have to be in hands and piles (R26).
NEVER: Final = {"reset": {"pass"}}
SELF_EVIDENT: Final = {"leave", "rob", "give", "done"}  # where there is no choice the page may answer
ME: Final = 0  # whose eyes are looked through


@dataclass(frozen=True)
class Position:
    """A table in play, as it can be dealt and played again."""

    played: TableSetup
    root: bytes
    answers: tuple[tuple[int, str], ...]
    moves: tuple[str, ...]  # of the first seat


def kind_of(move: str) -> str:
    """What kind of move this is: its verb; of cards laid their figure, and if a joker is in it."""
    words = move.split()
    joker = " with a joker" if "*" in move else ""
    cards = [word.removesuffix("*") for word in words]
    if not cards[0].isdecimal():
        return words[0] + (" several" if words[1:] == words[:1] else joker)
    if len(cards) == 1:
        return "one" + joker
    only = " of jokers" if all(word.endswith("*") for word in words) else joker
    return ("set" if len(set(cards)) == 1 else "straight") + only


def kinds(game: AnyGame) -> set[str]:
    """Every kind of move there can be."""
    return {kind_of(str(move)) for move in game.vocabulary(game.seats[-1])}


def root_of(played: TableSetup, number: int) -> bytes:
    """A fixed root of a deal."""
    return sha256(f"{played.name}/{number}".encode()).digest()


def deal(played: TableSetup, root: bytes) -> AnyMatch:
    """Deal as a table with this root does."""
    game = find(played.game)
    options = read_options(game.Options, played.words.split())
    return Match(game, options, played.seats, SealedDeal(root).seed())


def random_play(played: TableSetup, number: int, most: int = LONGEST) -> Iterator[AnyMatch]:
    """Play at random from a fixed deal; stop wherever the first seat is asked."""
    match = deal(played, root_of(played, number))
    choose = Random(number)
    while (asked := match.asked()) and len(match.answers) < most:
        if ME in asked:
            yield match
        seat = choose.choice(asked)
        match.answer(seat, choose.choice(match.moves(seat)))


def each_kind(game: str) -> dict[str, Position]:
    """Return a position for every kind of move of a game, in which the first seat may make it."""
    wanted = kinds(find(game))
    found: dict[str, Position] = {}
    tables = [played for played in TABLES if played.game == game and played.seats > 1]
    for number in count():
        if len(found) == len(wanted) or number == DEALS:
            return found
        for match in random_play(tables[number % len(tables)], number):
            _note(found, tables[number % len(tables)], number, match)
    raise AssertionError


def _note(found: dict[str, Position], played: TableSetup, number: int, match: AnyMatch) -> None:
    moves = tuple(map(str, match.moves(ME)))
    new = {kind_of(move) for move in moves} - set(found)
    if len(moves) == 1:
        new -= SELF_EVIDENT
    if new:
        answers = tuple((seat, str(move)) for seat, move in match.answers)
        here = Position(played, root_of(played, number), answers, moves)
        found.update(dict.fromkeys(new, here))
