"""The bots of one table: those that have a seat, and those that play for absent persons.

A bot is given only the events its seat was told. One that is created in the middle of a deal is given
all of these again: the record is replayed, and only the seat's own events reach the bot.
"""

from __future__ import annotations

from typing import Any

from kupa.bots import AnyBot, seat_bot, stand_in
from kupa.core import seeds
from kupa.core.events import Notice, Seat, heard
from kupa.core.match import Match
from kupa.tables.table import AnyMatch, Table


class TableBots:
    """Bots by seat, for the current deal; each is created when it has to choose for the first time."""

    def __init__(self) -> None:
        self.bots: dict[Seat, AnyBot] = {}
        self.deal = 0

    def notify(self, table: Table, news: list[Notice]) -> None:
        """Pass on events to the bots, and drop those whose seat a person plays again."""
        if table.deal != self.deal:
            self.bots, self.deal = {}, table.deal
        for seat, bot in list(self.bots.items()):
            if not table.chairs[seat].by_bot:
                del self.bots[seat]
                continue
            for event in heard(news, seat):
                bot.told(event)

    def choose(self, table: Table, seat: Seat) -> str:
        """Return the move of a seat's bot; it is not asked where there is only one."""
        moves = table.questions[seat].moves
        if len(moves) == 1:
            return str(moves[0])
        bot, view = self.asked(table, seat)
        return str(bot.choose(view, moves))

    def asked(self, table: Table, seat: Seat) -> tuple[AnyBot, Any]:
        """Return a seat's bot, which knows what it was told, and what it sees now."""
        match = table.match
        if match is None:
            raise ValueError("no cards have been dealt at this table")
        if seat not in self.bots:
            self.bots[seat] = _create(table, match, seat)
        return self.bots[seat], match.view(seat)


def _create(table: Table, match: AnyMatch, seat: Seat) -> AnyBot:
    """Return a bot that was told everything its seat has been told in this deal."""
    level = table.chairs[seat].level or stand_in(table.game.key)
    seed = seeds.derive(table.root, "bot", table.deal, seat).hex()
    bot = seat_bot(table.game.key, level, seat, seed)
    replayed: AnyMatch = Match(match.game, match.options, match.seats, match.seed)
    for event in heard(replayed.opening, seat):
        bot.told(event)
    for other, move in match.answers:
        for event in heard(replayed.answer(other, move), seat):
            bot.told(event)
    return bot
