"""The bots of one table: those on chairs of their own, and those that play for the absent.

A bot knows only what its seat was told. One that is needed in the middle of a deal is told all of that
again: the record is played through, and nothing but the seat's share of it reaches the bot.
"""

from __future__ import annotations

from kupa.bots import AnyBot, seat_bot
from kupa.core import seeds
from kupa.core.match import Match
from kupa.core.told import Seat, Told, heard
from kupa.tables.table import AnyMatch, Table

STAND_IN = "medium"  # the level of whoever plays for an absent person


class Pilots:
    """Bots by seat, for the deal that is played."""

    def __init__(self) -> None:
        self.bots: dict[Seat, AnyBot] = {}
        self.deal = 0

    def hear(self, table: Table, news: list[Told]) -> None:
        """Tell every bot what its seat is told; whoever got a seat back plays for themselves."""
        if table.deal != self.deal:
            self.bots, self.deal = {}, table.deal
        for seat, bot in list(self.bots.items()):
            if not table.chairs[seat].by_bot:
                del self.bots[seat]
                continue
            for event in heard(news, seat):
                bot.told(event)

    def choose(self, table: Table, seat: Seat) -> str:
        """Return the move a seat's bot chooses now."""
        match = table.match
        if match is None:
            raise ValueError("no cards have been dealt at this table")
        moves = match.moves(seat)
        if len(moves) == 1:
            return str(moves[0])
        if seat not in self.bots:
            self.bots[seat] = _made(table, match, seat)
        return str(self.bots[seat].choose(match.view(seat), moves))


def _made(table: Table, match: AnyMatch, seat: Seat) -> AnyBot:
    level = table.chairs[seat].level or STAND_IN
    whim = seeds.derive(table.root, "bot", table.deal, seat).hex()
    bot = seat_bot(table.game.key, level, seat, whim)
    again: AnyMatch = Match(match.game, match.options, match.seats, match.seed)
    for event in heard(again.opening, seat):
        bot.told(event)
    for other, move in match.answers:
        for event in heard(again.answer(other, move), seat):
            bot.told(event)
    return bot
