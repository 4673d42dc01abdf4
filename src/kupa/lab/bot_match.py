"""A match between bots: each is told its seat's events, shown its view and asked for its moves."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from kupa.bots import AnyBot
from kupa.core.events import Notice, heard
from kupa.core.match import Match

AnyMatch = Match[Any, Any, Any]


class BotMatch:
    """A match with a bot at every seat; ``thought`` keeps the seconds of every real choice."""

    def __init__(self, match: AnyMatch, bots: list[AnyBot], seed: str) -> None:
        self.match = match
        self.bots = bots
        self.thought: list[list[float]] = [[] for _ in bots]
        self.order = Random(seed)  # noqa: S311 — who comes first in a race between equals
        self.tell(match.opening)

    def tell(self, news: list[Notice]) -> None:
        """Tell every bot what its seat may know."""
        for seat, bot in enumerate(self.bots):
            for event in heard(news, seat):
                bot.told(event)

    def play(self) -> tuple[int, ...]:
        """Play to the end and return the ranks."""
        while asked := self.match.asked():
            self.ask(self.who(asked))
        return self.match.ranks()

    def who(self, asked: tuple[int, ...]) -> int:
        """Choose whom to ask: the first, but in a race nobody has a head start."""
        racing = self.match.state.race() and len(asked) > 1
        return self.order.choice(asked) if racing else asked[0]

    def ask(self, seat: int, legal: list[Any] | None = None) -> list[Notice]:
        """Ask one bot and return what is told; a single legal move is played without asking."""
        moves = self.match.moves(seat) if legal is None else legal
        move = moves[0]
        if len(moves) > 1:
            began = perf_counter()
            move = self.bots[seat].choose(self.match.view(seat), moves)
            self.thought[seat].append(perf_counter() - began)
        news = self.match.answer(seat, move)
        self.tell(news)
        return news
