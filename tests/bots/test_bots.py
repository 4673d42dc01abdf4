"""Bots of every game and level: honest, legal, restorable."""

from __future__ import annotations

from typing import Any

import pytest

from kupa.bots import PLAYERS, AnyBot, levels, seat_bot
from kupa.bots.reset.players import SearchBot
from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.dice import Dice
from kupa.core.events import Event
from kupa.core.match import Match
from kupa.core.options import write_options
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.lab import Plan, duel, simulate
from kupa.lab.bot_match import BotMatch

LOOKS = 12  # choices of each seat that are looked at
SKETCH = (16, 4)  # tries and depth of a search whose honesty, not whose strength, is looked at
EVERY = [(key, level) for key in PLAYERS for level in levels(key)]


class ComparingBot:
    """A bot that records its events and compares its first choices with those of two other bots.

    One is shown a twin of the table in which everything its seat cannot see was dealt anew; the other
    is made from scratch and told the same events.
    """

    def __init__(self, key: str, level: str, seat: int) -> None:
        self.key = key
        self.level = level
        self.game = GAMES[key]
        self.seat = seat
        self.bot = self.fresh()
        self.events: list[Event] = []
        self.looked = 0

    def fresh(self) -> AnyBot:
        return seat_bot(self.key, self.level, self.seat, "witness")

    def told(self, event: Event) -> None:
        self.events.append(event)
        self.bot.told(event)

    def choose(self, view: Any, moves: list[Any]) -> Any:  # noqa: ANN401
        move = self.bot.choose(view, list(moves))
        if self.looked < LOOKS:
            self.looked += 1
            twin = self.game.imagine(view, None, Dice(seeds.from_number(self.looked)))
            assert move == self.restored().choose(twin.view(self.seat), twin.moves(self.seat))
        assert move in moves
        return move

    def restored(self) -> AnyBot:
        bot = self.fresh()
        for event in self.events:
            bot.told(event)
        return bot


@pytest.fixture
def sketchy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searching bots think less: interpreted, they would take a minute."""
    monkeypatch.setattr(SearchBot.__init__, "__defaults__", SKETCH)


@pytest.mark.usefixtures("sketchy")
@pytest.mark.parametrize(("key", "level"), EVERY)
def test_a_bot_chooses_the_same_whatever_it_cannot_see_and_after_a_restart(key: str, level: str) -> None:
    game = GAMES[key]
    options = game.with_limit(game.Options())
    seats = game.seats[1] if len(game.seats) > 1 else game.seats[0]
    match: Match[Any, Any, Any] = Match(game, options, seats, seeds.from_number(1))
    bots: list[Any] = [ComparingBot(key, level, seat) for seat in range(seats)]
    table = BotMatch(match, bots, "witness")
    while (asked := match.asked()) and min(bot.looked for bot in bots) < LOOKS:
        table.ask(asked[0])
    assert all(bot.looked for bot in bots)


@pytest.mark.usefixtures("sketchy")
@pytest.mark.parametrize("key", PLAYERS)
def test_mixed_levels_finish_every_variant(key: str) -> None:
    game, found = GAMES[key], levels(key)
    for number, (options, seats) in enumerate(tables(game)):
        bots = tuple(found[(number + seat) % len(found)] for seat in range(seats))
        words = write_options(game.with_limit(options))
        report = simulate(Plan(key, seats, 1, bytes(32), words, bots), processes=1)
        assert report.games == 1


@pytest.mark.parametrize("key", PLAYERS)
def test_the_easiest_level_beats_random_play(key: str) -> None:
    """A coarse alarm: the figures that count are measured over thousands of deals (docs/bots.md)."""
    verdict = duel(Plan(key, 2, 16, bytes(32), "", ("easy", "random")), processes=1)
    assert verdict.rate > 0.6


def test_a_duel_of_equals_is_even_and_repeats_itself() -> None:
    plan = Plan("reset", 2, 160, bytes(32), "", ("random", "random"))
    one, two = duel(plan, processes=1), duel(plan, processes=2)
    assert one.rate == two.rate
    assert one.interval[0] < 0.5 < one.interval[1]


def test_a_duel_of_four_seats_one_of_a_level_among_the_others() -> None:
    """Among equals one of four wins a quarter; a better one wins more."""
    even = duel(Plan("pairs", 4, 60, bytes(32), "", ("easy", "easy")), processes=1)
    assert even.fair == 1 / 4
    assert even.interval[0] < 1 / 4 < even.interval[1]
    better = duel(Plan("pairs", 4, 20, bytes(32), "", ("perfect", "easy")), processes=1)
    assert better.interval[0] > 1 / 4


@pytest.mark.parametrize("key", PLAYERS)
def test_levels_go_from_weakest_to_strongest(key: str) -> None:
    order = ["random", "easy", "medium", "hard", "perfect"]
    assert list(levels(key)) == order[: len(levels(key))]
    assert len(levels(key)) >= 4


def test_levels_and_tables_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Refused, match="no_such_level"):
        seat_bot("reset", "genius", 0, "")
    with pytest.raises(Refused, match="bots_and_seats"):
        simulate(Plan("reset", 3, 1, bytes(32), "", ("easy", "easy")))
    with pytest.raises(Refused, match="duel_of_two"):
        duel(Plan("reset", 3, 1, bytes(32), "", ("easy",) * 3))
    with pytest.raises(Refused, match="duel_alone"):
        duel(Plan("pairs", 1, 1, bytes(32), "", ("easy", "easy")))
