"""Bots are fair to every seat: turn the whole table by a seat, and every choice turns with it.

This finds what thousands of games only hint at: a loop that begins at seat 0, dice that depend on the
number of a seat, a neighbour who is preferred. Ties among moves: see test_reset_victims.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from kupa.bots import PLAYERS, AnyBot, levels, seat_bot
from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.events import Event
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.games import GAMES
from kupa.lab.bot_match import BotMatch
from support.turned import Turn

VARIANTS = {
    "court": ["", "size=short magic=declared"],
    "pairs": ["", "size=large"],
    "reset": ["", "draw=free finish=places"],
    "ushpizin": [
        "",
        "goal=one_host",
        "goal=combinations exposure=seldom",
        "style=quartets goal=one_host",
    ],
}
LOOKS = 40  # choices that are looked at
# Hard deals imagined hands in Reset, which no two tables have alike: its victims are counted instead.
CASES = [
    (key, level, words)
    for key in PLAYERS
    for level in levels(key)
    if (key, level) != ("reset", "hard")
    for words in VARIANTS[key]
]


class Turned:
    """A bot whose twin sits at a turned table, and must choose alike."""

    def __init__(self, key: str, level: str, seat: int, turn: Turn) -> None:
        self.game = GAMES[key]
        self.turn = turn
        self.bot: AnyBot = seat_bot(key, level, seat, "a seed")
        self.twin: AnyBot = seat_bot(key, level, turn.seat(seat), "a seed")
        self.looked = 0

    def told(self, event: Event) -> None:
        self.bot.told(event)
        self.twin.told(self.turn.whole(event))

    def choose(self, view: Any, moves: list[Any]) -> Any:  # noqa: ANN401
        move = self.bot.choose(view, list(moves))
        turned = [self.game.read(self.turn.text(str(each))) for each in moves]
        chosen = self.twin.choose(self.turn.whole(view), turned)
        assert str(chosen) == self.turn.text(str(move))
        self.looked += 1
        return move


def play_turned(key: str, level: str, options: Any, seats: int, by: int = 1) -> int:  # noqa: ANN401
    """Play a table beside its twin that is turned; return how many choices were looked at."""
    game = GAMES[key]
    turn = Turn(seats, by, list(game.verbs), frozenset(card.key for card in game.cards))
    match: Match[Any, Any, Any] = Match(game, game.with_limit(options), seats, seeds.from_number(5))
    bots: list[Any] = [Turned(key, level, seat, turn) for seat in range(seats)]
    table = BotMatch(match, bots, "turned")
    while (asked := match.asked()) and sum(bot.looked for bot in bots) < LOOKS:
        table.ask(asked[0])
    return sum(bot.looked for bot in bots)


@pytest.mark.parametrize(("key", "level", "words"), CASES)
def test_a_turned_table_turns_every_choice(key: str, level: str, words: str) -> None:
    options = read_options(GAMES[key].Options, words.split())
    seats = 4
    assert play_turned(key, level, options, seats) > seats


@pytest.mark.parametrize("key", PLAYERS)
def test_so_does_every_size_and_option(key: str) -> None:
    level = "medium" if key == "reset" else "hard"
    looked = [
        play_turned(key, level, options, seats, by=seats - 1)
        for options, seats in tables(GAMES[key])
        if seats > 1
    ]
    assert min(looked) > 0
